import { expect, test } from 'vitest'
import { lengthOf } from '#web/lib/dates.ts'
import { withValues } from '#web/lib/use-address.ts'
import { comparedPeriod, type NewChoice, type PeriodDefaults, problemOf, readChoice, valuesOf } from './period-query.ts'

const today = '2026-11-19'
const usual: PeriodDefaults = {
  preset: 'last30',
  comparison: 'previous',
  names: { from: 'from', to: 'to' },
}
const read = (query: string) => readChoice(new URLSearchParams(query), usual, today)

test('the default is the last 30 days compared with the 30 days before', () => {
  expect(read('')).toEqual({
    period: { from: '2026-10-20', to: '2026-11-18' },
    preset: 'last30',
    comparison: 'previous',
    compared: { from: '2026-09-20', to: '2026-10-19' },
  })
})

test('event lists begin with the last 30 complete days and today; "last 7 days" means the same as everywhere', () => {
  const events: PeriodDefaults = { ...usual, preset: 'last30AndToday' }
  const readEvents = (query: string) => readChoice(new URLSearchParams(query), events, today)
  expect(readEvents('')).toMatchObject({
    period: { from: '2026-10-20', to: '2026-11-19' },
    preset: 'last30AndToday',
  })
  expect(readEvents('period=last7').period).toEqual(read('period=last7').period)
})

test('an incomplete day is not compared', () => {
  expect(read('period=thisMonth')).toMatchObject({
    period: { from: '2026-11-01', to: '2026-11-19' },
    compared: { from: '2026-10-14', to: '2026-10-31' },
  })
})

test('custom days take precedence over a preset', () => {
  expect(read('from=2026-11-01&to=2026-11-05&period=last7')).toMatchObject({
    period: { from: '2026-11-01', to: '2026-11-05' },
    preset: undefined,
    compared: { from: '2026-10-27', to: '2026-10-31' },
  })
})

test.each([
  'from=2026-11-05&to=2026-11-01',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-11-01',
  'from=2026-11-01&to=2026-12-01',
  'from=2020-01-01&to=2026-11-01',
  'period=forever',
  'compare=luck',
  'compare=custom&compareFrom=2026-01-01',
])('%s is invalid and gives the default', (query) => {
  const { period, comparison } = read(query)
  expect([lengthOf(period), comparison]).toEqual([30, 'previous'])
})

test('the same weekdays are whole weeks earlier and do not overlap', () => {
  const thirty = { from: '2026-10-20', to: '2026-11-18' }
  expect(comparedPeriod(thirty, 'weekdays')).toEqual({ from: '2026-09-15', to: '2026-10-14' })
  const week = { from: '2026-11-12', to: '2026-11-18' }
  expect(comparedPeriod(week, 'weekdays')).toEqual(comparedPeriod(week, 'previous'))
})

test('a year earlier has the same length, also around a leap day', () => {
  expect(comparedPeriod({ from: '2026-10-20', to: '2026-11-18' }, 'year')).toEqual({
    from: '2025-10-20',
    to: '2025-11-18',
  })
  expect(comparedPeriod({ from: '2024-02-29', to: '2024-03-01' }, 'year')).toEqual({
    from: '2023-02-28',
    to: '2023-03-01',
  })
})

test('a choice changes only its own parameters and resets the page', () => {
  const before = new URLSearchParams('metric=sessions&from=2026-11-01&to=2026-11-05&compare=year&currentPage=3')
  const write = (choice: NewChoice) => withValues(before, valuesOf(choice, usual)).toString()
  expect(write({ period: 'last7' })).toBe('metric=sessions&compare=year&period=last7')
  expect(write({ period: 'last30', comparison: 'previous' })).toBe('metric=sessions')
  expect(write({ comparison: { from: '2026-01-01', to: '2026-01-05' } })).toBe(
    'metric=sessions&from=2026-11-01&to=2026-11-05&compare=custom&compareFrom=2026-01-01&compareTo=2026-01-05',
  )
})

test.each([
  ['2026-11-01', '2026-11-19', undefined],
  ['', '2026-11-19', 'missing'],
  ['2026-11-02', '2026-11-01', 'reversed'],
  ['2026-11-02', '2026-11-20', 'future'],
  ['2025-10-16', '2026-11-19', undefined],
  ['2025-10-15', '2026-11-19', 'tooLong'],
] as const)('%s to %s: %s', (from, to, problem) => {
  expect(problemOf(from, to, today)).toBe(problem)
})
