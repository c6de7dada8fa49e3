import type { SocialPostDraft, SocialPostRefusal, SocialPostsUpdate } from '@adwright/sdk/types'
import { ChangeAction, SocialPostStatus } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { problem, valuesOf } from '#mocks/sandbox/domain/problem.ts'
import { recordPostEvent } from '#mocks/sandbox/domain/social/post-history.ts'
import { isRewritten, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { editConflict, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findPost, savePost, writtenPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/posts.ts'
import { shownSummaries } from '#mocks/sandbox/handlers/SocialMediaCalendar/shown-posts.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const { Published, Publishing } = SocialPostStatus

/** Stores the changed post, or returns the reason against it. */
export async function changePost(
  call: MemberContext,
  before: StoredPost,
  draft: SocialPostDraft,
  expectedVersion: number | undefined,
) {
  if (before.status === Publishing) return problem(409, 'post-publishing')
  const written = await writtenPost(call, before, draft, false)
  if ('problem' in written) return written
  if (before.status === Published && isRewritten(before, written)) return problem(409, 'post-published')
  const post = written === before ? before : { ...written, version: versionOf(before) + 1 }
  const conflict = editConflict(expectedVersion, before, post)
  if (conflict) return conflict
  await savePost(call, post, before)
  return post
}

/** Marks a post as deleted, or returns the reason against it. */
export async function removePost(call: MemberContext, post: StoredPost, expectedVersion: number | undefined) {
  if (post.status === Publishing) return problem(409, 'post-publishing')
  const deleted = { ...post, deletedAt: call.now.toISOString(), version: versionOf(post) + 1 }
  const conflict = editConflict(expectedVersion, post, deleted)
  if (conflict) return conflict
  await call.store.set('socialPost', post.id, deleted)
  await call.store.jobs.note({ kind: 'post', subjectId: post.id }, null)
  await recordPostEvent(call, post, ChangeAction.Deleted)
  return deleted
}

function draftFor(post: StoredPost, update: SocialPostsUpdate): SocialPostDraft {
  const {
    ids: _ids,
    expectedVersions: _versions,
    isDeleted: _deleted,
    addLabels = [],
    removeLabels = [],
    ...fields
  } = update
  const labels = [...new Set([...post.labels, ...addLabels])].filter((label) => !removeLabels.includes(label))
  return { title: post.title, ...fields, labels }
}

export const bulk: Pick<SandboxHandlers<'SocialMediaCalendar'>, 'updateSocialPosts'> = {
  async updateSocialPosts(call) {
    const { body, language } = call
    const { expectedVersions = {} } = body
    const changed: StoredPost[] = []
    const refusals: SocialPostRefusal[] = []
    const missingIds: string[] = []
    for (const id of body.ids) {
      const before = await findPost(call, id)
      if (!before) {
        missingIds.push(id)
        continue
      }
      const result = body.isDeleted
        ? await removePost(call, before, expectedVersions[id])
        : await changePost(call, before, draftFor(before, body), expectedVersions[id])
      if (!('problem' in result)) changed.push(result)
      else {
        const { code, errors = {}, ...rest } = result.problem
        const message = Object.values(errors).flat()[0] ?? textOf(code, language, valuesOf(rest))
        refusals.push({ id, code, message })
      }
    }
    return ok({ items: await shownSummaries(call, changed), refusals, missingIds })
  },
}
