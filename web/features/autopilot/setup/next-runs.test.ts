import { type Schedule, ScheduleFrequency } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { nextRuns } from './next-runs.ts'

const { Once, Hourly, Daily, Weekly, Monthly } = ScheduleFrequency

const runs = (
  schedule: Partial<Schedule>,
  after: string,
  { startsOn = '', endsOn = '', count = 3 }: { startsOn?: string; endsOn?: string; count?: number } = {},
) =>
  nextRuns(
    {
      schedule: { frequency: Daily, weekDays: [], hour: 6, timeZone: 'Europe/Berlin', ...schedule },
      startsOn,
      endsOn,
    },
    new Date(after),
    count,
  ).map((at) => at.toISOString())

test('days are in the time zone of the schedule', () => {
  expect(runs({}, '2026-11-19T04:00:00Z', { count: 2 })).toEqual([
    '2026-11-19T05:00:00.000Z',
    '2026-11-20T05:00:00.000Z',
  ])
  // 06:00 has just begun, so the next run is tomorrow.
  expect(runs({}, '2026-11-19T05:00:00Z', { count: 1 })).toEqual(['2026-11-20T05:00:00.000Z'])
  expect(runs({ timeZone: 'America/Los_Angeles', hour: 22 }, '2026-11-19T05:00:00Z', { count: 1 })).toEqual([
    '2026-11-19T06:00:00.000Z',
  ])
})

test('a time zone with a half-hour offset runs at its own full hour', () => {
  expect(runs({ timeZone: 'Asia/Kolkata' }, '2026-11-19T12:10:00Z', { count: 1 })).toEqual(['2026-11-20T00:30:00.000Z'])
  expect(runs({ timeZone: 'Asia/Kolkata', frequency: Hourly }, '2026-11-19T12:10:00Z', { count: 2 })).toEqual([
    '2026-11-19T12:30:00.000Z',
    '2026-11-19T13:30:00.000Z',
  ])
})

test('the hour stays the same when the clocks change; a repeated hour runs once, a skipped one an hour later', () => {
  expect(runs({}, '2026-10-24T03:00:00Z')).toEqual([
    '2026-10-24T04:00:00.000Z',
    '2026-10-25T05:00:00.000Z',
    '2026-10-26T05:00:00.000Z',
  ])
  expect(runs({ hour: 2 }, '2026-10-24T12:00:00Z', { count: 2 })).toEqual([
    '2026-10-25T00:00:00.000Z',
    '2026-10-26T01:00:00.000Z',
  ])
  expect(runs({ hour: 2 }, '2027-03-27T12:00:00Z', { count: 2 })).toEqual([
    '2027-03-28T01:00:00.000Z',
    '2027-03-29T00:00:00.000Z',
  ])
})

test('weekly and monthly schedules run on their days', () => {
  expect(runs({ frequency: Weekly, weekDays: [1, 7] }, '2026-11-19T12:00:00Z')).toEqual([
    '2026-11-22T05:00:00.000Z',
    '2026-11-23T05:00:00.000Z',
    '2026-11-29T05:00:00.000Z',
  ])
  expect(runs({ frequency: Monthly }, '2026-11-19T12:00:00Z')).toEqual([
    '2026-12-01T05:00:00.000Z',
    '2027-01-01T05:00:00.000Z',
    '2027-02-01T05:00:00.000Z',
  ])
  expect(runs({ frequency: Weekly, weekDays: [] }, '2026-11-19T12:00:00Z')).toEqual([])
})

test('nothing runs before the start date or after the end date', () => {
  expect(runs({}, '2026-11-19T12:00:00Z', { startsOn: '2026-12-24', endsOn: '2026-12-25' })).toEqual([
    '2026-12-24T05:00:00.000Z',
    '2026-12-25T05:00:00.000Z',
  ])
  expect(runs({}, '2026-11-19T12:00:00Z', { endsOn: '2026-11-19' })).toEqual([])
  expect(runs({ frequency: Hourly }, '2026-11-19T21:30:00Z', { endsOn: '2026-11-19' })).toEqual([
    '2026-11-19T22:00:00.000Z',
  ])
})

test('a single run is on its day, or at the next full hour if that has passed', () => {
  expect(runs({ frequency: Once }, '2026-11-19T12:10:00Z', { startsOn: '2026-11-25' })).toEqual([
    '2026-11-25T05:00:00.000Z',
  ])
  expect(runs({ frequency: Once }, '2026-11-19T12:10:00Z')).toEqual(['2026-11-19T13:00:00.000Z'])
})

test('an unknown time zone has no runs', () => {
  expect(runs({ timeZone: 'Mars/Olympus' }, '2026-11-19T12:00:00Z')).toEqual([])
})
