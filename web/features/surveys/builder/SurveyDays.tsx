import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#web/features/surveys/Field.tsx'
import { addDays, type Day, dayIn, isDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { zonedInstant } from '#web/lib/zoned-time.ts'
import { useAccount } from '#web/session/current.ts'
import { DayPicker } from '#web/ui/calendar/DayPicker.tsx'
import type { EditedSurvey } from './draft.ts'

/** The last minute of a day, in hours. */
const END_OF_DAY = 23 + 59 / 60

interface SurveyDaysProps {
  draft: EditedSurvey
  /** True once the survey was opened. */
  isFixed: boolean
  isReadOnly: boolean
  onChange: (fields: Partial<EditedSurvey>) => void
}

/** The days on which a survey opens and closes by itself, in the time zone of the account. */
export function SurveyDays({ draft: { opensAt, closesAt }, isFixed, isReadOnly, onChange }: SurveyDaysProps) {
  const { t } = useTranslation('surveys')
  const { timeZone } = useAccount()
  const today = useToday(timeZone)
  const tomorrow = addDays(today, 1)
  const dayOf = (instant: string | null | undefined) => (instant ? dayIn(timeZone, new Date(instant)) : '')
  const instantOf = (day: string, hour: number) =>
    isDay(day) ? new Date(zonedInstant(day, hour, timeZone)).toISOString() : null
  const [opens, closes] = [dayOf(opensAt), dayOf(closesAt)]

  const field = (label: string, value: string, isDisabled: boolean, min: Day, choose: (day: string) => void) => (
    <Flex gap="1" align="flex-end" alignSelf="start" wrap="wrap" minWidth="0">
      <Box flex="1 1 9rem" minWidth="0">
        <Field label={label} type="date" value={value} disabled={isDisabled} onChange={choose} />
      </Box>
      {isDisabled ? null : <DayPicker label={label} value={value} today={today} min={min} onChoose={choose} />}
    </Flex>
  )
  return (
    <>
      {field(t('settings.opens'), opens, isReadOnly || isFixed, tomorrow, (day) =>
        onChange({ opensAt: instantOf(day, 0) }),
      )}
      {field(t('settings.closes'), closes, isReadOnly, opens || today, (day) =>
        onChange({ closesAt: instantOf(day, END_OF_DAY) }),
      )}
    </>
  )
}
