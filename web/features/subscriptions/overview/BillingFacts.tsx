import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { BillingPeriod, type BillingTerms } from '@adwright/sdk/types'
import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { yearlySaving } from '#web/domain/plans/plan-price.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { PortalButton } from './PortalButton.tsx'

interface BillingFactsProps {
  terms: BillingTerms
  /** The last payment failed, and its day has passed. */
  isOverdue: boolean
  /** The end of the paid period, as a date. */
  date: string
}

/** Price, next payment and card of the plan, and the switch from monthly to yearly billing. */
export function BillingFacts({ terms, isOverdue, date }: BillingFactsProps) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const plan = useGetConstantsQuery().data?.plans.find((one) => one.plan === terms.plan)
  const money = (amount: number) => format.money(amount, terms.currencyCode)
  const isMonthly = terms.period === BillingPeriod.Monthly
  const next =
    terms.nextAmount === null
      ? t('terms.noNext', { date })
      : t(isOverdue ? 'terms.overdue' : 'terms.on', { amount: money(terms.nextAmount), date })
  const facts = [
    [t('terms.price'), t(isMonthly ? 'terms.monthly' : 'terms.yearly', { price: money(terms.price) })],
    [t('terms.nextLabel'), next],
    [
      t('terms.cardLabel'),
      terms.cardLastFour === null ? t('terms.noCard') : t('terms.card', { digits: terms.cardLastFour }),
    ],
  ] as const
  const canSwitch = isMonthly && !isOverdue && terms.nextPeriod === BillingPeriod.Monthly && plan !== undefined
  return (
    <>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4" mt="4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <chakra.dt color="fg.muted" textStyle="sm">
              {label}
            </chakra.dt>
            <chakra.dd m="0" fontWeight="medium">
              {value}
            </chakra.dd>
          </div>
        ))}
      </chakra.dl>
      {canSwitch ? (
        <Box mt="4">
          <PortalButton size="sm" variant="outline" change={{ plan: plan.plan, period: BillingPeriod.Yearly }}>
            {t('terms.toYearly', { saving: money(yearlySaving(plan)) })}
          </PortalButton>
        </Box>
      ) : null}
    </>
  )
}
