import { expect, test } from 'vitest'
import { utcOffset, zonedInstant, zonedText } from './zoned-time.ts'

const instantOf = (day: string, hour: number, timeZone: string) =>
  new Date(zonedInstant(day, hour, timeZone)).toISOString()

test('a morning in a time zone is one hour earlier in summer', () => {
  expect(instantOf('2026-01-15', 8, 'Europe/Berlin')).toBe('2026-01-15T07:00:00.000Z')
  expect(instantOf('2026-07-15', 8, 'Europe/Berlin')).toBe('2026-07-15T06:00:00.000Z')
  expect(instantOf('2026-07-15', 8, 'America/New_York')).toBe('2026-07-15T12:00:00.000Z')
  expect(instantOf('2026-07-15', 8, 'Asia/Kolkata')).toBe('2026-07-15T02:30:00.000Z')
})

test('hours that a clock change skips or repeats have an instant', () => {
  expect(instantOf('2026-03-29', 8, 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(instantOf('2026-10-25', 8, 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
  // 02:00 to 03:00 does not exist, then exists twice.
  expect(instantOf('2026-03-29', 2, 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(instantOf('2026-10-25', 2, 'Europe/Berlin')).toBe('2026-10-25T00:00:00.000Z')
})

test('an instant is formatted in local time, midnight as hour 0 of the next day', () => {
  expect(zonedText('2026-11-19T05:00:02Z', 'Europe/Istanbul')).toBe('2026-11-19 08:00:02')
  expect(zonedText('2026-11-18T21:00:00Z', 'Europe/Istanbul')).toBe('2026-11-19 00:00:00')
})

test('the offset from UTC is in minutes', () => {
  const winter = Date.parse('2026-01-15T12:00:00Z')
  expect(utcOffset(winter, 'Europe/Berlin')).toBe(60)
  expect(utcOffset(winter, 'America/St_Johns')).toBe(-210)
  expect(() => utcOffset(winter, 'Moon/Base')).toThrow(RangeError)
})
