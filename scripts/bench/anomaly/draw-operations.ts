import type { LabelledSeries } from '#mocks/sandbox/domain/anomalies/engine/benchmark/nab-score.ts'
import type { Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import type { OperationsKind } from '#scripts/bench/anomaly/operations-series.ts'
import { samplerFrom } from '#scripts/bench/anomaly/samplers.ts'

export type OperationsSeries = LabelledSeries & { kind: string; series: Observation[] }

const begin = Date.UTC(2025, 3, 1)
/** The windows of a series take a tenth of it together, as in the Numenta Anomaly Benchmark. */
const windowShare = 0.1

/** Draws a series with two events (a lasting one is alone) after its first third. */
export function operationsSeries(kind: OperationsKind, seed: number): OperationsSeries {
  const sampler = samplerFrom(seed)
  const { points, length, minutes } = kind
  const count = length === 0 ? 0 : length >= points ? 1 : 2
  const onsets = Array.from({ length: count }, (_, place) => {
    const first = 0.35 + 0.35 * place
    const index = Math.round(points * (first + 0.15 * sampler.uniform()))
    // A changed day begins at its midnight.
    return length === 288 ? index - (index % 288) : index
  })
  const draw = kind.usual(sampler)
  const series = Array.from({ length: points }, (_, index) => {
    const usual = draw(index)
    const onset = onsets.find((from) => index >= from && index < from + length)
    return {
      time: begin + index * minutes * 60_000,
      value: onset === undefined ? usual : kind.change(usual, index - onset, length),
    }
  })
  const times = series.map(({ time }) => time)
  const half = Math.round((windowShare * points) / Math.max(count, 1) / 2)
  const windows = onsets.map((onset) => {
    const middle = onset + (length === 288 ? 144 : 0)
    return [times[middle - half] ?? 0, times[Math.min(points - 1, middle + half)] ?? 0] as const
  })
  return { name: `${kind.name} ${seed}`, kind: kind.name, series, times, windows }
}
