// What people do about an anomaly: its status, and what a change of status takes with it.
import { type AnomaliesUpdate, type Anomaly, AnomalyStatus, type AnomalyUpdate, UserRole } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'

export const MAX_ANOMALY_COMMENTS = 200
const MAX_SNOOZE_MS = 90 * 86_400_000

type StatusChange = Pick<AnomalyUpdate, 'status' | 'snoozedUntil' | 'falseAlarmReason'>
type FieldError = { field: keyof StatusChange; code: ProblemCode }

/** An anomaly as it is at a moment: one whose snooze is over is New again. */
export function effectiveAnomaly(anomaly: StoredAnomaly, now: Date): StoredAnomaly {
  const { status, snoozedUntil } = anomaly
  const isOver = status === AnomalyStatus.Snoozed && snoozedUntil !== null && Date.parse(snoozedUntil) <= now.getTime()
  return isOver ? { ...anomaly, status: AnomalyStatus.New, snoozedUntil: null } : anomaly
}

/** An anomaly as the contract's lists show it. */
export function shownAnomaly(stored: StoredAnomaly, now: Date, currency: string): Anomaly {
  const {
    accountId: _,
    foundAt: __,
    isTold: ___,
    assigneeId: ____,
    falseAlarmReason: _____,
    ...anomaly
  } = effectiveAnomaly(stored, now)
  return { ...anomaly, currency }
}

/** What of a change does not fit together; the contract's schema has checked each field by itself. */
export function triageErrors({ status, snoozedUntil, falseAlarmReason }: StatusChange, now: Date): FieldError[] {
  const wrong: FieldError[] = []
  const isSnooze = status === AnomalyStatus.Snoozed
  if (isSnooze && snoozedUntil === undefined) wrong.push({ field: 'snoozedUntil', code: 'snooze-needs-end' })
  if (!isSnooze && snoozedUntil !== undefined) wrong.push({ field: 'snoozedUntil', code: 'end-needs-snooze' })
  if (isSnooze && snoozedUntil !== undefined) {
    const length = Date.parse(snoozedUntil) - now.getTime()
    if (length <= 0 || length > MAX_SNOOZE_MS) wrong.push({ field: 'snoozedUntil', code: 'snooze-out-of-range' })
  }
  if (falseAlarmReason !== undefined && status !== AnomalyStatus.FalseAlarm)
    wrong.push({ field: 'falseAlarmReason', code: 'reason-needs-false-alarm' })
  else if (falseAlarmReason !== undefined && falseAlarmReason.trim() === '')
    wrong.push({ field: 'falseAlarmReason', code: 'write-something' })
  return wrong
}

/** Whether a role may make a change: every member acknowledges, the rest is for users and up. */
export function mayTriage(role: number, change: AnomalyUpdate | Omit<AnomaliesUpdate, 'ids'>): boolean {
  const isAcknowledgement = change.status === AnomalyStatus.Acknowledged && Object.keys(change).length === 1
  return role >= UserRole.User || isAcknowledgement
}

/** An anomaly in another status; one that is left takes its end or its reason with it. */
export function triaged(
  anomaly: StoredAnomaly,
  { status, snoozedUntil, falseAlarmReason }: StatusChange,
): StoredAnomaly {
  if (status === undefined) return anomaly
  return {
    ...anomaly,
    status,
    snoozedUntil: status === AnomalyStatus.Snoozed ? (snoozedUntil ?? null) : null,
    falseAlarmReason:
      status === AnomalyStatus.FalseAlarm ? (falseAlarmReason?.trim() ?? anomaly.falseAlarmReason ?? null) : null,
  }
}
