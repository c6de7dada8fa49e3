import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysOf, previousOf, windowOf } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

const LOOKBACKS = [1, 2, 3, 4, 5, 6, 7, 8] as const

const of = (lookback: (typeof LOOKBACKS)[number], excludeRecentDays = 0) =>
  windowOf({ lookback, excludeRecentDays }, '2026-11-19')

test('a lookback ends where the contract says, and loses its recent days at the end', () => {
  expect(of(1)).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  expect(of(2)).toEqual({ from: '2026-11-18', to: '2026-11-18' })
  expect(of(4)).toEqual({ from: '2026-11-12', to: '2026-11-18' })
  expect(of(6, 3)).toEqual({ from: '2026-10-20', to: '2026-11-15' })
  expect(of(7)).toEqual({ from: '2026-11-01', to: '2026-11-19' })
  expect(of(8)).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(of(1, 1)).toBeNull()
})

test('the previous period has as many days and never overlaps', () => {
  const days = fc.integer({ min: 0, max: 2000 }).map((count) => addDays('2024-01-01', count))
  fc.assert(
    fc.property(
      fc.constantFrom(...LOOKBACKS),
      fc.integer({ min: 0, max: 7 }),
      days,
      (lookback, excludeRecentDays, day) => {
        const window = windowOf({ lookback, excludeRecentDays }, day)
        fc.pre(window !== null)
        const previous = previousOf(window)
        expect(daysOf(previous)).toBe(daysOf(window))
        expect(addDays(previous.to, 1)).toBe(window.from)
        expect(window.to <= day).toBe(true)
      },
    ),
  )
})
