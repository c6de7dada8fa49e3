import { getAccountSubscriptionOptions } from '@adwright/sdk/react-query'
import type { SubscriptionInfo } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCurrent } from '#web/session/current.ts'
import { isPending } from '#web/session/gates.ts'
import { isAllowed } from '#web/session/permissions.ts'

/** The signed-in person's view of and permissions for billing; without an account, of the person's own subscription. */
export function useBillingRights() {
  const { t } = useTranslation('subscriptions')
  const { account } = useCurrent()
  const isManager = !account || isAllowed(account.role, 'manageBilling')
  return {
    canSee: !account || isAllowed(account.role, 'viewBilling'),
    /** Why nothing can be changed, or undefined. */
    reason: isManager ? undefined : t('askOwner', { account: account.name }),
  }
}

/** The subscription of the current account; without one, or while it waits for approval, the person's own. */
export function useSubscription() {
  const { account, user } = useCurrent()
  const isReadable = account !== undefined && !isPending(account)
  const query = useQuery({
    ...getAccountSubscriptionOptions({ path: { accountId: account?.id ?? '' } }),
    enabled: isReadable,
  })
  const { status, subscriptionProductName } = user.subscriptionDetails
  const own: SubscriptionInfo = {
    activeSubscriptionExists: false,
    status,
    productName: subscriptionProductName,
    trialEndsAt: null,
    cancelAtPeriodEnd: false,
    currentPeriodEndsAt: null,
    billing: null,
  }
  return { ...query, subscription: isReadable ? query.data : own }
}
