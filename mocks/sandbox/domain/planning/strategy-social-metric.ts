// Metrics of published social posts as strategies read them: what the posts of each day have brought so far.
import type { SocialPostMetrics, StrategyScope } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { DailyMetric } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { channelMetrics } from '#mocks/sandbox/domain/social/post-metrics.ts'
import type { Channel, StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const KEYS = ['impressions', 'reach', 'reactions', 'comments', 'shares', 'clicks'] as const
type SocialMetric = (typeof KEYS)[number] & keyof SocialPostMetrics

export const isSocialMetric = (key: string): key is SocialMetric => (KEYS as readonly string[]).includes(key)

const hasLabelIn = ({ labels }: StoredPost, scope: StrategyScope) =>
  !scope.labels?.length || labels.some((label) => scope.labels?.includes(label))

const isChannelIn = ({ channelId }: Channel, scope: StrategyScope) =>
  !scope.channelIds?.length || scope.channelIds.includes(channelId)

/** The metric of the posts in a scope, by the day on which each channel published them; undefined while none has. */
export async function socialMetric(
  context: Pick<BaseContext, 'store' | 'platforms' | 'now'>,
  account: StoredAccount,
  metric: SocialMetric,
  scope: StrategyScope,
): Promise<DailyMetric | undefined> {
  const posts = await context.store.list('socialPost', account.id, { where: { deletedAt: null } })
  const reached = await reachedChannels(context, account.id)
  const sums = new Map<Day, number>()
  for (const post of posts.filter((one) => hasLabelIn(one, scope))) {
    for (const channel of post.channels.filter((one) => isChannelIn(one, scope))) {
      if (channel.publishedAt === null) continue
      const value = channelMetrics(context, reached, post, channel, context.now)?.[metric] ?? 0
      const day = dayIn(new Date(channel.publishedAt), account.timeZone)
      sums.set(day, (sums.get(day) ?? 0) + value)
    }
  }
  const [from] = [...sums.keys()].sort()
  if (!from) return undefined
  const through = addDays(dayIn(context.now, account.timeZone), -1)
  const parts = (day: Day) => ({ numerator: sums.get(day) ?? 0, denominator: 0 })
  return { kind: 'sum', isGoodWhenUp: true, from: from < through ? from : through, through, parts }
}
