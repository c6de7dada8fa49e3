import type { Plan, SubscriptionInfo } from '@adwright/sdk/types'
import { Button } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { billingPeriods, checkoutAddress, type Period } from '#web/domain/plans/checkout.ts'
import { canBuyPlan } from '#web/domain/plans/plan-price.ts'
import { useUser } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PortalButton } from './PortalButton.tsx'
import { useBillingRights } from './use-billing.ts'

interface PlanChoiceProps {
  plan: Plan
  period: Period
  subscription: SubscriptionInfo
}

/** Leads to another plan or billing period: the checkout for a first plan, the billing portal, opened with the choice, for a change. */
export function PlanChoice({ plan, period, subscription }: PlanChoiceProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useFormat()
  const { id, checkoutKey } = useUser()
  const { reason } = useBillingRights()
  const name = plan.productName
  if (!canBuyPlan(subscription.status)) {
    return (
      <PortalButton size="sm" variant="outline" change={{ plan: plan.plan, period: billingPeriods[period] }}>
        {name === subscription.productName
          ? t(period === 'yearly' ? 'prices.toYearly' : 'prices.toMonthly')
          : t('prices.change', { plan: name })}
      </PortalButton>
    )
  }
  const address = checkoutAddress({ plan: plan.plan, period, person: id, key: checkoutKey, lang: locale })
  if (address === undefined) return null
  const label = t('prices.choose', { plan: name })
  return reason === undefined ? (
    <Button asChild size="sm" variant="outline">
      <a href={address}>{label}</a>
    </Button>
  ) : (
    <DisabledReason reason={reason}>
      <Button size="sm" variant="outline">
        {label}
      </Button>
    </DisabledReason>
  )
}
