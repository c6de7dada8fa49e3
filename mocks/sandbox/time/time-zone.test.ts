import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, mondayOf, startOfDay, wallTime } from '#mocks/sandbox/time/time-zone.ts'

test('a day begins and ends in the local time of its time zone', () => {
  expect(dayIn(new Date('2026-11-18T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-19')
  expect(dayIn(new Date('2026-11-18T23:30:00Z'), 'America/New_York')).toBe('2026-11-18')
  expect(startOfDay('2026-11-19', 'Europe/Istanbul').toISOString()).toBe('2026-11-18T21:00:00.000Z')
})

test('days with a clock change begin at the right moment', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(startOfDay('2026-10-26', 'Europe/Berlin').toISOString()).toBe('2026-10-25T23:00:00.000Z')
})

test('local time', () => {
  expect(wallTime(new Date('2026-07-01T22:15:00Z'), 'Europe/Berlin')).toBe(Date.parse('2026-07-02T00:15:00Z'))
})

test('days are counted across months, leap years and weeks', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(daysBetween('2026-10-20', '2026-11-18')).toBe(29)
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
})
