import type { AutopilotProposal, MetricSet, Saving } from '@adwright/sdk/types'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SavingAmount } from '#web/domain/savings/SavingAmount.tsx'
import { useClient } from '#web/features/autopilot/use-client.ts'
import { useFormatPeriod } from '#web/ui/period/PeriodPicker.tsx'
import { useFormat } from '#web/ui/use-format.ts'

interface MetricLineProps extends Pick<AutopilotProposal, 'dateBegin' | 'dateEnd'> {
  metrics: Pick<MetricSet, 'cost' | 'clicks' | 'conversions'>
  /** The value over 30 days; omitted if unknown. */
  saving?: Saving | null
}

/** The metrics on which a rule based its decision with their days, as a definition list in one line. */
export function MetricLine({ metrics, saving = null, dateBegin, dateEnd }: MetricLineProps) {
  const { t } = useTranslation('autopilot')
  const format = useFormat()
  const { currency } = useClient()
  const formatPeriod = useFormatPeriod()
  const items = [
    { name: t('proposals.figure.cost'), value: format.money(metrics.cost, currency) },
    { name: t('proposals.figure.clicks'), value: format.number(metrics.clicks) },
    { name: t('proposals.figure.conversions'), value: format.number(metrics.conversions, 1) },
    ...(dateBegin && dateEnd
      ? [{ name: t('proposals.figure.days'), value: formatPeriod({ from: dateBegin, to: dateEnd }) }]
      : []),
    ...(saving === null ? [] : [{ name: t('proposals.figure.saving'), value: <SavingAmount saving={saving} /> }]),
  ]
  return (
    <chakra.dl m="0" display="flex" flexWrap="wrap" columnGap="4" textStyle="sm">
      {items.map(({ name, value }) => (
        <chakra.div key={name} display="flex" gap="1.5">
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd m="0" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
