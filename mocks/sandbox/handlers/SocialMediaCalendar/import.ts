import { type SocialPostDraft, SocialPostImportOutcome, type SocialPostImportRowResult } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { valuesOf } from '#mocks/sandbox/domain/problem.ts'
import { readRow, rowKey } from '#mocks/sandbox/domain/social/import.ts'
import { emptyPost, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { nameOf, savePost, writtenPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/posts.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const { Created, AlreadyExists, Refused } = SocialPostImportOutcome

/** An empty draft of the caller. */
export const newPostOf = (call: MemberContext, title: string): StoredPost =>
  emptyPost(title, {
    id: call.newId('post'),
    accountId: call.account.id,
    timeZone: call.account.timeZone,
    createdByName: nameOf(call),
    createdByUserId: call.person.id,
    now: call.now,
  })

type RowResult = Pick<SocialPostImportRowResult, 'line' | 'outcome'> & Partial<SocialPostImportRowResult>

const resultOf = (result: RowResult): SocialPostImportRowResult => ({
  postId: null,
  title: '',
  scheduledAt: null,
  field: null,
  message: null,
  ...result,
})

/** The first field that the general rules of posts refuse, for a row whose cells can be read. */
async function writtenRow(call: MemberContext, draft: SocialPostDraft, status: 1 | 2) {
  const written = await writtenPost(call, newPostOf(call, draft.title), { ...draft, status }, true)
  if (!('problem' in written)) return { post: written }
  const [field = 'text', messages = []] = Object.entries(written.problem.errors ?? {})[0] ?? []
  const message = messages[0] ?? textOf(written.problem.code, call.language, valuesOf(written.problem))
  return { field: field.split('.')[0] ?? field, message }
}

export const importing: Pick<SandboxHandlers<'SocialMediaCalendar'>, 'importSocialPosts'> = {
  async importSocialPosts(call) {
    const { store, accountId, account, body, now, language } = call
    const { isTest = false, status = 1 } = body
    const channels = await reachedChannels(call, accountId)
    const existing = new Map<string, string>()
    for (const post of await store.list('socialPost', accountId, { where: { deletedAt: null } }))
      existing.set(rowKey(post), post.id)
    const rows: SocialPostImportRowResult[] = []
    for (const row of body.rows) {
      const { line } = row
      const read = readRow(row, { channels, timeZone: account.timeZone, now })
      if ('problem' in read) {
        const { field, code, values } = read.problem
        const title = (row.title || row.text || '').trim().slice(0, 100)
        rows.push(resultOf({ line, outcome: Refused, title, field, message: textOf(code, language, values ?? {}) }))
        continue
      }
      const { title, scheduledAt = null } = read.draft
      const known = existing.get(rowKey(read.draft))
      if (known !== undefined) {
        rows.push(resultOf({ line, outcome: AlreadyExists, postId: known || null, title, scheduledAt }))
        continue
      }
      const { post, field, message } = await writtenRow(call, read.draft, status)
      if (!post) {
        rows.push(resultOf({ line, outcome: Refused, title, field: field ?? null, message: message ?? null }))
        continue
      }
      existing.set(rowKey(read.draft), isTest ? '' : post.id)
      if (!isTest) await savePost(call, post)
      rows.push(resultOf({ line, outcome: Created, postId: isTest ? null : post.id, title, scheduledAt }))
    }
    const count = (outcome: SocialPostImportOutcome) => rows.filter((row) => row.outcome === outcome).length
    const counts = { createdCount: count(Created), existingCount: count(AlreadyExists), refusedCount: count(Refused) }
    return ok({ isTest, ...counts, rows })
  },
}
