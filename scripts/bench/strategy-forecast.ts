// How often the real end of a simulated strategy lies within the 80 % range of its forecast.
import type { MetricSet } from '@adwright/sdk/types'
import { adsMetric } from '#mocks/sandbox/domain/planning/strategy-ads-metric.ts'
import { forecastOf } from '#mocks/sandbox/domain/planning/strategy-forecast.ts'
import { valueOver } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { addDays, daysBetween } from '#mocks/sandbox/time/time-zone.ts'
import { adsWorldOf } from '#mocks/sandbox/world/ads/ads-world.ts'

const CLIENT = '4839201756'
const DAY = '2026-11-19'
const METRICS: (keyof MetricSet)[] = [
  'conversions',
  'conversionValue',
  'roas',
  'cpa',
  'clicks',
  'cost',
  'ctr',
  'conversionRate',
]
const STRATEGIES_PER_WORLD = 20
const MIN_DAYS = 30
const MORE_DAYS = 90
/** Recent days a forecast draws from, before the first day. */
const HISTORY_DAYS = 60

const worldOf = (seed: number) =>
  adsWorldOf(
    seed,
    {
      customerClientId: CLIENT,
      anchorDay: DAY,
      records: {
        changes: () => Promise.resolve([]),
        addChange: () => Promise.reject(new Error('Nothing is changed here.')),
        report: () => Promise.resolve(undefined),
      },
    },
    new Date(`${DAY}T13:30:00Z`),
  )

export type Calibration = { count: number; inside: number; belowMiddle: number }

/** Forecasts strategies of random metrics, lengths and days in different worlds, and compares with what really came. */
export async function calibrate(count: number, firstSeed = 1): Promise<Calibration> {
  const result = { count, inside: 0, belowMiddle: 0 }
  const random = randomFrom(seedOf('calibration', firstSeed))
  const upTo = (most: number) => Math.floor(random() * most)
  for (let number = 0; number < count; number += 1) {
    const world = await worldOf(firstSeed + Math.floor(number / STRATEGIES_PER_WORLD))
    const metric = adsMetric(world, METRICS[number % METRICS.length] ?? 'clicks')
    if (!metric) continue
    const length = MIN_DAYS + upTo(MORE_DAYS)
    const room = daysBetween(metric.from, metric.through) - length - HISTORY_DAYS
    const startsOn = addDays(metric.from, HISTORY_DAYS + upTo(room))
    const dueOn = addDays(startsOn, length - 1)
    const through = addDays(startsOn, 7 + upTo(length - 14))
    const period = { startsOn, dueOn, seed: seedOf('strategy', firstSeed, number) }
    const end = forecastOf({ ...metric, through }, addDays(through, 1), period)?.at(-1)
    const real = valueOver(metric, startsOn, dueOn)
    if (!end || real === null) continue
    if (real >= end.low && real <= end.high) result.inside += 1
    if (real < end.middle) result.belowMiddle += 1
  }
  return result
}

/** npm run bench -- strategies */
export async function benchStrategies(): Promise<void> {
  const started = performance.now()
  const { count, inside, belowMiddle } = await calibrate(200)
  const share = (part: number) => `${((100 * part) / count).toFixed(1)} %`
  console.table({
    'real end inside the 80 % range': share(inside),
    'real end below the middle': share(belowMiddle),
    strategies: count,
    'ms per strategy': ((performance.now() - started) / count).toFixed(0),
  })
}
