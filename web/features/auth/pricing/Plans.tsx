import { getAccountSubscriptionOptions, useGetConstantsQuery } from '@adwright/sdk/react-query'
import type { Constants } from '@adwright/sdk/types'
import { Button, chakra, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { checkoutAddress } from '#web/domain/plans/checkout.ts'
import { PeriodSwitch } from '#web/domain/plans/PeriodSwitch.tsx'
import { largestSaving } from '#web/domain/plans/plan-price.ts'
import { usePlanPeriod } from '#web/domain/plans/use-plan-period.ts'
import { paths } from '#web/paths.ts'
import { useCurrent, useUser } from '#web/session/current.ts'
import { planLabelOf } from '#web/session/gates.ts'
import { isAllowed } from '#web/session/permissions.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PlanCard } from './PlanCard.tsx'
import { planStateOf } from './plan-state.ts'
import { useStartTrial } from './use-start-trial.ts'

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' },
  gap: '4',
} as const

/** Why the person's role does not let them choose a plan; undefined if it does. */
function useReason(): string | undefined {
  const { t } = useTranslation('auth')
  const { account } = useCurrent()
  // Without an account, the person decides alone about the plan.
  if (!account || isAllowed(account.role, 'manageOwnPlan')) return undefined
  return t('pricing.notAllowed', { account: account.name })
}

/** The period in which the current account pays; undefined without a plan, or for members who may not see it. */
function usePaidPeriod() {
  const { user, account } = useCurrent()
  const isVisible = account !== undefined && isAllowed(account.role, 'viewBilling')
  const { data } = useQuery({
    ...getAccountSubscriptionOptions({ path: { accountId: account?.id ?? '' } }),
    enabled: isVisible && planStateOf(user.subscriptionDetails) === 'plan',
    // Only chooses the prices that are shown first.
    meta: { errors: 'inline' },
  })
  return data?.billing?.period
}

function StartTrial({ days, reason }: { days: number; reason: string | undefined }) {
  const { t } = useTranslation('auth')
  const { start, isStarting } = useStartTrial()
  const label = t('pricing.startTrial', { count: days })
  return (
    <DisabledReason reason={isStarting ? undefined : reason}>
      <BusyButton onClick={() => void start()} loading={isStarting} loadingText={label}>
        {label}
      </BusyButton>
    </DisabledReason>
  )
}

/** The title, and the way on for who has nothing yet, a trial, or a plan. */
function Lead({ constants: { plans, trialDays } }: { constants: Constants }) {
  const { t } = useTranslation('auth')
  const { subscriptionDetails } = useUser()
  const state = planStateOf(subscriptionDetails)
  const plan = planLabelOf(subscriptionDetails.subscriptionProductName)
  const reason = useReason()
  const recommended = plans.find(({ isRecommended }) => isRecommended)
  return (
    <div>
      <Heading as="h1" textStyle="2xl" tabIndex={-1}>
        {state === 'plan' ? t('pricing.yourPlan', { plan }) : t('pricing.title')}
      </Heading>
      <Text color="fg.muted" mt="1" maxWidth="prose">
        {state === 'none' ? (
          <>
            {t('pricing.lead', { count: trialDays })}{' '}
            {recommended ? t('pricing.trialLimits', { plan: recommended.productName }) : null}
          </>
        ) : (
          t(`pricing.state.${state}`, { plan })
        )}
      </Text>
      <Flex mt="4" _empty={{ display: 'none' }}>
        {state === 'none' ? <StartTrial days={trialDays} reason={reason} /> : null}
        {state === 'plan' ? (
          <Button asChild>
            <Link to={paths.subscriptions()}>{t('pricing.toBilling')}</Link>
          </Button>
        ) : null}
      </Flex>
    </div>
  )
}

function Offer({ constants }: { constants: Constants }) {
  const { t } = useTranslation('auth')
  const user = useUser()
  const [period, choosePeriod] = usePlanPeriod(usePaidPeriod())
  const reason = useReason()
  const format = useFormat()
  const { plans } = constants
  const saving = largestSaving(plans)
  const hasPlan = planStateOf(user.subscriptionDetails) === 'plan'
  const own = user.subscriptionDetails.subscriptionProductName
  return (
    <>
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap" mb="6">
        <Lead constants={constants} />
        <PeriodSwitch
          label={t('pricing.period')}
          names={{ monthly: t('pricing.monthly'), yearly: t('pricing.yearly') }}
          note={saving > 0 ? t('pricing.saving', { share: format.rate(saving, 0) }) : undefined}
          period={period}
          onChange={choosePeriod}
        />
      </Flex>
      <chakra.ul {...columns} m="0" p="0" listStyleType="none">
        {plans.map((plan) => (
          <PlanCard
            key={plan.plan}
            plan={plan}
            period={period}
            isOwn={hasPlan && plan.productName === own}
            isRecommended={plan.isRecommended && !hasPlan}
            // An existing plan is changed in Billing; the checkout would sell a second one.
            checkout={
              hasPlan
                ? undefined
                : checkoutAddress({
                    plan: plan.plan,
                    period,
                    person: user.id,
                    key: user.checkoutKey,
                    lang: format.locale,
                  })
            }
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
