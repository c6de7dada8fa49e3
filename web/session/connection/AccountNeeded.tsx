import { AccountStatus } from '@adwright/sdk/types'
import type { ReactNode } from 'react'
import { AccessNotice } from '#web/session/AccessNotice.tsx'
import { useCurrent } from '#web/session/current.ts'

/** For views that the gates leave open without an account, though they work in one. */
export function AccountNeeded({ children }: { children: ReactNode }) {
  const { account } = useCurrent()
  if (!account) return <AccessNotice kind="noAccount" />
  if (account.status === AccountStatus.PendingApproval) return <AccessNotice kind="pending" />
  return children
}
