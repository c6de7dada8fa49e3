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

/** A dialog that is a child route: being at its address is being open, closing is going to its parent. */
export function RouteDialog({ closeTo = '..', keepsQuery = true, ...dialog }: RouteDialogProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const onClose = useCallback(() => {
    void navigate({ pathname: closeTo, search: keepsQuery ? search : '' }, { preventScrollReset: true })
  }, [navigate, closeTo, keepsQuery, search])
  return <Dialog {...dialog} isOpen onClose={onClose} />
}
