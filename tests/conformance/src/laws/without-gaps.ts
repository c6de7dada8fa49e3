// A list with an item for each day or month, from the first to the last: x-without-gaps: { field: day, from: startsOn, to: endsOn }.
import { isObject } from '../contract/pointer.ts'

const DAY = /^\d{4}-\d\d-\d\d$/

/** The day or the first of the month after this one. */
function after(day: string, step: unknown): string {
  const next = new Date(`${day}T00:00:00Z`)
  if (step === 'month') next.setUTCMonth(next.getUTCMonth() + 1, 1)
  else next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

export type Ends = { first: unknown; last: unknown }

/** The first day that a list of items lacks; undefined if it lacks none, or has no days to judge. */
export function missingDay(items: unknown[], { field, step }: { field: string; step: unknown }, ends: Ends) {
  const days = items.flatMap((item) => (isObject(item) ? [item[field]] : []))
  const isDay = (one: unknown): one is string => typeof one === 'string' && DAY.test(one)
  const known = days.filter(isDay)
  if (known.length < days.length) return undefined
  const sorted = known.toSorted()
  const [first, last] = [ends.first ?? sorted[0], ends.last ?? sorted.at(-1)]
  if (!isDay(first) || !isDay(last)) return undefined
  const seen = new Set(known)
  for (let day = first; day <= last; day = after(day, step)) if (!seen.has(day)) return day
  return undefined
}
