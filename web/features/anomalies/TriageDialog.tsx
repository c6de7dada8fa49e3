import { lateDialog } from '#web/ui/overlay/late-dialog.tsx'

/** Asks what a change of anomalies wants to know, in a dialog. */
export const TriageDialog = lateDialog(async () => (await import('./TriageQuestion.tsx')).TriageQuestion)
