import type { SocialPostComment } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import type { StoredPost } from '#mocks/sandbox/domain/social/posts.ts'

const MAX_COMMENTS = 200

export const newComment = ({ newId, person, now }: MemberContext, text: string): SocialPostComment => ({
  id: newId('cmt'),
  authorUserId: person.id,
  authorName: fullName(person) || person.userName,
  text,
  createdAt: now.toISOString(),
  editedAt: null,
})

/** The 409 of a post that has as many comments as it can have; undefined while there is room. */
export const commentLimit = ({ comments }: StoredPost) =>
  comments.length >= MAX_COMMENTS
    ? problem(409, 'comments-limit-reached', { values: { limit: MAX_COMMENTS } })
    : undefined
