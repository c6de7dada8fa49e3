import { useOutletContext } from 'react-router-dom'
import { AccessNotice } from '#web/domain/access/AccessNotice.tsx'
import { NoAccountNotice } from '#web/domain/access/NoAccountNotice.tsx'
import type { GateOutlet } from '#web/session/Gates.tsx'

/** Replaces a view that a gate refuses. */
export function GateNotice() {
  const { notice } = useOutletContext<GateOutlet>()
  if (notice === undefined) return null
  return notice === 'noAccount' ? <NoAccountNotice /> : <AccessNotice kind={notice} />
}
