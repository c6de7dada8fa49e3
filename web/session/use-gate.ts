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
import {
  chooseAccount,
  pickAccount,
  savePendingAccountId,
  usePendingAccountId,
  useSavedAccountId,
} from './account-choice.ts'
import type { Current } from './current.ts'
import { isAlwaysOpen, isCheckoutReturn, isPending, redirectOf, requiresSubscriptionCheck } from './gates.ts'
import { assignOwner, useIsOwner } from './session.ts'
import { useOwnLanguage } from './use-own-language.ts'

export type Gate =
  | { state: 'loading'; resource: 'user' | 'account' | 'payment'; isLate?: boolean }
  | { state: 'failed'; error: unknown }
  | { state: 'redirect'; to: string }
  | { state: 'notice'; notice: 'pending' | 'customers' | 'noAccount'; current: Current }
  | { state: 'open'; current: Current }

/** Poll intervals for the payment: short at first, long once it is late, because the provider may be down for hours. */
const PAYMENT_POLL_MS = { first: 2000, late: 10_000 }
const PAYMENT_LATE_MS = 30_000

/** True if the confirmation of a payment takes longer than usual. */
function useIsLate(isPaymentPending: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPaymentPending) return undefined
    const timer = setTimeout(() => setLate(true), PAYMENT_LATE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPaymentPending])
  return isLate
}

/**
 * Decides what a signed-in person sees. User, account and the account's data are requested as early as possible and
 * evaluated in this order. Data sets that cannot be read count as connected, so that an outage locks no view.
 */
export function useGate(pathname: string, isUnknownAddress = false): Gate {
  const saved = useSavedAccountId()
  const savedPendingId = usePendingAccountId()
  const isReturn = isCheckoutReturn(pathname)
  const isUnpaid = (person: User | undefined) => isReturn && person?.subscriptionDetails.subscriptionId === null
  const [isPaymentPending, setPaymentPending] = useState(false)
  const isLate = useIsLate(isPaymentPending)
  const user = useQuery({
    ...getUserOptions(),
    staleTime: 60_000,
    refetchInterval: ({ state }) => isUnpaid(state.data) && PAYMENT_POLL_MS[isLate ? 'late' : 'first'],
    meta: { errors: 'inline' },
  })
  if (isPaymentPending !== isUnpaid(user.data)) setPaymentPending(isUnpaid(user.data))
  const accounts = useQuery({ ...listAccountsOptions(), staleTime: 60_000 })
  const account = accounts.data && pickAccount(accounts.data, saved)
  const pendingId = account && isPending(account) ? account.id : undefined
  // Starts early with the saved selection; if that account turns out to be inaccessible, the response is discarded.
  const earlyAccountId = saved === savedPendingId ? undefined : saved
  const accountId = (accounts.data ? pendingId === undefined && account?.id : earlyAccountId) || ''
  const path = { accountId }
  const isReadable = accountId !== ''
  // Their texts are in the language of the request, so they are read once that is the person's.
  const language = useOwnLanguage(user.data?.language)
  const [isReturning] = useState(saved !== undefined)
  const isSpoken = language.isOwn || (isReturning && language.isExpected)
  const ads = useQuery({ ...getAdsIntegrationOptions({ path }), enabled: isReadable && isSpoken })
  const analytics = useQuery({ ...getAnalyticsIntegrationOptions({ path }), enabled: isReadable && isSpoken })
  const hasSubscriptionCheck = isReadable && requiresSubscriptionCheck(pathname)
  const subscription = useQuery({ ...getAccountSubscriptionOptions({ path }), enabled: hasSubscriptionCheck })

  // Drafts and selections of another person are deleted before a view could show them, and
  // before this person's account is stored below: both may be due after the same render.
  const personId = user.data?.id
  const isOwner = useIsOwner(personId)
  useEffect(() => {
    if (personId !== undefined && !isOwner) assignOwner(personId)
  }, [personId, isOwner])

  // Calls of the views use the selected account, so the selection is stored before they render.
  const isSelectionSaved = account === undefined || account.id === saved
  useEffect(() => {
    if (account && !isSelectionSaved) chooseAccount(account.id)
  }, [account, isSelectionSaved])

  const isPendingSaved = accounts.data === undefined || pendingId === savedPendingId
  useEffect(() => {
    if (!isPendingSaved) savePendingAccountId(pendingId)
  }, [isPendingSaved, pendingId])

  if (user.isPending) return { state: 'loading', resource: 'user' }
  if (user.isError && !user.data) return { state: 'failed', error: user.error }
  // The view waits for the person's language as well, so that it is not read in two languages.
  if (!language.isOwn) return { state: 'loading', resource: 'user' }
  if (accounts.isPending || !isOwner) return { state: 'loading', resource: 'account' }
  if (accounts.isError && !accounts.data) return { state: 'failed', error: accounts.error }
  if (!isSelectionSaved || (isReadable && (ads.isLoading || analytics.isLoading || subscription.isLoading))) {
    return { state: 'loading', resource: 'account' }
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
  // A person whose payment is pending is not redirected to the pricing page, which would refuse a second payment.
  if (to === paths.registrationPricing() && isPaymentPending) return { state: 'loading', resource: 'payment', isLate }
  if (to !== undefined && to !== pathname) return { state: 'redirect', to }
  if (isAlwaysOpen(pathname)) return { state: 'open', current }
  if (!account) return { state: 'notice', notice: 'noAccount', current }
  if (isPending(account)) return { state: 'notice', notice: 'pending', current }
  if (subscription.data?.activeSubscriptionExists === false) return { state: 'notice', notice: 'customers', current }
  return { state: 'open', current }
}
