import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { focusPageIfLost } from '#web/ui/focus/focus-page.ts'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './DialogBox.tsx'

interface RouteDialogProps extends Omit<DialogProps, 'isOpen' | 'onClose' | 'onClosed'> {
  /** Where closing leads; the parent route by default. */
  closeTo?: string
  /** Whether the query (filters, page) goes along; not when it belongs to the dialog. */
  keepsQuery?: boolean
}

/** A dialog that is a child route: being at its address is being open, closing is going to its parent. */
export function RouteDialog({ closeTo = '..', keepsQuery = true, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const opener = useRef<Element>(document.activeElement)

  const onClose = useCallback(() => {
    void navigate({ pathname: closeTo, search: keepsQuery ? search : '' }, { preventScrollReset: true })
  }, [navigate, closeTo, keepsQuery, search])

  // The route unmounts the dialog immediately, so the focus is returned here; the focus trap is removed one frame later.
  useEffect(() => {
    const from = opener.current
    return () => {
      requestAnimationFrame(() => {
        if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
        focusPageIfLost()
      })
    }
  }, [])

  return <Dialog {...dialog} isOpen onClose={onClose} />
}
