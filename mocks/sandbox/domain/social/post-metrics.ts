import type { SocialPostMetrics } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { Channel, StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { findChannel, type ReachedChannel } from '#mocks/sandbox/domain/social/reached-channels.ts'

type Context = Pick<BaseContext, 'platforms'>

/** Followers of a channel that can no longer be reached, so that its earlier metrics stay. */
const UNKNOWN_FOLLOWERS = 10_000

/** The metrics of a post at one channel at a moment; null before it is published there. */
export function channelMetrics(
  { platforms }: Context,
  reached: readonly ReachedChannel[],
  post: StoredPost,
  { network, channelId, publishedAt }: Channel,
  at: Date,
): SocialPostMetrics | null {
  if (publishedAt === null) return null
  const followerCount = findChannel(reached, { network, channelId })?.followerCount ?? UNKNOWN_FOLLOWERS
  const { id: postId, postType, mediaFileIds } = post
  const hasMedia = mediaFileIds.length > 0
  return platforms.social.postMetrics(
    { network, channelId, postId, publishedAt, postType, hasMedia, followerCount },
    at,
  )
}

/** The sum over the channels; null if none has metrics. */
export function totalMetrics(metrics: readonly (SocialPostMetrics | null)[]): SocialPostMetrics | null {
  const known = metrics.filter((one) => one !== null)
  if (known.length === 0) return null
  const sum = (name: keyof SocialPostMetrics) => known.reduce((total, one) => total + one[name], 0)
  return {
    impressions: sum('impressions'),
    reach: sum('reach'),
    reactions: sum('reactions'),
    comments: sum('comments'),
    shares: sum('shares'),
    clicks: sum('clicks'),
  }
}
