import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Day, dayIn, isIncomplete } from '#web/lib/dates.ts'
import { type NewChoice, type PeriodChoice, type PeriodDefaults, readChoice, writeChoice } from './period-query.ts'

export interface PeriodState extends PeriodChoice {
  /** The day it is in the account's time zone. */
  today: Day
  timeZone: string
  /** The last day of the period is not over. */
  isIncomplete: boolean
  choose: (choice: NewChoice) => void
}

/**
 * The period a screen is about, from its address: `?period=last7`, or `?from=…&to=…`, and `compare=previous` (the days
 * before), `weekdays`, `year`, `custom` or `none`. Days are those of `timeZone`, the account's.
 */
export function usePeriod(timeZone: string, usual: Partial<PeriodDefaults> = {}): PeriodState {
  const { preset = 'last30', comparison = 'previous', names } = usual
  const { from, to } = names ?? { from: 'from', to: 'to' }
  const [query, setQuery] = useSearchParams()
  const [now] = useState(() => new Date())
  const today = dayIn(timeZone, now)
  return useMemo(() => {
    const defaults = { preset, comparison, names: { from, to } }
    const choice = readChoice(query, defaults, today)
    return {
      ...choice,
      today,
      timeZone,
      isIncomplete: isIncomplete(choice.period, today),
      choose: (next) => setQuery((before) => writeChoice(before, next, defaults), { preventScrollReset: true }),
    }
  }, [query, setQuery, preset, comparison, from, to, today, timeZone])
}
