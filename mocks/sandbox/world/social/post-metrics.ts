// The reach of posts: a hidden audience curve by weekday and hour, form, media, and growth with a half-life per network.
import { SocialNetwork, type SocialPostMetrics, SocialPostType } from '@adwright/sdk/types'
import type { MetricsRequest } from '#mocks/sandbox/platforms/social.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { wallTime } from '#mocks/sandbox/time/time-zone.ts'

/** Half of the remaining reach is gained in this many hours. */
const HALF_LIFE_HOURS: Record<number, number> = {
  [SocialNetwork.Facebook]: 6,
  [SocialNetwork.Instagram]: 20,
  [SocialNetwork.LinkedIn]: 24,
  [SocialNetwork.X]: 0.4,
}

/** The share of its followers that an average post reaches. */
const BASE_REACH: Record<number, number> = {
  [SocialNetwork.Facebook]: 0.07,
  [SocialNetwork.Instagram]: 0.16,
  [SocialNetwork.LinkedIn]: 0.13,
  [SocialNetwork.X]: 0.05,
}

const FORM_FACTORS: Record<number, number> = {
  [SocialPostType.Post]: 1,
  [SocialPostType.Story]: 0.6,
  [SocialPostType.Reel]: 1.6,
  [SocialPostType.Carousel]: 1.25,
}

/** Two hours of the week, from Monday (1): the audience of a network is most active in one of them. */
export type TimeBlock = { weekDay: number; hour: number }

const CANDIDATES: readonly TimeBlock[] = [
  { weekDay: 4, hour: 18 },
  { weekDay: 2, hour: 8 },
  { weekDay: 7, hour: 10 },
  { weekDay: 3, hour: 12 },
]
const BEST_FACTOR = 2.1
const ZONES: Record<string, string> = { '115530982217704': 'Europe/Istanbul', '17841455120096318': 'Europe/Istanbul' }

/** The block of the week in which the audience of a network is most active. */
export function bestBlock(seed: number, network: number): TimeBlock {
  const place = seedOf(seed, 'audience', network) % CANDIDATES.length
  return CANDIDATES[place] ?? { weekDay: 4, hour: 18 }
}

/** Least at night, most in the evening. */
const dayProfile = (hour: number) => 0.75 + 0.3 * Math.sin(((hour - 9) / 24) * 2 * Math.PI)

function audience(seed: number, network: number, channelId: string, publishedAt: Date): number {
  const wall = new Date(wallTime(publishedAt, ZONES[channelId] ?? 'Europe/Berlin'))
  const weekDay = wall.getUTCDay() || 7
  const best = bestBlock(seed, network)
  const isBest = weekDay === best.weekDay && Math.floor(wall.getUTCHours() / 2) * 2 === best.hour
  return dayProfile(wall.getUTCHours()) * (isBest ? BEST_FACTOR : 1)
}

/** A pure function of seed, post and time. */
export function postMetrics(seed: number, post: MetricsRequest, now: Date): SocialPostMetrics {
  const { network, channelId, postId, postType, hasMedia, followerCount } = post
  const random = randomFrom(seedOf(seed, 'post', postId, network, channelId))
  const publishedAt = new Date(post.publishedAt)
  const hours = Math.max(0, (now.getTime() - publishedAt.getTime()) / HOUR_MS)
  const grown = 1 - 0.5 ** (hours / (HALF_LIFE_HOURS[network] ?? 12))
  const luck = 0.75 + random() * 0.5
  const share =
    (BASE_REACH[network] ?? 0.05) *
    audience(seed, network, channelId, publishedAt) *
    (FORM_FACTORS[postType] ?? 1) *
    (hasMedia ? 1.2 : 0.85) *
    luck
  const reach = Math.round(followerCount * Math.min(0.9, share) * grown)
  const part = (least: number, most: number) => Math.round(reach * (least + random() * (most - least)))
  return {
    impressions: Math.round(reach * (1.2 + random() * 0.4)),
    reach,
    reactions: part(0.03, 0.08),
    comments: part(0.002, 0.006),
    shares: part(0.002, 0.008),
    clicks: part(0.015, 0.045),
  }
}
