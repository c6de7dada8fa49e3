import {
  AnalyticsMetric,
  type AnalyticsReport,
  ReportAnnotationKind,
  type ReportBreakdownRow,
  Severity,
} from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { dailyValues, eventsOf, filterAndSort, isComparable, marksOf, minSessions, rankedRows } from './report-rows.ts'

const operation = contractOperations.find(({ operationId }) => operationId === 'getAnalyticsReport')
const report = examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value as AnalyticsReport

test('a day without data has no value', () => {
  const { days, current, previous } = dailyValues(report, 'sessions', { from: '2026-10-19', to: '2026-10-21' })
  expect(days).toEqual(['2026-10-19', '2026-10-20', '2026-10-21'])
  expect(current).toEqual([null, 4520, 4191])
  expect(previous).toEqual([null, 4840, 4552])
})

const days = ['2026-10-27', '2026-11-17']

test('events belong to the kinds of annotations; anomalies have a page and a mark of their own', () => {
  const events = eventsOf(report.annotations, (kind) => `Kind ${kind}`)
  expect(events.find(({ text }) => text === 'Shop version 4.17 released')).toEqual({
    dateBegin: '2026-10-27',
    dateEnd: '2026-10-27',
    text: 'Shop version 4.17 released',
    name: 'Kind 3',
    filterValue: 'k2',
  })
  expect(events.filter(({ hasMark }) => hasMark).map(({ filterValue }) => filterValue)).toContain('anomaly')
})

test('a chart marks the anomalies of its own metric, with the highest severity of each day', () => {
  expect(marksOf(report.annotations, days, 'conversions')).toEqual([{ index: 1, severity: 'high' }])
  expect(marksOf(report.annotations, days, 'sessions')).toEqual([])
  const [low, high] = [Severity.Low, Severity.High].map((severity) => ({
    date: '2026-11-17',
    kind: ReportAnnotationKind.Anomaly,
    text: 'Sessions fell',
    anomaly: { id: `ano_${severity}`, metric: AnalyticsMetric.Sessions, severity },
  }))
  if (low && high) expect(marksOf([high, low], days, 'sessions')).toEqual([{ index: 1, severity: 'high' }])
})

test('periods with data on different numbers of days are not comparable', () => {
  const of = (currentDaysWithData: number, previousDaysWithData: number) =>
    isComparable({ ...report, currentDaysWithData, previousDaysWithData })
  expect([of(30, 30), of(30, 22), of(0, 0)]).toEqual([true, false, false])
})

const row = (value: string, metrics: Partial<ReportBreakdownRow['metrics']>): ReportBreakdownRow => ({
  value,
  metrics: { ...metrics } as ReportBreakdownRow['metrics'],
  previous: null,
})

test('rows are searched without diacritics and sorted in the order of the locale', () => {
  const rows = ['Izmir', 'İstanbul', 'Çorum', 'Denizli'].map((value, sessions) => row(value, { sessions }))
  const names = (search: string, orderBy: string, sortOrder: 'asc' | 'desc') =>
    filterAndSort(rows, { search, sort: { orderBy, sortOrder }, locale: 'tr', minSessions: 0 }).map(
      ({ value }) => value,
    )
  expect(names('', 'value', 'asc')).toEqual(['Çorum', 'Denizli', 'Izmir', 'İstanbul'])
  expect(names('', 'sessions', 'desc')).toEqual(['Denizli', 'Çorum', 'İstanbul', 'Izmir'])
  expect(names('is', 'value', 'asc')).toEqual(['İstanbul'])
  expect(names('corum', 'value', 'asc')).toEqual(['Çorum'])
})

test('a ranking by a rate needs a minimum number of sessions; unknown values come last', () => {
  const rows = [
    row('few', { sessions: 3, engagementRate: 1 }),
    row('none', { sessions: 900, engagementRate: null }),
    row('many', { sessions: 900, engagementRate: 0.5 }),
    row('more', { sessions: 950, engagementRate: 0.4 }),
  ]
  const sort = { orderBy: 'engagementRate', sortOrder: 'desc' } as const
  const sorted = filterAndSort(rows, { sort, locale: 'en', minSessions: 30 })
  expect(sorted.map(({ value }) => value).slice(0, 2)).toEqual(['many', 'more'])
  expect(rankedRows(rows, 'engagementRate', 30).map(({ value }) => value)).toEqual(['many', 'more'])
  expect(minSessions(report)).toBe(1372)
})
