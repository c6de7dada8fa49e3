import { type AnalyticsReport, ReportAnnotationKind, type ReportBreakdownRow } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { dailyValues, filterAndSort, notesOf, shareOf } from './report-rows.ts'

const operation = contractOperations.find(({ operationId }) => operationId === 'getAnalyticsReport')
const report = examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value as AnalyticsReport

test('a day without data has no value', () => {
  const { days, current, previous } = dailyValues(report, 'sessions', { from: '2026-10-19', to: '2026-10-21' })
  expect(days).toEqual(['2026-10-19', '2026-10-20', '2026-10-21'])
  expect(current).toEqual([null, 4520, 4191])
  expect(previous).toEqual([null, 4840, 4552])
})

test('annotations become notes of their day; those of other days are omitted', () => {
  const notes = notesOf(
    report.annotations,
    ['2026-10-26', '2026-10-27'],
    ({ kind }) => kind === ReportAnnotationKind.Anomaly,
  )
  expect(notes).toEqual([{ index: 1, text: 'Shop version 4.17 released', isAlert: false }])
})

test('without a previous value there is no change', () => {
  expect([shareOf(3, 2), shareOf(3, 0), shareOf(3, null), shareOf(0, 4)]).toEqual([0.5, null, null, -1])
})

test('rows are searched without diacritics and sorted in the order of the locale', () => {
  const figures = (sessions: number) => ({ sessions }) as ReportBreakdownRow['metrics']
  const rows = ['Izmir', 'İstanbul', 'Çorum', 'Denizli'].map((value, index) => ({
    value,
    metrics: figures(index),
    previous: null,
  }))
  const names = (search: string, orderBy: string, sortOrder: 'asc' | 'desc') =>
    filterAndSort(rows, search, { orderBy, sortOrder }, 'tr').map(({ value }) => value)
  expect(names('', 'value', 'asc')).toEqual(['Çorum', 'Denizli', 'Izmir', 'İstanbul'])
  expect(names('', 'sessions', 'desc')).toEqual(['Denizli', 'Çorum', 'İstanbul', 'Izmir'])
  expect(names('is', 'value', 'asc')).toEqual(['İstanbul'])
  expect(names('corum', 'value', 'asc')).toEqual(['Çorum'])
})
