// Finds the dimension values that explain an anomaly, by comparing each with its own past weeks.
import type { AnalyticsMetric, AnomalyContributor } from '@adwright/sdk/types'
import { contributorsOf, type RateEffects, rateEffectsOf } from '#mocks/sandbox/domain/anomalies/engine/contributors.ts'
import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { DIMENSIONS, NOT_SET } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import {
  isRatio,
  metricOf,
  PART_COUNT,
  type Parts,
  roundedAs,
  SESSIONS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView, Segment } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

const WEEKS = 6
const MAX_CONTRIBUTORS = 5
/** A value counts as a contributor if it explains this much, and clearly more than its usual share. */
const MIN_SHARE_PCT = 15
const ABOVE_ITS_SHARE = 1.2

type Deviation = { metric: AnalyticsMetric; from: Day; to: Day; actual: number; expected: number; segment?: Segment }
type Row = Segment & { actual: Parts; expected: Parts }

function rowsOf(world: AnalyticsPropertyView, from: Day, to: Day): Row[] {
  const past = Array.from({ length: WEEKS }, (_, week) =>
    world.breakdown(addDays(from, -7 * (week + 1)), addDays(to, -7 * (week + 1))),
  )
  return world.breakdown(from, to).map(({ dimension, value, parts }, row) => {
    const expected = new Float64Array(PART_COUNT)
    for (let part = 0; part < PART_COUNT; part++) {
      expected[part] = median(past.map((week) => week[row]?.parts[part] ?? 0))
    }
    return { dimension, value, actual: parts, expected }
  })
}

type Share = {
  segment: Segment
  actual: number
  expected: number
  pull: number
  usualShare: number
  effects?: RateEffects
}

const sum = (rows: Row[], value: (row: Row) => number) => rows.reduce((total, row) => total + value(row), 0)

/** The contribution of each row to a count or an amount, scaled to the expected total and, for a monitored segment, to the segment. */
function additive(rows: Row[], { metric, actual, expected }: Deviation): Share[] {
  const actualSum = sum(rows, (row) => metricOf(row.actual, metric))
  const expectedSum = sum(rows, (row) => metricOf(row.expected, metric))
  return rows.map((row) => {
    const usualShare = expectedSum === 0 ? 0 : metricOf(row.expected, metric) / expectedSum
    const own = actualSum === 0 ? 0 : (metricOf(row.actual, metric) / actualSum) * actual
    const usual = usualShare * expected
    return { segment: row, actual: own, expected: usual, pull: own - usual, usualShare }
  })
}

/** The contribution of each row to a ratio: its own change, and the change of its share of the sessions. */
function ratio(rows: Row[], { metric }: Deviation): Share[] {
  const segments = rows.map((row) => ({
    trials: row.actual[SESSIONS] ?? 0,
    expectedTrials: row.expected[SESSIONS] ?? 0,
    rate: metricOf(row.actual, metric),
    expectedRate: metricOf(row.expected, metric),
  }))
  const expectedSessions = Math.max(
    1,
    segments.reduce((total, { expectedTrials }) => total + expectedTrials, 0),
  )
  const effects = rateEffectsOf(segments)
  return segments.flatMap(({ rate, expectedRate, expectedTrials }, place) => {
    const [segment, own] = [rows[place], effects[place]]
    if (!segment || !own) return []
    const pull = own.rateEffect + own.mixEffect
    return [
      {
        segment,
        actual: rate,
        expected: expectedRate,
        pull,
        usualShare: expectedTrials / expectedSessions,
        effects: own,
      },
    ]
  })
}

/** A rounded value, null for a ratio without sessions. */
const knownValue = (metric: AnalyticsMetric, value: number) => (Number.isNaN(value) ? null : roundedAs(metric, value))

/** Returns the values that explain most of a deviation, largest share first; empty if none stands out. */
export function explain(world: AnalyticsPropertyView, found: Deviation): AnomalyContributor[] {
  const { metric, segment } = found
  if (segment && isRatio(metric)) return []
  const rows = rowsOf(world, found.from, found.to)
  const shares = DIMENSIONS.filter((dimension) => dimension !== segment?.dimension).flatMap((dimension) => {
    const own = rows.filter((row) => row.dimension === dimension)
    return isRatio(metric) ? ratio(own, found) : additive(own, found)
  })
  const pulls = shares.map(({ segment: { dimension, value }, pull }) => ({
    dimension,
    value,
    actual: pull,
    expected: 0,
  }))
  const explained = contributorsOf(pulls, pulls.length)
  return explained
    .filter(({ dimension, value }) => dimension !== 'campaignName' || value !== NOT_SET)
    .flatMap(({ dimension, value, contributionPct }) => {
      const share = shares.find(({ segment: one }) => one.dimension === dimension && one.value === value)
      const isClear = share && contributionPct >= Math.max(MIN_SHARE_PCT, ABOVE_ITS_SHARE * 100 * share.usualShare)
      if (!isClear) return []
      const { actual, expected, effects } = share
      return [
        {
          dimension: share.segment.dimension,
          value,
          contributionPct: Math.min(1000, contributionPct),
          actual: knownValue(metric, actual),
          expected: knownValue(metric, expected),
          rateEffect: effects ? roundedAs(metric, effects.rateEffect) : null,
          mixEffect: effects ? roundedAs(metric, effects.mixEffect) : null,
        },
      ]
    })
    .slice(0, MAX_CONTRIBUTORS)
}
