import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'

/** Asks in a dialog for the details of a status change. */
export const TriageDialog = lazyDialog(async () => (await import('./TriageRequestDialog.tsx')).TriageRequestDialog)
