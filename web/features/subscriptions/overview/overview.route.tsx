import { Flex, Skeleton } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { canBuyPlan } from '#web/domain/plans/plan-price.ts'
import { useCurrent } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { History } from './History.tsx'
import { PlanLimits } from './PlanLimits.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { PortalButton } from './PortalButton.tsx'
import { PriceTable } from './PriceTable.tsx'
import { SubscriptionStatusNotice } from './SubscriptionStatusNotice.tsx'
import { statusNoticeOf } from './subscription-status.ts'
import { useBillingRights, useSubscription } from './use-billing.ts'

export const handle = { crumb: 'subscriptions:title' }

const PLANS = 'plans'

function Billing() {
  const { t } = useTranslation('subscriptions')
  const { canSee } = useBillingRights()
  const { account } = useCurrent()
  const { subscription, error, refetch, isFetching } = useSubscription()
  if (!subscription) {
    return error ? (
      <SectionError title={t('failed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton height="13rem" />
      </Loading>
    )
  }
  return (
    <Flex direction="column" gap="8">
      <Flex direction="column" gap="4">
        {canSee ? <SubscriptionStatusNotice subscription={subscription} plansId={PLANS} /> : null}
        <PlanPanel subscription={subscription} />
        {account ? <PlanLimits /> : null}
      </Flex>
      {canSee ? (
        <>
          <div id={PLANS}>
            <PriceTable subscription={subscription} />
          </div>
          <History />
        </>
      ) : null}
    </Flex>
  )
}

export function Component() {
  const { t } = useTranslation('subscriptions')
  const { canSee } = useBillingRights()
  const { subscription } = useSubscription()
  // Without a plan there is no portal; for an open invoice, the notice has the button.
  const hasPortal =
    canSee &&
    subscription !== undefined &&
    !canBuyPlan(subscription.status) &&
    statusNoticeOf(subscription)?.way !== 'portal'
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={hasPortal ? <PortalButton>{t('portal.open')}</PortalButton> : null}
    >
      <Billing />
    </Page>
  )
}
