// Simulated people who come from posts that carry the link of a survey: a share of the clicks, as the network counts them hour by hour.
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { channelMetrics } from '#mocks/sandbox/domain/social/post-metrics.ts'
import { channelKey, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { reachedChannels } from '#mocks/sandbox/domain/social/reached-channels.ts'
import type { StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { viaOf } from '#mocks/sandbox/domain/surveys/via.ts'
import type { Arrival } from '#mocks/sandbox/domain/surveys/visitors.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'

type Context = Pick<BaseContext, 'store' | 'seed' | 'platforms'>
type Link = { via: string | null }

/** The share of those who click that press Start. */
const START_RATE = 0.3
/** The days after a post in which people click its link. */
const MAX_DAYS = 14

/** The link to a survey's page in a post; undefined if it has none. */
function linkIn({ link, text, channels }: StoredPost, shareKey: string): Link | undefined {
  const words = [link, text, ...channels.map((channel) => channel.text)].filter(Boolean).join('\n')
  const [, query] = new RegExp(`/s/${shareKey}(\\?\\S*)?`).exec(words) ?? []
  return words.includes(`/s/${shareKey}`) ? { via: viaOf(new URLSearchParams(query).get('via')) } : undefined
}

/** The people who come from posts after `from` up to `to`, in no order. */
export async function postVisitors(
  { store, seed, platforms }: Context,
  { id, accountId, shareKey }: StoredSurvey,
  from: Date,
  to: Date,
): Promise<Arrival[]> {
  const since = new Date(from.getTime() - MAX_DAYS * DAY_MS).toISOString()
  const posts = await store.list('socialPost', accountId, { where: { listedAt: { from: since }, deletedAt: null } })
  const found = posts.flatMap((post) => {
    const link = linkIn(post, shareKey)
    return link ? post.channels.map((channel) => ({ post, channel, ...link })) : []
  })
  if (found.length === 0) return []
  const reached = await reachedChannels({ store, platforms }, accountId)
  return found.flatMap(({ post, channel, via }): Arrival[] => {
    if (channel.publishedAt === null) return []
    const published = Date.parse(channel.publishedAt)
    const source = { id: `${post.id}.${channelKey(channel)}`, via }
    const begunBy = (at: number) =>
      Math.floor(START_RATE * (channelMetrics({ platforms }, reached, post, channel, new Date(at))?.clicks ?? 0))
    const arrivals: Arrival[] = []
    const first = Math.max(0, Math.floor((from.getTime() - published) / HOUR_MS))
    const last = Math.min(MAX_DAYS * 24, Math.floor((to.getTime() - published) / HOUR_MS))
    for (let hour = first; hour <= last; hour += 1) {
      const begin = published + hour * HOUR_MS
      for (let number = begunBy(begin); number < begunBy(begin + HOUR_MS); number += 1) {
        const share = randomFrom(seedOf(seed, 'survey', id, source.id, number, 'at'))()
        arrivals.push({ number, at: new Date(begin + share * HOUR_MS), source })
      }
    }
    return arrivals.filter(({ at }) => at > from && at <= to)
  })
}
