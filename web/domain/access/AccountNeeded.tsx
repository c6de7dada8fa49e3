import { AccountStatus } from '@adwright/sdk/types'
import type { ReactNode } from 'react'
import { useCurrent } from '#web/session/current.ts'
import { AccessNotice } from './AccessNotice.tsx'
import { NoAccountNotice } from './NoAccountNotice.tsx'

/** Wraps views that are reachable without an account but need one to work. */
export function AccountNeeded({ children }: { children: ReactNode }) {
  const { account } = useCurrent()
  if (!account) return <NoAccountNotice />
  if (account.status === AccountStatus.PendingApproval) return <AccessNotice kind="pending" />
  return children
}
