import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, wallTime } from '#mocks/sandbox/time/time-zone.ts'
import { momentOf } from '#mocks/sandbox/time/wall-clock.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Europe/Istanbul',
  'America/Sao_Paulo',
  'Asia/Kolkata',
]
const two = (number: number) => String(number).padStart(2, '0')

test('a thousand local times around clock changes are read at their minute', () => {
  const time = fc.record({
    zone: fc.constantFrom(...ZONES),
    day: fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days)),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
  })
  fc.assert(
    fc.property(time, ({ zone, day, hour, minute }) => {
      const at = momentOf(day, `${two(hour)}:${two(minute)}`, zone)
      const wanted = Date.parse(`${day}T${two(hour)}:${two(minute)}:00Z`)
      const gap = wallTime(at, zone) - wanted
      // Only a time that does not exist is moved, forward by the length of the change.
      expect(gap === 0 || gap === 30 * 60_000 || gap === 60 * 60_000).toBe(true)
      if (gap > 0)
        for (const offset of [-14, 14]) expect(wallTime(new Date(at.getTime() + offset), zone)).not.toBe(wanted)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['2027-03-28', '02:30', false, '2027-03-28T01:30:00.000Z'],
  ['2026-10-25', '02:30', false, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '02:30', true, '2026-10-25T01:30:00.000Z'],
  ['2028-02-29', '18:00', false, '2028-02-29T17:00:00.000Z'],
])('%s %s in Berlin (second: %s) is %s', (day, time, isSecond, moment) => {
  expect(momentOf(day, time, 'Europe/Berlin', isSecond).toISOString()).toBe(moment)
})
