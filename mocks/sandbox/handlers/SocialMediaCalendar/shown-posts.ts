// Posts as the contract shows them.
import type { SocialPost, SocialPostMetrics, SocialPostSummary } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { designsOf } from '#mocks/sandbox/domain/designer/shown-designs.ts'
import { shownFile, shownFiles } from '#mocks/sandbox/domain/files/files.ts'
import { failureText } from '#mocks/sandbox/domain/social/failure-text.ts'
import { channelMetrics, totalMetrics } from '#mocks/sandbox/domain/social/post-metrics.ts'
import type { Channel, StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { type ReachedChannel, reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'

const TEXT_START = 140

const metricsOf = (call: MemberContext, reached: readonly ReachedChannel[], post: StoredPost) =>
  post.channels.map((channel) => channelMetrics(call, reached, post, channel, call.now))

export async function shownPost(call: MemberContext, post: StoredPost): Promise<SocialPost> {
  const reached = await reachedChannels(call, call.account.id)
  const metrics = metricsOf(call, reached, post)
  const { accountId: _account, lastApproval: _lastApproval, deletedComments: _deletedComments, ...fields } = post
  const channels = post.channels.map(({ answersAt: _answersAt, claimedAttempt: _claimed, ...channel }, index) => ({
    ...channel,
    failureReason:
      channel.failureCode === null ? null : failureText(channel.failureCode, channel.network, call.language),
    metrics: metrics[index] ?? null,
  }))
  const media = await shownFiles(call, post.mediaFileIds)
  const designs = await designsOf(call.store, post.mediaFileIds)
  return { ...fields, version: versionOf(post), channels, media, designs, metrics: totalMetrics(metrics) }
}

const shownChannel = (
  { network, channelId, channelName, publishedUrl, failureCode, nextTryAt }: Channel,
  metrics: SocialPostMetrics | null,
) => ({
  metrics,
  network,
  channelId,
  channelName,
  isPublished: publishedUrl !== null,
  failureCode,
  nextTryAt,
})

/** Summaries of posts; a file that several of them show is read and signed once. */
export async function shownSummaries(call: MemberContext, posts: readonly StoredPost[]): Promise<SocialPostSummary[]> {
  const reached = await reachedChannels(call, call.account.id)
  const ids = [...new Set(posts.flatMap(({ mediaFileIds }) => mediaFileIds.slice(0, 1)))]
  const files = await Promise.all(ids.map((id) => call.store.get('file', id)))
  const thumbnails = new Map(files.flatMap((file) => (file ? [[file.id, shownFile(file, call).thumbnailUrl]] : [])))
  return posts.map((post) => {
    const metrics = metricsOf(call, reached, post)
    return {
      version: versionOf(post),
      id: post.id,
      title: post.title,
      status: post.status,
      channels: post.channels.map((channel, index) => shownChannel(channel, metrics[index] ?? null)),
      textStart: Array.from(post.text).slice(0, TEXT_START).join(''),
      thumbnailUrl: thumbnails.get(post.mediaFileIds[0] ?? '') ?? null,
      mediaCount: post.mediaFileIds.length,
      commentCount: post.comments.length,
      postType: post.postType,
      scheduledAt: post.scheduledAt,
      timeZone: post.timeZone,
      publishedAt: post.publishedAt,
      labels: post.labels,
      strategyId: post.strategyId,
      createdByName: post.createdByName,
      createdByUserId: post.createdByUserId,
      approvedByName: post.approvedByName,
      metrics: totalMetrics(metrics),
      deletedAt: post.deletedAt,
      updatedAt: post.updatedAt,
    }
  })
}
