import { StrategyStatus, type StrategySummary } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HEALTH_TONES } from '#web/features/strategies/use-strategy-words.ts'
import { addDays, daysBetween } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'

const Bar = chakra(Link)
const COLORS = {
  good: 'good.solid',
  warning: 'severity.low.solid',
  bad: 'bad.solid',
  neutral: 'fg.subtle',
  accent: 'accent.solid',
} as const
const MARGIN_DAYS = 3

const share = (days: number, whole: number) => `${(100 * days) / whole}%`

/** The first day of each month in a period, with its place. */
function monthsIn(from: string, days: number) {
  return Array.from({ length: days }, (_, place) => ({ day: addDays(from, place), place })).filter(({ day }) =>
    day.endsWith('-01'),
  )
}

/** The strategies as bars from their first day to their last, on one axis with a line for today. */
export function Timeline({ strategies, isPrivate }: { strategies: readonly StrategySummary[]; isPrivate: boolean }) {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const { timeZone } = useAccount()
  const today = useToday(timeZone)
  const starts = strategies.map(({ startsOn }) => startsOn).sort()
  const ends = strategies.map(({ dueOn }) => dueOn).sort()
  const from = addDays(starts[0] ?? today, -MARGIN_DAYS)
  const whole = daysBetween(from, addDays(ends.at(-1) ?? today, MARGIN_DAYS)) + 1
  const pathOf = isPrivate ? paths.privateStrategy : paths.strategy
  const todayPlace = daysBetween(from, today)
  return (
    <Box layerStyle="card" p="4" overflowX="auto" tabIndex={0} role="region" aria-label={t('view.timeline')}>
      <Box position="relative" minWidth="40rem" pt="6">
        {monthsIn(from, whole).map(({ day, place }) => (
          <Box key={day} position="absolute" top="0" bottom="0" insetStart={share(place, whole)} borderStartWidth="1px">
            <chakra.span textStyle="xs" color="fg.muted" ps="1" whiteSpace="nowrap">
              {format.date(day, 'month')}
            </chakra.span>
          </Box>
        ))}
        {todayPlace >= 0 && todayPlace < whole ? (
          <Box
            position="absolute"
            top="5"
            bottom="0"
            insetStart={share(todayPlace, whole)}
            borderStartWidth="2px"
            borderColor="accent.solid"
            aria-hidden="true"
          />
        ) : null}
        <Flex as="ul" direction="column" gap="2" listStyleType="none" m="0" p="0" position="relative">
          {strategies.map(({ id, title, startsOn, dueOn, status, health, healthOverride }) => {
            const shown = healthOverride?.health ?? health
            const isActive = status === StrategyStatus.Active && shown !== null
            const state = isActive ? t(`health.${shown}`) : t(`status.${status}`)
            const length = daysBetween(startsOn, dueOn) + 1
            return (
              <Box as="li" key={id}>
                <Box ms={share(daysBetween(from, startsOn), whole)}>
                  <Bar
                    to={pathOf(id)}
                    display="block"
                    textStyle="sm"
                    whiteSpace="nowrap"
                    aria-label={t('timeline.bar', {
                      title,
                      from: format.date(startsOn),
                      to: format.date(dueOn),
                      state,
                    })}
                  >
                    <chakra.span fontWeight="medium">{title}</chakra.span>{' '}
                    <chakra.span color="fg.muted">· {state}</chakra.span>
                  </Bar>
                </Box>
                <Box
                  ms={share(daysBetween(from, startsOn), whole)}
                  width={share(length, whole)}
                  height="2"
                  borderRadius="full"
                  bg={COLORS[isActive ? HEALTH_TONES[shown] : 'neutral']}
                  aria-hidden="true"
                />
              </Box>
            )
          })}
        </Flex>
      </Box>
    </Box>
  )
}
