// The triage of an anomaly: its status, and the properties that belong to a status.
import { type AnomaliesUpdate, type Anomaly, AnomalyStatus, type AnomalyUpdate, UserRole } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'

const MAX_SNOOZE_MS = 90 * 86_400_000

type StatusChange = Pick<AnomalyUpdate, 'status' | 'snoozedUntil' | 'falseAlarmReason'>
type FieldError = { field: keyof StatusChange; code: ProblemCode }

/** An anomaly with its effective status at a time: after the end of a snooze it is New again. */
export function effectiveAnomaly(anomaly: StoredAnomaly, now: Date): StoredAnomaly {
  const { status, snoozedUntil } = anomaly
  const isOver = status === AnomalyStatus.Snoozed && snoozedUntil !== null && Date.parse(snoozedUntil) <= now.getTime()
  return isOver ? { ...anomaly, status: AnomalyStatus.New, snoozedUntil: null } : anomaly
}

/** An anomaly in the form of the contract's lists. */
export function shownAnomaly(stored: StoredAnomaly, now: Date, currencyCode: string): Anomaly {
  const {
    accountId: _,
    foundAt: __,
    isTold: ___,
    assigneeId: ____,
    falseAlarmReason: _____,
    deletedComments: ______,
    ...anomaly
  } = effectiveAnomaly(stored, now)
  return { ...anomaly, version: versionOf(stored), currencyCode }
}

/** Validates a change across fields; the contract's schema has validated each field. */
export function triageErrors({ status, snoozedUntil, falseAlarmReason }: StatusChange, now: Date): FieldError[] {
  const fieldErrors: FieldError[] = []
  const isSnooze = status === AnomalyStatus.Snoozed
  if (isSnooze && snoozedUntil === undefined) fieldErrors.push({ field: 'snoozedUntil', code: 'snooze-needs-end' })
  if (!isSnooze && snoozedUntil !== undefined) fieldErrors.push({ field: 'snoozedUntil', code: 'end-needs-snooze' })
  if (isSnooze && snoozedUntil !== undefined) {
    const length = Date.parse(snoozedUntil) - now.getTime()
    if (length <= 0 || length > MAX_SNOOZE_MS) fieldErrors.push({ field: 'snoozedUntil', code: 'snooze-out-of-range' })
  }
  if (falseAlarmReason !== undefined && status !== AnomalyStatus.FalseAlarm)
    fieldErrors.push({ field: 'falseAlarmReason', code: 'reason-needs-false-alarm' })
  else if (falseAlarmReason !== undefined && falseAlarmReason.trim() === '')
    fieldErrors.push({ field: 'falseAlarmReason', code: 'write-something' })
  return fieldErrors
}

/** True if a role may make a change: every member may acknowledge, everything else requires the role User. */
export function mayTriage(
  role: number,
  change: AnomalyUpdate | Omit<AnomaliesUpdate, 'ids' | 'expectedVersions'>,
): boolean {
  const isAcknowledgement = change.status === AnomalyStatus.Acknowledged && Object.keys(change).length === 1
  return role >= UserRole.User || isAcknowledgement
}

/** Sets another status; the end of a snooze and the reason of a false alarm are removed with their status. */
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
