import { type Account, AccountStatus } from '@adwright/sdk/types'
import { matchPath } from 'react-router-dom'
import { paths, patterns } from '#web/paths.ts'

/** What the gates know of the person; undefined is not loaded yet, null is loaded and missing. */
export interface GateFacts {
  pathname: string
  subscriptionId: string | null
  hasAdsData: boolean
  hasAnalyticsData: boolean
}

const FREE_OF_PRICING = [
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

/** Paths that a person without a subscription may see. */
export const isFreeOfPricing = (pathname: string): boolean =>
  FREE_OF_PRICING.some((pattern) => matchPath(pattern, pathname) !== null)

/** Where the gates send a signed-in person instead (replacing), or undefined to let them in. */
export function redirectOf({ pathname, subscriptionId, hasAdsData, hasAnalyticsData }: GateFacts): string | undefined {
  if (subscriptionId === null && !isFreeOfPricing(pathname)) return paths.registrationPricing()
  if (matchPath(patterns.dashboard, pathname) && !hasAdsData && !hasAnalyticsData) return paths.getStarted()
  return undefined
}

/** The get-started link goes once both data sets are there. */
export const isGetStartedDone = (facts: Pick<GateFacts, 'hasAdsData' | 'hasAnalyticsData'>): boolean =>
  facts.hasAdsData && facts.hasAnalyticsData

/** Whether the subscription of the account is looked up on this path. */
export const looksUpSubscription = (pathname: string): boolean => !pathname.includes('/onboarding')

const RETURNS = [patterns.thankYouMonthly, patterns.thankYouYearly] as const

/** Where the checkout sends a person who has paid, perhaps before the product has heard of the payment. */
export const isReturnOfCheckout = (pathname: string): boolean =>
  RETURNS.some((pattern) => matchPath(pattern, pathname) !== null)

const OPEN_WITHOUT_PAYMENT = ['/settings/*', '/subscriptions/*', '/help/*', patterns.bookADemo] as const

/** Views that stay open when a subscription has ended, or while an account waits for approval. */
export const isOpenToAll = (pathname: string): boolean =>
  isFreeOfPricing(pathname) || OPEN_WITHOUT_PAYMENT.some((pattern) => matchPath(pattern, pathname) !== null)

/** Nothing of such an account can be read yet. */
export const isPending = ({ status }: Account): boolean => status === AccountStatus.PendingApproval

export const NO_SUBSCRIPTION = 8

export const hasNoSubscription = (status: number | null | undefined): boolean =>
  (status ?? NO_SUBSCRIPTION) === NO_SUBSCRIPTION

/** For banners and buttons; the redirect goes by the subscription id alone. */
export const needsSubscription = (status: number | null | undefined, accountCount: number): boolean =>
  hasNoSubscription(status) && accountCount === 0

export const isTrial = (productName: string | null | undefined): boolean => productName === 'Trial'

export const DEFAULT_PLAN_LABEL = 'Enterprise'

export const planLabelOf = (productName: string | null | undefined): string => productName || DEFAULT_PLAN_LABEL
