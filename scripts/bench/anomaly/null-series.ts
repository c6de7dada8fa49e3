import { dayMs, hourMs, type MetricKind, type Observation } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { type Sampler, samplerFrom } from '#scripts/bench/anomaly/samplers.ts'

/** A kind of series without anomalies: each point is drawn from its index and the number of points in a day. */
export type NullKind = {
  name: string
  /** Undefined: found out by the engine, as for a file of `npm run detect`. */
  metricKind: MetricKind | undefined
  /** The points of the first cycle of an exact repetition, whose alarms are not counted. */
  cycle?: number
  /** Returns the generator of one series. */
  series: (sampler: Sampler) => (index: number, perDay: number) => { value: number; denominator?: number }
}

const monday = Date.UTC(2025, 0, 6)
const weekdays = [1.08, 1.12, 1.1, 1.04, 0.98, 0.72, 0.62]

/** The usual course of a day and a week, with means of about 1: two harmonics by day, a table by weekday. */
export function seasonOf(index: number, perDay: number): number {
  const weekday = weekdays[Math.floor(index / perDay) % 7] ?? 1
  if (perDay === 1) return weekday
  const turn = (2 * Math.PI * index) / perDay
  return weekday * (1 - 0.55 * Math.cos(turn - 0.6) - 0.2 * Math.cos(2 * turn + 0.4))
}

const plain = (draw: (sampler: Sampler, index: number, perDay: number) => number): NullKind['series'] => {
  return (sampler) => (index, perDay) => ({ value: draw(sampler, index, perDay) })
}

const orders = ({ poisson, normal }: Sampler, mean: number) => {
  let total = 0
  for (let order = poisson(mean); order > 0; order -= 1) total += Math.exp(3.8 + 0.9 * normal())
  return Math.round(100 * total) / 100
}

const lognormal = ({ normal }: Sampler) => Math.exp(5 + 0.3 * normal())

export const nullKinds: readonly NullKind[] = [
  { name: 'normal', metricKind: 'real', series: plain(({ normal }) => 1000 + 50 * normal()) },
  { name: 'lognormal', metricKind: undefined, series: plain(lognormal) },
  // No metric of the product has this kind; it shows what a wrong declaration costs.
  { name: 'lognormal, declared as any number', metricKind: 'real', series: plain(lognormal) },
  { name: 'Poisson, mean 3', metricKind: 'count', series: plain(({ poisson }) => poisson(3)) },
  { name: 'Poisson, mean 20', metricKind: 'count', series: plain(({ poisson }) => poisson(20)) },
  {
    name: 'negative binomial, 40, k 5',
    metricKind: 'count',
    series: plain(({ poisson, gamma }) => poisson(gamma(5, 8))),
  },
  {
    name: 'beta-binomial rate',
    metricKind: 'rate',
    series:
      ({ poisson, beta, binomial }) =>
      (index, perDay) => {
        const denominator = Math.max(1, poisson(200 * seasonOf(index, perDay)))
        return { value: binomial(denominator, beta(120, 80)) / denominator, denominator }
      },
  },
  { name: 'revenue, heavy tails', metricKind: 'money', series: plain((sampler) => orders(sampler, 15)) },
  { name: 'durations', metricKind: 'duration', series: plain(({ gamma }) => gamma(20, 7.5)) },
  {
    name: 'AR(1), 0.7',
    metricKind: 'real',
    series: ({ normal }) => {
      let state = 0
      return () => {
        state = 0.7 * state + normal()
        return { value: 100 + 4 * state }
      }
    },
  },
  {
    name: 'seasons, over-dispersed',
    metricKind: 'count',
    series: plain(({ poisson, gamma }, index, perDay) => poisson(gamma(60, (90 * seasonOf(index, perDay)) / 60))),
  },
  {
    name: 'seasons, revenue',
    metricKind: 'money',
    series: plain((sampler, index, perDay) => orders(sampler, 25 * seasonOf(index, perDay))),
  },
  {
    name: 'trend and seasons',
    metricKind: 'count',
    series: plain(({ normal }, index, perDay) => {
      const growth = Math.exp((0.004 * index) / perDay)
      return Math.round(3000 * growth * seasonOf(index, perDay) * Math.exp(0.06 * normal()))
    }),
  },
  // Each of its few other values occurs once in a hundred points: nothing in it is as rare as medium and low sensitivity want, so they alarm less often.
  {
    name: 'near-constant',
    metricKind: 'real',
    series: plain(({ uniform }) => 45 + (uniform() < 0.04 ? 0.1 * Math.ceil(4 * (uniform() - 0.5)) : 0)),
  },
]

/**
 * Series that repeat themselves exactly: any alarm after warm-up and the first cycle is a false one. Until a cycle is over, its jumps are news, which
 * no detector can know from the past.
 */
export const exactKinds: readonly NullKind[] = [
  {
    name: 'sine',
    cycle: 38,
    metricKind: 'real',
    series: plain((_, index) => 50 + 20 * Math.sin((2 * Math.PI * index) / 37.5)),
  },
  { name: 'sawtooth', cycle: 29, metricKind: 'real', series: plain((_, index) => index % 29) },
  { name: 'square', cycle: 48, metricKind: 'real', series: plain((_, index) => (index % 48 < 20 ? 20 : 80)) },
  { name: 'constant', metricKind: 'real', series: plain(() => 45) },
]

/** Draws one series of a kind, daily or hourly. */
export function drawSeries(kind: NullKind, step: 'day' | 'hour', points: number, seed: number): Observation[] {
  const perDay = step === 'day' ? 1 : 24
  const draw = kind.series(samplerFrom(seed))
  return Array.from({ length: points }, (_, index) => ({
    time: monday + index * (step === 'day' ? dayMs : hourMs),
    ...draw(index, perDay),
  }))
}
