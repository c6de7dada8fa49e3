import type { FreeSocialPostSlot, SocialPostSummary } from '@adwright/sdk/types'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { networkName } from '#web/features/social-calendar/post-status.tsx'
import { meaningsOf } from '#web/features/social-calendar/post-time.ts'
import { formatHour } from '#web/lib/format.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { WeekGrid } from '#web/ui/calendar/WeekGrid.tsx'
import { DropPlace } from '#web/ui/drag/DropPlace.tsx'
import { useDragState } from '#web/ui/drag/use-drag.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { DraggableTile } from './DraggableTile.tsx'
import { MorePosts } from './MorePosts.tsx'
import { daysOfView, useCalendarAddress } from './use-calendar.ts'

const HOUR_MS = 3_600_000
const QUARTERS = [0, 1, 2, 3] as const
const MAX_TILES = 3

interface WeekViewProps {
  posts: readonly SocialPostSummary[]
  freeSlots: readonly FreeSocialPostSlot[]
  /** True if a key has opened the day of the address. */
  takesFocus: boolean
}

const quarterOf = (start: string, quarter: number) =>
  new Date(Date.parse(start) + (quarter * HOUR_MS) / QUARTERS.length).toISOString()

/** The entries whose time lies in the hour that begins at an instant. */
const inHour = <Entry extends { scheduledAt: string | null }>(entries: readonly Entry[], start: string) =>
  entries.filter(({ scheduledAt }) => {
    const after = scheduledAt === null ? -1 : Date.parse(scheduledAt) - Date.parse(start)
    return after >= 0 && after < HOUR_MS
  })

/** While a post is held: the four quarters of an hour, which take it, or the time at which the keyboard would drop it. */
function HourPlaces({ start }: { start: string }) {
  const format = useFormat()
  const { timeZone } = useAccount()
  const mode = useDragState(({ held }) => held?.mode)
  const chosen = useDragState(({ held, overPlaceId }) =>
    held && overPlaceId && inHour([{ scheduledAt: overPlaceId }], start).length > 0 ? overPlaceId : undefined,
  )
  if (mode === 'keyboard')
    return chosen ? (
      <chakra.span
        display="block"
        textStyle="xs"
        px="1.5"
        mt="0.5"
        borderRadius="l1"
        outline="2px solid"
        outlineColor="accent.solid"
        aria-hidden="true"
      >
        {format.time(chosen, timeZone)}
      </chakra.span>
    ) : null
  return mode === undefined ? null : (
    <Flex direction="column" position="absolute" inset="0" zIndex="1">
      {QUARTERS.map((quarter) => (
        <Box key={quarter} flex="1" minHeight="0">
          <DropPlace placeId={quarterOf(start, quarter)} isQuiet />
        </Box>
      ))}
    </Flex>
  )
}

/** A posting slot without a post. */
function FreeSlot({ at, networks }: { at: string; networks: string }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const time = format.time(at, timeZone)
  return (
    <Link to={paths.newSocialPost({ at })} aria-label={t('gap.slot', { time, networks })}>
      <chakra.span
        display="block"
        px="1.5"
        py="0.5"
        minHeight="6"
        textStyle="xs"
        color="fg.muted"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l1"
        truncate
        _hover={{ borderColor: 'accent.solid', color: 'accent.fg' }}
      >
        {time} {networks}
      </chakra.span>
    </Link>
  )
}

/** Seven days by hour, with the free posting slots as outlines. A held post moves by day, quarter of an hour or, with Shift, hour. */
export function WeekView({ posts, freeSlots, takesFocus }: WeekViewProps) {
  const { t } = useTranslation('social-calendar')
  const navigate = useNavigate()
  const format = useFormat()
  const { timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const { today, day, set } = useCalendarAddress()
  const days = daysOfView('week', day)
  const now = serverNow().toISOString()
  const write = (at: string) => {
    if (mayWrite && at > now) void navigate(paths.newSocialPost({ at }))
  }
  const slotsIn = (start: string) => {
    const byTime = Map.groupBy(inHour(freeSlots, start), ({ scheduledAt }) => scheduledAt)
    return [...byTime].map(([at, slots]) => ({
      at,
      networks: [...new Set(slots.map(({ network }) => networkName(network)))].join(', '),
    }))
  }

  return (
    <>
      <WeekGrid
        label={t('week.label', { from: format.date(days[0] ?? day, 'short'), to: format.date(days[6] ?? day) })}
        days={days}
        today={today}
        day={day}
        takesFocus={takesFocus}
        onLeave={(next) => set({ day: next === today ? undefined : next })}
        startsOf={(one, hour) => meaningsOf(one, formatHour(hour), timeZone)}
        describe={(starts) =>
          starts.length === 0
            ? t('week.skipped')
            : t('month.count', { count: starts.flatMap((start) => inHour(posts, start)).length })
        }
        onOpen={write}
        onKey={(event, start) => {
          if (event.key.toLowerCase() !== 'n') return false
          write(start)
          return true
        }}
        renderHour={(start) => {
          const shown = inHour(posts, start)
          return (
            <>
              <Flex direction="column" gap="0.5">
                {shown.slice(0, MAX_TILES).map((post) => (
                  <DraggableTile key={post.id} post={post} placeId={post.scheduledAt ?? start} />
                ))}
                <MorePosts title={format.dateTime(start, timeZone)} posts={shown} shown={MAX_TILES} />
                {mayWrite
                  ? slotsIn(start).map(({ at, networks }) => <FreeSlot key={at} at={at} networks={networks} />)
                  : null}
              </Flex>
              <HourPlaces start={start} />
            </>
          )
        }}
      />
      <Text textStyle="xs" color="fg.muted">
        {t('week.keys')}
      </Text>
    </>
  )
}
