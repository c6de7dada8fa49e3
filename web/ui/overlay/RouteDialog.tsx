import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './DialogBox.tsx'

interface RouteDialogProps extends Omit<DialogProps, 'isOpen' | 'onClose'> {
  /** Where closing leads; the parent route by default. */
  closeTo?: string
  /** Whether the query (filters, page) goes along; not when it belongs to the dialog. */
  keepsQuery?: boolean
}

/**
 * A dialog that is a child route: it is open at its address. Closing it goes to its parent and replaces its history entry, so that going back
 * does not open it again.
 */
export function RouteDialog({ closeTo = '..', keepsQuery = true, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const onClose = useCallback(() => {
    void navigate({ pathname: closeTo, search: keepsQuery ? search : '' }, { replace: true, preventScrollReset: true })
  }, [navigate, closeTo, keepsQuery, search])
  return <Dialog {...dialog} isOpen onClose={onClose} />
}
