import type { FreeSocialPostSlot, SocialPostSummary } from '@adwright/sdk/types'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { instantOn } from '#web/features/social-calendar/post-time.ts'
import { addDays, type Day, dayIn } from '#web/lib/dates.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { isMovable, useCalendarAddress } from './use-calendar.ts'
import { usePostActions } from './use-post-actions.ts'

/** The place of posts without a time. */
export const TRAY = 'tray'

const DEFAULT_TIME = '09:00'
const DAY_KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MINUTE_MS = 60_000
const STEP_MINUTES = 15

/** A post of any calendar that was read, also of a month that is no longer shown. */
function usePostLookup() {
  const queries = useQueryClient()
  return (postId: string) => {
    for (const [, posts] of queries.getQueriesData<SocialPostSummary[]>({ queryKey: [{ _id: 'listSocialPosts' }] })) {
      const post = posts?.find(({ id }) => id === postId)
      if (post) return post
    }
    return undefined
  }
}

/** The instant that an arrow key leads to in the week: a day, a quarter of an hour, or with Shift an hour. */
function nextInstant(at: string, key: string, isShift: boolean, timeZone: string): string | undefined {
  const time = Date.parse(at)
  const minutes = isShift ? 60 : STEP_MINUTES
  if (key === 'ArrowUp') return new Date(time - minutes * MINUTE_MS).toISOString()
  if (key === 'ArrowDown') return new Date(time + minutes * MINUTE_MS).toISOString()
  const days = DAY_KEYS[key]
  if (days === undefined) return undefined
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(time)
  return instantOn(addDays(dayIn(timeZone, new Date(time)), days), wall, timeZone)
}

/**
 * What the drag area of the calendar needs. Places are days in the month and instants in the week. On another day, a post keeps
 * its time; one without a time gets the first free slot of its channels on that day.
 */
export function useCalendarDrag(freeSlots: readonly FreeSocialPostSlot[]) {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const { view, day: shownDay, today, set } = useCalendarAddress()
  const { move, copy, needsApprovalAgain } = usePostActions()
  const find = usePostLookup()
  const isDayPlace = (placeId: string) => placeId.length === shownDay.length

  function slotOn(post: SocialPostSummary, day: Day) {
    const ids = new Set(post.channels.map(({ channelId }) => channelId))
    return freeSlots.find(
      ({ scheduledAt, channelId }) =>
        (ids.size === 0 || ids.has(channelId)) && dayIn(timeZone, new Date(scheduledAt)) === day,
    )?.scheduledAt
  }

  function timeAt(post: SocialPostSummary, placeId: string): string {
    if (!isDayPlace(placeId)) return placeId
    if (post.scheduledAt !== null) return instantOn(placeId, format.time(post.scheduledAt, timeZone), timeZone)
    return slotOn(post, placeId) ?? instantOn(placeId, DEFAULT_TIME, timeZone)
  }

  const nameOf = (placeId: string) => {
    if (placeId === TRAY) return t('tray.title')
    return isDayPlace(placeId) ? format.date(placeId, 'long') : format.dateTime(placeId, timeZone)
  }

  return {
    places: {
      nameOf,
      next: (placeId: string | undefined, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) => {
        if (view !== 'week') {
          const days = DAY_KEYS[key]
          return days === undefined ? undefined : addDays(placeId && placeId !== TRAY ? placeId : today, days)
        }
        const from = placeId && placeId !== TRAY ? placeId : instantOn(shownDay, DEFAULT_TIME, timeZone)
        return nextInstant(from, key, shiftKey, timeZone)
      },
    },
    reasonOf(postId: string, placeId: string): string | undefined {
      const post = find(postId)
      if (!mayWrite) return t('reason.viewer')
      if (!post || !isMovable(post)) return t('reason.out')
      return placeId !== TRAY && timeAt(post, placeId) <= serverNow().toISOString() ? t('when.past') : undefined
    },
    noteOf(postId: string): string | undefined {
      const post = find(postId)
      return post && needsApprovalAgain(post) ? t('move.again') : undefined
    },
    onVisit(placeId: string) {
      if (placeId === TRAY) return
      const day = isDayPlace(placeId) ? placeId : dayIn(timeZone, new Date(placeId))
      if (view === 'week' || day.slice(0, 7) !== shownDay.slice(0, 7)) set({ day })
    },
    onDrop(postId: string, placeId: string, { isCopy }: { isCopy: boolean }) {
      const post = find(postId)
      if (!post) return
      const at = placeId === TRAY ? null : timeAt(post, placeId)
      void (isCopy ? copy(post, at) : move(post, at))
    },
  }
}
