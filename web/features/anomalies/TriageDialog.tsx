import type { Anomaly } from '@adwright/sdk/types'
import { lateDialog } from '#web/ui/overlay/late-dialog.tsx'
import type { Assignment } from './assignment.ts'
import type { Triage } from './triage.ts'

/** A change that wants to know more first. */
export interface Asked {
  kind: 'snooze' | 'falseAlarm' | 'assign'
  anomalies: readonly Anomaly[]
}

export interface TriageDialogProps {
  asked: Asked
  onClose: () => void
  triage: (anomalies: readonly Anomaly[], change: Triage) => Promise<boolean>
  assign: (anomalies: readonly Anomaly[], assignment: Assignment) => Promise<boolean>
}

/** Asks what a change of anomalies wants to know, in a dialog. */
export const TriageDialog = lateDialog<TriageDialogProps>(
  async () => (await import('./TriageQuestion.tsx')).TriageQuestion,
)
