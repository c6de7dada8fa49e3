// Comments on anomalies; each is changed, deleted and restored by its author only. None of it is an edit of the anomaly.
import {
  commentLimit,
  newComment,
  ownComment,
  restoredComment,
  withChanged,
  withDeleted,
} from '#mocks/sandbox/domain/comments.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findAnomaly, notifyAssignee } from '#mocks/sandbox/handlers/EAnl/triage.ts'

const MAX_COMMENTS = 200

type CommentOperation =
  | 'createAnomalyComment'
  | 'updateAnomalyComment'
  | 'deleteAnomalyComment'
  | 'restoreAnomalyComment'

/** The 422 of a text of nothing but spaces; undefined for any other text. */
const emptyText = (text: string) =>
  text === '' ? problem(422, 'invalid-fields', { errors: { text: ['write-something'] } }) : undefined

export const anomalyComments: Pick<SandboxHandlers<'EAnl'>, CommentOperation> = {
  async createAnomalyComment(call) {
    const anomaly = await findAnomaly(call, call.anomalyId)
    if (!anomaly) return problem(404, 'not-found')
    const text = call.body.text.trim()
    const refused = emptyText(text) ?? commentLimit(anomaly, MAX_COMMENTS)
    if (refused) return refused
    const comment = newComment(call, text)
    await call.store.set('anomaly', anomaly.id, { comments: [...anomaly.comments, comment] })
    await notifyAssignee(call, anomaly, 'anomaly-comment', { text })
    return created(comment)
  },

  async updateAnomalyComment(call) {
    const anomaly = await findAnomaly(call, call.anomalyId)
    if (!anomaly) return problem(404, 'not-found')
    const { comment, refused } = ownComment(anomaly, call)
    if (refused) return refused
    const text = call.body.text.trim()
    const empty = emptyText(text)
    if (empty) return empty
    const changed = { ...comment, text, editedAt: call.now.toISOString() }
    await call.store.set('anomaly', anomaly.id, withChanged(anomaly, changed))
    return ok(changed)
  },

  async deleteAnomalyComment(call) {
    const anomaly = await findAnomaly(call, call.anomalyId)
    if (!anomaly) return problem(404, 'not-found')
    const { comment, refused } = ownComment(anomaly, call)
    if (refused) return refused
    await call.store.set('anomaly', anomaly.id, withDeleted(anomaly, comment, call.now))
    return noContent()
  },

  async restoreAnomalyComment(call) {
    const anomaly = await findAnomaly(call, call.anomalyId)
    if (!anomaly) return problem(404, 'not-found')
    const { comment, changes, refused } = restoredComment(anomaly, call, MAX_COMMENTS)
    if (refused) return refused
    await call.store.set('anomaly', anomaly.id, changes)
    return created(comment)
  },
}
