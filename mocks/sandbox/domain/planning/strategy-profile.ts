// How a metric is spread over the days: the level of each weekday in recent weeks, multiplied by the season of a year ago.
import { type DailyMetric, type DayParts, daysFrom, sumOver } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** The recent days that levels and resampled days come from: eight of each weekday. */
export const HISTORY_DAYS = 56
/** Fifty-two weeks, so that weekdays meet. */
const YEAR_DAYS = 364
const SMOOTHING_DAYS = 3
/** A year ago may have been a different business; the index is therefore bounded. */
const SEASON_BOUNDS = [0.4, 2.5] as const

type Season = (day: Day) => DayParts

const bounded = (index: number) => Math.min(SEASON_BOUNDS[1], Math.max(SEASON_BOUNDS[0], index))

/**
 * The season index of a day for each part: the smoothed level of the same day a year ago, divided by the level of the recent days a year
 * ago. It is 1 where the year before is not known.
 */
export function seasonOf(metric: DailyMetric, recentFrom: Day, recentTo: Day): Season {
  const yearBefore = (day: Day) => addDays(day, -YEAR_DAYS)
  if (yearBefore(recentFrom) < metric.from) return () => ({ numerator: 1, denominator: 1 })
  const recent = sumOver(metric, yearBefore(recentFrom), yearBefore(recentTo))
  const known = new Map<Day, DayParts>()
  const index = (part: number, days: number, base: number) =>
    base > 0 ? bounded(part / days / (base / HISTORY_DAYS)) : 1
  return (day) => {
    const stored = known.get(day)
    if (stored) return stored
    const days = daysFrom(addDays(yearBefore(day), -SMOOTHING_DAYS), addDays(yearBefore(day), SMOOTHING_DAYS))
    const seen = days.filter((one) => one <= metric.through)
    const sum = sumOver(metric, seen[0] ?? day, seen.at(-1) ?? addDays(day, -1))
    const season =
      seen.length === 0
        ? { numerator: 1, denominator: 1 }
        : {
            numerator: index(sum.numerator, seen.length, recent.numerator),
            denominator: index(sum.denominator, seen.length, recent.denominator),
          }
    known.set(day, season)
    return season
  }
}

/**
 * The share of each day of a period in the whole, by what was known before its first day: of the numerator for a sum, of the denominator
 * for a ratio, because that is what weighs a day in it.
 */
export function dayWeights(metric: DailyMetric, startsOn: Day, dueOn: Day): number[] {
  const lastKnown = addDays(startsOn, -1)
  const recentTo = lastKnown < metric.through ? lastKnown : metric.through
  const recentFrom = addDays(recentTo, 1 - HISTORY_DAYS)
  const part = metric.kind === 'sum' ? 'numerator' : 'denominator'
  const season = seasonOf(metric, recentFrom, recentTo)
  const levels = Array.from({ length: 7 }, () => 0)
  if (recentFrom >= metric.from)
    for (const [place, day] of daysFrom(recentFrom, recentTo).entries())
      levels[place % 7] = (levels[place % 7] ?? 0) + metric.parts(day)[part]
  const isFlat = levels.every((level) => level <= 0)
  const placeOf = (day: Day) => ((((Date.parse(day) - Date.parse(recentFrom)) / 86_400_000) % 7) + 7) % 7
  return daysFrom(startsOn, dueOn).map((day) => (isFlat ? 1 : (levels[placeOf(day)] ?? 0) * season(day)[part]))
}
