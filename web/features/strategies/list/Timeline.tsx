import type { StrategySummary } from '@adwright/sdk/types'
import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useMayManage } from '#web/features/strategies/use-plan.ts'
import { addDays, daysBetween } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { share, TimelineBar } from './TimelineBar.tsx'
import { useMoveDay } from './use-move-day.ts'

const MARGIN_DAYS = 3
/** The share of the axis that the name of a month needs; nearer to the end, its line has no name. */
const NAME_SHARE = 0.08

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
  const mayManage = useMayManage(isPrivate)
  const move = useMoveDay(isPrivate)
  const pathOf = isPrivate ? paths.privateStrategy : paths.strategy
  const todayPlace = daysBetween(from, today)
  return (
    <Box layerStyle="card" p="4" overflowX="auto" tabIndex={0} role="region" aria-label={t('view.timeline')}>
      <Box position="relative" minWidth="40rem" pt="6">
        {monthsIn(from, whole).map(({ day, place }) => (
          <Box key={day} position="absolute" top="0" bottom="0" insetStart={share(place, whole)} borderStartWidth="1px">
            {whole - place < whole * NAME_SHARE ? null : (
              <chakra.span textStyle="xs" color="fg.muted" ps="1" whiteSpace="nowrap">
                {format.date(day, 'month')}
              </chakra.span>
            )}
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
          {strategies.map((strategy) => (
            <TimelineBar
              key={strategy.id}
              strategy={strategy}
              to={pathOf(strategy.id)}
              from={from}
              whole={whole}
              onMoved={mayManage ? (edge, days) => void move(strategy, edge, days) : undefined}
            />
          ))}
        </Flex>
      </Box>
      {mayManage ? (
        <chakra.p textStyle="xs" color="fg.muted" mt="3">
          {t('timeline.keys')}
        </chakra.p>
      ) : null}
    </Box>
  )
}
