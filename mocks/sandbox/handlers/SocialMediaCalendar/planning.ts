// Channels, limits, slots, times and usage: what a post is planned with.
import { SocialPostStatus } from '@adwright/sdk/types'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { bestTimes } from '#mocks/sandbox/domain/social/best-times.ts'
import { networkLimits } from '#mocks/sandbox/domain/social/network-limits.ts'
import { findChannel, reachedChannels, shownChannel } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { freeSlots, saveSlots, slotsOf } from '#mocks/sandbox/domain/social/slots.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { type Country, holidaysBetween } from '#mocks/sandbox/time/holidays.ts'
import { addDays, type Day, dayIn, daysBetween, startOfDay } from '#mocks/sandbox/time/time-zone.ts'

/** All states except canceled. */
const TAKING_SLOTS = Object.values(SocialPostStatus).filter((status) => status !== SocialPostStatus.Cancelled)

const MAX_DAYS = 92
const DEFAULT_DAYS = 27
const COMPARED_DAYS = 180
const MAX_COMPARED = 5000

/** Countries whose holidays are known, by the time zone of an account. */
const COUNTRIES: Readonly<Record<string, Country>> = {
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Istanbul': 'TR',
}

/** The period of a query; undefined if it ends before it begins or is too long. */
function periodOf({ dateBegin, dateEnd }: { dateBegin?: string; dateEnd?: string }, today: Day) {
  const begin = dateBegin ?? today
  const end = dateEnd ?? addDays(begin, DEFAULT_DAYS)
  const days = daysBetween(begin, end)
  return days < 0 || days > MAX_DAYS ? undefined : { begin, end }
}

type Planning = Pick<
  SandboxHandlers<'SocialMediaCalendar'>,
  | 'listSocialChannels'
  | 'listSocialNetworkLimits'
  | 'listSocialPostSlots'
  | 'updateSocialPostSlots'
  | 'listFreeSocialPostSlots'
  | 'listSocialPostTimes'
  | 'listSocialHolidays'
>

export const planning: Planning = {
  async listSocialChannels(call) {
    const channels = await reachedChannels(call, call.accountId)
    return ok(await Promise.all(channels.map((channel) => shownChannel(call, channel))))
  },

  listSocialNetworkLimits: () => ok([...networkLimits()]),

  async listSocialPostSlots({ store, accountId }) {
    return ok(await slotsOf(store, accountId))
  },

  async updateSocialPostSlots(call) {
    const { store, accountId, body, language } = call
    const reached = await reachedChannels(call, accountId)
    const problems = new FieldProblems(language)
    for (const [index, slot] of body.slots.entries())
      if (!findChannel(reached, slot)) problems.add(`slots.${index}.channelId`, 'unknown-channel')
    return problems.isEmpty ? ok(await saveSlots(store, accountId, body.slots)) : problems.answer()
  },

  async listFreeSocialPostSlots(call) {
    const { store, accountId, account, query, now } = call
    const { timeZone } = account
    const period = periodOf(query, dayIn(now, timeZone))
    if (!period) return problem(400, 'invalid-period', { detail: 'dateEnd' })
    const { begin, end } = period
    const from = startOfDay(addDays(begin, -1), timeZone).toISOString()
    const below = startOfDay(addDays(end, 2), timeZone).toISOString()
    const where = { deletedAt: null, scheduledAt: { from, below }, status: [...TAKING_SLOTS] }
    const posts = await store.list('socialPost', accountId, { where })
    const slots = (await slotsOf(store, accountId)).filter(
      ({ channelId }) => !query.channelIds || query.channelIds.includes(channelId),
    )
    return ok(freeSlots(slots, posts, { begin, end, timeZone, now }))
  },

  listSocialHolidays({ account, query, now, language }) {
    const period = periodOf(query, dayIn(now, account.timeZone))
    if (!period) return problem(400, 'invalid-period', { detail: 'dateEnd' })
    const country = COUNTRIES[account.timeZone]
    const holidays = country ? holidaysBetween(country, period.begin, period.end) : []
    return ok(holidays.map(({ key, day, name }) => ({ key, date: day, name: name[language] })))
  },

  async listSocialPostTimes(call) {
    const { store, accountId, account, query, now } = call
    const from = new Date(now.getTime() - COMPARED_DAYS * DAY_MS).toISOString()
    const status = [SocialPostStatus.Published, SocialPostStatus.Failed]
    const where = { deletedAt: null, status, scheduledAt: { from } }
    const posts = await store.list('socialPost', accountId, { where, limit: MAX_COMPARED })
    const times = bestTimes(call, await reachedChannels(call, accountId), posts, account.timeZone)
    return ok(times.filter(({ network }) => !query.networks || query.networks.includes(network)))
  },
}
