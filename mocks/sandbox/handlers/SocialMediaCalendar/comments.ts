// Comments on posts; each is changed, deleted and restored by its author only, in every state of the post.
import {
  commentLimit,
  newComment,
  ownComment,
  restoredComment,
  withChanged,
  withDeleted,
} from '#mocks/sandbox/domain/comments.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { MAX_POST_COMMENTS } from '#mocks/sandbox/domain/social/posts.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/posts.ts'
import { shownPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/shown-posts.ts'

type CommentOperation =
  | 'createSocialPostComment'
  | 'updateSocialPostComment'
  | 'deleteSocialPostComment'
  | 'restoreSocialPostComment'

export const commenting: Pick<SandboxHandlers<'SocialMediaCalendar'>, CommentOperation> = {
  async createSocialPostComment(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    const refused = commentLimit(post, MAX_POST_COMMENTS)
    if (refused) return refused
    const comments = [...post.comments, newComment(call, call.body.text)]
    await call.store.set('socialPost', post.id, { comments })
    return created(await shownPost(call, { ...post, comments }))
  },

  async updateSocialPostComment(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    const { comment, refused } = ownComment(post, call)
    if (refused) return refused
    const changed = { ...comment, text: call.body.text, editedAt: call.now.toISOString() }
    await call.store.set('socialPost', post.id, withChanged(post, changed))
    return ok(changed)
  },

  async deleteSocialPostComment(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    const { comment, refused } = ownComment(post, call)
    if (refused) return refused
    await call.store.set('socialPost', post.id, withDeleted(post, comment, call.now))
    return noContent()
  },

  async restoreSocialPostComment(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    const { comment, changes, refused } = restoredComment(post, call, MAX_POST_COMMENTS)
    if (refused) return refused
    await call.store.set('socialPost', post.id, changes)
    return created(comment)
  },
}
