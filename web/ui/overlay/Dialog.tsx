import type { ReactNode } from 'react'
import { lateDialog } from './late-dialog.tsx'

export interface DialogProps {
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the foot; a form inside the dialog brings its own. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
  isOpen: boolean
  onClose: () => void
  /** `alertdialog` where an answer is needed: a press beside it then does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** Runs when the closing movement is over. */
  onClosed?: () => void
}

/** Escape, the close button and a press on the ground behind it close it; focus goes back to where it came from. */
export const Dialog = lateDialog<DialogProps>(async () => (await import('./DialogBox.tsx')).DialogBox)
