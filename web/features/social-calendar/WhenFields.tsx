import { chakra, Flex, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '#web/lib/server-time.ts'
import { useCurrent } from '#web/session/current.ts'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { instantOn, localParts, meaningsOf } from './post-time.ts'

const DEFAULT_TIME = '09:00'

interface WhenFieldsProps {
  /** The instant; null without a time. */
  value: string | null
  onChange: (value: string | null) => void
  isDisabled?: boolean
}

/** Day and time of the account. Says when a clock change moves the time, asks when it exists twice, and shows the reader's own time. */
export function WhenFields({ value, onChange, isDisabled = false }: WhenFieldsProps) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { account, user } = useCurrent()
  const timeZone = account?.timeZone ?? 'UTC'
  const today = useToday(timeZone)
  const id = useId()
  const { day, time } = value === null ? { day: '', time: '' } : localParts(value, timeZone)
  const meanings = value === null ? [] : meaningsOf(day, time, timeZone)
  const [skipped, setSkipped] = useState<string>()
  function set(nextDay: string, nextTime: string) {
    if (nextDay === '') return onChange(null)
    const wanted = nextTime || DEFAULT_TIME
    setSkipped(meaningsOf(nextDay, wanted, timeZone).length === 0 ? wanted : undefined)
    onChange(instantOn(nextDay, wanted, timeZone))
  }
  return (
    <Flex direction="column" gap="2">
      <Flex gap="3" wrap="wrap">
        <Flex direction="column" gap="1.5" flex="1 1 9rem">
          <chakra.label htmlFor={`${id}-day`} textStyle="label">
            {t('when.day')}
          </chakra.label>
          <Input
            id={`${id}-day`}
            type="date"
            min={today}
            value={day}
            disabled={isDisabled}
            onChange={({ target }) => set(target.value, time)}
          />
        </Flex>
        <Flex direction="column" gap="1.5" flex="1 1 7rem">
          <chakra.label htmlFor={`${id}-time`} textStyle="label">
            {t('when.time')}
          </chakra.label>
          <Input
            id={`${id}-time`}
            type="time"
            value={time}
            disabled={isDisabled || day === ''}
            onChange={({ target }) => target.value && set(day, target.value)}
          />
        </Flex>
      </Flex>
      {skipped ? (
        <Text textStyle="sm" color="severity.low.fg" role="status">
          {t('when.skipped', { time: skipped })}
        </Text>
      ) : null}
      {meanings.length > 1 ? (
        <Flex direction="column" gap="1.5">
          <chakra.label htmlFor={`${id}-which`} textStyle="label">
            {t('when.twice', { time })}
          </chakra.label>
          <Select id={`${id}-which`} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
            {meanings.map((instant, index) => (
              <option key={instant} value={instant}>
                {t(index === 0 ? 'when.first' : 'when.second')}
              </option>
            ))}
          </Select>
        </Flex>
      ) : null}
      <Text textStyle="sm" color="fg.muted">
        {value !== null && user.timeZone !== timeZone
          ? t('when.zones', { zone: timeZone, own: format.dateTime(value, user.timeZone), ownZone: user.timeZone })
          : t('when.zone', { zone: timeZone })}
      </Text>
    </Flex>
  )
}
