import type { Plan } from '@adwright/sdk/types'
import { Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Period } from '#web/domain/plans/checkout.ts'
import { monthOfYear, yearlySaving } from '#web/domain/plans/plan-price.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface PlanCardProps {
  plan: Plan
  period: Period
  /** True for the plan that the person has. */
  isOwn: boolean
  isRecommended: boolean
  /** Where the plan is paid; undefined where plans are not sold online or the person has one. */
  checkout: string | undefined
  /** Why the plan cannot be chosen; undefined if it can. */
  reason: string | undefined
}

export function PlanCard({ plan, period, isOwn, isRecommended, checkout, reason }: PlanCardProps) {
  const { t } = useTranslation('auth')
  const format = useFormat()
  const { productName, currencyCode } = plan
  const money = (amount: number) => format.money(amount, currencyCode)
  const isYearly = period === 'yearly'
  const limits = [
    t('pricing.accounts', { count: plan.accountsLimit }),
    t('pricing.users', { count: plan.usersLimit }),
    t('pricing.rules', { count: plan.activeRulesLimit, number: format.number(plan.activeRulesLimit) }),
  ]
  const choose = t('pricing.choose', { plan: productName })
  return (
    <Flex
      as="li"
      layerStyle="card"
      direction="column"
      gap="4"
      p="5"
      minWidth="0"
      borderColor={isOwn || isRecommended ? 'accent.solid' : undefined}
    >
      <Flex justify="space-between" align="center" wrap="wrap" minHeight="6" columnGap="2">
        <Heading as="h2" textStyle="section">
          {productName}
        </Heading>
        {isOwn ? (
          <StatusBadge tone="good">{t('pricing.yours')}</StatusBadge>
        ) : isRecommended ? (
          <StatusBadge tone="accent">{t('pricing.recommended')}</StatusBadge>
        ) : null}
      </Flex>
      <div>
        <Text>
          <chakra.span textStyle="figure">{money(isYearly ? plan.priceYearly : plan.priceMonthly)}</chakra.span>{' '}
          <chakra.span color="fg.muted">{t(isYearly ? 'pricing.perYear' : 'pricing.perMonth')}</chakra.span>
        </Text>
        <Text textStyle="sm" color="fg.muted" minHeight="5">
          {isYearly
            ? t('pricing.yearlyNote', { month: money(monthOfYear(plan)), saving: money(yearlySaving(plan)) })
            : t('pricing.monthlyNote')}
        </Text>
      </div>
      {checkout === undefined ? null : reason === undefined ? (
        <Button asChild variant="outline" width="100%">
          <a href={checkout}>{choose}</a>
        </Button>
      ) : (
        <DisabledReason reason={reason}>
          <Button variant="outline" width="100%">
            {choose}
          </Button>
        </DisabledReason>
      )}
      <chakra.ul m="0" p="0" listStyleType="none" display="flex" flexDirection="column" gap="2" textStyle="sm">
        {[...limits, ...plan.features].map((feature) => (
          <chakra.li key={feature} display="flex" gap="2">
            <chakra.span color="accent.solid" mt="0.5" flexShrink="0" aria-hidden="true">
              <Check size={16} />
            </chakra.span>
            {feature}
          </chakra.li>
        ))}
      </chakra.ul>
    </Flex>
  )
}
