import type { SocialNetwork, SocialPostSummary, SocialPostType } from '@adwright/sdk/types'
import { type Day, dayIn } from '#web/lib/dates.ts'
import { wallClock } from '#web/lib/zoned-time.ts'

/** A post at one channel, with its engagement rate against the median of the account at that network. */
export interface Ranked {
  post: SocialPostSummary
  network: SocialNetwork
  channelName: string
  publishedAt: string
  reach: number
  /** Reactions, comments, shares and clicks. */
  interactions: number
  rate: number
  /** The rate divided by the median of the network; null for a network with fewer than `MIN_POSTS` posts. */
  index: number | null
}

/** Fewer posts have no median worth a comparison. */
export const MIN_POSTS = 4
const BLOCK_HOURS = 2

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** The published posts by channel, the best against the own median first. */
export function rankedPosts(posts: readonly SocialPostSummary[]): Ranked[] {
  const all = posts.flatMap((post) =>
    post.channels.flatMap(({ network, channelName, metrics }) => {
      if (!metrics || metrics.reach === 0) return []
      const interactions = metrics.reactions + metrics.comments + metrics.shares + metrics.clicks
      const publishedAt = post.publishedAt ?? post.scheduledAt ?? post.updatedAt
      const rate = interactions / metrics.reach
      return [{ post, network, channelName, publishedAt, reach: metrics.reach, interactions, rate }]
    }),
  )
  const rates = Map.groupBy(all, ({ network }) => network)
  const medians = new Map([...rates].map(([network, entries]) => [network, median(entries.map(({ rate }) => rate))]))
  return all
    .map((entry) => {
      const usual = medians.get(entry.network) ?? 0
      const isEnough = (rates.get(entry.network)?.length ?? 0) >= MIN_POSTS
      return { ...entry, index: isEnough && usual > 0 ? entry.rate / usual : null }
    })
    .sort((a, b) => (b.index ?? -1) - (a.index ?? -1) || b.rate - a.rate)
}

export const GROUPINGS = ['network', 'form', 'label', 'time'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** The day of the week and the two hours at which a post went out, in the time zone of the account. */
export function timeBlockOf(publishedAt: string, timeZone: string): { weekDay: number; hour: number } {
  const day: Day = dayIn(timeZone, new Date(publishedAt))
  const hour = new Date(wallClock(Date.parse(publishedAt), timeZone)).getUTCHours()
  return {
    weekDay: new Date(`${day}T00:00:00Z`).getUTCDay() || 7,
    hour: Math.floor(hour / BLOCK_HOURS) * BLOCK_HOURS,
  }
}

type GroupKey =
  | { by: 'network'; network: SocialNetwork }
  | { by: 'form'; postType: SocialPostType }
  | { by: 'label'; label: string | null }
  | { by: 'time'; weekDay: number; hour: number }

export interface ResultGroup {
  id: string
  key: GroupKey
  postCount: number
  reach: number
  rate: number
  /** The median of the indices; null for a group with fewer than `MIN_POSTS` posts. */
  index: number | null
}

function keysOf(entry: Ranked, by: Grouping, timeZone: string): GroupKey[] {
  if (by === 'network') return [{ by, network: entry.network }]
  if (by === 'form') return [{ by, postType: entry.post.postType }]
  if (by === 'time') return [{ by, ...timeBlockOf(entry.publishedAt, timeZone) }]
  return entry.post.labels.length === 0 ? [{ by, label: null }] : entry.post.labels.map((label) => ({ by, label }))
}

/** Groups with their medians, the best first; a post with several labels counts for each of them. */
export function resultGroups(entries: readonly Ranked[], by: Grouping, timeZone: string): ResultGroup[] {
  const keyed = entries.flatMap((entry) => keysOf(entry, by, timeZone).map((key) => ({ entry, key })))
  const groups = Map.groupBy(keyed, ({ key }) => JSON.stringify(key))
  return [...groups]
    .flatMap(([id, members]): ResultGroup[] => {
      const key = members[0]?.key
      if (!key) return []
      const indices = members.flatMap(({ entry }) => entry.index ?? [])
      return [
        {
          id,
          key,
          postCount: members.length,
          reach: median(members.map(({ entry }) => entry.reach)),
          rate: median(members.map(({ entry }) => entry.rate)),
          index: indices.length >= MIN_POSTS ? median(indices) : null,
        },
      ]
    })
    .sort(
      (a, b) => (by === 'network' ? b.rate - a.rate : (b.index ?? -1) - (a.index ?? -1)) || b.postCount - a.postCount,
    )
}
