import { getSocialPostOptions } from '@adwright/sdk/react-query'
import { SocialPostStatus } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { PostStatus } from '#web/features/social-calendar/post-status.tsx'
import { PostResult } from '#web/features/social-calendar/result/PostResult.tsx'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Composer } from './Composer.tsx'
import { draftOf } from './draft.ts'
import { useIsWaitingForChannels } from './use-channels.ts'

export const handle = {
  crumb: 'social-calendar:composer.post',
  ancestors: [{ crumb: 'social-calendar:title', to: paths.socialCalendar() }],
}

const POLL_MS = 5000
const { Publishing, Published, Failed } = SocialPostStatus
const SENT: readonly SocialPostStatus[] = [Publishing, Published, Failed]

/** One post: written while it can change, and its result once it went to the networks. */
export function Component() {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const { postId = '' } = useParams()
  const [search] = useSearchParams()
  const post = useQuery({
    ...getSocialPostOptions({ path: { accountId, id: postId } }),
    refetchInterval: ({ state }) => (state.data?.status === Publishing ? POLL_MS : false),
  })
  const isWaiting = useIsWaitingForChannels()
  const isEdited = post.data?.status === Failed && search.get('edit') === 'true'
  return (
    <Page
      title={post.data?.title ?? t('composer.post')}
      wide
      actions={post.data ? <PostStatus status={post.data.status} /> : undefined}
    >
      {post.data && !isWaiting ? (
        SENT.includes(post.data.status) && !isEdited ? (
          <PostResult post={post.data} />
        ) : (
          <Composer key={post.data.id} initial={draftOf(post.data)} post={post.data} />
        )
      ) : post.error ? (
        <SectionError title={t('error.post')} error={post.error} onRetry={() => void post.refetch()} />
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={2} />
        </Loading>
      )}
    </Page>
  )
}
