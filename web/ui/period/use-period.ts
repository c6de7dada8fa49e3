import { useMemo } from 'react'
import { type Day, isIncomplete, type PeriodPreset, periodPresets } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/server-time.ts'
import { type AddressValues, useAddress } from '#web/lib/use-address.ts'
import { type NewChoice, type PeriodChoice, type PeriodDefaults, readChoice, valuesOf } from './period-query.ts'

export interface PeriodState extends PeriodChoice {
  /** The current day in the account's time zone. */
  today: Day
  timeZone: string
  /** The presets of the screen. */
  presets: readonly PeriodPreset[]
  /** True if the last day of the period is not over. */
  isIncomplete: boolean
  /** The query parameters of the period, for links to other screens with the same range. */
  query: AddressValues
  choose: (choice: NewChoice) => void
}

/**
 * The date range of a screen, from its URL: `?period=last7`, or `?from=…&to=…`, and `compare=previous` (the days
 * before), `weekdays`, `year`, `custom` or `none`. Days are those of `timeZone`, the account's, up to the server's today.
 */
export function usePeriod(timeZone: string, usual: Partial<PeriodDefaults> = {}): PeriodState {
  const { preset = 'last30', comparison = 'previous', names } = usual
  const { from, to } = names ?? { from: 'from', to: 'to' }
  const { search, set } = useAddress()
  const today = useToday(timeZone)
  return useMemo(() => {
    const defaults = { preset, comparison, names: { from, to } }
    const choice = readChoice(search, defaults, today)
    return {
      ...choice,
      today,
      timeZone,
      presets: periodPresets.some((one) => one === preset) ? periodPresets : [preset, ...periodPresets],
      isIncomplete: isIncomplete(choice.period, today),
      query: valuesOf({ period: choice.preset ?? choice.period }, defaults),
      choose: (next) => set(valuesOf(next, defaults), { isStep: true }),
    }
  }, [search, set, preset, comparison, from, to, today, timeZone])
}
