import { lazyDialog } from './lazy-dialog.tsx'

/** Escape, the close button and a press on the ground behind it close it; focus goes back to where it came from. */
export const Dialog = lazyDialog(async () => (await import('./DialogBox.tsx')).DialogBox)
