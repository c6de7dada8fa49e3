// Publishes posts at their time. Each attempt at a channel is claimed in a transaction of its own before the network is called: a process
// that dies afterwards finds the claim, asks the network for the post, and never sends it a second time.
import { publishedPostText } from '@adwright/sdk/post-length'
import { MediaValidationSeverity, SocialPostFailure, SocialPostStatus } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { validateMedia } from '#mocks/sandbox/domain/social/media-limits.ts'
import { networkRecords } from '#mocks/sandbox/domain/social/network-records.ts'
import { recordPublishing } from '#mocks/sandbox/domain/social/post-history.ts'
import { notifyOfFailure } from '#mocks/sandbox/domain/social/post-notices.ts'
import { type Channel, channelKey, isPending, postDueAt, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { accessFailure, findChannel, reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import type { PublishAnswer } from '#mocks/sandbox/platforms/social.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

type Context = Pick<JobContext, 'store' | 'now' | 'platforms' | 'newId'>
type Answers = Map<string, PublishAnswer>

/** After this many minutes an attempt that met passing trouble is repeated. */
const RETRY_MINUTES = [1, 5, 20]

const referenceOf = (post: StoredPost, channel: Channel) => `${post.id}.${channelKey(channel)}`

const job = ({ id, accountId }: StoredPost) => ({ kind: 'post', subjectId: id, accountId }) as const

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** The channel with its next attempt under way. */
function attempting(context: Context, post: StoredPost, channel: Channel, waitMs: number): Channel {
  const attemptCount = channel.attemptCount + 1
  const delay = context.platforms.social.answerDelayMs(referenceOf(post, channel), attemptCount)
  return {
    ...channel,
    attemptCount,
    failureCode: null,
    nextTryAt: waitMs > 0 ? later(context.now, waitMs) : null,
    answersAt: later(context.now, waitMs + delay),
  }
}

function afterAnswer(context: Context, post: StoredPost, channel: Channel, answer: PublishAnswer): Channel {
  const settled = { ...channel, answersAt: null, nextTryAt: null }
  if (answer.result === 'published')
    return { ...settled, publishedUrl: answer.url, publishedAt: context.now.toISOString() }
  if (answer.result === 'refused') return { ...settled, failureCode: answer.code }
  const minutes = RETRY_MINUTES[channel.attemptCount - 1]
  if (minutes === undefined) return { ...settled, failureCode: SocialPostFailure.NetworkDown }
  return attempting(context, post, channel, minutes * MINUTE_MS)
}

/** The post once its channels have these states: under way while one is pending, else published or failed. */
function withChannels(post: StoredPost, channels: Channel[], now: Date): StoredPost {
  const moved = { ...post, channels, updatedAt: now.toISOString() }
  if (channels.some(isPending)) return { ...moved, status: SocialPostStatus.Publishing }
  const isOut = channels.every(({ publishedUrl }) => publishedUrl !== null)
  const last = channels.flatMap(({ publishedAt }) => publishedAt ?? []).sort()
  return {
    ...moved,
    status: isOut ? SocialPostStatus.Published : SocialPostStatus.Failed,
    publishedAt: isOut ? (last.at(-1) ?? now.toISOString()) : null,
  }
}

async function save({ store }: Context, post: StoredPost): Promise<void> {
  await store.set('socialPost', post.id, post)
  await store.jobs.note(job(post), postDueAt(post))
}

/** Begins the first attempt at every channel that does not have the post yet. */
async function begin(context: Context, id: string): Promise<void> {
  const post = await context.store.get('socialPost', id)
  if (post?.status !== SocialPostStatus.Scheduled || post.deletedAt) return
  const channels = post.channels.map((channel) =>
    channel.publishedUrl ? channel : attempting(context, post, channel, 0),
  )
  await save(context, withChannels(post, channels, context.now))
}

/** Claims the attempt; false if it was claimed before, by a process that did not live to store the answer. */
const claim = (store: Store, post: StoredPost, wanted: Channel): Promise<boolean> =>
  store.transaction(async (inside) => {
    const current = await inside.get('socialPost', post.id)
    const channel = current?.channels.find((one) => channelKey(one) === channelKey(wanted))
    if (!current || !channel || channel.claimedAttempt >= wanted.attemptCount) return false
    const channels = current.channels.map((one) =>
      one === channel ? { ...one, claimedAttempt: wanted.attemptCount } : one,
    )
    await inside.set('socialPost', post.id, { channels })
    return true
  })

/** What keeps the post from the channel before the network is called. */
async function refusalOf(context: Context, post: StoredPost, channel: Channel): Promise<SocialPostFailure | undefined> {
  const { store, now } = context
  const access = accessFailure(findChannel(await reachedChannels(context, post.accountId), channel), now)
  if (access !== undefined) return access
  const files = await Promise.all(post.mediaFileIds.map((id) => store.get('file', id)))
  const found = validateMedia(
    files.flatMap((file) => file ?? []),
    [channel.network],
    post.postType,
    'en',
  )
  const isRefused = found.some(({ severity }) => severity === MediaValidationSeverity.Error)
  return isRefused ? SocialPostFailure.MediaRefused : undefined
}

async function callNetwork(context: Context, post: StoredPost, channel: Channel): Promise<PublishAnswer> {
  const { store, platforms, now } = context
  const refusal = await refusalOf(context, post, channel)
  if (refusal !== undefined) return { result: 'refused', code: refusal }
  const records = networkRecords(store)
  const reference = referenceOf(post, channel)
  if (!(await claim(store, post, channel))) {
    const known = await records.find(reference)
    if (known) return { result: 'published', url: known.url }
  }
  const { network, channelId, attemptCount: attempt } = channel
  const text = publishedPostText({ ...post, text: channel.text ?? post.text }, network)
  return platforms.social.publish(records, { network, channelId, reference, attempt, text }, now)
}

async function saveAnswers(context: JobContext, id: string, answers: Answers): Promise<void> {
  const post = await context.store.get('socialPost', id)
  if (post?.status !== SocialPostStatus.Publishing) return
  const channels = post.channels.map((channel) => {
    const answer = isPending(channel) ? answers.get(channelKey(channel)) : undefined
    return answer ? afterAnswer(context, post, channel, answer) : channel
  })
  const answered = withChannels(post, channels, context.now)
  await save(context, answered)
  await recordPublishing(context, post, answered)
  if (answered.status === SocialPostStatus.Failed) await notifyOfFailure(context, answered)
}

/** Calls the networks that are due before the job's transaction; returns the work of the transaction. */
export async function publishPost(
  context: JobContext,
  id: string,
): Promise<(context: JobContext, id: string) => Promise<unknown>> {
  const post = await context.store.get('socialPost', id)
  if (post?.status !== SocialPostStatus.Publishing) return begin
  const answers: Answers = new Map()
  const now = context.now.toISOString()
  for (const channel of post.channels)
    if (channel.answersAt !== null && channel.answersAt <= now)
      answers.set(channelKey(channel), await callNetwork(context, post, channel))
  return (inside) => saveAnswers(inside, id, answers)
}
