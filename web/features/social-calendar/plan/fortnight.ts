import type { SocialPostSlot } from '@adwright/sdk/types'
import { addDays, type Day } from '#web/lib/dates.ts'

const DAYS = 14
export const MAX_PER_WEEK = 7

/** The days of the week for a number of posts, spread over it. */
const WEEK_DAYS: Readonly<Record<number, readonly number[]>> = {
  1: [2],
  2: [2, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 4, 5],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
}

const weekDayOf = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The days of the fortnight after today that get a post. */
export function fortnightDays(today: Day, perWeek: number): Day[] {
  const weekDays = WEEK_DAYS[perWeek] ?? []
  return Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1)).filter((day) =>
    weekDays.includes(weekDayOf(day)),
  )
}

type Channel = Pick<SocialPostSlot, 'network' | 'channelId'>

/** The posting slots of the plan beside those there are. */
export function slotsWith(
  before: readonly SocialPostSlot[],
  channels: readonly Channel[],
  perWeek: number,
  time: string,
): SocialPostSlot[] {
  const added = channels.flatMap(({ network, channelId }) =>
    (WEEK_DAYS[perWeek] ?? []).map((weekDay) => ({ network, channelId, weekDay, time })),
  )
  const slots = [...before, ...added].map((slot): [string, SocialPostSlot] => [
    JSON.stringify(Object.values(slot)),
    slot,
  ])
  return [...new Map(slots).values()]
}
