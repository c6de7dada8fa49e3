import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, momentIn } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'

const BERLIN = 'Europe/Berlin'
const schedule = (frequency: 1 | 2 | 3 | 4 | 5, hour = 6, weekDays: number[] = [], timeZone = BERLIN) => ({
  schedule: { frequency, weekDays, hour, timeZone },
  startsOn: null as string | null,
  endsOn: null as string | null,
})
const next = (item: Parameters<typeof nextRunOf>[0], after: string, hasRun = false) =>
  nextRunOf(item, new Date(after), hasRun)?.toISOString() ?? null

test('daily keeps its hour on the wall over both changes of the clocks', () => {
  expect(next(schedule(3), '2026-10-24T12:00:00Z')).toBe('2026-10-25T05:00:00.000Z')
  expect(next(schedule(3), '2026-10-24T03:00:00Z')).toBe('2026-10-24T04:00:00.000Z')
  expect(next(schedule(3), '2027-03-28T12:00:00Z')).toBe('2027-03-29T04:00:00.000Z')
})

test('an hour that summer time skips is the one after it, and a doubled one runs once', () => {
  expect(next(schedule(3, 2), '2027-03-27T12:00:00Z')).toBe('2027-03-28T01:00:00.000Z')
  const doubled = next(schedule(3, 2), '2026-10-24T12:00:00Z')
  expect(doubled).toBe('2026-10-25T00:00:00.000Z')
  expect(next(schedule(3, 2), doubled ?? '')).toBe('2026-10-26T01:00:00.000Z')
})

test('weekly runs on its days, monthly on the first, hourly every full hour', () => {
  expect(next(schedule(4, 6, [4]), '2026-11-19T06:00:00Z')).toBe('2026-11-26T05:00:00.000Z')
  expect(next(schedule(4, 6, [1, 5]), '2026-11-19T06:00:00Z')).toBe('2026-11-20T05:00:00.000Z')
  expect(next(schedule(5), '2026-11-19T06:00:00Z')).toBe('2026-12-01T05:00:00.000Z')
  expect(next(schedule(2), '2026-11-19T06:00:00Z')).toBe('2026-11-19T07:00:00.000Z')
  expect(next(schedule(2, 0, [], 'Asia/Kolkata'), '2026-11-19T06:00:00Z')).toBe('2026-11-19T06:30:00.000Z')
})

test('the first and the last day hold, and once is once', () => {
  expect(next({ ...schedule(3), startsOn: '2026-12-05' }, '2026-11-19T06:00:00Z')).toBe('2026-12-05T05:00:00.000Z')
  expect(next({ ...schedule(3), endsOn: '2026-11-19' }, '2026-11-19T06:00:00Z')).toBeNull()
  expect(next({ ...schedule(2), startsOn: '2026-12-05' }, '2026-11-19T06:00:00Z')).toBe('2026-12-04T23:00:00.000Z')
  expect(next({ ...schedule(2), endsOn: '2026-11-19' }, '2026-11-19T22:30:00Z')).toBeNull()
  const once = { ...schedule(1), startsOn: '2026-11-21' }
  expect(next(once, '2026-11-19T06:00:00Z')).toBe('2026-11-21T05:00:00.000Z')
  expect(next(once, '2026-11-21T05:00:00Z', true)).toBeNull()
  expect(next(schedule(1), '2026-11-19T06:20:00Z')).toBe('2026-11-19T07:00:00.000Z')
})

test('a run is always later than the one before, at the hour asked for unless the clocks skipped it', () => {
  const zones = fc.constantFrom(BERLIN, 'Europe/Istanbul', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland')
  const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) }).map((ms) => new Date(ms))
  fc.assert(
    fc.property(zones, moments, fc.integer({ min: 0, max: 23 }), (zone, after, hour) => {
      const at = nextRunOf(schedule(3, hour, [], zone), after, false)
      if (!at) throw new Error('Daily always runs again.')
      expect(at > after).toBe(true)
      const shown = momentIn(zone, at)
      expect([hour, (hour + 1) % 24]).toContain(shown.hour)
      expect(instantOf(shown.day, hour, zone)).toEqual(at)
    }),
  )
})
