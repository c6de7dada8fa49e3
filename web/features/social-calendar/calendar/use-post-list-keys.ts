import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useCan } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useListKeys } from '#web/ui/table/use-list-keys.ts'
import { usePostActions } from './use-post-actions.ts'

interface PostListKeys {
  posts: readonly SocialPostSummary[]
  onSelect: (id: string) => void
}

/** The keys of the list: J and K move between posts, X selects one, A approves one and goes to the next, M moves it, N writes a post. */
export function usePostListKeys({ posts, onSelect }: PostListKeys) {
  const { t } = useTranslation('social-calendar')
  const navigate = useNavigate()
  const mayWrite = useCan('managePosts')
  const mayApprove = useCan('publishWithoutApproval')
  const { step } = usePostActions()

  function approve(index: number) {
    const post = posts[index]
    if (!post) return
    if (!mayApprove) toaster.show({ title: t('reason.approver') })
    else if (post.status !== SocialPostStatus.AwaitsApproval) toaster.show({ title: t('reason.notWaiting') })
    else {
      focusRow(index + 1 < posts.length ? index + 1 : index - 1)
      void step(post, SocialPostStatus.Scheduled)
    }
  }

  const onRowKey = useListKeys({
    onSelect: (index) => posts[index] && onSelect(posts[index].id),
    actions: {
      a: approve,
      m: (index) => posts[index] && void navigate(`${paths.moveSocialPost(posts[index].id)}${location.search}`),
      n: () => (mayWrite ? void navigate(paths.newSocialPost()) : toaster.show({ title: t('reason.viewer') })),
    },
  })

  let list: HTMLElement | null = null
  function focusRow(index: number) {
    list?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus()
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    list = event.currentTarget
    onRowKey(event)
  }
}
