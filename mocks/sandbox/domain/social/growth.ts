// The growth of a post in its first 72 hours against the range of the account's earlier posts of the network.
import { type SocialPostChannelGrowth, type SocialPostExpectedPoint, SocialPostGrowthState } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { channelMetrics } from '#mocks/sandbox/domain/social/post-metrics.ts'
import type { Channel, StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { findChannel, type ReachedChannel } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

const HOURS = [0, 1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60, 72]
const MIN_COMPARED = 8
const LOW = 0.1
const HIGH = 0.9
/** Before this hour the range is too wide to judge by. */
const FIRST_JUDGED_HOUR = 1

type Context = Pick<BaseContext, 'platforms' | 'now'>

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.round(share * (sorted.length - 1)))] ?? 0

const hoursAfter = (publishedAt: string, hour: number) => new Date(Date.parse(publishedAt) + hour * HOUR_MS)

function expectedPoints(
  context: Context,
  reached: readonly ReachedChannel[],
  earlier: readonly { post: StoredPost; channel: Channel }[],
  followers: number,
): SocialPostExpectedPoint[] {
  if (earlier.length < MIN_COMPARED) return []
  return HOURS.map((hour) => {
    const reaches = earlier
      .map(({ post, channel }) => {
        const at = hoursAfter(channel.publishedAt ?? '', hour)
        const own = findChannel(reached, channel)?.followerCount ?? followers
        const reach = channelMetrics(context, reached, post, channel, at)?.reach ?? 0
        // The followers of a channel that is no longer connected are not known; then the posts are compared as they are.
        return own === 0 || followers === 0 ? reach : (reach / own) * followers
      })
      .sort((a, b) => a - b)
    return {
      hour,
      low: Math.round(quantile(reaches, LOW)),
      middle: Math.round(quantile(reaches, 0.5)),
      high: Math.round(quantile(reaches, HIGH)),
    }
  })
}

function stateOf(expected: readonly SocialPostExpectedPoint[], hour: number, reach: number): SocialPostGrowthState {
  if (expected.length === 0) return SocialPostGrowthState.TooFewPosts
  const range = expected.findLast((point) => point.hour <= hour)
  if (!range || range.hour < FIRST_JUDGED_HOUR) return SocialPostGrowthState.TooEarly
  if (reach > range.high) return SocialPostGrowthState.Above
  return reach < range.low ? SocialPostGrowthState.Below : SocialPostGrowthState.Usual
}

/** The growth at one channel; `posts` are the published posts of the account. */
export function channelGrowth(
  context: Context,
  reached: readonly ReachedChannel[],
  posts: readonly StoredPost[],
  post: StoredPost,
  channel: Channel & { publishedAt: string },
): SocialPostChannelGrowth {
  const { network, channelId, channelName, publishedAt } = channel
  const followers = findChannel(reached, channel)?.followerCount ?? 0
  const earlier = posts.flatMap((other) =>
    other.id === post.id
      ? []
      : other.channels
          .filter((one) => one.network === network && one.publishedAt !== null && one.publishedAt < publishedAt)
          .map((one) => ({ post: other, channel: one })),
  )
  const points = HOURS.flatMap((hour) => {
    const at = hoursAfter(publishedAt, hour)
    const metrics = at <= context.now ? channelMetrics(context, reached, post, channel, at) : null
    return metrics ? [{ hour, reach: metrics.reach }] : []
  })
  const expected = expectedPoints(context, reached, earlier, followers)
  const last = points.at(-1)
  const state = last ? stateOf(expected, last.hour, last.reach) : SocialPostGrowthState.TooEarly
  return { network, channelId, channelName, state, comparedPostCount: earlier.length, points, expected }
}
