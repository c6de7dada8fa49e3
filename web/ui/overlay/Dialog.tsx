import { lazyDialog } from './lazy-dialog.tsx'

/** A dialog that is loaded on demand. Escape, the close button and a click on the backdrop close it and restore the focus. */
export const Dialog = lazyDialog(async () => (await import('./DialogBox.tsx')).DialogBox)
