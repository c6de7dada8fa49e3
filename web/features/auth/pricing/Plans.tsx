import { getConstantsOptions } from '@adwright/sdk/react-query'
import type { Constants } from '@adwright/sdk/types'
import { Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { checkoutAddress } from '#web/lib/checkout.ts'
import { useCurrent } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { may } from '#web/session/permissions.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PeriodSwitch } from './PeriodSwitch.tsx'
import { PlanCard } from './PlanCard.tsx'
import { largestSaving, toPeriod } from './plan-price.ts'
import { useStartTrial } from './use-start-trial.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' },
  gap: '4',
} as const

/** Why this person cannot take a plan here, or undefined. */
function useReason(): string | undefined {
  const { t } = useTranslation('auth')
  const { user, account } = useCurrent()
  const { subscriptionId, subscriptionProductName } = user.subscriptionDetails
  if (subscriptionId !== null) return t('pricing.hasPlan', { plan: planLabelOf(subscriptionProductName) })
  // Before there is an account nobody else decides about plans.
  return !account || may(account.role, 'manageOwnPlan') ? undefined : t('pricing.notAllowed', { account: account.name })
}

function Offer({ constants }: { constants: Constants }) {
  const { t } = useTranslation('auth')
  const { user } = useCurrent()
  const [search] = useSearchParams()
  const period = toPeriod(search.get('period'))
  const reason = useReason()
  const { locale } = useFormat()
  const { start, isStarting } = useStartTrial()
  const { plans, trialDays } = constants
  const recommended = plans.find(({ isRecommended }) => isRecommended)
  const trial = t('pricing.startTrial', { count: trialDays })
  return (
    <>
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="6">
        <div>
          <Heading as="h1" textStyle="2xl" tabIndex={-1}>
            {t('pricing.title')}
          </Heading>
          <Text color="fg.muted" mt="1" maxWidth="prose">
            {t('pricing.lead', { count: trialDays })}{' '}
            {recommended ? t('pricing.trialLimits', { plan: recommended.productName }) : null}
          </Text>
          <Flex mt="4">
            <DisabledReason reason={reason}>
              <Button onClick={() => void start()} loading={isStarting} loadingText={trial}>
                {trial}
              </Button>
            </DisabledReason>
          </Flex>
        </div>
        <PeriodSwitch period={period} saving={largestSaving(plans)} />
      </Flex>
      <chakra.ul {...columns} m="0" p="0" listStyleType="none">
        {plans.map((plan) => (
          <PlanCard
            key={plan.plan}
            plan={plan}
            period={period}
            checkout={checkoutAddress({ plan: plan.plan, period, person: user.id, lang: locale })}
            reason={reason}
          />
        ))}
      </chakra.ul>
      <Text color="fg.muted" textStyle="sm" mt="4">
        {t('pricing.tax')}
      </Text>
    </>
  )
}

/** Trial and plans, as the constants of the service give them. */
export function Plans() {
  const { t } = useTranslation('auth')
  const constants = useQuery({ ...getConstantsOptions(), meta: { isShownInPlace: true } })
  if (constants.data) return <Offer constants={constants.data} />
  if (constants.isError) {
    return (
      <SectionError
        title={t('pricing.plansFailed')}
        error={constants.error}
        onRetry={() => void constants.refetch()}
        isRetrying={constants.isFetching}
      />
    )
  }
  return (
    <Loading>
      <Skeleton height="9" width="16rem" mb="3" />
      <Skeleton height="4" width="28rem" maxWidth="100%" mb="12" />
      <chakra.div {...columns}>
        {[1, 2, 3, 4].map((plan) => (
          <Skeleton key={plan} height="24rem" />
        ))}
      </chakra.div>
    </Loading>
  )
}
