import type { AnomalyPoint } from '@adwright/sdk/types'
import { formatHour } from '#web/lib/format.ts'

const DAY_LENGTH = 'YYYY-MM-DD'.length

/** Formats a point in time: the day, with the hour for hourly monitors. */
export const withHour = (day: string, hour: number | null): string =>
  hour === null ? day : `${day} ${formatHour(hour)}`

/** A label for each point: its day, for an hourly monitor `YYYY-MM-DD HH:00`. */
export const labelsOf = (points: readonly Pick<AnomalyPoint, 'date' | 'hour'>[]): string[] =>
  points.map(({ date, hour }) => withHour(date, hour))

/** Formats a label: the day, and the hour if there is one. */
export function labelWords(label: string, dayWords: (day: string) => string): string {
  const [day = '', hour] = label.split(' ')
  return hour ? `${dayWords(day)} ${hour}` : dayWords(day)
}

const HOURS_NAMED = 96

/** Formats an axis tick: for more than some days of hours only the day. */
export const placeWords = (count: number, label: string, dayWords: (day: string) => string): string =>
  labelWords(count > HOURS_NAMED ? label.slice(0, DAY_LENGTH) : label, dayWords)

/** The series of a chart with an expected range. */
export const bandOf = (points: readonly AnomalyPoint[]) => ({
  actual: points.map((point) => point.actual),
  expected: points.map((point) => point.expected),
  low: points.map((point) => point.lowerBound),
  high: points.map((point) => point.upperBound),
})
