import { type Account, AccountStatus } from '@adwright/sdk/types'
import { matchPath } from 'react-router-dom'
import { paths, patterns } from '#web/paths.ts'

/** The data that decides about redirects. A null subscription means that the person has none. */
export interface GateFacts {
  pathname: string
  subscriptionId: string | null
  hasAdsData: boolean
  hasAnalyticsData: boolean
}

const OPEN_WITHOUT_SUBSCRIPTION = [
  patterns.selectClient,
  '/get-started/*',
  patterns.login,
  patterns.register,
  patterns.recovery,
  '/reset/*',
  patterns.invitations,
  '/unsubscribe/*',
  patterns.registrationPricing,
  '/integrations/select-client',
  '/integrations/:platform/select-client',
] as const

/** True for paths that are open to a person without a subscription. */
export const isOpenWithoutSubscription = (pathname: string): boolean =>
  OPEN_WITHOUT_SUBSCRIPTION.some((pattern) => matchPath(pattern, pathname) !== null)

/** The redirect target for a signed-in person; undefined if the view may be shown. */
export function redirectOf({ pathname, subscriptionId, hasAdsData, hasAnalyticsData }: GateFacts): string | undefined {
  if (subscriptionId === null && !isOpenWithoutSubscription(pathname)) return paths.registrationPricing()
  if (matchPath(patterns.dashboard, pathname) && !hasAdsData && !hasAnalyticsData) return paths.getStarted()
  return undefined
}

/** True once both data sets are connected, when the link to get-started is removed. */
export const isGetStartedDone = (facts: Pick<GateFacts, 'hasAdsData' | 'hasAnalyticsData'>): boolean =>
  facts.hasAdsData && facts.hasAnalyticsData

/** True if the subscription of the account is loaded on this path. */
export const requiresSubscriptionCheck = (pathname: string): boolean => !pathname.includes('/onboarding')

const RETURNS = [patterns.thankYouMonthly, patterns.thankYouYearly] as const

/** True for the return addresses of the checkout, which may be opened before the payment is confirmed. */
export const isCheckoutReturn = (pathname: string): boolean =>
  RETURNS.some((pattern) => matchPath(pattern, pathname) !== null)

const OPEN_WITHOUT_PAYMENT = ['/settings/*', '/subscriptions/*', '/help/*', patterns.bookADemo] as const

/** True for views that stay open when a subscription has ended, or while an account is pending approval. */
export const isAlwaysOpen = (pathname: string): boolean =>
  isOpenWithoutSubscription(pathname) || OPEN_WITHOUT_PAYMENT.some((pattern) => matchPath(pattern, pathname) !== null)

/** True if the account is pending approval, so that none of its data can be read yet. */
export const isPending = ({ status }: Account): boolean => status === AccountStatus.PendingApproval

export const NO_SUBSCRIPTION = 8

export const hasNoSubscription = (status: number | null | undefined): boolean =>
  (status ?? NO_SUBSCRIPTION) === NO_SUBSCRIPTION

/** True if banners and buttons should offer a subscription; the redirect depends on the subscription id alone. */
export const needsSubscription = (status: number | null | undefined, accountCount: number): boolean =>
  hasNoSubscription(status) && accountCount === 0

export const isTrial = (productName: string | null | undefined): boolean => productName === 'Trial'

export const DEFAULT_PLAN_LABEL = 'Enterprise'

export const planLabelOf = (productName: string | null | undefined): string => productName || DEFAULT_PLAN_LABEL
