import type { SocialChannel, SocialPostSlot, SocialPostTime } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { bestTimes, useBestTimeWords } from '#web/features/social-calendar/use-best-times.ts'
import { formatHour } from '#web/lib/format.ts'
import { dateOfWeekDay, WEEK_DAYS } from '#web/lib/week-days.ts'
import { useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { Input, Select } from '#web/ui/form/inputs.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { slotKey } from './use-slots.ts'

interface ChannelSlotsProps {
  channel: SocialChannel
  slots: readonly SocialPostSlot[]
  times: readonly SocialPostTime[]
  onAdd: (slots: readonly SocialPostSlot[]) => void
  onRemove: (slot: SocialPostSlot) => void
}

/** Days that one choice stands for. */
const DAY_GROUPS = { all: WEEK_DAYS, work: [1, 2, 3, 4, 5], weekend: [6, 7] } as const
const MAX_BEST = 3

/** The posting slots of a channel by day of the week, and the best times of its network to add. */
export function ChannelSlots({ channel, slots, times, onAdd, onRemove }: ChannelSlotsProps) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const words = useBestTimeWords()
  const id = useId()
  const mayWrite = useCan('managePosts')
  const reason = mayWrite ? undefined : t('reason.viewer')
  const [days, setDays] = useState('work')
  const [time, setTime] = useState('09:00')
  const { network, channelId } = channel
  const dayName = (weekDay: number) => format.date(dateOfWeekDay(weekDay), 'weekday')
  const slotOf = (weekDay: number, at: string): SocialPostSlot => ({ network, channelId, weekDay, time: at })
  const best = bestTimes(times).slice(0, MAX_BEST)
  const chosen: readonly number[] = days in DAY_GROUPS ? DAY_GROUPS[days as keyof typeof DAY_GROUPS] : [Number(days)]

  return (
    <Section title={`${networkName(network)} · ${channel.name}`}>
      <Flex direction="column" gap="4">
        {slots.length === 0 ? <Text color="fg.muted">{t('slots.none')}</Text> : null}
        <chakra.dl
          display="grid"
          gridTemplateColumns="3.5rem minmax(0, 1fr)"
          rowGap="2"
          columnGap="3"
          hidden={slots.length === 0}
        >
          {WEEK_DAYS.map((weekDay) => {
            const own = slots.filter((slot) => slot.weekDay === weekDay)
            return own.length === 0 ? null : (
              <chakra.div key={weekDay} display="contents">
                <chakra.dt color="fg.muted" pt="1">
                  {dayName(weekDay)}
                </chakra.dt>
                <chakra.dd display="flex" gap="2" flexWrap="wrap" m="0">
                  {own.map((slot) => (
                    <DisabledReason key={slotKey(slot)} reason={reason}>
                      <Button
                        size="sm"
                        variant="outline"
                        aria-label={t('slots.remove', { day: dayName(weekDay), time: slot.time })}
                        onClick={() => onRemove(slot)}
                      >
                        {slot.time}
                        <X aria-hidden="true" />
                      </Button>
                    </DisabledReason>
                  ))}
                </chakra.dd>
              </chakra.div>
            )
          })}
        </chakra.dl>
        <Flex gap="2" wrap="wrap" align="flex-end">
          <Flex direction="column" gap="1.5">
            <chakra.label htmlFor={`${id}-days`} textStyle="label">
              {t('slots.days')}
            </chakra.label>
            <Select
              id={`${id}-days`}
              value={days}
              disabled={!mayWrite}
              onChange={({ target }) => setDays(target.value)}
            >
              {Object.keys(DAY_GROUPS).map((group) => (
                <option key={group} value={group}>
                  {t(`slots.group.${group as keyof typeof DAY_GROUPS}`)}
                </option>
              ))}
              {WEEK_DAYS.map((weekDay) => (
                <option key={weekDay} value={weekDay}>
                  {dayName(weekDay)}
                </option>
              ))}
            </Select>
          </Flex>
          <Flex direction="column" gap="1.5">
            <chakra.label htmlFor={`${id}-time`} textStyle="label">
              {t('when.time')}
            </chakra.label>
            <Input
              id={`${id}-time`}
              type="time"
              value={time}
              disabled={!mayWrite}
              onChange={({ target }) => setTime(target.value)}
            />
          </Flex>
          <DisabledReason reason={reason ?? (time === '' ? t('slots.timeMissing') : undefined)}>
            <Button variant="outline" onClick={() => onAdd(chosen.map((weekDay) => slotOf(weekDay, time)))}>
              <Plus aria-hidden="true" />
              {t('slots.add')}
            </Button>
          </DisabledReason>
        </Flex>
        <Flex direction="column" gap="2">
          <Text textStyle="label">{t('times.title')}</Text>
          {best.length === 0 ? (
            <Text textStyle="sm" color="fg.muted">
              {words.none(times)}
            </Text>
          ) : (
            best.map((time) => {
              const { weekDay, hour } = time
              const at = formatHour(hour)
              const isAdded = slots.some((slot) => slot.weekDay === weekDay && slot.time === at)
              return (
                <Flex key={`${weekDay}.${hour}`} gap="3" align="center" wrap="wrap">
                  <Text textStyle="sm">{words.best(time)}</Text>
                  <DisabledReason reason={reason ?? (isAdded ? t('slots.isAdded') : undefined)}>
                    <Button
                      size="xs"
                      variant="outline"
                      aria-label={t('slots.addBest', { day: dayName(weekDay), time: at })}
                      onClick={() => onAdd([slotOf(weekDay, at)])}
                    >
                      {t('slots.add')}
                    </Button>
                  </DisabledReason>
                </Flex>
              )
            })
          )}
        </Flex>
      </Flex>
    </Section>
  )
}
