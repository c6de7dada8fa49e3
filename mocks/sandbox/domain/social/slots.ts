// Posting slots: times of the week at which channels usually get a post.
import type { FreeSocialPostSlot, SocialPostSlot } from '@adwright/sdk/types'
import type { StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { MINUTE_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day, dayNumber, daysBetween, weekdayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { momentOf } from '#mocks/sandbox/time/wall-clock.ts'

/** The slots of an account; `id` is the account's. */
export type StoredSlots = { id: string; slots: SocialPostSlot[] }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    socialPostSlots: StoredSlots
  }
}

const TAKEN_MS = 30 * MINUTE_MS

export const slotsOf = async (store: Store, accountId: string): Promise<SocialPostSlot[]> =>
  (await store.get('socialPostSlots', accountId))?.slots ?? []

const orderOf = ({ network, channelId, weekDay, time }: SocialPostSlot) => `${network} ${channelId} ${weekDay} ${time}`

/** Stores the slots of an account, in order and each once. */
export async function saveSlots(store: Store, accountId: string, given: readonly SocialPostSlot[]) {
  const slots = [...new Map(given.map((slot) => [orderOf(slot), slot])).values()]
  slots.sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
  await store.upsert('socialPostSlots', { id: accountId, slots })
  return slots
}

const isoWeekday = (day: Day) => weekdayOfNumber(dayNumber(day)) || 7

type Period = { begin: Day; end: Day; timeZone: string; now: Date }

/** Slots of a period in the future that no post of their channel takes, in order of time. */
export function freeSlots(
  slots: readonly SocialPostSlot[],
  posts: readonly Pick<StoredPost, 'scheduledAt' | 'channels'>[],
  { begin, end, timeZone, now }: Period,
): FreeSocialPostSlot[] {
  const isTaken = ({ network, channelId }: SocialPostSlot, at: Date) =>
    posts.some(
      ({ scheduledAt, channels }) =>
        scheduledAt !== null &&
        Math.abs(Date.parse(scheduledAt) - at.getTime()) < TAKEN_MS &&
        channels.some((channel) => channel.network === network && channel.channelId === channelId),
    )
  const found: FreeSocialPostSlot[] = []
  for (let offset = 0; offset <= daysBetween(begin, end); offset += 1) {
    const day = addDays(begin, offset)
    for (const slot of slots.filter(({ weekDay }) => weekDay === isoWeekday(day))) {
      const at = momentOf(day, slot.time, timeZone)
      if (at > now && !isTaken(slot, at))
        found.push({ scheduledAt: at.toISOString(), network: slot.network, channelId: slot.channelId })
    }
  }
  return found.sort((a, b) => a.scheduledAt.localeCompare(b.scheduledAt))
}
