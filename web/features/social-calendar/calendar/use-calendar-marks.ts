import { listSocialHolidaysOptions } from '@adwright/sdk/react-query'
import { SocialPostStatus, type SocialPostSummary, StrategyStatus, type StrategySummary } from '@adwright/sdk/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTeamStrategies } from '#web/domain/strategies/use-all-strategies.ts'
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
  const running = useTeamStrategies({ statuses: [StrategyStatus.Active] }, { enabled: isEnabled, errors: 'inline' })
  const days = holidays.data
  // Memoized, because all days of the month are rendered with them.
  return useMemo(
    () => ({ strategies: marksOf(running ?? [], posts, from, to), holidays: namesOf(days ?? []) }),
    [running, days, posts, from, to],
  )
}

const namesOf = (holidays: readonly { date: Day; name: string }[]) =>
  new Map(holidays.map(({ date, name }) => [date, name]))

/** The strategies that run in the days, those with most posts first. */
function marksOf(
  strategies: readonly StrategySummary[],
  posts: readonly SocialPostSummary[],
  from: Day,
  to: Day,
): StrategyMark[] {
  return strategies
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
}
