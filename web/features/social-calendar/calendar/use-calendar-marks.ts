import { listAccountStrategiesOptions, listSocialHolidaysOptions } from '@adwright/sdk/react-query'
import { SocialPostStatus, type SocialPostSummary, StrategyStatus } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import type { Day } from '#web/lib/dates.ts'
import { useAccount } from '#web/session/current.ts'

const MAX_STRATEGIES = 3

/** A strategy under way in the shown days, with its posts in them. */
export interface StrategyMark {
  id: string
  title: string
  startsOn: Day
  dueOn: Day
  color: 'chart.1' | 'chart.2' | 'chart.3'
  plannedCount: number
  publishedCount: number
}

const COLORS = ['chart.1', 'chart.2', 'chart.3'] as const

/** Holidays and strategies of the shown days; those with posts come first. Decoration: if a read fails, the calendar stays without. */
export function useCalendarMarks(shown: readonly Day[], posts: readonly SocialPostSummary[], isEnabled: boolean) {
  const { id: accountId } = useAccount()
  const from = shown[0] ?? ''
  const to = shown.at(-1) ?? ''
  const holidays = useQuery({
    ...listSocialHolidaysOptions({ path: { accountId }, query: { dateBegin: from, dateEnd: to } }),
    enabled: isEnabled,
    meta: { errors: 'inline' },
  })
  const strategies = useQuery({
    ...listAccountStrategiesOptions({
      path: { accountId },
      query: { statuses: [StrategyStatus.Active], pageSize: 100 },
    }),
    enabled: isEnabled,
    meta: { errors: 'inline' },
  })
  const marks = (strategies.data?.items ?? [])
    .filter(({ startsOn, dueOn }) => startsOn <= to && dueOn >= from)
    .map(({ id, title, startsOn, dueOn }) => {
      const own = posts.filter(
        ({ strategyId, scheduledAt, status }) =>
          strategyId === id && scheduledAt !== null && status !== SocialPostStatus.Cancelled,
      )
      const publishedCount = own.filter(({ status }) => status === SocialPostStatus.Published).length
      return { id, title, startsOn, dueOn, plannedCount: own.length, publishedCount }
    })
    .sort((a, b) => b.plannedCount - a.plannedCount || a.dueOn.localeCompare(b.dueOn))
    .slice(0, MAX_STRATEGIES)
    .map((mark, index): StrategyMark => ({ ...mark, color: COLORS[index] ?? 'chart.1' }))
  return {
    strategies: marks,
    holidays: new Map((holidays.data ?? []).map(({ date, name }) => [date, name])),
  }
}
