import { type TaskRepeat, TaskRepeatFrequency } from '@adwright/sdk/types'
import { Button, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dateOfWeekDay, WEEK_DAYS } from '#web/lib/week-days.ts'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import type { SaveTask } from './use-task-api.ts'

interface RepeatFieldProps {
  /** The id of the field of the frequency, which the label names. */
  id: string
  repeat: TaskRepeat | null
  save: SaveTask
  isReadOnly: boolean
}

/** When a task comes back: how often, on which days of the week, and until when. */
export function RepeatField({ id, repeat, save, isReadOnly }: RepeatFieldProps) {
  const { t } = useTranslation('tasks')
  const format = useFormat()
  const ownId = useId()
  const change = (values: Partial<TaskRepeat>) => {
    if (repeat) void save({ repeat: { ...repeat, ...values } })
  }
  const toggle = (weekDay: number) =>
    change({
      weekDays: repeat?.weekDays.includes(weekDay)
        ? repeat.weekDays.filter((one) => one !== weekDay)
        : [...(repeat?.weekDays ?? []), weekDay].sort((a, b) => a - b),
    })
  return (
    <Flex direction="column" gap="2">
      <Select
        id={id}
        value={repeat?.frequency ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const frequency = Object.values(TaskRepeatFrequency).find((value) => String(value) === target.value)
          const { interval = 1, endsOn = null } = repeat ?? {}
          void save({ repeat: frequency ? { frequency, interval, weekDays: [], endsOn } : null })
        }}
      >
        <option value="">{t('repeat.never')}</option>
        {Object.values(TaskRepeatFrequency).map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(`repeat.${frequency}`)}
          </option>
        ))}
      </Select>
      {repeat ? (
        <>
          <Flex gap="2" align="center">
            <chakra.label htmlFor={`${ownId}-interval`} textStyle="sm" color="fg.muted">
              {t(`repeat.interval.${repeat.frequency}`)}
            </chakra.label>
            <Input
              key={repeat.interval}
              id={`${ownId}-interval`}
              type="number"
              min={1}
              max={30}
              width="5rem"
              defaultValue={repeat.interval}
              readOnly={isReadOnly}
              onBlur={({ target }) => {
                const interval = Math.min(Math.max(Math.round(Number(target.value)) || 1, 1), 30)
                if (interval !== repeat.interval) change({ interval })
              }}
            />
          </Flex>
          {repeat.frequency === TaskRepeatFrequency.Weekly ? (
            <Flex as="fieldset" gap="1" wrap="wrap" border="0" p="0" m="0" aria-label={t('repeat.weekDays')}>
              {WEEK_DAYS.map((weekDay) => (
                <Button
                  key={weekDay}
                  size="xs"
                  variant={repeat.weekDays.includes(weekDay) ? 'solid' : 'outline'}
                  aria-pressed={repeat.weekDays.includes(weekDay)}
                  disabled={isReadOnly}
                  onClick={() => toggle(weekDay)}
                >
                  {format.date(dateOfWeekDay(weekDay), 'weekday')}
                </Button>
              ))}
            </Flex>
          ) : null}
          <Flex gap="2" align="center">
            <chakra.label htmlFor={`${ownId}-end`} textStyle="sm" color="fg.muted">
              {t('repeat.until')}
            </chakra.label>
            <Input
              key={repeat.endsOn}
              id={`${ownId}-end`}
              type="date"
              defaultValue={repeat.endsOn ?? ''}
              readOnly={isReadOnly}
              onBlur={({ target }) => {
                const endsOn = target.value || null
                if (endsOn !== repeat.endsOn) change({ endsOn })
              }}
            />
          </Flex>
        </>
      ) : null}
    </Flex>
  )
}
