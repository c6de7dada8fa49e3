import type { SocialPostSummary } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Day } from '#web/lib/dates.ts'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { MonthGrid } from '#web/ui/calendar/MonthGrid.tsx'
import { Popover } from '#web/ui/overlay/Popover.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { PostTile } from './PostTile.tsx'
import { useCalendarAddress } from './use-calendar.ts'
import { useHeldPost } from './use-held-post.ts'

const MAX_TILES = 3

function MorePosts({ day, posts }: { day: Day; posts: readonly SocialPostSummary[] }) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  return (
    <Popover
      label={format.date(day, 'long')}
      width="18rem"
      maxHeight="24rem"
      trigger={
        <Button variant="ghost" size="xs" justifyContent="flex-start">
          {t('month.more', { count: posts.length - MAX_TILES })}
        </Button>
      }
    >
      {() => (
        <Flex direction="column" gap="1" p="2" overflowY="auto">
          <Text textStyle="sm" fontWeight="medium">
            {format.date(day, 'long')}
          </Text>
          {posts.map((post) => (
            <PostTile key={post.id} post={post} />
          ))}
        </Flex>
      )}
    </Popover>
  )
}

/** The month as a grid. On a tile, M picks it up, arrows choose a day, Enter drops it there and Escape puts it back. */
export function MonthView({ days }: { days: ReadonlyMap<Day, readonly SocialPostSummary[]> }) {
  const { t } = useTranslation('social-calendar')
  const navigate = useNavigate()
  const format = useFormat()
  const mayWrite = useCan('managePosts')
  const { today, day, set } = useCalendarAddress()
  const held = useHeldPost()
  const postsOn = (one: Day) => days.get(one) ?? []

  return (
    <>
      <chakra.p srOnly role="status" aria-live="assertive">
        {held.message}
      </chakra.p>
      <MonthGrid
        label={t('month.label', { month: format.date(day, 'month') })}
        month={day}
        today={today}
        focusedDay={day}
        onFocusDay={(next) => set({ day: next === today ? undefined : next })}
        onOpenDay={(one) => set({ day: one, view: 'list' }, { isStep: true })}
        onKey={(event, one) => {
          const id = (event.target as HTMLElement).closest('[data-post]')?.getAttribute('data-post')
          const post = postsOn(one).find((candidate) => candidate.id === id)
          if (held.onKey(event, one, post)) return true
          if (event.key.toLowerCase() !== 'n' || !mayWrite) return false
          void navigate(paths.newSocialPost({ at: one }))
          return true
        }}
        describeDay={(one) => t('month.count', { count: postsOn(one).length })}
        isBlocked={(one) => held.post !== undefined && one < today}
        renderDay={(one) => {
          const posts = postsOn(one)
          return (
            <>
              {posts.slice(0, MAX_TILES).map((post) => (
                <PostTile key={post.id} post={post} isHeld={held.post?.id === post.id} />
              ))}
              {posts.length > MAX_TILES ? <MorePosts day={one} posts={posts} /> : null}
              {held.post !== undefined && held.day === one ? (
                <chakra.span
                  textStyle="xs"
                  px="1.5"
                  py="1"
                  borderRadius="l1"
                  borderWidth="1px"
                  borderStyle="dashed"
                  borderColor="accent.solid"
                  aria-hidden="true"
                >
                  {held.post.title}
                </chakra.span>
              ) : null}
            </>
          )
        }}
      />
      <Text textStyle="xs" color="fg.muted">
        {t('month.keys')}
      </Text>
    </>
  )
}
