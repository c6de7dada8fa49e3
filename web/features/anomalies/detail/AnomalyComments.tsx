import {
  useCreateAnomalyCommentMutation,
  useDeleteAnomalyCommentMutation,
  useRestoreAnomalyCommentMutation,
  useUpdateAnomalyCommentMutation,
} from '@adwright/sdk/react-query'
import type { AnomalyDetail } from '@adwright/sdk/types'
import { zAnomalyCommentDraft } from '@adwright/sdk/zod'
import { useTranslation } from 'react-i18next'
import { Comments } from '#web/domain/comments/Comments.tsx'
import type { CommentWrites } from '#web/domain/comments/comment-writes.ts'
import { ensureDeleted } from '#web/lib/deletion.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { Section } from '#web/ui/page/Section.tsx'

const LIMITS = { schema: zAnomalyCommentDraft, maxLength: 2000 }

/** The comments on an anomaly, and a field for the next one. */
export function AnomalyComments({ anomaly: { id: anomalyId, comments } }: { anomaly: AnomalyDetail }) {
  const { t } = useTranslation('common')
  const path = { accountId: useAccount().id, anomalyId }
  const invalidate = useInvalidate()
  const create = useCreateAnomalyCommentMutation()
  const update = useUpdateAnomalyCommentMutation()
  const remove = useDeleteAnomalyCommentMutation()
  const restore = useRestoreAnomalyCommentMutation()
  async function refreshed(work: Promise<unknown>) {
    await work
    await invalidate('listAnomalies', 'getAnomaly')
  }
  const writes: CommentWrites = {
    add: (text, headersOf) => refreshed(create.mutateAsync({ path, body: { text }, headers: headersOf({ text }) })),
    edit: (commentId, text) => refreshed(update.mutateAsync({ path: { ...path, commentId }, body: { text } })),
    remove: (commentId) => refreshed(ensureDeleted(remove.mutateAsync({ path: { ...path, commentId } }))),
    restore: (commentId, headers) => refreshed(restore.mutateAsync({ path: { ...path, commentId }, headers })),
  }
  return (
    <Section title={t('ui.comments.title')}>
      <Comments name={`anomaly-comment-${anomalyId}`} comments={comments} limits={LIMITS} writes={writes} />
    </Section>
  )
}
