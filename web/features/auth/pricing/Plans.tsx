import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import type { Constants } from '@adwright/sdk/types'
import { chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { checkoutAddress, planPeriods } from '#web/domain/plans/checkout.ts'
import { PeriodSwitch } from '#web/domain/plans/PeriodSwitch.tsx'
import { canBuyPlan, largestSaving } from '#web/domain/plans/plan-price.ts'
import { useAddressChoice } from '#web/lib/use-address.ts'
import { useCurrent } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { isAllowed } from '#web/session/permissions.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PlanCard } from './PlanCard.tsx'
import { useStartTrial } from './use-start-trial.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' },
  gap: '4',
} as const

/** Why the person cannot start a trial or choose a plan; undefined if they can. */
function useReasons(): { trial: string | undefined; plan: string | undefined } {
  const { t } = useTranslation('auth')
  const { user, account } = useCurrent()
  const { subscriptionId, subscriptionProductName, status } = user.subscriptionDetails
  // Without an account, the person decides alone about the plan.
  if (account && !isAllowed(account.role, 'manageOwnPlan')) {
    const reason = t('pricing.notAllowed', { account: account.name })
    return { trial: reason, plan: reason }
  }
  const hasPlan = t('pricing.hasPlan', { plan: planLabelOf(subscriptionProductName) })
  return {
    trial: subscriptionId === null ? undefined : hasPlan,
    plan: canBuyPlan(status) ? undefined : hasPlan,
  }
}

function Offer({ constants }: { constants: Constants }) {
  const { t } = useTranslation('auth')
  const { user } = useCurrent()
  const [period] = useAddressChoice('period', planPeriods)
  const reasons = useReasons()
  const format = useFormat()
  const { start, isStarting } = useStartTrial()
  const { plans, trialDays } = constants
  const saving = largestSaving(plans)
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
            <DisabledReason reason={isStarting ? undefined : reasons.trial}>
              <BusyButton onClick={() => void start()} loading={isStarting} loadingText={trial}>
                {trial}
              </BusyButton>
            </DisabledReason>
          </Flex>
        </div>
        <PeriodSwitch
          label={t('pricing.period')}
          names={{ monthly: t('pricing.monthly'), yearly: t('pricing.yearly') }}
          note={saving > 0 ? t('pricing.saving', { share: format.rate(saving, 0) }) : undefined}
        />
      </Flex>
      <chakra.ul {...columns} m="0" p="0" listStyleType="none">
        {plans.map((plan) => (
          <PlanCard
            key={plan.plan}
            plan={plan}
            period={period}
            checkout={checkoutAddress({
              plan: plan.plan,
              period,
              person: user.id,
              key: user.checkoutKey,
              lang: format.locale,
            })}
            reason={reasons.plan}
          />
        ))}
      </chakra.ul>
      <Text color="fg.muted" textStyle="sm" mt="4">
        {t('pricing.tax')}
      </Text>
    </>
  )
}

/** Trial and plans, from the constants of the API. */
export function Plans() {
  const { t } = useTranslation('auth')
  const constants = useGetConstantsQuery()
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
