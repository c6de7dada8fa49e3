import type { SocialPostMetrics } from '@adwright/sdk/types'
import type { PublishedPost } from '#mocks/sandbox/platforms/social.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'

const HALF_LIFE_HOURS = 30

/** Metrics grow quickly at first, then slower: a pure function of seed, post and hours. */
export function postMetrics(
  seed: number,
  { id, publishedAt, channelCount }: PublishedPost,
  now: Date,
): SocialPostMetrics {
  const random = randomFrom(seedOf(seed, 'post', id))
  const hours = Math.max(0, (now.getTime() - Date.parse(publishedAt)) / 3_600_000)
  const size = channelCount * (2500 + random() * 9000)
  const impressions = Math.round(size * (1 - 0.5 ** (hours / HALF_LIFE_HOURS)))
  const part = (least: number, most: number) => Math.round(impressions * (least + random() * (most - least)))
  return {
    impressions,
    reach: part(0.6, 0.8),
    reactions: part(0.02, 0.05),
    comments: part(0.001, 0.004),
    shares: part(0.001, 0.005),
    clicks: part(0.01, 0.03),
  }
}
