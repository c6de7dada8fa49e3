import { expect, test } from 'vitest'
import {
  addDays,
  dayIn,
  daysBetween,
  daysOf,
  isDay,
  isIncomplete,
  periodOf,
  presetOf,
  previousPeriod,
} from './dates.ts'

test('the day depends on the time zone of the account, not on the browser’s', () => {
  const now = new Date('2026-11-03T22:30:00Z')
  expect(dayIn('Europe/Istanbul', now)).toBe('2026-11-04')
  expect(dayIn('America/New_York', now)).toBe('2026-11-03')
})

test('days are counted over months, leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(daysBetween('2026-10-01', '2026-11-01')).toBe(31)
})

test('the last seven days end yesterday', () => {
  expect(periodOf('last7', '2026-11-03')).toEqual({ from: '2026-10-27', to: '2026-11-02' })
  expect(daysOf(periodOf('last90', '2026-11-03'))).toHaveLength(90)
})

test('months run from their first to their last day', () => {
  expect(periodOf('thisMonth', '2026-11-03')).toEqual({ from: '2026-11-01', to: '2026-11-03' })
  expect(periodOf('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(periodOf('lastMonth', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('the previous period has the same length and ends the day before', () => {
  expect(previousPeriod({ from: '2026-10-27', to: '2026-11-02' })).toEqual({ from: '2026-10-20', to: '2026-10-26' })
})

test('a period that reaches today is incomplete', () => {
  expect(isIncomplete(periodOf('thisMonth', '2026-11-03'), '2026-11-03')).toBe(true)
  expect(isIncomplete(periodOf('last7', '2026-11-03'), '2026-11-03')).toBe(false)
})

test('a period is recognized as its preset', () => {
  expect(presetOf({ from: '2026-10-27', to: '2026-11-02' }, '2026-11-03')).toBe('last7')
  expect(presetOf({ from: '2026-10-26', to: '2026-11-02' }, '2026-11-03')).toBeUndefined()
})

test('a day that does not exist is invalid', () => {
  expect(isDay('2026-02-28')).toBe(true)
  expect(isDay('2026-02-30')).toBe(false)
  expect(isDay('2026-2-3')).toBe(false)
})
