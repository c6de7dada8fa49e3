import type { SocialPostSummary } from '@adwright/sdk/types'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instantOn } from '#web/features/social-calendar/post-time.ts'
import { addDays, type Day } from '#web/lib/dates.ts'
import { serverNow } from '#web/lib/server-time.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import { isMovable, useCalendarAddress } from './use-calendar.ts'
import { usePostActions } from './use-post-actions.ts'

type Held = { post: SocialPostSummary; day: Day }

const DAY_KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A post that was picked up by the keyboard, and the day it would be dropped on. */
export function useHeldPost() {
  const { t } = useTranslation('social-calendar')
  const format = useFormat()
  const { timeZone } = useAccount()
  const mayWrite = useCan('managePosts')
  const { day: shownDay, set } = useCalendarAddress()
  const { move, needsApprovalAgain } = usePostActions()
  const [held, setHeld] = useState<Held>()
  const [message, setMessage] = useState('')

  const timeOn = (post: SocialPostSummary, day: Day) =>
    instantOn(day, post.scheduledAt === null ? '09:00' : format.time(post.scheduledAt, timeZone), timeZone)
  const isPast = (post: SocialPostSummary, day: Day) => timeOn(post, day) <= serverNow().toISOString()

  function pickUp(post: SocialPostSummary, day: Day) {
    if (!mayWrite) return setMessage(t('reason.viewer'))
    if (!isMovable(post)) return setMessage(t('reason.out'))
    setHeld({ post, day })
    const again = needsApprovalAgain(post) ? ` ${t('move.again')}` : ''
    setMessage(`${t('held.picked', { title: post.title })}${again}`)
  }

  function point({ post }: Held, day: Day) {
    setHeld({ post, day })
    if (day.slice(0, 7) !== shownDay.slice(0, 7)) set({ day })
    const name = format.date(day, 'long')
    setMessage(isPast(post, day) ? t('held.past', { day: name }) : t('held.over', { day: name }))
  }

  async function drop({ post, day }: Held) {
    if (isPast(post, day)) return setMessage(t('held.past', { day: format.date(day, 'long') }))
    setHeld(undefined)
    const isMoved = await move(post, timeOn(post, day))
    setMessage(
      isMoved ? t('held.dropped', { title: post.title, day: format.date(day, 'long') }) : t('toast.notChanged'),
    )
  }

  return {
    post: held?.post,
    day: held?.day,
    message,
    /** True if the key was used. */
    onKey: (event: KeyboardEvent, day: Day, post: SocialPostSummary | undefined): boolean => {
      if (!held) {
        if (!post || event.key.toLowerCase() !== 'm') return false
        pickUp(post, day)
        return true
      }
      const days = DAY_KEYS[event.key]
      if (days !== undefined) point(held, addDays(held.day, days))
      else if (event.key === 'Enter') void drop(held)
      else if (event.key === 'Escape') {
        setHeld(undefined)
        setMessage(t('held.back', { title: held.post.title }))
      } else return false
      return true
    },
  }
}
