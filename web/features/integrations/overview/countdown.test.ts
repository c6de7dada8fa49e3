import { expect, test } from 'vitest'
import { formatCountdown } from './countdown.ts'

test('a countdown is in days up to 60, and like every other distance before and after that', () => {
  const now = new Date('2026-11-03T12:00:00Z')
  const countdown = (value: string, locale: 'en' | 'tr' = 'en') => formatCountdown(value, now, locale)
  expect(countdown('2026-11-15T12:00:00Z')).toBe('in 12 days')
  expect(countdown('2026-11-15T12:00:00Z', 'tr')).toBe('12 gün sonra')
  expect(countdown('2027-01-02T11:59:00Z')).toBe('in 59 days')
  expect(countdown('2027-01-02T12:00:00Z')).toBe('in 60 days')
  expect(countdown('2027-01-03T12:00:00Z')).toBe('in 2 months')
  expect(countdown('2026-11-05T00:00:00Z')).toBe('in 1 day')
  expect(countdown('2026-11-04T09:00:00Z')).toBe('in 21 hours')
  expect(countdown('2026-10-20T12:00:00Z')).toBe('2 weeks ago')
})
