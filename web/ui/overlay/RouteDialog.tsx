import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './DialogBox.tsx'

interface RouteDialogProps extends Omit<DialogProps, 'isOpen' | 'onClose'> {
  /** The path after closing; the parent route by default. */
  closeTo?: string
  /** True to keep the query (filters, page) on closing; false if it belongs to the dialog. */
  keepsQuery?: boolean
}

/**
 * A dialog as a child route: it is open at its address. Closing navigates to the parent route and replaces the history entry, so that
 * Back does not open it again.
 */
export function RouteDialog({ closeTo = '..', keepsQuery = true, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const onClose = useCallback(() => {
    void navigate({ pathname: closeTo, search: keepsQuery ? search : '' }, { replace: true, preventScrollReset: true })
  }, [navigate, closeTo, keepsQuery, search])
  return <Dialog {...dialog} isOpen onClose={onClose} />
}
