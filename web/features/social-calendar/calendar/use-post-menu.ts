import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { CalendarClock, Check, Copy, Eye, Trash2, Undo2 } from 'lucide-react'
import { createContext, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import type { MenuAction } from '#web/ui/overlay/Menu.tsx'
import { isMovable } from './use-calendar.ts'
import { usePostActions } from './use-post-actions.ts'

const { AwaitsApproval, Draft, Publishing, Scheduled } = SocialPostStatus

type PostMenu = (post: SocialPostSummary) => MenuAction[]

/** The actions of a post, each with the reason where it cannot be taken. */
export function usePostMenu(): PostMenu {
  const { t } = useTranslation('social-calendar')
  const { search } = useLocation()
  const mayWrite = useCan('managePosts')
  const mayApprove = useCan('publishWithoutApproval')
  const { step, remove } = usePostActions()
  const forbidden = (reason: string | undefined) => (reason === undefined ? {} : { disabledReason: reason })
  const readOnly = mayWrite ? undefined : t('reason.viewer')

  return (post) => [
    { id: 'open', label: t('action.open'), icon: Eye, to: paths.socialPost(post.id) },
    {
      id: 'move',
      label: t('action.move'),
      icon: CalendarClock,
      to: `${paths.moveSocialPost(post.id)}${search}`,
      ...forbidden(readOnly ?? (isMovable(post) ? undefined : t('reason.out'))),
    },
    ...(post.status === AwaitsApproval
      ? [
          {
            id: 'approve',
            label: t('action.approve'),
            icon: Check,
            onSelect: () => void step(post, Scheduled),
            ...forbidden(mayApprove ? undefined : t('reason.approver')),
          },
        ]
      : []),
    ...(post.status === Scheduled
      ? [
          {
            id: 'draft',
            label: t('action.toDraft'),
            icon: Undo2,
            onSelect: () => void step(post, Draft),
            ...forbidden(readOnly),
          },
        ]
      : []),
    {
      id: 'copy',
      label: t('action.duplicate'),
      icon: Copy,
      to: paths.newSocialPost({ copyOf: post.id }),
      ...forbidden(readOnly),
    },
    {
      id: 'delete',
      label: t('action.delete'),
      icon: Trash2,
      isDanger: true,
      onSelect: () => void remove(post),
      ...forbidden(readOnly ?? (post.status === Publishing ? t('reason.publishing') : undefined)),
    },
  ]
}

/** The result of `usePostMenu`, for the many posts of a calendar. */
export const PostMenuContext = createContext<PostMenu>(() => [])

/** The value of `PostMenuContext`. Never changes, so that no tile is rendered for it; actions are made when a menu opens. */
export function usePostMenuContext(): PostMenu {
  const menuOf = usePostMenu()
  const latest = useRef(menuOf)
  useLayoutEffect(() => {
    latest.current = menuOf
  })
  const [value] = useState(() => (post: SocialPostSummary) => latest.current(post))
  return value
}
