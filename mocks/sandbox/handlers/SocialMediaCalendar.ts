import { MediaValidationSeverity, SocialPostStatus } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, replaceUses, type StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { validateMedia } from '#mocks/sandbox/domain/social/media-limits.ts'
import { emptyPost, isRewritten } from '#mocks/sandbox/domain/social/posts.ts'
import { assertExpectedVersion, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { findPost, savePost, shownPost, writtenPost } from '#mocks/sandbox/handlers/SocialMediaCalendar/posts.ts'
import { addDays, dayIn, daysBetween, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

const MOST_DAYS = 92
const MOST_POSTS = 1000

const { Published, Publishing } = SocialPostStatus

const lastOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)

function periodOf({ query, account, now }: MemberContext & { query: { dateBegin?: string; dateEnd?: string } }) {
  const begin = query.dateBegin ?? `${dayIn(now, account.timeZone).slice(0, 7)}-01`
  const end = query.dateEnd ?? lastOfMonth(begin)
  const days = daysBetween(begin, end)
  return days < 0 || days > MOST_DAYS ? undefined : { begin, end }
}

export const socialMediaCalendar = {
  async listSocialPosts(call) {
    const { store, accountId, account } = call
    const period = periodOf(call)
    if (!period) return problem(400, 'invalid-parameter', { detail: 'dateEnd' })
    const from = startOfDay(period.begin, account.timeZone).toISOString()
    const below = startOfDay(addDays(period.end, 1), account.timeZone).toISOString()
    const timed = await store.list('socialPost', accountId, {
      where: { scheduledAt: { from, below } },
      limit: MOST_POSTS,
    })
    const untimed = await store.list('socialPost', accountId, {
      where: { scheduledAt: null },
      by: [['updatedAt', 'desc']],
      limit: MOST_POSTS - timed.length,
    })
    const shown = [...timed, ...untimed]
    return ok(await Promise.all(shown.map((post) => shownPost(call, post))))
  },

  async createSocialPost(call) {
    const { accountId, account, body, newId, now, person, store } = call
    const createdByName = fullName(person) || person.userName
    const making = { id: newId('post'), accountId, timeZone: account.timeZone, createdByName, now }
    const post = await writtenPost(call, emptyPost(body.title, making), body, true)
    if ('problem' in post) return post
    await savePost(call, post)
    await replaceUses(store, `post:${post.id}`, [], post.mediaFileIds, accountId)
    return created(await shownPost(call, post))
  },

  async validateSocialMedia(call) {
    const { body, accountId, person, language } = call
    const problems = new FieldProblems(language)
    const files: StoredFile[] = []
    for (const [index, id] of body.mediaFileIds.entries()) {
      const file = await fileFor(call, id, { accountId, personId: person.id })
      if (file) files.push(file)
      else problems.add(`mediaFileIds.${index}`, 'unknown-account-file')
    }
    if (!problems.isEmpty) return problems.answer()
    const results = validateMedia(files, body.networks, body.postType, language)
    return ok({ isValid: results.every(({ severity }) => severity === MediaValidationSeverity.Warning), results })
  },

  async getSocialPost(call) {
    const post = await findPost(call, call.id)
    return post ? ok(await shownPost(call, post)) : problem(404, 'not-found')
  },

  async updateSocialPost(call) {
    const { store, accountId, id, body } = call
    const before = await findPost(call, id)
    if (!before) return problem(404, 'not-found')
    if (before.status === Publishing) return problem(409, 'post-publishing')
    const written = await writtenPost(call, before, body, false)
    if ('problem' in written) return written
    const post = written === before ? before : { ...written, version: versionOf(before) + 1 }
    assertExpectedVersion(call.query, before, post)
    if (before.status === Published && isRewritten(before, written)) return problem(409, 'post-published')
    await savePost(call, post, before)
    await replaceUses(store, `post:${id}`, before.mediaFileIds, post.mediaFileIds, accountId)
    return ok(await shownPost(call, post))
  },

  async deleteSocialPost(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    if (post.status === Publishing) return problem(409, 'post-publishing')
    await call.store.delete('socialPost', post.id)
    await call.store.jobs.note({ kind: 'post', subjectId: post.id }, null)
    await replaceUses(call.store, `post:${post.id}`, post.mediaFileIds, [], null)
    return noContent()
  },
} satisfies SandboxHandlers<'SocialMediaCalendar'>
