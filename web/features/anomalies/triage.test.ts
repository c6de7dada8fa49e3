import { AnomalyStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { snoozedFor, undoTriage } from './triage.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = '2026-11-25T08:00:00Z'

test('a snooze ends the chosen number of days from now', () => {
  expect(snoozedFor(3, now)).toEqual({ status: 3, snoozedUntil: '2026-11-24T10:00:00.000Z' })
})

test('undo restores each previous status with one change', () => {
  const anomalies = [
    { id: 'a', status: 1, snoozedUntil: null },
    { id: 'b', status: 3, snoozedUntil: later },
    { id: 'c', status: 1, snoozedUntil: null },
  ] as const
  expect(undoTriage(anomalies, now)).toEqual([
    { ids: ['a', 'c'], status: 1 },
    { ids: ['b'], status: 3, snoozedUntil: later },
  ])
})

test('a false alarm without its reason and an ended snooze cannot be restored', () => {
  expect(undoTriage([{ id: 'a', status: AnomalyStatus.FalseAlarm, snoozedUntil: null }], now)).toBeUndefined()
  expect(
    undoTriage([{ id: 'a', status: AnomalyStatus.Snoozed, snoozedUntil: '2026-11-20T10:00:00Z' }], now),
  ).toBeUndefined()
})
