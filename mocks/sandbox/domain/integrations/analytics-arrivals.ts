// Compares a report with the one before it: which days came late, and which were corrected.
import type { DayArrival, ImportedFigures } from '#mocks/sandbox/platforms/analytics/imported.ts'

/** The content of each day as a text, whatever the order of its values. */
function contentByDay({ days, values }: ImportedFigures): Map<number, string> {
  const rows = Map.groupBy(values, ({ day }) => day)
  return new Map(
    days.map(({ day, parts }) => {
      const own = (rows.get(day) ?? []).map((row) => JSON.stringify([row.dimension, row.value, row.parts])).sort()
      return [day, JSON.stringify([parts, own])]
    }),
  )
}

/**
 * The late and corrected days of a report that is a later version of the one before it: most of the days that both have are unchanged.
 * Undefined for any other report, which replaces the data.
 */
export function arrivalsSince(before: ImportedFigures, after: ImportedFigures, at: string): DayArrival[] | undefined {
  const [old, now] = [contentByDay(before), contentByDay(after)]
  const shared = [...now.keys()].filter((day) => old.has(day))
  const unchanged = shared.filter((day) => old.get(day) === now.get(day))
  if (unchanged.length * 2 <= shared.length) return undefined
  const newest = Math.max(...old.keys())
  const earlier = new Map((before.arrivals ?? []).map((one) => [one.day, one]))
  return [...now].flatMap(([day, content]): DayArrival[] => {
    const own = old.get(day)
    if (own === undefined) return day < newest ? [{ day, arrival: 'late', at }] : []
    if (own !== content) return [{ day, arrival: 'corrected', at }]
    const known = earlier.get(day)
    return known ? [known] : []
  })
}
