import { type AnomaliesUpdate, type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { serverNow } from '#web/lib/server-time.ts'

/** A new status with its required details. */
export type Triage = Omit<AnomaliesUpdate, 'ids' | 'expectedVersions' | 'assigneeId' | 'status'> & {
  status: AnomalyStatus
}

/** The durations of a snooze, in days, that are one click away. */
export const snoozeDays = [1, 3, 7] as const
export type SnoozeDays = (typeof snoozeDays)[number]

/** The longest snooze the contract allows. */
export const MAX_SNOOZE_DAYS = 90

const DAY_MS = 86_400_000

export const snoozedFor = (days: number, now = serverNow()): Triage => ({
  status: AnomalyStatus.Snoozed,
  snoozedUntil: new Date(now.getTime() + days * DAY_MS).toISOString(),
})

type PreviousState = Pick<Anomaly, 'id' | 'status' | 'snoozedUntil'>

/**
 * The changes that restore the previous statuses, one per status; undefined if one can't be restored, because the reason of
 * a false alarm is no longer known, or a snooze has ended.
 */
export function undoTriage(anomalies: readonly PreviousState[], now: Date): AnomaliesUpdate[] | undefined {
  const changes = new Map<string, AnomaliesUpdate>()
  for (const { id, status, snoozedUntil } of anomalies) {
    const isOver = status === AnomalyStatus.Snoozed && (snoozedUntil === null || new Date(snoozedUntil) <= now)
    if (status === AnomalyStatus.FalseAlarm || isOver) return undefined
    const key = `${status} ${snoozedUntil}`
    const change = changes.get(key) ?? { ids: [], status, ...(snoozedUntil ? { snoozedUntil } : {}) }
    changes.set(key, { ...change, ids: [...change.ids, id] })
  }
  return [...changes.values()]
}
