// False alarms on series without anomalies, by kind, with each sensitivity; and how far the scores mean a probability.
import { detectAnomalies, detectInScored, scoreForTuning } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import type { Sensitivity } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { drawSeries, exactKinds, type NullKind, nullKinds } from '#scripts/bench/anomaly/null-series.ts'

type Step = 'day' | 'hour'
/** Enough points for about fifty alarms with low sensitivity: with ten, chance alone is off by more than a factor of two. */
const sizes: Record<Step, { series: number; points: number }> = {
  day: { series: 120, points: 420 },
  hour: { series: 24, points: 2400 },
}
const sensitivities = ['low', 'medium', 'high'] as const

type Alarms = { alarms: Record<Sensitivity, number>; points: number }

/** Alarms with each sensitivity and judged points over all series of a kind. */
export function countAlarms(kind: NullKind, step: Step): Alarms {
  const count: Alarms = { alarms: { low: 0, medium: 0, high: 0 }, points: 0 }
  for (let seed = 1; seed <= sizes[step].series; seed += 1) {
    const options = { granularity: step, metricKind: kind.metricKind }
    const series = drawSeries(kind, step, sizes[step].points, seed)
    const scored = scoreForTuning(series, options)
    const isJudged = ({ time }: { time: number }) => time > (series[kind.cycle ?? 0]?.time ?? 0)
    for (const sensitivity of sensitivities) {
      const found = detectInScored(scored, { ...options, sensitivity })
      count.alarms[sensitivity] += found.findings.filter(isJudged).length
      if (sensitivity === 'medium') count.points += found.points.filter(({ isLearning }) => !isLearning).length
    }
  }
  return count
}

const oneIn = (alarms: number, points: number) =>
  alarms === 0 ? `none in ${points}` : `1 in ${Math.round(points / alarms)}`

/** Prints the false alarms by kind; wanted are about 1 in 1,000, 200 and 50. */
export function benchNull(): void {
  for (const step of ['day', 'hour'] as const) {
    console.log(`False alarms by ${step} (wanted: low 1 in 1,000, medium 1 in 200, high 1 in 50)`)
    console.table(
      [...nullKinds, ...exactKinds].map((kind) => {
        const { alarms, points } = countAlarms(kind, step)
        return {
          kind: kind.name,
          ...Object.fromEntries(sensitivities.map((name) => [name, oneIn(alarms[name], points)])),
        }
      }),
    )
  }
}

const levels = [0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001]

/** Prints the share of points at or below each probability; a calibrated score has the same number. */
export function benchCalibration(): void {
  console.log('Calibration: share of points whose probability is at most p')
  console.table(
    nullKinds.flatMap((kind) =>
      (['day', 'hour'] as const).map((step) => {
        const probabilities: number[] = []
        for (let seed = 1; seed <= sizes[step].series; seed += 1) {
          const series = drawSeries(kind, step, sizes[step].points, seed)
          const { points } = detectAnomalies(series, { granularity: step, metricKind: kind.metricKind })
          for (const { isLearning, probability } of points) if (!isLearning) probabilities.push(probability)
        }
        const shareOf = (level: number) => probabilities.filter((p) => p <= level).length / probabilities.length
        const shares = levels.map((level) => [`p ${level}`, shareOf(level).toFixed(4)])
        return { kind: kind.name, step, ...Object.fromEntries(shares) }
      }),
    ),
  )
}
