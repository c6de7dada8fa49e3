import type { AnalyticsDimension, AnalyticsMetric, AnalyticsReport, ReportBreakdownRow } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { reportOf } from '#mocks/sandbox/domain/reports/analytics-report.ts'
import { DIMENSIONS } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import {
  CONVERSIONS,
  ENGAGED,
  EVENTS,
  isRatio,
  PART_COUNT,
  SESSIONS,
  USERS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { Segment, SegmentParts } from '#mocks/sandbox/platforms/analytics.ts'
import { analyticsWorldOf } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import { crossed } from '#mocks/sandbox/world/analytics/cross.ts'

const world = analyticsWorldOf(1, '318204657')
if (!world) throw new Error('The web shop is not there.')
const periods = {
  currency: 'EUR',
  currentPeriod: { dateBegin: '2026-10-20', dateEnd: '2026-11-18' },
  previousPeriod: { dateBegin: '2026-09-20', dateEnd: '2026-10-19' },
}
const report = (segment?: Segment): AnalyticsReport => reportOf(world, { ...periods, segment }, '2026-11-18', [])
const rowOf = ({ breakdowns }: AnalyticsReport, dimension: AnalyticsDimension, value: string) =>
  breakdowns[dimension].find((row) => row.value === value)
const totalsOf = ({ totals }: AnalyticsReport) =>
  Object.fromEntries(totals.map(({ metric, current }) => [metric, current]))
const sum = (rows: ReportBreakdownRow[]) => rows.reduce((all, { metrics }) => all + (metrics.sessions ?? 0), 0)

test('the totals of a segment equal its row in the unsegmented report, for both date ranges', () => {
  const whole = report()
  for (const dimension of DIMENSIONS)
    for (const { value, metrics, previous } of whole.breakdowns[dimension]) {
      const part = report({ dimension, value })
      expect(totalsOf(part)).toEqual(metrics)
      expect(part.totals.find(({ metric }) => metric === 'conversions')?.previous).toBe(previous?.conversions)
      expect(part.breakdowns[dimension]).toEqual([{ value, metrics, previous }])
      const days = part.series.filter(({ metric }) => metric === 'sessions').map(({ current }) => current)
      expect(days.reduce((all: number, day) => all + (day ?? 0), 0)).toBe(metrics.sessions)
    }
})

test('A broken down by B equals B broken down by A, and the cells of a value add up to it', () => {
  const mobile = report({ dimension: 'deviceCategory', value: 'mobile' })
  const paid = report({ dimension: 'sessionDefaultChannelGroup', value: 'Paid Search' })
  const cell = rowOf(mobile, 'sessionDefaultChannelGroup', 'Paid Search')
  expect(cell).toEqual({ ...rowOf(paid, 'deviceCategory', 'mobile'), value: 'Paid Search' })
  expect(sum(mobile.breakdowns.sessionDefaultChannelGroup)).toBe(totalsOf(mobile).sessions)
  expect(sum(paid.breakdowns.deviceCategory)).toBe(totalsOf(paid).sessions)
})

test('impossible combinations are close to zero', () => {
  const newsletter = report({ dimension: 'sourceMedium', value: 'newsletter / email' })
  const [first] = newsletter.breakdowns.sessionDefaultChannelGroup
  expect(first?.value).toBe('Email')
  expect(first?.metrics.sessions).toBeGreaterThan(0.95 * (totalsOf(newsletter).sessions ?? 0))
})

test('every cell is possible: users, new users and engaged sessions do not exceed sessions, nor key events all events', () => {
  const breakdown = world.breakdown('2026-11-10', '2026-11-18')
  const cells = breakdown.flatMap((segment) => crossed(breakdown, segment))
  for (const { parts } of cells) {
    expect(parts).toHaveLength(PART_COUNT)
    expect(parts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true)
    expect(Math.max(parts[ENGAGED] ?? 0, parts[USERS] ?? 0)).toBeLessThanOrEqual(parts[SESSIONS] ?? 0)
    expect(parts[CONVERSIONS]).toBeLessThanOrEqual(parts[EVENTS] ?? 0)
  }
})

test('a segment that does not occur counts nothing, and its ratios are unknown', () => {
  const nothing = report({ dimension: 'country', value: 'Atlantis' })
  const expected = (metric: AnalyticsMetric) => (isRatio(metric) ? null : 0)
  for (const { metric, current, previous } of nothing.totals)
    expect([current, previous], metric).toEqual([expected(metric), expected(metric)])
  expect(nothing.series.length).toBeGreaterThan(0)
  expect(nothing.series.every(({ metric, current }) => current === expected(metric))).toBe(true)
  expect(DIMENSIONS.flatMap((dimension) => nothing.breakdowns[dimension])).toEqual([])
})

test('inconsistent margins still break down the requested value', () => {
  const of = (dimension: AnalyticsDimension, value: string, sessions: number): SegmentParts => {
    const parts = new Float64Array(PART_COUNT)
    parts[SESSIONS] = sessions
    parts[CONVERSIONS] = sessions / 10
    return { dimension, value, parts }
  }
  const breakdown = [
    of('deviceCategory', 'mobile', 60),
    of('deviceCategory', 'desktop', 40),
    of('country', 'Germany', 50),
  ]
  const split = crossed(breakdown, { dimension: 'deviceCategory', value: 'mobile' })
  expect(split.find(({ value }) => value === 'Germany')?.parts[SESSIONS]).toBe(60)
})
