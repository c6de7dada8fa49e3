import { getConstantsOptions } from '@adwright/sdk/react-query'
import type { Plan, SubscriptionInfo } from '@adwright/sdk/types'
import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { checkoutAddress, type Period } from '#web/lib/checkout.ts'
import { canBuyPlan, largestSaving, monthOfYear, toPeriod, yearlySaving } from '#web/lib/plan-price.ts'
import { useUser } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { PeriodSwitch } from '#web/ui/form/PeriodSwitch.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PortalButton } from './PortalButton.tsx'
import { useBillingRights } from './use-billing.ts'

interface ChoiceProps {
  plan: Plan
  period: Period
  subscription: SubscriptionInfo
}

/** The way to a plan: the checkout for a first one, the billing portal for another one. */
function Choice({ plan, period, subscription }: ChoiceProps) {
  const { t } = useTranslation('subscriptions')
  const { locale } = useFormat()
  const { id } = useUser()
  const { reason } = useBillingRights()
  const name = plan.productName
  if (!canBuyPlan(subscription.status)) {
    if (name === subscription.productName) return <chakra.span color="fg.muted">–</chakra.span>
    return (
      <PortalButton size="sm" variant="outline">
        {t('prices.change', { plan: name })}
      </PortalButton>
    )
  }
  const address = checkoutAddress({ plan: plan.plan, period, person: id, lang: locale })
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

function useColumns(period: Period, subscription: SubscriptionInfo): Column<Plan>[] {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const isYearly = period === 'yearly'
  const money = (plan: Plan, amount: number) => format.money(amount, plan.currencyCode)
  const limit = (id: 'accountsLimit' | 'usersLimit' | 'activeRulesLimit', header: string): Column<Plan> => ({
    id,
    header,
    align: 'end',
    cell: (plan) => format.number(plan[id]),
  })
  return [
    {
      id: 'plan',
      header: t('prices.plan'),
      cell: (plan) => (
        <Box py="2" whiteSpace="normal" minWidth="14rem">
          <Flex gap="2" align="center" wrap="wrap">
            <chakra.span fontWeight="semibold">{plan.productName}</chakra.span>
            {plan.productName === subscription.productName && !canBuyPlan(subscription.status) ? (
              <StatusBadge tone="good">{t('prices.yours')}</StatusBadge>
            ) : plan.isRecommended ? (
              <StatusBadge tone="accent">{t('prices.recommended')}</StatusBadge>
            ) : null}
          </Flex>
          <Text textStyle="sm" color="fg.muted" fontWeight="normal">
            {plan.features.join('\u00a0· ')}
          </Text>
        </Box>
      ),
    },
    {
      id: 'price',
      header: isYearly ? t('prices.perYear') : t('prices.perMonth'),
      align: 'end',
      cell: (plan) => (
        <div>
          <Text fontWeight="semibold">{money(plan, isYearly ? plan.priceYearly : plan.priceMonthly)}</Text>
          {isYearly ? (
            <Text textStyle="sm" color="fg.muted">
              {t('prices.aMonth', { price: money(plan, monthOfYear(plan)) })}
            </Text>
          ) : null}
        </div>
      ),
    },
    {
      id: 'saving',
      header: isYearly ? t('prices.saving') : t('prices.yearlySaving'),
      align: 'end',
      cell: (plan) => <chakra.span color="good.fg">{money(plan, yearlySaving(plan))}</chakra.span>,
    },
    limit('accountsLimit', t('prices.accounts')),
    limit('usersLimit', t('prices.users')),
    limit('activeRulesLimit', t('prices.rules')),
    {
      id: 'choice',
      header: t('prices.choice'),
      cell: (plan) => (
        // The hidden reason of a disabled button is scrolled away with its row.
        <Box position="relative">
          <Choice plan={plan} period={period} subscription={subscription} />
        </Box>
      ),
    },
  ]
}

/** What each plan costs and allows, by month or by year. */
export function PriceTable({ subscription }: { subscription: SubscriptionInfo }) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const [search] = useSearchParams()
  const period = toPeriod(search.get('period'))
  const constants = useQuery({ ...getConstantsOptions(), meta: { isShownInPlace: true } })
  const plans = constants.data?.plans ?? []
  const saving = largestSaving(plans)
  const columns = useColumns(period, subscription)
  return (
    <Section
      title={t('prices.title')}
      description={t('prices.note')}
      variant="plain"
      actions={
        <PeriodSwitch
          period={period}
          label={t('prices.period')}
          names={{ monthly: t('period.monthly'), yearly: t('period.yearly') }}
          note={saving > 0 ? t('prices.upTo', { share: format.rate(saving, 0) }) : undefined}
        />
      }
    >
      <DataTable
        label={t('prices.title')}
        columns={columns}
        rows={plans}
        getRowId={({ plan }) => String(plan)}
        nameOf={({ productName }) => productName}
        isLoading={constants.isPending}
        error={constants.data ? undefined : constants.error}
        onRetry={() => void constants.refetch()}
      />
    </Section>
  )
}
