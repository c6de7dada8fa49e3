import { expect, test } from 'vitest'
import { localInstant } from './local-instant.ts'

test('the time is the account’s, and midnight is hour 0 of the next day', () => {
  expect(localInstant('2026-11-19T05:00:02Z', 'Europe/Istanbul')).toBe('2026-11-19 08:00:02')
  expect(localInstant('2026-11-18T21:00:00Z', 'Europe/Istanbul')).toBe('2026-11-19 00:00:00')
})
