import { ChangeAction, MediaValidationSeverity, SocialPostStatus } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { fileFor, type StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { DELETED_ITEMS_DAYS } from '#mocks/sandbox/domain/retention.ts'
import { channelGrowth } from '#mocks/sandbox/domain/social/growth.ts'
import { validateMedia } from '#mocks/sandbox/domain/social/media-limits.ts'
import { recordPostEvent } from '#mocks/sandbox/domain/social/post-history.ts'
import { filledPost, postDueAt, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { limitFinding, validatePost } from '#mocks/sandbox/domain/social/validation.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { historyPage } from '#mocks/sandbox/handlers/history-page.ts'
import { bulk, changePost, removePost } from '#mocks/sandbox/handlers/SocialMediaCalendar/bulk.ts'
import { commenting } from '#mocks/sandbox/handlers/SocialMediaCalendar/comments.ts'
import { importing, newPostOf } from '#mocks/sandbox/handlers/SocialMediaCalendar/import.ts'
import { planning } from '#mocks/sandbox/handlers/SocialMediaCalendar/planning.ts'
import {
  channelLimitOf,
  findPost,
  readChannels,
  savePost,
  writtenPost,
} from '#mocks/sandbox/handlers/SocialMediaCalendar/posts.ts'
import { shownPost, shownSummaries } from '#mocks/sandbox/handlers/SocialMediaCalendar/shown-posts.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, dayIn, daysBetween, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

const MAX_DAYS = 92
const MAX_POSTS = 2000
const MAX_OF_ANY_DAY = 500
const MAX_COMPARED = 500

const { Draft, AwaitsApproval, Scheduled, Published, Failed } = SocialPostStatus

const lastOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1)

function periodOf({ query, account, now }: MemberContext & { query: { dateBegin?: string; dateEnd?: string } }) {
  const begin = query.dateBegin ?? `${dayIn(now, account.timeZone).slice(0, 7)}-01`
  const end = query.dateEnd ?? lastOfMonth(begin)
  const days = daysBetween(begin, end)
  return days < 0 || days > MAX_DAYS ? undefined : { begin, end }
}

/** The moments of a period; the upper bound is the start of the day after. */
const momentsOf = ({ begin, end }: { begin: string; end: string }, timeZone: string) => ({
  from: startOfDay(begin, timeZone).toISOString(),
  below: startOfDay(addDays(end, 1), timeZone).toISOString(),
})

type Filters = { networks?: number[]; channelIds?: string[]; labels?: string[] }

const isWanted = ({ networks, channelIds, labels }: Filters, post: StoredPost) =>
  (!networks || post.channels.some(({ network }) => networks.includes(network))) &&
  (!channelIds || post.channels.some(({ channelId }) => channelIds.includes(channelId))) &&
  (!labels || post.labels.some((label) => labels.includes(label)))

export const socialMediaCalendar = {
  ...planning,
  ...importing,
  ...bulk,
  ...commenting,

  async listSocialPosts(call) {
    const { store, accountId, account, query, now } = call
    const period = periodOf(call)
    if (!period) return problem(400, 'invalid-period', { detail: 'dateEnd' })
    const { statuses, strategyId, searchText, isDeleted } = query
    const common = { status: statuses, strategyId, searchText: { contains: searchText?.trim() } }
    if (isDeleted) {
      const since = new Date(now.getTime() - DELETED_ITEMS_DAYS * DAY_MS).toISOString()
      const where = { ...common, deletedAt: { from: since } }
      const deleted = await store.list('socialPost', accountId, {
        where,
        by: [['deletedAt', 'desc']],
        limit: MAX_POSTS,
      })
      return ok(
        await shownSummaries(
          call,
          deleted.filter((post) => isWanted(query, post)),
        ),
      )
    }
    const timed = query.isOfAnyDay
      ? await store.list('socialPost', accountId, {
          where: { ...common, deletedAt: null, scheduledAt: { from: '' } },
          order: 'desc',
          limit: MAX_OF_ANY_DAY,
        })
      : await store.list('socialPost', accountId, {
          where: { ...common, deletedAt: null, scheduledAt: momentsOf(period, account.timeZone) },
          limit: MAX_POSTS,
        })
    const untimed = await store.list('socialPost', accountId, {
      where: { ...common, deletedAt: null, scheduledAt: null },
      by: [['updatedAt', 'desc']],
      limit: MAX_POSTS - timed.length,
    })
    return ok(
      await shownSummaries(
        call,
        [...(query.isOfAnyDay ? timed.toReversed() : timed), ...untimed].filter((post) => isWanted(query, post)),
      ),
    )
  },

  async createSocialPost(call) {
    const post = await writtenPost(call, newPostOf(call, call.body.title), call.body, true)
    if ('problem' in post) return post
    await savePost(call, post)
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

  async validateSocialPost(call) {
    const { body, accountId, account, language } = call
    const before = (body.postId && (await findPost(call, body.postId))) || newPostOf(call, body.post.title)
    // Unknown channels are findings here, not fields to correct.
    const channels = await readChannels(call, before, body.post, new FieldProblems(language))
    const post = filledPost(before, body.post, channels)
    const checked = await validatePost({ ...call, accountId, timeZone: account.timeZone }, post)
    const overLimit = await channelLimitOf(call, post)
    const findings = overLimit ? [limitFinding(overLimit), ...checked] : checked
    return ok({ isValid: findings.every(({ severity }) => severity === MediaValidationSeverity.Warning), findings })
  },

  async getSocialPost(call) {
    const post = await findPost(call, call.id)
    return post ? ok(await shownPost(call, post)) : problem(404, 'not-found')
  },

  async listSocialPostHistory(call) {
    return (await findPost(call, call.id)) ? historyPage(call.store, call.id, call.query) : problem(404, 'not-found')
  },

  async getSocialPostMetrics(call) {
    const { store, accountId, id, now } = call
    const post = await findPost(call, id)
    if (!post) return problem(404, 'not-found')
    const where = { deletedAt: null, status: [Published, Failed] }
    const posts = await store.list('socialPost', accountId, { where, order: 'desc', limit: MAX_COMPARED })
    const reached = await reachedChannels(call, accountId)
    const channels = post.channels.flatMap((channel) =>
      channel.publishedAt === null
        ? []
        : channelGrowth(call, reached, posts, post, { ...channel, publishedAt: channel.publishedAt }),
    )
    return ok({ calculatedAt: now.toISOString(), channels })
  },

  async updateSocialPost(call) {
    const before = await findPost(call, call.id)
    if (!before) return problem(404, 'not-found')
    const post = await changePost(call, before, call.body, call.query.expectedVersion)
    return 'problem' in post ? post : ok(await shownPost(call, post))
  },

  async deleteSocialPost(call) {
    const post = await findPost(call, call.id)
    if (!post) return problem(404, 'not-found')
    const removed = await removePost(call, post, call.query.expectedVersion)
    return 'problem' in removed ? removed : noContent()
  },

  async restoreSocialPost(call) {
    const { store, accountId, account, id, now } = call
    const post = await store.get('socialPost', id)
    const detail = 'Deleted posts can be restored for 30 days.'
    if (post?.accountId !== accountId || post.deletedAt === null) return problem(404, 'not-found', { detail })
    if (now.getTime() - Date.parse(post.deletedAt) > DELETED_ITEMS_DAYS * DAY_MS)
      return problem(404, 'not-found', { detail })
    const isWaiting = post.status === Scheduled || post.status === AwaitsApproval
    const isLate = isWaiting && post.scheduledAt !== null && Date.parse(post.scheduledAt) <= now.getTime()
    const restored = { ...post, deletedAt: null, status: isLate ? Draft : post.status, version: versionOf(post) + 1 }
    await store.set('socialPost', id, restored)
    await store.jobs.note({ kind: 'post', subjectId: id, accountId: account.id }, postDueAt(restored))
    await recordPostEvent(call, restored, ChangeAction.Restored)
    return created(await shownPost(call, restored))
  },
} satisfies SandboxHandlers<'SocialMediaCalendar'>
