import type { FreeSocialPostSlot, SocialPostSummary } from '@adwright/sdk/types'
import { chakra, Flex, Text } from '@chakra-ui/react'
import { CalendarPlus } from 'lucide-react'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { type Day, dayIn } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { MonthGrid } from '#web/ui/calendar/MonthGrid.tsx'
import { DropPlace } from '#web/ui/drag/DropPlace.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { DraggableTile } from './DraggableTile.tsx'
import { GhostTile } from './EmptyMonth.tsx'
import { MorePosts } from './MorePosts.tsx'
import { barsOn, StrategyBars, StrategyLegend } from './StrategyMarks.tsx'
import { useCalendarAddress } from './use-calendar.ts'
import type { useCalendarMarks } from './use-calendar-marks.ts'

const MAX_TILES = 3

interface MonthViewProps {
  days: ReadonlyMap<Day, readonly SocialPostSummary[]>
  freeSlots: readonly FreeSocialPostSlot[]
  marks: ReturnType<typeof useCalendarMarks>
  /** Shows the week of a day. */
  onOpenDay: (day: Day) => void
}

/** A day without a post although a posting slot is free. */
function GapMark({ at }: { at: string }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  return (
    <Link to={paths.newSocialPost({ at })} aria-label={t('gap.label', { time: format.time(at, timeZone) })}>
      <chakra.span
        display="flex"
        alignItems="center"
        gap="1"
        px="1.5"
        py="0.5"
        minHeight="6"
        textStyle="xs"
        color="fg.muted"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l1"
        _hover={{ borderColor: 'accent.solid', color: 'accent.fg' }}
      >
        <CalendarPlus size={12} aria-hidden="true" />
        {format.time(at, timeZone)}
      </chakra.span>
    </Link>
  )
}

interface DayPostsProps {
  day: Day
  posts: readonly SocialPostSummary[]
  /** A free posting slot of a day without posts. */
  gap: string | undefined
  holiday: string | undefined
  bars: ReturnType<typeof barsOn>
}

/** What a day of the month shows. Memoized by what is in it, because a moved post changes two of 42 days. */
const DayPosts = memo(function DayPosts({ day, posts, gap, holiday, bars }: DayPostsProps) {
  const format = useFormat()
  return (
    <Flex direction="column" gap="1">
      <StrategyBars bars={bars} />
      {holiday ? (
        <Text textStyle="xs" color="fg.muted" truncate title={holiday}>
          {holiday}
        </Text>
      ) : null}
      {posts.slice(0, MAX_TILES).map((post) => (
        <DraggableTile key={post.id} post={post} placeId={day} />
      ))}
      <MorePosts title={format.date(day, 'long')} posts={posts} shown={MAX_TILES} />
      {gap ? <GapMark at={gap} /> : null}
    </Flex>
  )
}, isSameDay)

const isSameList = <Item,>(a: readonly Item[], b: readonly Item[]) =>
  a.length === b.length && a.every((item, index) => item === b[index])

function isSameDay(a: DayPostsProps, b: DayPostsProps): boolean {
  return (
    a.day === b.day &&
    a.gap === b.gap &&
    a.holiday === b.holiday &&
    isSameList(a.posts, b.posts) &&
    isSameList(a.bars, b.bars)
  )
}

const NONE: readonly SocialPostSummary[] = []

/** The month as a grid. On a tile, M picks it up, arrows choose a day, Enter drops it there and Escape puts it back. */
export const MonthView = memo(function MonthView({ days, freeSlots, marks, onOpenDay }: MonthViewProps) {
  const { t } = useTranslation('social-calendar')
  const navigate = useNavigate()
  const format = useFormat()
  const { timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const { today, day, set } = useCalendarAddress()
  const postsOn = (one: Day) => days.get(one) ?? NONE
  const slotsByDay = useMemo(
    () => Map.groupBy(freeSlots, ({ scheduledAt }) => dayIn(timeZone, new Date(scheduledAt))),
    [freeSlots, timeZone],
  )
  const gapOn = (one: Day) =>
    mayWrite && postsOn(one).length === 0 ? slotsByDay.get(one)?.[0]?.scheduledAt : undefined

  return (
    <>
      <StrategyLegend strategies={marks.strategies} />
      <MonthGrid
        label={t('month.label', { month: format.date(day, 'month') })}
        month={day}
        today={today}
        focusedDay={day}
        onFocusDay={(next) => set({ day: next === today ? undefined : next })}
        onOpenDay={onOpenDay}
        onKey={(event, one) => {
          if (event.key.toLowerCase() !== 'n' || !mayWrite) return false
          void navigate(paths.newSocialPost({ at: one }))
          return true
        }}
        describeDay={(one) =>
          [marks.holidays.get(one), t('month.count', { count: postsOn(one).length })].filter(Boolean).join(', ')
        }
        renderDay={(one) => (
          <DropPlace placeId={one} isQuiet>
            <DayPosts
              day={one}
              posts={postsOn(one)}
              gap={gapOn(one)}
              holiday={marks.holidays.get(one)}
              bars={barsOn(one, marks.strategies)}
            />
            {days.size === 0 ? <GhostTile day={one} today={today} /> : null}
          </DropPlace>
        )}
      />
      <Text textStyle="xs" color="fg.muted" hideBelow="md">
        {t('month.keys')}
      </Text>
    </>
  )
})
