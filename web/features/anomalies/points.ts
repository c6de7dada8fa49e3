import type { AnomalyPoint } from '@adwright/sdk/types'

const HOUR_DIGITS = 2

/**
 * A label for each point: its day, and where days repeat, as those of an hourly watch do, `YYYY-MM-DD HH:00` by the place
 * within the day, counted from its end for a first day that is not whole.
 */
export function labelsOf(points: readonly Pick<AnomalyPoint, 'date'>[]): string[] {
  const days = points.map(({ date }) => date)
  if (new Set(days).size === days.length) return days
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  const seen = new Map<string, number>()
  return days.map((day) => {
    const place = seen.get(day) ?? 0
    seen.set(day, place + 1)
    const missing = day === days[0] ? 24 - Math.min(24, counts.get(day) ?? 24) : 0
    return `${day} ${String(place + missing).padStart(HOUR_DIGITS, '0')}:00`
  })
}

/** A label in words: the day, and the hour where there is one. */
export function labelWords(label: string, dayWords: (day: string) => string): string {
  const [day = '', hour] = label.split(' ')
  return hour ? `${dayWords(day)} ${hour}` : dayWords(day)
}

/** The lines of a band chart. */
export const bandOf = (points: readonly AnomalyPoint[]) => ({
  actual: points.map((point) => point.actual),
  expected: points.map((point) => point.expected),
  low: points.map((point) => point.lowerBound),
  high: points.map((point) => point.upperBound),
})
