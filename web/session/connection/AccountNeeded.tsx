import { AccountStatus } from '@adwright/sdk/types'
import type { ReactNode } from 'react'
import { AccessNotice } from '#web/session/AccessNotice.tsx'
import { useCurrent } from '#web/session/current.ts'
import { NoAccountNotice } from '#web/session/NoAccountNotice.tsx'

/** For views that the gates leave open without an account, though they work in one. */
export function AccountNeeded({ children }: { children: ReactNode }) {
  const { account } = useCurrent()
  if (!account) return <NoAccountNotice />
  if (account.status === AccountStatus.PendingApproval) return <AccessNotice kind="pending" />
  return children
}
