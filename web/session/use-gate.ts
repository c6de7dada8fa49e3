import {
  getAccountSubscriptionOptions,
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  getUserOptions,
  listAccountsOptions,
} from '@adwright/sdk/react-query'
import { AccountStatus } from '@adwright/sdk/types'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '#web/paths.ts'
import { chooseAccount, pickAccount, useSavedAccountId } from './account-choice.ts'
import type { Current } from './current.ts'
import { isOpenToAll, isReturnOfCheckout, looksUpSubscription, redirectOf } from './gates.ts'
import { keepOwner, useIsOwner } from './session.ts'

export type Gate =
  | { state: 'loading'; what: 'user' | 'account' | 'payment' }
  | { state: 'failed'; error: unknown }
  | { state: 'redirect'; to: string }
  | { state: 'notice'; notice: 'pending' | 'customers' | 'noAccount'; current: Current }
  | { state: 'open'; current: Current }

const PAYMENT_POLL_MS = 2000
const PAYMENT_PATIENCE_MS = 30_000

const quiet = { meta: { isShownInPlace: true } }

/** An account data query with its key; without an account no request leaves. */
const unless = <T extends object>(isSkipped: boolean, options: T) =>
  isSkipped ? { ...options, queryFn: skipToken as never } : options

/** Whether a payment may still arrive: for a while after the checkout has sent the person back. */
function useIsAwaited(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setOver(true), PAYMENT_PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && !isOver
}

/**
 * User, then account, then what the account holds: all of it is asked for as early as it can be, and judged in this
 * order. The two data sets that cannot be read count as there, so that an outage of one closes nothing.
 */
export function useGate(pathname: string): Gate {
  const saved = useSavedAccountId()
  const isReturn = isReturnOfCheckout(pathname)
  const user = useQuery({
    ...getUserOptions(),
    ...quiet,
    staleTime: 60_000,
    refetchInterval: ({ state }) =>
      isReturn && state.data?.subscriptionDetails.subscriptionId === null ? PAYMENT_POLL_MS : false,
  })
  const isAwaited = useIsAwaited(isReturn && user.data?.subscriptionDetails.subscriptionId === null)
  const accounts = useQuery({ ...listAccountsOptions(), ...quiet, staleTime: 60_000 })
  const account = accounts.data && pickAccount(accounts.data, saved)
  const accountId = account?.id ?? saved ?? ''
  const path = { accountId }
  const isReadable = accountId !== '' && account?.status !== AccountStatus.PendingApproval
  const ads = useQuery(unless(!isReadable, { ...getAdsIntegrationOptions({ path }), ...quiet }))
  const analytics = useQuery(unless(!isReadable, { ...getAnalyticsIntegrationOptions({ path }), ...quiet }))
  const isLookedUp = isReadable && looksUpSubscription(pathname)
  const subscription = useQuery(unless(!isLookedUp, { ...getAccountSubscriptionOptions({ path }), ...quiet }))

  // The calls of the views ask which account it is, so the choice is kept before they are shown.
  const isKept = account === undefined || account.id === saved
  useEffect(() => {
    if (account && !isKept) chooseAccount(account.id)
  }, [account, isKept])

  // Drafts and choices of somebody else are forgotten before a view could show them.
  const personId = user.data?.id
  const isOwner = useIsOwner(personId)
  useEffect(() => {
    if (personId !== undefined && !isOwner) keepOwner(personId)
  }, [personId, isOwner])

  if (user.isPending) return { state: 'loading', what: 'user' }
  if (user.isError && !user.data) return { state: 'failed', error: user.error }
  if (accounts.isPending || !isOwner) return { state: 'loading', what: 'account' }
  if (accounts.isError && !accounts.data) return { state: 'failed', error: accounts.error }
  if (!isKept || (isReadable && (ads.isLoading || analytics.isLoading || subscription.isLoading))) {
    return { state: 'loading', what: 'account' }
  }

  const current: Current = {
    user: user.data,
    accounts: accounts.data,
    account,
    hasAdsData: isReadable && (ads.data?.hasData ?? ads.isError),
    hasAnalyticsData: isReadable && (analytics.data?.hasData ?? analytics.isError),
  }
  const to = redirectOf({ pathname, subscriptionId: user.data.subscriptionDetails.subscriptionId, ...current })
  if (to === paths.registrationPricing() && isAwaited) return { state: 'loading', what: 'payment' }
  if (to !== undefined && to !== pathname) return { state: 'redirect', to }
  if (isOpenToAll(pathname)) return { state: 'open', current }
  if (!account) return { state: 'notice', notice: 'noAccount', current }
  if (account.status === AccountStatus.PendingApproval) return { state: 'notice', notice: 'pending', current }
  if (subscription.data?.activeSubscriptionExists === false) return { state: 'notice', notice: 'customers', current }
  return { state: 'open', current }
}
