// Metrics of published social posts as strategies read them: what the posts of each day have brought so far.
import { SocialPostStatus, type SocialPostMetrics, type StrategyScope } from '@adwright/sdk/types'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import type { DailyMetric } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import type { StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { metricsOf } from '#mocks/sandbox/domain/social/publisher.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const KEYS = ['impressions', 'reach', 'reactions', 'comments', 'shares', 'clicks'] as const
type SocialMetric = (typeof KEYS)[number] & keyof SocialPostMetrics

export const isSocialMetric = (key: string): key is SocialMetric => (KEYS as readonly string[]).includes(key)

const isInScope = ({ channels, labels }: StoredPost, scope: StrategyScope) =>
  (!scope.channelIds?.length || channels.some(({ channelId }) => scope.channelIds?.includes(channelId))) &&
  (!scope.labels?.length || labels.some((label) => scope.labels?.includes(label)))

/** The metric of the posts in a scope; undefined while none is published. */
export async function socialMetric(
  context: Pick<BaseContext, 'store' | 'platforms' | 'now'>,
  account: StoredAccount,
  metric: SocialMetric,
  scope: StrategyScope,
): Promise<DailyMetric | undefined> {
  const posts = await context.store.list('socialPost', account.id, { where: { status: SocialPostStatus.Published } })
  const sums = new Map<Day, number>()
  for (const post of posts.filter((one) => isInScope(one, scope))) {
    const value = metricsOf(post, context)?.[metric] ?? 0
    const day = post.publishedAt ? dayIn(new Date(post.publishedAt), account.timeZone) : undefined
    if (day) sums.set(day, (sums.get(day) ?? 0) + value)
  }
  const [from] = [...sums.keys()].sort()
  if (!from) return undefined
  const through = addDays(dayIn(context.now, account.timeZone), -1)
  const parts = (day: Day) => ({ numerator: sums.get(day) ?? 0, denominator: 0 })
  return { kind: 'sum', isGoodWhenUp: true, from: from < through ? from : through, through, parts }
}
