import { dayMs, hourMs, type Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { seasonOf } from '#scripts/bench/anomaly/null-series.ts'
import { samplerFrom } from '#scripts/bench/anomaly/samplers.ts'

export type Step = 'day' | 'hour'
/** `change` returns the factor on the usual value `since` points after the onset; undefined drops the point from the data. */
export type PlantedKind = { name: string; length: number; change: (since: number, step: Step) => number | undefined }

const by = (day: number, hour: number) => (step: Step) => (step === 'day' ? day : hour)

export const plantedKinds: readonly PlantedKind[] = [
  { name: 'spike', length: 1, change: (_, step) => by(1.45, 1.9)(step) },
  { name: 'dip', length: 1, change: (_, step) => by(0.62, 0.4)(step) },
  { name: 'outage of 2 points', length: 2, change: () => 0.1 },
  { name: 'level shift down', length: 1000, change: (_, step) => by(0.72, 0.7)(step) },
  { name: 'level shift up', length: 1000, change: (_, step) => by(1.35, 1.4)(step) },
  {
    name: 'trend break',
    length: 1000,
    change: (since, step) => Math.exp(-by(0.025, 0.008)(step) * (Math.min(since, by(40, 150)(step)) + 1)),
  },
  { name: 'missing data', length: 4, change: () => undefined },
]

export const monday = Date.UTC(2025, 0, 6)
export const onsets: Record<Step, number> = { day: 150, hour: 1000 }
export const lengths: Record<Step, number> = { day: 190, hour: 1150 }
/** Points after the onset within which a detection counts. */
export const reach: Record<Step, number> = { day: 14, hour: 48 }

/** A usual metric of a shop: seasons by harmonics and weekday, slow growth, noise that remembers, over-dispersed counts. */
export function plantedSeries(kind: PlantedKind | undefined, step: Step, seed: number): Observation[] {
  const { normal, poisson, gamma } = samplerFrom(seed)
  const perDay = step === 'day' ? 1 : 24
  const onset = onsets[step] + (seed % 7) * (step === 'day' ? 1 : 5)
  let memory = 0
  return Array.from({ length: lengths[step] }, (_, index): Observation | undefined => {
    memory = 0.4 * memory + 0.05 * normal()
    const since = index - onset
    const isChanged = kind !== undefined && since >= 0 && since < kind.length
    const factor = isChanged ? kind.change(since, step) : 1
    const growth = Math.exp((0.001 * index) / perDay)
    const mean = (step === 'day' ? 2000 : 400) * growth * seasonOf(index, perDay) * Math.exp(memory) * (factor ?? 1)
    const value = poisson(gamma(200, mean / 200))
    return factor === undefined ? undefined : { time: monday + index * (step === 'day' ? dayMs : hourMs), value }
  }).filter((point) => point !== undefined)
}

/** The time of the onset of the event in a series of a seed. */
export const onsetTime = (step: Step, seed: number): number =>
  monday + (onsets[step] + (seed % 7) * (step === 'day' ? 1 : 5)) * (step === 'day' ? dayMs : hourMs)
