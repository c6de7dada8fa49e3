import { expect, test } from 'vitest'
import { instantOn, localParts, meaningsOf } from './post-time.ts'

const BERLIN = 'Europe/Berlin'

test('a local time keeps its hour over a clock change', () => {
  expect(instantOn('2026-10-24', '18:30', BERLIN)).toBe('2026-10-24T16:30:00.000Z')
  expect(instantOn('2026-10-26', '18:30', BERLIN)).toBe('2026-10-26T17:30:00.000Z')
  expect(localParts('2026-10-26T17:30:00.000Z', BERLIN)).toEqual({ day: '2026-10-26', time: '18:30' })
})

test.each([
  ['2027-03-28', '02:30', []],
  ['2026-10-25', '02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-11-19', '02:30', ['2026-11-19T01:30:00.000Z']],
])('%s %s means %j', (day, time, instants) => {
  expect(meaningsOf(day, time, BERLIN)).toEqual(instants)
})
