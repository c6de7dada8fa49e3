// The stored form of an anomaly, and the scan position of each setting.
import type { Anomaly, AnomalyComment } from '@adwright/sdk/types'
import type { DeletedComment } from '#mocks/sandbox/domain/comments.ts'

export type StoredAnomaly = Omit<Anomaly, 'currencyCode'> & {
  accountId: string
  foundAt: string
  /** True if the monitor's recipients were notified, or the anomaly was too old to notify when it was found. */
  isTold: boolean
  /** The assignee, whose name is the anomaly's `assigneeName`. */
  assigneeId?: string | null
  falseAlarmReason?: string | null
  deletedComments?: DeletedComment<AnomalyComment>[]
}
/** The scan position of a setting: the time of the newest scanned point, and of the scan. */
export type ScanMark = { id: string; at: number; scannedAt?: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    anomaly: StoredAnomaly
    anomalyScan: ScanMark
  }
}
