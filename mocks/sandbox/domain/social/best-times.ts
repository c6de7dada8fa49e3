// How posts did by two-hour block of the week, against the account's own average of the network.
import type { SocialPostTime } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { channelMetrics } from '#mocks/sandbox/domain/social/post-metrics.ts'
import type { Network, StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { findChannel, type ReachedChannel } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { wallTime } from '#mocks/sandbox/time/time-zone.ts'

const MIN_NETWORK_POSTS = 30
const MIN_BLOCK_POSTS = 4
/** So many average posts are added to each block, so that a few lucky ones do not make a best time. */
const PRIOR_POSTS = 3
/** Posts are compared once most of their growth is over. */
const FULL_GROWTH_MS = 3 * DAY_MS

type Sample = { network: Network; weekDay: number; hour: number; rate: number }
type Context = Pick<BaseContext, 'platforms' | 'now'>

function samplesOf(context: Context, reached: readonly ReachedChannel[], posts: readonly StoredPost[], zone: string) {
  return posts.flatMap((post) =>
    post.channels.flatMap((channel): Sample[] => {
      const followers = findChannel(reached, channel)?.followerCount
      if (channel.publishedAt === null || !followers) return []
      const at = new Date(Date.parse(channel.publishedAt) + FULL_GROWTH_MS)
      if (at > context.now) return []
      const metrics = channelMetrics(context, reached, post, channel, at)
      const wall = new Date(wallTime(new Date(channel.publishedAt), zone))
      const hour = Math.floor(wall.getUTCHours() / 2) * 2
      return metrics
        ? [{ network: channel.network, weekDay: wall.getUTCDay() || 7, hour, rate: metrics.reach / followers }]
        : []
    }),
  )
}

/** Blocks that had posts, the best first. */
export function bestTimes(
  context: Context,
  reached: readonly ReachedChannel[],
  posts: readonly StoredPost[],
  timeZone: string,
): SocialPostTime[] {
  const samples = samplesOf(context, reached, posts, timeZone)
  const byNetwork = Map.groupBy(samples, ({ network }) => network)
  const times = [...byNetwork].flatMap(([network, all]) => {
    const average = all.reduce((sum, { rate }) => sum + rate, 0) / all.length
    const blocks = Map.groupBy(all, ({ weekDay, hour }) => weekDay * 100 + hour)
    return [...blocks].map(([key, block]): SocialPostTime => {
      const sum = block.reduce((total, { rate }) => total + rate / average, 0)
      const index = (sum + PRIOR_POSTS) / (block.length + PRIOR_POSTS)
      return {
        network,
        weekDay: Math.floor(key / 100),
        hour: key % 100,
        postCount: block.length,
        networkPostCount: all.length,
        index: Math.round(index * 100) / 100,
        isEnough: all.length >= MIN_NETWORK_POSTS && block.length >= MIN_BLOCK_POSTS,
      }
    })
  })
  return times.sort((a, b) => b.index - a.index)
}
