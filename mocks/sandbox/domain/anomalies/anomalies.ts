// What is kept of an anomaly, and how far each setting has been scanned.
import type { Anomaly } from '@adwright/sdk/types'

export type StoredAnomaly = Omit<Anomaly, 'currencyCode'> & {
  accountId: string
  foundAt: string
  /** True if the monitor's recipients were notified, or the anomaly was too old to notify when it was found. */
  isTold: boolean
  /** Who looks after it; its name is the anomaly's `assigneeName`. */
  assigneeId?: string | null
  falseAlarmReason?: string | null
}
/** How far a setting has judged: the time of the newest point. */
export type ScanMark = { id: string; at: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    anomaly: StoredAnomaly
    anomalyScan: ScanMark
  }
}
