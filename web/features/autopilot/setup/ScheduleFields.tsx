import { PlanLimitKind, ScheduleFrequency } from '@adwright/sdk/types'
import { chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { formatHour } from '#web/lib/format.ts'
import { useServerNow } from '#web/lib/server-time.ts'
import { Checkbox } from '#web/ui/form/controls.tsx'
import { DateField } from '#web/ui/form/DateField.tsx'
import { FieldNotes, useFieldError } from '#web/ui/form/FieldFrame.tsx'
import { MoreOptions } from '#web/ui/form/MoreOptions.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { FormPart } from './FormPart.tsx'
import { nextRuns } from './next-runs.ts'
import type { RuleForm } from './rule-form.ts'

const { Once, Hourly, Daily, Weekly, Monthly } = ScheduleFrequency
const FREQUENCIES = [Hourly, Daily, Weekly, Monthly, Once]
const WEEK_DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const SHOWN_RUNS = 3
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** The schedule of the rule in its time zone, and its next runs. */
export function ScheduleFields() {
  const { t } = useTranslation('autopilot-setup')
  const format = useFormat()
  const [schedule, startsOn, endsOn] = useWatch<RuleForm, ['schedule', 'startsOn', 'endsOn']>({
    name: ['schedule', 'startsOn', 'endsOn'],
  })
  const { defaultValues } = useFormState<RuleForm>()
  const now = useServerNow()
  const { frequency, timeZone } = schedule
  const runs = nextRuns({ schedule, startsOn, endsOn: frequency === Once ? '' : endsOn }, now, SHOWN_RUNS)
  return (
    <FormPart title={t('schedule.title')} help={t('schedule.zone', { timeZone })}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="schedule.frequency"
          label={t('schedule.frequency')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`schedule.often.${value}`) }))}
        />
        {frequency === Hourly ? null : (
          <SelectField
            name="schedule.hour"
            label={t('schedule.hour')}
            options={HOURS.map((value) => ({ value, label: formatHour(value) }))}
          />
        )}
      </SimpleGrid>
      {frequency === Hourly && defaultValues?.schedule?.frequency !== Hourly ? (
        <PlanLimitNotice kind={PlanLimitKind.HourlyRules} />
      ) : null}
      {frequency === Weekly ? <WeekDays /> : null}
      {frequency === Once ? (
        <DateField name="startsOn" label={t('schedule.on')} isOptional />
      ) : (
        <MoreOptions names={['startsOn', 'endsOn']} isUsed={startsOn !== '' || endsOn !== ''}>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <DateField name="startsOn" label={t('schedule.startsOn')} isOptional />
            <DateField name="endsOn" label={t('schedule.endsOn')} isOptional />
          </SimpleGrid>
        </MoreOptions>
      )}
      <chakra.output display="block" textStyle="sm" color="fg.muted">
        {runs.length === 0 ? (
          t('schedule.noRun')
        ) : (
          <>
            {t('schedule.next')} {runs.map((run) => format.dateTime(run.toISOString(), timeZone)).join(' · ')}
          </>
        )}
      </chakra.output>
    </FormPart>
  )
}

function WeekDays() {
  const { t } = useTranslation('autopilot-setup')
  const { locale } = useFormat()
  const { field } = useController<RuleForm, 'schedule.weekDays'>({ name: 'schedule.weekDays' })
  const error = useFieldError(field.name)
  const words = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS)
  const change = (day: number, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, day].toSorted((a, b) => a - b) : field.value.filter((one) => one !== day))
  return (
    <chakra.fieldset border="0" m="0" p="0">
      <chakra.legend textStyle="label" mb="1.5">
        {t('schedule.weekDays')}
      </chakra.legend>
      <Flex gap="4" wrap="wrap">
        {WEEK_DAYS.map((day, index) => (
          <chakra.label key={day} display="flex" gap="2" alignItems="center" cursor="pointer" minHeight="6">
            <Checkbox
              ref={index === 0 ? field.ref : undefined}
              name={field.name}
              checked={field.value.includes(day)}
              onBlur={field.onBlur}
              onChange={(event) => change(day, event.target.checked)}
            />
            <Text as="span">{words(day)}</Text>
          </chakra.label>
        ))}
      </Flex>
      <FieldNotes id="week-days" error={error} help={undefined} />
    </chakra.fieldset>
  )
}
