import {
  useCreateSocialPostCommentMutation,
  useDeleteSocialPostCommentMutation,
  useRestoreSocialPostCommentMutation,
  useUpdateSocialPostCommentMutation,
} from '@adwright/sdk/react-query'
import type { SocialPost } from '@adwright/sdk/types'
import { zSocialPostCommentDraft } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { Comments } from '#web/domain/comments/Comments.tsx'
import type { CommentWrites } from '#web/domain/comments/comment-writes.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'

const LIMITS = { schema: zSocialPostCommentDraft, maxLength: 2000 }

/** What members said about a post, and a field for the next comment. */
export function CommentSection({ post: { id, comments } }: { post: SocialPost }) {
  const { t } = useTranslation('common')
  const path = { accountId: useAccount().id, id }
  const invalidate = useInvalidate()
  const create = useCreateSocialPostCommentMutation()
  const update = useUpdateSocialPostCommentMutation()
  const remove = useDeleteSocialPostCommentMutation()
  const restore = useRestoreSocialPostCommentMutation()
  async function refreshed(work: Promise<unknown>) {
    await work
    await invalidate('SocialMediaCalendar')
  }
  const writes: CommentWrites = {
    add: (text, headersOf) => refreshed(create.mutateAsync({ path, body: { text }, headers: headersOf({ text }) })),
    edit: (commentId, text) => refreshed(update.mutateAsync({ path: { ...path, commentId }, body: { text } })),
    remove: (commentId) => refreshed(ensureDeleted(remove.mutateAsync({ path: { ...path, commentId } }))),
    restore: (commentId, headers) => refreshed(restore.mutateAsync({ path: { ...path, commentId }, headers })),
  }
  return (
    <Section title={t('ui.comments.title')}>
      <Comments name={`post-comment-${id}`} comments={comments} limits={LIMITS} writes={writes} />
    </Section>
  )
}
