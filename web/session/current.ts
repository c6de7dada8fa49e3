import type { Account, User } from '@adwright/sdk/types'
import { createContext, useContext } from 'react'
import { type Capability, isAllowed } from './permissions.ts'

export interface Current {
  user: User
  accounts: readonly Account[]
  /** Undefined only on the few views that open without an account. */
  account: Account | undefined
  hasAdsData: boolean
  hasAnalyticsData: boolean
}

export const CurrentContext = createContext<Current | undefined>(undefined)

/** The signed-in person and the current account; available only below the gates. */
export function useCurrent(): Current {
  const current = useContext(CurrentContext)
  if (!current) throw new Error('useCurrent is used outside of the gates.')
  return current
}

export const useUser = (): User => useCurrent().user

/** The current account. Views that open without an account use `useCurrent().account`. */
export function useAccount(): Account {
  const { account } = useCurrent()
  if (!account) throw new Error('useAccount is used on a view that opens without an account.')
  return account
}

/** Checks permissions of the signed-in person in the current account; forbidden actions are disabled with a reason. */
export const useCan = (capability: Capability): boolean => isAllowed(useCurrent().account?.role ?? 0, capability)

/** True if the person has a capability in at least one account, as private plans need it. */
export const useCanAnywhere = (capability: Capability): boolean =>
  useCurrent().accounts.some(({ role }) => isAllowed(role, capability))
