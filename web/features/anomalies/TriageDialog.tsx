import { lateDialog } from '#web/ui/overlay/late-dialog.tsx'

/** Asks in a dialog for the details of a status change. */
export const TriageDialog = lateDialog(async () => (await import('./TriageQuestion.tsx')).TriageQuestion)
