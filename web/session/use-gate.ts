import {
  getAccountSubscriptionOptions,
  getAdsIntegrationOptions,
  getAnalyticsIntegrationOptions,
  getUserOptions,
  listAccountsOptions,
} from '@adwright/sdk/react-query'
import type { User } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { paths } from '#web/paths.ts'
import { chooseAccount, noteWaiting, pickAccount, useSavedAccountId, useWaitingAccountId } from './account-choice.ts'
import type { Current } from './current.ts'
import { isOpenToAll, isPending, isReturnOfCheckout, looksUpSubscription, redirectOf } from './gates.ts'
import { keepOwner, useIsOwner } from './session.ts'

export type Gate =
  | { state: 'loading'; what: 'user' | 'account' | 'payment'; isLate?: boolean }
  | { state: 'failed'; error: unknown }
  | { state: 'redirect'; to: string }
  | { state: 'notice'; notice: 'pending' | 'customers' | 'noAccount'; current: Current }
  | { state: 'open'; current: Current }

/** Poll intervals for the payment: short at first, long once it is late, because the provider may be down for hours. */
const PAYMENT_POLL_MS = { first: 2000, late: 10_000 }
const PAYMENT_LATE_MS = 30_000

/** True if the confirmation of a payment takes longer than usual. */
function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => setLate(true), PAYMENT_LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isAwaited])
  return isLate
}

/**
 * User, then account, then what the account holds: all of it is asked for as early as it can be, and judged in this
 * order. The two data sets that cannot be read count as there, so that an outage of one closes nothing.
 */
export function useGate(pathname: string, isUnknownAddress = false): Gate {
  const saved = useSavedAccountId()
  const waitingBefore = useWaitingAccountId()
  const isReturn = isReturnOfCheckout(pathname)
  const isUnpaid = (person: User | undefined) => isReturn && person?.subscriptionDetails.subscriptionId === null
  const [isAwaited, setAwaited] = useState(false)
  const isLate = useIsLate(isAwaited)
  const user = useQuery({
    ...getUserOptions(),
    staleTime: 60_000,
    refetchInterval: ({ state }) => isUnpaid(state.data) && PAYMENT_POLL_MS[isLate ? 'late' : 'first'],
    meta: { errors: 'inline' },
  })
  if (isAwaited !== isUnpaid(user.data)) setAwaited(isUnpaid(user.data))
  const accounts = useQuery({ ...listAccountsOptions(), staleTime: 60_000 })
  const account = accounts.data && pickAccount(accounts.data, saved)
  const waitingId = account && isPending(account) ? account.id : undefined
  // Starts early with the saved selection; if that account turns out to be inaccessible, the response is discarded.
  const early = saved === waitingBefore ? undefined : saved
  const accountId = (accounts.data ? waitingId === undefined && account?.id : early) || ''
  const path = { accountId }
  const isReadable = accountId !== ''
  const ads = useQuery({ ...getAdsIntegrationOptions({ path }), enabled: isReadable })
  const analytics = useQuery({ ...getAnalyticsIntegrationOptions({ path }), enabled: isReadable })
  const isLookedUp = isReadable && looksUpSubscription(pathname)
  const subscription = useQuery({ ...getAccountSubscriptionOptions({ path }), enabled: isLookedUp })

  // Calls of the views use the selected account, so the selection is stored before they render.
  const isKept = account === undefined || account.id === saved
  useEffect(() => {
    if (account && !isKept) chooseAccount(account.id)
  }, [account, isKept])

  const isNoted = accounts.data === undefined || waitingId === waitingBefore
  useEffect(() => {
    if (!isNoted) noteWaiting(waitingId)
  }, [isNoted, waitingId])

  // Drafts and selections of another person are deleted before a view could show them.
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
  // An address without a screen is a 404 for everyone; there is nothing behind it to protect.
  if (isUnknownAddress) return { state: 'open', current }
  const to = redirectOf({ pathname, subscriptionId: user.data.subscriptionDetails.subscriptionId, ...current })
  // Who has paid is not asked to pay: the prices would refuse it.
  if (to === paths.registrationPricing() && isAwaited) return { state: 'loading', what: 'payment', isLate }
  if (to !== undefined && to !== pathname) return { state: 'redirect', to }
  if (isOpenToAll(pathname)) return { state: 'open', current }
  if (!account) return { state: 'notice', notice: 'noAccount', current }
  if (isPending(account)) return { state: 'notice', notice: 'pending', current }
  if (subscription.data?.activeSubscriptionExists === false) return { state: 'notice', notice: 'customers', current }
  return { state: 'open', current }
}
