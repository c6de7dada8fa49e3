import { listFreeSocialPostSlotsOptions } from '@adwright/sdk/react-query'
import type { FreeSocialPostSlot, SocialPostSummary } from '@adwright/sdk/types'
import { Button, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#web/lib/dates.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DragArea } from '#web/ui/drag/DragArea.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { Agenda } from './Agenda.tsx'
import { AttentionStrip } from './AttentionStrip.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { EmptyMonth } from './EmptyMonth.tsx'
import { MonthView } from './MonthView.tsx'
import { PostList } from './PostList.tsx'
import { Tray } from './Tray.tsx'
import { AccessMissingContext, useIsAccessMissing } from './use-access-end.ts'
import { daysOfView, isFiltered, NO_FILTERS, postsByDay, useCalendarAddress, useCalendarPosts } from './use-calendar.ts'
import { useCalendarDrag } from './use-calendar-drag.ts'
import { useCalendarMarks } from './use-calendar-marks.ts'
import { PostMenuContext, usePostMenuContext } from './use-post-menu.ts'
import { WeekView } from './WeekView.tsx'

const NO_POSTS: readonly SocialPostSummary[] = []
const NO_SLOTS: readonly FreeSocialPostSlot[] = []

/** The posts of a month as a grid with the drafts without a time beside it, or all as a list. */
export function Calendar() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId, timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const isNarrow = useIsNarrow()
  const address = useCalendarAddress()
  const { view, day, today, set } = address
  const posts = useCalendarPosts()
  const all = posts.data ?? NO_POSTS
  const shown = daysOfView(view, day)
  const lastDay = shown.at(-1) ?? day
  const slots = useQuery({
    ...listFreeSocialPostSlotsOptions({
      path: { accountId },
      query: { dateBegin: (shown[0] ?? day) < today ? today : (shown[0] ?? day), dateEnd: lastDay },
    }),
    enabled: mayWrite && view !== 'list' && lastDay >= today,
  })
  const freeSlots = slots.data ?? NO_SLOTS
  const drag = useCalendarDrag(freeSlots)
  const isAccessMissing = useIsAccessMissing()
  const menuOf = usePostMenuContext()
  const marks = useCalendarMarks(shown, all, view === 'month' && !isNarrow)
  const days = useMemo(() => postsByDay(all, timeZone), [all, timeZone])
  const [isOpenedByKey, setOpenedByKey] = useState(false)
  const openDay = useCallback(
    (opened: Day) => {
      setOpenedByKey(true)
      set({ day: opened, view: 'week' }, { isStep: true })
    },
    [set],
  )
  const unplanned = useMemo(() => all.filter(({ scheduledAt }) => scheduledAt === null), [all])

  if (posts.error && posts.data === undefined)
    return (
      <SectionError
        title={t('error.title')}
        error={posts.error}
        onRetry={() => void posts.refetch()}
        isRetrying={posts.isFetching}
      />
    )
  return (
    <>
      <CalendarFilters posts={all} />
      {posts.data ? <AttentionStrip posts={all} /> : null}
      {posts.isPending ? (
        <Loading>
          <TableSkeleton rows={6} columns={isNarrow ? 1 : 7} />
        </Loading>
      ) : isFiltered(address) && all.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('empty.noMatch')}
          action={
            <Button variant="outline" onClick={() => set(NO_FILTERS)}>
              {t('filter.clear')}
            </Button>
          }
        />
      ) : (
        <AccessMissingContext value={isAccessMissing}>
          <PostMenuContext value={menuOf}>
            <DragArea {...drag}>
              <Flex gap="4" direction={{ base: 'column', xl: 'row' }} align="stretch">
                <Flex direction="column" flex="1" minWidth="0" gap="4">
                  {view === 'list' ? (
                    <PostList posts={all} read={posts} />
                  ) : isNarrow ? (
                    <Agenda days={days} />
                  ) : view === 'week' ? (
                    <WeekView posts={all} freeSlots={freeSlots} takesFocus={isOpenedByKey} />
                  ) : (
                    <MonthView days={days} freeSlots={freeSlots} marks={marks} onOpenDay={openDay} />
                  )}
                  {all.length === 0 ? <EmptyMonth /> : null}
                </Flex>
                {view === 'list' || all.length === 0 ? null : <Tray posts={unplanned} />}
              </Flex>
            </DragArea>
          </PostMenuContext>
        </AccessMissingContext>
      )}
    </>
  )
}
