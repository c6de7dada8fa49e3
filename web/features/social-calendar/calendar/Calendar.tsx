import { Button, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { DisabledReason } from '#web/ui/feedback/DisabledReason.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { Agenda } from './Agenda.tsx'
import { AttentionStrip } from './AttentionStrip.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { MonthView } from './MonthView.tsx'
import { PostList } from './PostList.tsx'
import { Tray } from './Tray.tsx'
import { postsByDay, useCalendarAddress, useCalendarPosts } from './use-calendar.ts'

/** The posts of a month as a grid with the drafts without a time beside it, or all as a list. */
export function Calendar() {
  const { t } = useTranslation('social-calendar')
  const { timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const isNarrow = useIsNarrow()
  const { view, networks, statuses, labels, text, set } = useCalendarAddress()
  const posts = useCalendarPosts()
  const all = posts.data ?? []
  const days = postsByDay(all, timeZone)
  const isFiltered = networks.length + statuses.length + labels.length > 0 || text !== ''
  const clear = () => set({ networks: [], statuses: [], labels: [], text: undefined })

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
      ) : isFiltered && all.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('empty.noMatch')}
          action={
            <Button variant="outline" onClick={clear}>
              {t('filter.clear')}
            </Button>
          }
        />
      ) : (
        <Flex gap="4" direction={{ base: 'column', xl: 'row' }} align="stretch">
          <Flex direction="column" flex="1" minWidth="0" gap="4">
            {view === 'list' ? (
              <PostList posts={all} read={posts} />
            ) : isNarrow ? (
              <Agenda days={days} />
            ) : (
              <MonthView days={days} />
            )}
            {all.length === 0 ? (
              <EmptyState
                title={t('empty.title')}
                action={
                  <DisabledReason reason={mayWrite ? undefined : t('reason.viewer')}>
                    <Button asChild={mayWrite} variant="outline">
                      {mayWrite ? <Link to={paths.newSocialPost()}>{t('empty.action')}</Link> : t('empty.action')}
                    </Button>
                  </DisabledReason>
                }
              >
                {t('empty.text')}
              </EmptyState>
            ) : null}
          </Flex>
          {view === 'list' ? null : <Tray posts={all.filter(({ scheduledAt }) => scheduledAt === null)} />}
        </Flex>
      )}
    </>
  )
}
