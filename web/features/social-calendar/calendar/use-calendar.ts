import { listSocialPostsOptions } from '@adwright/sdk/react-query'
import { SocialNetwork, SocialPostStatus, type SocialPostSummary } from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addDays, type Day, dayIn, daysOf, isDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { parseIds, parseOption, parseOptions, useAddress } from '#web/lib/use-address.ts'
import { useAccount } from '#web/session/current.ts'
import { mondayOf, monthGrid } from '#web/ui/calendar/month-days.ts'

export const VIEWS = ['month', 'week', 'list'] as const
export type CalendarView = (typeof VIEWS)[number]

const MAX_LABELS = 20
const MAX_CHANNELS = 20
const CHANNEL_ID = /^[A-Za-z0-9:._-]{1,255}$/
const MAX_LABEL = 50

/** View, day and filters of the calendar, as its address has them. */
export function useCalendarAddress() {
  const { search, text, set } = useAddress()
  const { timeZone } = useAccount()
  const today = useToday(timeZone)
  const asked = search.get('day') ?? ''
  const labels = [...new Set(search.getAll('labels'))].filter((label) => label && label.length <= MAX_LABEL)
  const view = parseOption(VIEWS, search.get('view')) ?? 'month'
  const channels = [...new Set(search.getAll('channels'))].filter((id) => CHANNEL_ID.test(id))
  return {
    view,
    /** True for the list of all days, such as of everything that awaits approval. */
    isOfAnyDay: view === 'list' && search.get('days') === 'all',
    today,
    day: isDay(asked) ? asked : today,
    networks: parseOptions(Object.values(SocialNetwork), search.getAll('networks')),
    statuses: parseOptions(Object.values(SocialPostStatus), search.getAll('statuses')),
    labels: labels.slice(0, MAX_LABELS),
    channels: channels.slice(0, MAX_CHANNELS),
    strategyId: parseIds(search.getAll('strategyId'), 1)[0] ?? null,
    text,
    set,
  }
}

type Filters = Omit<ReturnType<typeof useCalendarAddress>, 'view' | 'today' | 'set'>

/** The values of the address without a filter. */
export const NO_FILTERS = {
  networks: [],
  statuses: [],
  labels: [],
  channels: [],
  strategyId: undefined,
  text: undefined,
} as const

export const isFiltered = ({
  networks,
  statuses,
  labels,
  channels,
  strategyId,
  text,
}: Omit<Filters, 'isOfAnyDay'>): boolean =>
  networks.length + statuses.length + labels.length + channels.length > 0 || strategyId !== null || text !== ''

/** The options of the read that the calendar shows, also to change its cache before an answer. */
export function calendarOptions(accountId: string, filters: Filters) {
  const { day, isOfAnyDay, networks, statuses, labels, channels, strategyId, text } = filters
  const days = monthGrid(day)
  return listSocialPostsOptions({
    path: { accountId },
    query: {
      ...(isOfAnyDay ? { isOfAnyDay } : { dateBegin: days[0] ?? day, dateEnd: days.at(-1) ?? day }),
      ...(networks.length > 0 ? { networks } : {}),
      ...(statuses.length > 0 ? { statuses } : {}),
      ...(labels.length > 0 ? { labels } : {}),
      ...(channels.length > 0 ? { channelIds: channels } : {}),
      ...(strategyId === null ? {} : { strategyId }),
      ...(text ? { searchText: text } : {}),
    },
  })
}

/** The days that a view shows. */
export function daysOfView(view: CalendarView, day: Day): Day[] {
  const monday = mondayOf(day)
  return view === 'week' ? daysOf({ from: monday, to: addDays(monday, 6) }) : monthGrid(day)
}

export function useCalendarPosts() {
  const { id } = useAccount()
  const address = useCalendarAddress()
  return useQuery({ ...calendarOptions(id, address), placeholderData: keepPreviousData })
}

/** Posts with a time by day of the account. */
export function postsByDay(posts: readonly SocialPostSummary[], timeZone: string): Map<Day, SocialPostSummary[]> {
  const dated = posts.filter(({ scheduledAt }) => scheduledAt !== null)
  return Map.groupBy(dated, ({ scheduledAt }) => dayIn(timeZone, new Date(scheduledAt ?? 0)))
}

/** True while a post can get another day: it is neither out nor on its way. */
export const isMovable = ({ status }: Pick<SocialPostSummary, 'status'>): boolean =>
  status !== SocialPostStatus.Publishing && status !== SocialPostStatus.Published
