import { expect, test } from 'vitest'
import {
  formatChange,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDuration,
  formatHour,
  formatMoney,
  formatNumber,
  formatPoints,
  formatRate,
  formatRelative,
} from './format.ts'

test('numbers use the separators of the language', () => {
  expect(formatNumber(12345.678, 'en')).toBe('12,345.68')
  expect(formatNumber(12345.678, 'tr')).toBe('12.345,68')
  expect(formatNumber(12345.678, 'en', 0)).toBe('12,346')
})

test('large numbers are abbreviated in the language', () => {
  expect(formatCompact(12345, 'en')).toBe('12.3K')
  expect(formatCompact(1_250_000, 'tr')).toBe('1,3\u00a0Mn')
})

test('money is in the currency of the account, not of the language', () => {
  expect(formatMoney(1234.5, 'EUR', 'en')).toBe('€1,234.50')
  expect(formatMoney(1234.5, 'TRY', 'tr')).toBe('₺1.234,50')
  expect(formatMoney(12345.6, 'USD', 'en', true)).toBe('$12.3K')
  expect(formatMoney(900, 'JPY', 'en')).toBe('¥900')
})

test('rates and changes are formatted from shares of 1', () => {
  expect(formatRate(0.0345, 'en')).toBe('3.45%')
  expect(formatRate(0.0345, 'tr')).toBe('%3,45')
  expect(formatChange(0.1234, 'en')).toBe('+12.3%')
  expect(formatRate(0.6, 'en', 1)).toBe('60.0%')
  expect(formatChange(-0.05, 'en')).toBe('-5.0%')
  expect(formatChange(0, 'en')).toBe('0.0%')
})

test('a difference of rates is in percentage points, with two decimals where one would show zero', () => {
  expect(formatPoints(0.0132, 'en')).toBe('+1.3')
  expect(formatPoints(-0.0132, 'tr')).toBe('-1,3')
  expect(formatPoints(0.0003, 'en')).toBe('+0.03')
  expect(formatPoints(0, 'en')).toBe('0.0')
})

test('a day is the same day in every time zone', () => {
  expect(formatDate('2026-11-03', 'en', 'medium', 'America/Los_Angeles')).toBe('Nov 3, 2026')
  expect(formatDate('2026-11-03', 'tr', 'long')).toBe('3 Kasım 2026 Salı')
})

test('an instant is shown in the time zone of the account', () => {
  expect(formatDate('2026-11-03T22:30:00Z', 'en', 'medium', 'Europe/Istanbul')).toBe('Nov 4, 2026')
  expect(formatDateTime('2026-11-03T22:30:00Z', 'tr', 'Europe/Istanbul')).toBe('4 Kas 2026 01:30')
  expect(formatDateTime('2026-11-03T22:30:00Z', 'en', 'UTC')).toBe('Nov 3, 2026, 22:30')
  expect(formatHour(6)).toBe('06:00')
})

test('the distance to now is in the largest whole unit', () => {
  const now = new Date('2026-11-03T12:00:00Z')
  expect(formatRelative('2026-11-03T09:00:00Z', now, 'en')).toBe('3 hours ago')
  expect(formatRelative('2026-11-02T11:00:00Z', now, 'en')).toBe('yesterday')
  expect(formatRelative('2026-11-17T12:00:00Z', now, 'tr')).toBe('2 hafta sonra')
  expect(formatRelative('2026-12-23T12:00:00Z', now, 'en')).toBe('in 1 month')
  expect(formatRelative('2026-12-23T12:00:00Z', now, 'tr')).toBe('1 ay sonra')
  expect(formatRelative('2026-11-03T12:00:00Z', now, 'en')).toBe('now')
})

test('a duration is in its two largest units', () => {
  expect(formatDuration(3725, 'en')).toBe('1 hr 2 min')
  expect(formatDuration(86_400 * 3, 'en')).toBe('3 days')
  expect(formatDuration(0.2, 'en')).toBe('0 sec')
})
