import { expect, test } from 'vitest'
import { addMonths, mondayOf, monthGrid } from './month-days.ts'

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
})

test.each([
  ['2026-11-19', '2026-10-26', '2026-12-06', 42],
  ['2027-02-10', '2027-02-01', '2027-02-28', 28],
])('the grid of %s begins on %s and ends on %s', (day, first, last, length) => {
  const days = monthGrid(day)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, length])
})

test('a shorter month ends earlier', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-12-05', -12)).toBe('2025-12-05')
})
