import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/features/surveys/Field.tsx'
import { addDays, type Day, isDay } from '#web/lib/dates.ts'

const NAMES = ['first', 'second'] as const
const DAYS = 28

export type PeriodPair = Record<(typeof NAMES)[number], { begin: string; end: string }>

/** The last four weeks beside the four weeks before. */
export const latestPeriods = (today: Day): PeriodPair => ({
  first: { begin: addDays(today, 1 - DAYS), end: today },
  second: { begin: addDays(today, 1 - 2 * DAYS), end: addDays(today, -DAYS) },
})

/** A period as the contract names it; undefined while it has no days. */
export const periodText = ({ begin, end }: { begin: string; end: string }): string | undefined =>
  isDay(begin) && isDay(end) && begin <= end ? `${begin}/${end}` : undefined

export function ComparedPeriods({ value, onChange }: { value: PeriodPair; onChange: (value: PeriodPair) => void }) {
  const { t } = useTranslation('surveys')
  return (
    <Flex gap="3" wrap="wrap">
      {NAMES.map((name) => (
        <Flex key={name} gap="2" wrap="wrap">
          {(['begin', 'end'] as const).map((edge) => (
            <Field
              key={edge}
              label={t(`compare.period.${name}.${edge}`)}
              type="date"
              value={value[name][edge]}
              onChange={(day) => onChange({ ...value, [name]: { ...value[name], [edge]: day } })}
            />
          ))}
        </Flex>
      ))}
    </Flex>
  )
}
