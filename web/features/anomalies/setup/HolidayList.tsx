import type { Holiday } from '@adwright/sdk/types'
import { chakra, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

interface HolidayListProps {
  holidays: readonly Holiday[]
  /** The keys of holidays that are checked like any other day. */
  checked: readonly string[]
}

/** The holidays of the next twelve months, which a monitor expects to be unusual unless it checks them like any other day. */
export function HolidayList({ holidays, checked }: HolidayListProps) {
  const { t } = useTranslation('anomalies')
  const format = useFormat()
  if (holidays.length === 0) return <Text textStyle="sm">{t('monitor.noHolidays')}</Text>
  const total = holidays.length
  const usual = holidays.filter(({ key }) => checked.includes(key)).length
  return (
    <chakra.details textStyle="sm">
      <chakra.summary cursor="pointer" width="fit-content">
        {usual === 0
          ? t('monitor.holidaysNext', { count: total })
          : t('monitor.holidaysNextUsual', { count: usual, total: format.number(total) })}
      </chakra.summary>
      <chakra.ul listStyleType="none" mt="2" columnGap="6" css={{ columns: '16rem' }}>
        {holidays.map(({ key, date, name }) => (
          <chakra.li key={date} display="flex" gap="2" breakInside="avoid">
            <chakra.span color="fg.muted" minWidth="6.5rem">
              {format.date(date)}
            </chakra.span>
            {checked.includes(key) ? t('monitor.holidayUsual', { name }) : name}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}
