import type { Plan, SubscriptionInfo } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { billingPeriods, type Period } from '#web/domain/plans/checkout.ts'
import { canBuyPlan, monthOfYear, yearlySaving } from '#web/domain/plans/plan-price.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { PlanChoice } from './PlanChoice.tsx'

/** Beside the sidebar, narrow windows have no space for all columns: some are merged into others. */
export const TIGHT = '(min-width: 768px) and (max-width: 1279.98px)'

/** True for the current plan, whatever its billing period. */
const isOwn = (plan: Plan, { productName, status }: SubscriptionInfo) =>
  plan.productName === productName && !canBuyPlan(status)

function PlanName({ plan, subscription }: { plan: Plan; subscription: SubscriptionInfo }) {
  const { t } = useTranslation('subscriptions')
  return (
    <>
      <Flex gap="2" align="center" wrap="wrap">
        <chakra.span fontWeight="semibold">{plan.productName}</chakra.span>
        {isOwn(plan, subscription) ? (
          <StatusBadge tone="good">{t('prices.yours')}</StatusBadge>
        ) : plan.isRecommended && canBuyPlan(subscription.status) ? (
          <StatusBadge tone="accent">{t('prices.recommended')}</StatusBadge>
        ) : null}
      </Flex>
      <Text textStyle="sm" color="fg.muted" fontWeight="normal">
        {plan.features.join('\u00a0· ')}
      </Text>
    </>
  )
}

/** Plan, price, saving, limits and choice, in three columns where the window is tight. */
export function usePriceColumns(period: Period, subscription: SubscriptionInfo): Column<Plan>[] {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const isTight = useMedia(TIGHT)
  const isYearly = period === 'yearly'
  const isPaidThisWay = subscription.billing === null || subscription.billing.period === billingPeriods[period]
  /** True if there is nothing to switch to: the current plan in its current billing period. */
  const isCurrent = (plan: Plan) => isOwn(plan, subscription) && isPaidThisWay
  const money = (plan: Plan, amount: number) => format.money(amount, plan.currencyCode)
  const savingHeader = isYearly ? t('prices.saving') : t('prices.yearlySaving')
  const saving = (plan: Plan) => <chakra.span color="good.fg">{money(plan, yearlySaving(plan))}</chakra.span>
  const limits = [
    { id: 'accountsLimit', header: t('prices.accounts') },
    { id: 'usersLimit', header: t('prices.users') },
    { id: 'activeRulesLimit', header: t('prices.rules') },
  ] as const
  const choice = (plan: Plan) => (
    // The hidden reason of a disabled button is scrolled away with its row.
    <Box position="relative">
      <PlanChoice plan={plan} period={period} subscription={subscription} />
    </Box>
  )
  const price = (plan: Plan) => (
    <>
      <Text fontWeight="semibold">{money(plan, isYearly ? plan.priceYearly : plan.priceMonthly)}</Text>
      {isYearly ? (
        <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
          {t('prices.aMonth', { price: money(plan, monthOfYear(plan)) })}
        </Text>
      ) : null}
    </>
  )
  const priceHeader = isYearly ? t('prices.perYear') : t('prices.perMonth')

  if (isTight) {
    return [
      {
        id: 'plan',
        header: t('prices.plan'),
        cell: (plan) => (
          <Flex direction="column" gap="2" py="3" whiteSpace="normal" minWidth={{ base: '0', md: '11rem' }}>
            <Box>
              <PlanName plan={plan} subscription={subscription} />
            </Box>
            {isCurrent(plan) ? null : choice(plan)}
          </Flex>
        ),
      },
      {
        id: 'price',
        header: priceHeader,
        align: 'end',
        cell: (plan) => (
          <Box whiteSpace="normal">
            {price(plan)}
            <Text textStyle="sm" color="fg.muted" mt="1">
              {savingHeader}: {saving(plan)}
            </Text>
          </Box>
        ),
      },
      {
        id: 'limits',
        header: t('prices.limits'),
        align: 'end',
        cell: (plan) => (
          <chakra.dl m="0">
            {limits.map(({ id, header }) => (
              <Flex key={id} gap="2" justify="flex-end" textStyle="sm">
                <chakra.dt color="fg.muted">{header}</chakra.dt>
                <chakra.dd m="0">{format.number(plan[id])}</chakra.dd>
              </Flex>
            ))}
          </chakra.dl>
        ),
      },
    ]
  }
  return [
    {
      id: 'plan',
      header: t('prices.plan'),
      cell: (plan) => (
        <Box py="2" whiteSpace="normal" minWidth={{ base: '0', md: '14rem' }}>
          <PlanName plan={plan} subscription={subscription} />
        </Box>
      ),
    },
    { id: 'price', header: priceHeader, align: 'end', cell: price },
    { id: 'saving', header: savingHeader, align: 'end', cell: saving },
    ...limits.map(
      ({ id, header }): Column<Plan> => ({ id, header, align: 'end', cell: (plan) => format.number(plan[id]) }),
    ),
    {
      id: 'choice',
      header: t('prices.choice'),
      cell: (plan) => (isCurrent(plan) ? <chakra.span color="fg.muted">–</chakra.span> : choice(plan)),
    },
  ]
}
