// The engagement of the posts with a picture, beside that of all posts of the account.
import { type DesignVariantResults, type SocialPostMetrics, SocialPostStatus } from '@adwright/sdk/types'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { channelMetrics, totalMetrics } from '#mocks/sandbox/domain/social/post-metrics.ts'
import type { StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

const COMPARED_DAYS = 90

/** Interactions per impression; undefined without impressions. */
function engagementOf(all: readonly (SocialPostMetrics | null)[]): number | undefined {
  const total = totalMetrics(all)
  if (!total || total.impressions === 0) return undefined
  const { reactions, comments, shares, clicks, impressions } = total
  return Math.min(1, Math.round(((reactions + comments + shares + clicks) / impressions) * 10_000) / 10_000)
}

type ResultsOf = (postIds: readonly string[]) => DesignVariantResults | null

/** Reads the published posts of the account once, for the pictures of a design that posts use. */
export async function variantResults(call: MemberContext, postIds: readonly string[]): Promise<ResultsOf> {
  if (postIds.length === 0) return () => null
  const { store, account, now } = call
  const reached = await reachedChannels(call, account.id)
  const metricsOf = (post: StoredPost) =>
    totalMetrics(post.channels.map((channel) => channelMetrics(call, reached, post, channel, now)))
  const published = { status: SocialPostStatus.Published, deletedAt: null }
  const since = new Date(now.getTime() - COMPARED_DAYS * DAY_MS).toISOString()
  const posts = await store.list('socialPost', account.id, { where: published })
  const metrics = new Map(posts.map((post) => [post.id, metricsOf(post)]))
  const recent = posts.filter(({ publishedAt }) => publishedAt !== null && publishedAt >= since)
  const accountEngagementRate = engagementOf(recent.map(({ id }) => metrics.get(id) ?? null))
  return (ids) => {
    const own = ids.filter((id) => metrics.has(id))
    const engagementRate = engagementOf(own.map((id) => metrics.get(id) ?? null))
    if (engagementRate === undefined) return null
    return {
      postCount: own.length,
      engagementRate,
      accountEngagementRate: accountEngagementRate ?? engagementRate,
    }
  }
}
