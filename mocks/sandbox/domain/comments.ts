// Comments below a task, a post or an anomaly: their author changes, deletes and restores them.
import type { Comment } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

type AnyComment = Omit<Comment, 'mentionedUserIds'>

/** An item with comments. Deleted ones are kept as long as they can be restored. */
interface Commented<One> {
  comments: One[]
  deletedComments?: DeletedComment<One>[]
}

export interface DeletedComment<One> {
  comment: One
  deletedAt: string
}

type Call = Pick<PersonContext, 'person' | 'now'> & { commentId: string }

export const newComment = ({ newId, person, now }: Pick<PersonContext, 'newId' | 'person' | 'now'>, text: string) => ({
  id: newId('cmt'),
  authorUserId: person.id,
  authorName: fullName(person) || person.userName,
  text,
  createdAt: now.toISOString(),
  editedAt: null,
})

/** The 409 of an item that has as many comments as it can have; undefined while there is room. */
export const commentLimit = ({ comments }: Commented<unknown>, limit: number) =>
  comments.length >= limit ? problem(409, 'comments-limit-reached', { values: { limit } }) : undefined

const notOwn = ({ authorUserId }: AnyComment, { person }: Call) =>
  authorUserId === person.id ? undefined : problem(403, 'not-your-comment')

/** A comment of the caller, or why it can't be changed. */
export function ownComment<One extends AnyComment>({ comments }: Commented<One>, call: Call) {
  const comment = comments.find(({ id }) => id === call.commentId)
  if (!comment) return { refused: problem(404, 'not-found') }
  const refused = notOwn(comment, call)
  return refused ? { refused } : { comment }
}

export const withChanged = <One extends AnyComment>({ comments }: Commented<One>, changed: One) => ({
  comments: comments.map((one) => (one.id === changed.id ? changed : one)),
})

const restorable = <One>({ deletedComments = [] }: Commented<One>, now: Date) =>
  deletedComments.filter(({ deletedAt }) => Date.parse(deletedAt) > now.getTime() - DELETED_ITEMS_DAYS * DAY_MS)

export const withDeleted = <One extends AnyComment>(item: Commented<One>, comment: One, now: Date) => ({
  comments: item.comments.filter(({ id }) => id !== comment.id),
  deletedComments: [...restorable(item, now), { comment, deletedAt: now.toISOString() }],
})

/** A deleted comment of the caller and the item's comments with it in its old place, or why it can't be restored. */
export function restoredComment<One extends AnyComment>(item: Commented<One>, call: Call, limit: number) {
  const deleted = restorable(item, call.now)
  const found = deleted.find(({ comment }) => comment.id === call.commentId)
  if (!found) return { refused: problem(404, 'not-found', { detail: 'Deleted comments can be restored for 30 days.' }) }
  const refused = notOwn(found.comment, call) ?? commentLimit(item, limit)
  if (refused) return { refused }
  const { comment } = found
  const comments = [...item.comments, comment].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return { comment, changes: { comments, deletedComments: deleted.filter((one) => one !== found) } }
}
