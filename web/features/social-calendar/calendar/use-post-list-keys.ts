import { SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { useRef } from 'react'
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
  const list = useRef<HTMLDivElement>(null)

  function approve(index: number) {
    const post = posts[index]
    if (!post) return
    if (!mayApprove) toaster.show({ title: t('reason.approver') })
    else if (post.status !== SocialPostStatus.AwaitsApproval) toaster.show({ title: t('reason.notWaiting') })
    else {
      const next = index + 1 < posts.length ? index + 1 : index - 1
      list.current?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus()
      void step(post, SocialPostStatus.Scheduled)
    }
  }

  const onKeyDown = useListKeys({
    onSelect: (index) => posts[index] && onSelect(posts[index].id),
    actions: {
      a: approve,
      m: (index) => posts[index] && void navigate(`${paths.moveSocialPost(posts[index].id)}${location.search}`),
      n: () => (mayWrite ? void navigate(paths.newSocialPost()) : toaster.show({ title: t('reason.viewer') })),
    },
  })

  return { list, onKeyDown }
}
