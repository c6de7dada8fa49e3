import { expect, test } from 'vitest'
import { nextTimeOfDay, quietUntil } from './quiet-hours.ts'

const BERLIN = 'Europe/Berlin'
const next = (time: string, moment: string) => nextTimeOfDay(time, new Date(moment), BERLIN).toISOString()

test('the next time of day is on the clocks of the zone, over clock changes, too', () => {
  expect(next('08:00', '2026-11-19T06:59:59Z')).toBe('2026-11-19T07:00:00.000Z')
  expect(next('08:00', '2026-11-19T07:00:00Z')).toBe('2026-11-19T07:00:00.000Z')
  expect(next('08:00', '2026-11-19T07:00:01Z')).toBe('2026-11-20T07:00:00.000Z')
  // Clocks go forward at 2:00 on March 29, and back at 3:00 on October 25.
  expect(next('08:00', '2026-03-28T07:00:01Z')).toBe('2026-03-29T06:00:00.000Z')
  expect(next('08:00', '2026-10-24T06:00:01Z')).toBe('2026-10-25T07:00:00.000Z')
})

test('quiet hours over midnight end on the clocks of the next morning', () => {
  const hours = { from: '20:00', to: '07:00' }
  expect(quietUntil(hours, new Date('2026-03-28T22:00:00Z'), BERLIN)?.toISOString()).toBe('2026-03-29T05:00:00.000Z')
  expect(quietUntil(hours, new Date('2026-03-29T05:00:00Z'), BERLIN)).toBeUndefined()
})
