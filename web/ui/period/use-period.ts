import { useMemo } from 'react'
import { type Day, isIncomplete, type LastDay } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { type NewChoice, type PeriodChoice, type PeriodDefaults, readChoice, valuesOf } from './period-query.ts'

export interface PeriodState extends PeriodChoice {
  /** The current day in the account's time zone. */
  today: Day
  timeZone: string
  /** The last day of the presets. */
  lastDay: LastDay
  /** True if the last day of the period is not over. */
  isIncomplete: boolean
  choose: (choice: NewChoice) => void
}

/**
 * The date range of a screen, from its URL: `?period=last7`, or `?from=…&to=…`, and `compare=previous` (the days
 * before), `weekdays`, `year`, `custom` or `none`. Days are those of `timeZone`, the account's, up to the server's today.
 */
export function usePeriod(timeZone: string, usual: Partial<PeriodDefaults> = {}): PeriodState {
  const { preset = 'last30', comparison = 'previous', lastDay = 'yesterday', names } = usual
  const { from, to } = names ?? { from: 'from', to: 'to' }
  const { search, set } = useAddress()
  const today = useToday(timeZone)
  return useMemo(() => {
    const defaults = { preset, comparison, lastDay, names: { from, to } }
    const choice = readChoice(search, defaults, today)
    return {
      ...choice,
      today,
      timeZone,
      lastDay,
      isIncomplete: isIncomplete(choice.period, today),
      choose: (next) => set(valuesOf(next, defaults), { isStep: true }),
    }
  }, [search, set, preset, comparison, lastDay, from, to, today, timeZone])
}
