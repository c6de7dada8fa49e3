import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { errorLog } from '#web/lib/error-log.ts'
import type { DialogBox } from './DialogBox.tsx'

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

let Box: typeof DialogBox | undefined

/** The code of dialogs is fetched with the first one that opens: most visits of a screen open none. */
async function loadDialogs(): Promise<void> {
  Box = (await import('./DialogBox.tsx')).DialogBox
}

/** Escape, the close button and a press on the ground behind it close it; focus goes back to where it came from. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose } = props
  const [isThere, setThere] = useState(Box !== undefined)

  const giveUp = useEffectEvent((error: unknown) => {
    errorLog.report(error)
    onClose()
  })
  useEffect(() => {
    if (isOpen && !isThere) loadDialogs().then(() => setThere(true), giveUp)
  }, [isOpen, isThere])

  return Box && isThere ? <Box {...props} /> : null
}
