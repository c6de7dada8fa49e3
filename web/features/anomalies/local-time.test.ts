import { expect, test } from 'vitest'
import { instantOf } from './local-time.ts'

test('a morning in the account’s time zone, in winter and in summer', () => {
  expect(instantOf('2026-01-15', 8, 'Europe/Berlin')).toBe('2026-01-15T07:00:00.000Z')
  expect(instantOf('2026-07-15', 8, 'Europe/Berlin')).toBe('2026-07-15T06:00:00.000Z')
  expect(instantOf('2026-07-15', 8, 'America/New_York')).toBe('2026-07-15T12:00:00.000Z')
  expect(instantOf('2026-07-15', 8, 'Asia/Kolkata')).toBe('2026-07-15T02:30:00.000Z')
})

test('the morning after the clocks changed', () => {
  expect(instantOf('2026-03-29', 8, 'Europe/Berlin')).toBe('2026-03-29T06:00:00.000Z')
  expect(instantOf('2026-10-25', 8, 'Europe/Berlin')).toBe('2026-10-25T07:00:00.000Z')
})
