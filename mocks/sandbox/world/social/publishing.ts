// How the simulated networks answer an attempt to publish: by facts about the channel, and with rare passing trouble.
import { SocialNetwork, SocialPostFailure } from '@adwright/sdk/types'
import type { NetworkRecords, PublishAnswer, PublishedRecord, PublishRequest } from '#mocks/sandbox/platforms/social.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'

type Place = Pick<PublishRequest, 'network' | 'channelId'>

const MIN_DELAY_MS = 3000
const MAX_DELAY_MS = 14_000
const TROUBLE_SHARE = 0.02
/** This many posts within an hour look like spam: the network then restricts the channel for a day. */
const SPAM_COUNT = 10

const POSTS_PER_DAY: Record<number, number | null> = {
  [SocialNetwork.Facebook]: null,
  [SocialNetwork.Instagram]: 25,
  [SocialNetwork.LinkedIn]: 100,
  [SocialNetwork.X]: 100,
}

const HOSTS: Record<number, string> = { 1: 'facebook', 2: 'instagram', 3: 'linkedin', 4: 'x' }

const keyOf = ({ network, channelId }: Place) => `${network}.${channelId}`
const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

/** A whole number of milliseconds from 3 to 14 seconds. */
export function answerDelayMs(seed: number, reference: string, attempt: number): number {
  const random = randomFrom(seedOf(seed, 'answer', reference, attempt))
  return MIN_DELAY_MS + Math.floor(random() * (MAX_DELAY_MS - MIN_DELAY_MS))
}

function restrictionIn(recent: readonly PublishedRecord[]): Date | null {
  for (const [index, { publishedAt }] of recent.entries()) {
    const earliest = recent[index + SPAM_COUNT - 1]
    if (earliest && Date.parse(publishedAt) - Date.parse(earliest.publishedAt) <= HOUR_MS)
      return new Date(Date.parse(publishedAt) + DAY_MS)
  }
  return null
}

export const restrictedUntil = async (records: NetworkRecords, place: Place, now: Date): Promise<Date | null> =>
  restrictionIn(await records.recent(keyOf(place), dayBefore(now)))

export async function postsLeft(records: NetworkRecords, place: Place, now: Date): Promise<number | null> {
  const limit = POSTS_PER_DAY[place.network] ?? null
  return limit === null ? null : Math.max(0, limit - (await records.recent(keyOf(place), dayBefore(now))).length)
}

export async function publish(
  seed: number,
  records: NetworkRecords,
  { reference, attempt, text, ...place }: PublishRequest,
  now: Date,
): Promise<PublishAnswer> {
  if (randomFrom(seedOf(seed, 'trouble', reference, attempt))() < TROUBLE_SHARE) return { result: 'unavailable' }
  const channelKey = keyOf(place)
  const recent = await records.recent(channelKey, dayBefore(now))
  const textHash = seedOf(text).toString(16)
  const limit = POSTS_PER_DAY[place.network] ?? null
  if (restrictionIn(recent)) return { result: 'refused', code: SocialPostFailure.PageRestricted }
  if (recent.some((post) => post.textHash === textHash)) return { result: 'refused', code: SocialPostFailure.Duplicate }
  if (limit !== null && recent.length >= limit) return { result: 'refused', code: SocialPostFailure.TooMany }
  const url = `https://${HOSTS[place.network]}.example/p/${seedOf(seed, 'url', reference, attempt).toString(36)}`
  const id = `${reference}.${attempt}`
  await records.add({ id, reference, channelKey, publishedAt: now.toISOString(), textHash, url })
  return { result: 'published', url }
}
