import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import type { SubscriptionInfo } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { PeriodSwitch } from '#web/domain/plans/PeriodSwitch.tsx'
import { largestSaving } from '#web/domain/plans/plan-price.ts'
import { usePlanPeriod } from '#web/domain/plans/use-plan-period.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { DataTable } from '#web/ui/table/DataTable.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { usePriceColumns } from './use-price-columns.tsx'

/** Prices and limits of each plan, monthly or yearly. */
export function PriceTable({ subscription }: { subscription: SubscriptionInfo }) {
  const { t } = useTranslation('subscriptions')
  const format = useFormat()
  const [period, choosePeriod] = usePlanPeriod(subscription.billing?.period)
  const constants = useGetConstantsQuery()
  const plans = constants.data?.plans ?? []
  const saving = largestSaving(plans)
  const columns = usePriceColumns(period, subscription)
  return (
    <Section
      title={t('prices.title')}
      description={t('prices.note')}
      variant="plain"
      actions={
        <PeriodSwitch
          label={t('prices.period')}
          names={{ monthly: t('period.monthly'), yearly: t('period.yearly') }}
          note={saving > 0 ? t('prices.upTo', { share: format.rate(saving, 0) }) : undefined}
          period={period}
          onChange={choosePeriod}
        />
      }
    >
      <DataTable
        label={t('prices.title')}
        columns={columns}
        rows={plans}
        getRowId={({ plan }) => String(plan)}
        nameOf={({ productName }) => productName}
        // Four rows need no scroll area of their own.
        maxHeight="none"
        read={constants}
      />
    </Section>
  )
}
