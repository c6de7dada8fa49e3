import type { Holiday } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { useFormat } from '#web/ui/use-format.ts'

/** The holidays of the next twelve months, each of which can be checked like any other day. */
export function HolidayChoice({ holidays }: { holidays: readonly Holiday[] }) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  if (holidays.length === 0) return <Text textStyle="sm">{t('monitor.noHolidays')}</Text>
  const options = [...Map.groupBy(holidays, ({ key }) => key)].map(([value, days]) => ({
    value,
    label: days[0]?.name ?? value,
    help: days.map(({ date }) => format.date(date)).join(', '),
  }))
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" width="fit-content" textStyle="sm" mb="2">
        {t('monitor.holidaysNext', { count: holidays.length })}
      </chakra.summary>
      <CheckboxGroup name="specialHolidays" label={t('monitor.specialHolidays')} direction="row" options={options} />
    </chakra.details>
  )
}
