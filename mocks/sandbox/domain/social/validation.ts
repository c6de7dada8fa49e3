// Checks of a post before it goes out: limits of its networks, access of its channels at its time, other posts, its strategy.
import { countHashtags, countingOf, postLength, publishedPostText } from '@adwright/sdk/post-length'
import { MediaValidationSeverity, SocialNetwork, type SocialPostFinding, StrategyStatus } from '@adwright/sdk/types'
import type { StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import { endOf } from '#mocks/sandbox/domain/integrations/health.ts'
import type { ChannelContext } from '#mocks/sandbox/domain/social/channels.ts'
import { validateMedia } from '#mocks/sandbox/domain/social/media-limits.ts'
import { textLimitsOf } from '#mocks/sandbox/domain/social/network-limits.ts'
import {
  type Channel,
  COMPARED_STATES,
  channelKey,
  NETWORK_NAMES,
  type StoredPost,
} from '#mocks/sandbox/domain/social/posts.ts'
import { findChannel, type ReachedChannel, reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { type ProblemCode, textOf } from '#mocks/sandbox/texts/problems.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

export type ValidationContext = ChannelContext & { now: Date; language: Language; accountId: string; timeZone: string }

const SAME_TEXT_DAYS = 30
const MAX_COMPARED = 2000

type Found = Pick<SocialPostFinding, 'field' | 'rule'> & {
  code: ProblemCode
  isHint?: boolean
  values?: Record<string, string | number>
  limit?: string | number
  actual?: string | number
}

function finding(
  { field, rule, code, isHint = false, values = {}, limit, actual }: Found,
  language: Language,
  channel?: Pick<Channel, 'network' | 'channelId'>,
): SocialPostFinding {
  return {
    network: channel?.network ?? null,
    channelId: channel?.channelId ?? null,
    fileId: null,
    field,
    rule,
    severity: isHint ? MediaValidationSeverity.Warning : MediaValidationSeverity.Error,
    message: textOf(code, language, values),
    limit: limit === undefined ? null : String(limit),
    actual: actual === undefined ? null : String(actual),
    fittingFileId: null,
  }
}

/** The finding for a post whose channels the plan has no room for. */
export const limitFinding = (message: string): SocialPostFinding => ({
  network: null,
  channelId: null,
  fileId: null,
  field: 'channels',
  rule: 'channelLimit',
  severity: MediaValidationSeverity.Error,
  message,
  limit: null,
  actual: null,
  fittingFileId: null,
})

function wholePost(post: StoredPost, { now, language }: ValidationContext): SocialPostFinding[] {
  const found: Found[] = []
  if (post.channels.length === 0)
    found.push({ field: 'channels', rule: 'channelsMissing', code: 'post-channels-missing' })
  if (post.scheduledAt === null) found.push({ field: 'scheduledAt', rule: 'timeMissing', code: 'post-time-missing' })
  else if (Date.parse(post.scheduledAt) <= now.getTime())
    found.push({ field: 'scheduledAt', rule: 'timeInThePast', code: 'time-in-the-past' })
  return found.map((one) => finding(one, language))
}

function textFindings(post: StoredPost, channel: Channel): Found[] {
  const { network } = channel
  const name = NETWORK_NAMES[network]
  const limits = textLimitsOf(network)
  const text = channel.text ?? post.text
  const count = postLength(publishedPostText({ ...post, text }, network), network)
  const { maxCharacters } = countingOf(network)
  const hashtags = countHashtags(text, post.hashtags, channel.firstComment)
  const comment = postLength(channel.firstComment ?? '', network)
  const found: Found[] = []
  if (!text.trim() && post.mediaFileIds.length === 0)
    found.push({ field: 'text', rule: 'textMissing', code: 'post-text-missing', values: { network: name } })
  if (count > maxCharacters) {
    const values = { network: name, limit: maxCharacters, count }
    found.push({
      field: 'text',
      rule: 'textLength',
      code: 'post-text-too-long',
      values,
      limit: maxCharacters,
      actual: count,
    })
  }
  if (limits.maxHashtags !== null && hashtags > limits.maxHashtags) {
    const values = { network: name, limit: limits.maxHashtags, count: hashtags }
    const numbers = { limit: limits.maxHashtags, actual: hashtags }
    found.push({ field: 'hashtags', rule: 'hashtagCount', code: 'post-hashtags-too-many', values, ...numbers })
  }
  const most = limits.maxFirstCommentCharacters
  if (comment > 0 && most === 0) {
    const code = 'post-first-comment-unsupported'
    found.push({
      field: 'firstComment',
      rule: 'firstCommentUnsupported',
      code,
      isHint: true,
      values: { network: name },
    })
  } else if (comment > most) {
    const values = { network: name, limit: most, count: comment }
    const code = 'post-first-comment-too-long'
    found.push({ field: 'firstComment', rule: 'firstCommentLength', code, values, limit: most, actual: comment })
  }
  if (!limits.isLinkClickable && (post.link || /https?:\/\//.test(text))) {
    const code = 'post-link-not-clickable'
    found.push({ field: 'link', rule: 'linkNotClickable', code, isHint: true, values: { network: name } })
  }
  return found
}

/** Failures of access that can be foreseen for the time of the post. */
function accessFindings(post: StoredPost, channel: Channel, reached: ReachedChannel | undefined, now: Date): Found[] {
  const platform = channel.network === SocialNetwork.LinkedIn ? 'LinkedIn' : 'Meta'
  const values = { channel: channel.channelName, platform }
  const field = 'channels' as const
  if (!reached) return [{ field, rule: 'channelGone', code: 'post-channel-gone-before', values }]
  if (endOf(reached.credential, now)) return [{ field, rule: 'accessEnded', code: 'post-access-ended', values }]
  if (!reached.isAllowed) return [{ field, rule: 'notAllowed', code: 'post-not-allowed', values }]
  const { expiresAt } = reached.credential
  if (post.scheduledAt !== null && expiresAt !== null && expiresAt <= post.scheduledAt)
    return [{ field, rule: 'accessEndsBefore', code: 'post-access-ends-before', isHint: true, values }]
  return []
}

const isSameChannel = (channel: Channel) => (one: Channel) => channelKey(one) === channelKey(channel)

/** Other posts of the channel that go out too close to this one, or with the same text. */
function neighborFindings(post: StoredPost, channel: Channel, others: readonly StoredPost[]): Found[] {
  const found: Found[] = []
  const network = NETWORK_NAMES[channel.network]
  if (post.scheduledAt === null) return found
  const at = Date.parse(post.scheduledAt)
  const text = (channel.text ?? post.text).trim()
  const near = others.flatMap((other) => {
    const there = other.channels.find(isSameChannel(channel))
    const distance = Math.abs(Date.parse(other.scheduledAt ?? '') - at)
    return there ? [{ other, distance, text: (there.text ?? other.text).trim() }] : []
  })
  const values = { channel: channel.channelName, network }
  const close = near.find(({ distance }) => distance < HOUR_MS)
  if (close)
    found.push({
      field: 'scheduledAt',
      rule: 'tooClose',
      code: 'post-too-close',
      isHint: true,
      values: { ...values, title: close.other.title },
    })
  const same = near.find((one) => text !== '' && one.text === text)
  if (same)
    found.push({
      field: 'text',
      rule: 'sameText',
      code: 'post-same-text',
      isHint: same.distance >= DAY_MS,
      values: { ...values, title: same.other.title },
    })
  const limit = textLimitsOf(channel.network).maxPostsPerDay
  if (limit !== null && near.filter(({ distance }) => distance < DAY_MS / 2).length >= limit)
    found.push({
      field: 'scheduledAt',
      rule: 'dailyLimit',
      code: 'post-daily-limit',
      values: { ...values, limit },
      limit,
    })
  return found
}

async function strategyFindings({ store, language, timeZone }: ValidationContext, post: StoredPost) {
  const strategy = post.strategyId ? await store.get('strategy', post.strategyId) : undefined
  if (!strategy || post.scheduledAt === null) return []
  const isOver = strategy.dueOn < dayIn(new Date(post.scheduledAt), timeZone)
  const isClosed = strategy.status === StrategyStatus.Completed || strategy.status === StrategyStatus.Archived
  if (!isOver && !isClosed) return []
  const values = { title: strategy.title }
  return [
    finding(
      { field: 'strategyId', rule: 'strategyEnded', code: 'post-strategy-ended', isHint: true, values },
      language,
    ),
  ]
}

/** A file made from the same design that the networks of the post take in place of another one. */
function fittingFile(
  file: StoredFile,
  relatives: readonly StoredFile[],
  network: Channel['network'],
  post: StoredPost,
) {
  const designs = file.usedBy.filter((user) => user.startsWith('design:'))
  return relatives.find(
    (other) =>
      other.id !== file.id &&
      other.usedBy.some((user) => designs.includes(user)) &&
      validateMedia([other], [network], post.postType, 'en').every(
        ({ rule }) => rule === 'mediaCount' || rule === 'altText',
      ),
  )
}

async function mediaFindings(context: ValidationContext, post: StoredPost): Promise<SocialPostFinding[]> {
  const { store, language, accountId } = context
  const files = (await Promise.all(post.mediaFileIds.map((id) => store.get('file', id)))).flatMap((file) => file ?? [])
  const networks = [...new Set(post.channels.map(({ network }) => network))]
  const found = validateMedia(files, networks, post.postType, language)
  const isSearching = found.some(({ rule }) => rule === 'aspectRatio' || rule === 'width')
  const relatives = isSearching ? await store.list('file', accountId, { order: 'desc', limit: 200 }) : []
  return found.map((one) => {
    const file = files.find(({ id }) => id === one.fileId)
    const isShape = one.rule === 'aspectRatio' || one.rule === 'width'
    const fitting = file && isShape ? fittingFile(file, relatives, one.network, post) : undefined
    return { ...one, channelId: null, field: 'mediaFileIds' as const, fittingFileId: fitting?.id ?? null }
  })
}

/** Posts of the account that go out within 30 days of this one. */
async function othersNear({ store, accountId }: ValidationContext, post: StoredPost): Promise<StoredPost[]> {
  if (post.scheduledAt === null) return []
  const at = Date.parse(post.scheduledAt)
  const day = (days: number) => new Date(at + days * DAY_MS).toISOString()
  const status = [...COMPARED_STATES]
  const where = { deletedAt: null, status, scheduledAt: { from: day(-SAME_TEXT_DAYS), to: day(SAME_TEXT_DAYS) } }
  const posts = await store.list('socialPost', accountId, { where, limit: MAX_COMPARED })
  return posts.filter(({ id }) => id !== post.id)
}

/** Everything that keeps the post from going out, or is worth another look; errors first. */
export async function validatePost(context: ValidationContext, post: StoredPost): Promise<SocialPostFinding[]> {
  const { language, accountId, now } = context
  const reached = await reachedChannels(context, accountId)
  const others = await othersNear(context, post)
  const perChannel = post.channels
    .filter(({ publishedUrl }) => publishedUrl === null)
    .flatMap((channel) =>
      [
        ...accessFindings(post, channel, findChannel(reached, channel), now),
        ...textFindings(post, channel),
        ...neighborFindings(post, channel, others),
      ].map((one) => finding(one, language, channel)),
    )
  const found = [
    ...wholePost(post, context),
    ...perChannel,
    ...(await mediaFindings(context, post)),
    ...(await strategyFindings(context, post)),
  ]
  return found.sort((a, b) => b.severity - a.severity)
}
