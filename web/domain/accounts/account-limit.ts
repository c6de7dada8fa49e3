import type { Current } from '#web/session/current.ts'
import { isAllowed } from '#web/session/permissions.ts'

export type AccountReason = 'needsOwner' | 'full'

/** Why no further account can be set up: who owns the accounts pays for them, and the plan has room for so many. */
export function accountReason({ account, user }: Pick<Current, 'account' | 'user'>): AccountReason | undefined {
  if (account && !isAllowed(account.role, 'manageBilling')) return 'needsOwner'
  const { accountsCount, accountsLimit } = user.subscriptionDetails
  return accountsCount >= accountsLimit ? 'full' : undefined
}
