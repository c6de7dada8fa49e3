// Comments on posts; each is changed and deleted by its author only, in every state of the post.
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { commentLimit, newComment } from '#mocks/sandbox/domain/social/post-comments.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/posts.ts'
import { shownPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/shown-posts.ts'

/** A comment of the caller, or why it can't be changed. */
async function ownComment(call: Parameters<typeof findPost>[0] & { id: string; commentId: string }) {
  const { id, commentId, person } = call
  const post = await findPost(call, id)
  const comment = post?.comments.find((one) => one.id === commentId)
  if (!post || !comment) return { refused: problem(404, 'not-found') }
  if (comment.authorUserId !== person.id) return { refused: problem(403, 'not-your-comment') }
  return { post, comment }
}

export const commenting: Pick<
  SandboxHandlers<'SocialMediaCalendar'>,
  'createSocialPostComment' | 'updateSocialPostComment' | 'deleteSocialPostComment'
> = {
  async createSocialPostComment(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    const refused = commentLimit(post)
    if (refused) return refused
    const comments = [...post.comments, newComment(call, call.body.text)]
    await call.store.set('socialPost', post.id, { comments })
    return created(await shownPost(call, { ...post, comments }))
  },

  async updateSocialPostComment(call) {
    const { post, comment, refused } = await ownComment(call)
    if (refused) return refused
    const changed = { ...comment, text: call.body.text, editedAt: call.now.toISOString() }
    const comments = post.comments.map((one) => (one.id === comment.id ? changed : one))
    await call.store.set('socialPost', post.id, { comments })
    return ok(changed)
  },

  async deleteSocialPostComment(call) {
    const { post, comment, refused } = await ownComment(call)
    if (refused) return refused
    const comments = post.comments.filter(({ id }) => id !== comment.id)
    await call.store.set('socialPost', post.id, { comments })
    return noContent()
  },
}
