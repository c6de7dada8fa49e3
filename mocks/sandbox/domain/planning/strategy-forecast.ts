// Forecasts the metric of a strategy for the days to come, with a range from resampled courses of recent days. Deterministic for a seed.
import {
  combined,
  type DailyMetric,
  type DayParts,
  type DayValue,
  daysFrom,
  type EnteredMetric,
  earlierOf,
  laterOf,
  type StrategyMetric,
  sumOver,
} from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { HISTORY_DAYS, seasonOf } from '#mocks/sandbox/domain/planning/strategy-profile.ts'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import { addDays, type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

export const RESAMPLINGS = 500
const LOW = 0.1
const MIDDLE = 0.5
const HIGH = 0.9
const WEEK = 7
/** How far the level drifts per week beyond what recent weeks show, as a standard deviation of its logarithm. */
const DRIFT = 0.045
/** Values that have to be entered, and days they have to span, before changes between them can be continued. */
const MIN_ENTERED_VALUES = 4
const MIN_ENTERED_DAYS = 14

export type Range = { low: number; middle: number; high: number }
export type ForecastDay = Range & { day: Day }

type Period = { startsOn: Day; dueOn: Day; seed: number }

/** Approximately normal: the sum of twelve uniform numbers. */
function normal(random: () => number): number {
  let sum = -6
  for (let draw = 0; draw < 12; draw += 1) sum += random()
  return sum
}

function rangeOf(values: Float64Array): Range {
  const sorted = values.slice().sort()
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return { low: at(LOW), middle: at(MIDDLE), high: at(HIGH) }
}

/** The standard deviation of the logarithm of weekly levels around their mean, which is how uncertain the present level is. */
function levelSpread(weeks: readonly number[]): number {
  const logs = weeks.filter((sum) => sum > 0).map(Math.log)
  if (logs.length < 2) return 0
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  return Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1))
}

type Course = { weekOf: (ahead: number) => number; levelAt: (ahead: number) => DayParts }

/** One course of the days to come: the recent week that each week repeats, and how the level has drifted by each day. */
function courseOf(random: () => number, weekCount: number, spread: DayParts, dayCount: number): Course {
  const weeks: number[] = []
  const numerator = [normal(random) * (spread.numerator / Math.sqrt(weekCount))]
  const denominator = [normal(random) * (spread.denominator / Math.sqrt(weekCount))]
  for (let week = 0; week <= dayCount / WEEK; week += 1) {
    weeks.push(Math.floor(random() * weekCount))
    numerator.push((numerator[week] ?? 0) + normal(random) * DRIFT)
    denominator.push((denominator[week] ?? 0) + normal(random) * DRIFT)
  }
  const at = (list: number[], ahead: number) => Math.exp(list[Math.floor(ahead / WEEK)] ?? 0)
  return {
    weekOf: (ahead) => weeks[Math.floor(ahead / WEEK)] ?? 0,
    levelAt: (ahead) => ({ numerator: at(numerator, ahead), denominator: at(denominator, ahead) }),
  }
}

/** The days after the last one with data; undefined if there are no recent days to draw from, or no days to come. */
function forecastDaily(metric: DailyMetric, { startsOn, dueOn, seed }: Period): ForecastDay[] | undefined {
  const recentTo = metric.through
  const recentFrom = laterOf(metric.from, addDays(recentTo, 1 - HISTORY_DAYS))
  const weekCount = Math.floor((daysBetween(recentFrom, recentTo) + 1) / WEEK)
  const firstAhead = laterOf(startsOn, addDays(recentTo, 1))
  const ahead = daysFrom(firstAhead, dueOn)
  if (weekCount === 0 || ahead.length === 0) return undefined
  const recent = daysFrom(addDays(recentTo, 1 - weekCount * WEEK), recentTo)
  const season = seasonOf(metric, addDays(recentTo, 1 - HISTORY_DAYS), recentTo)
  // Without the season of their own, recent days can stand for days of another season.
  const drawn = recent.map((day) => {
    const [{ numerator, denominator }, index] = [metric.parts(day), season(day)]
    return { numerator: numerator / index.numerator, denominator: denominator / index.denominator }
  })
  const weekSum = (part: keyof DayParts) =>
    Array.from({ length: weekCount }, (_, week) =>
      drawn.slice(week * WEEK, (week + 1) * WEEK).reduce((sum, one) => sum + one[part], 0),
    )
  const spread = { numerator: levelSpread(weekSum('numerator')), denominator: levelSpread(weekSum('denominator')) }
  const seasons = ahead.map(season)
  const offset = daysBetween(recentTo, firstAhead) - 1
  const soFar = startsOn <= recentTo ? sumOver(metric, startsOn, recentTo) : { numerator: 0, denominator: 0 }
  const random = randomFrom(seed)
  const values = ahead.map(() => new Float64Array(RESAMPLINGS))
  for (let sample = 0; sample < RESAMPLINGS; sample += 1) {
    const { weekOf, levelAt } = courseOf(random, weekCount, spread, offset + ahead.length)
    const sum = { ...soFar }
    for (let place = 0; place < ahead.length; place += 1) {
      const days = offset + place
      const [day, level, index] = [drawn[weekOf(days) * WEEK + (days % WEEK)], levelAt(days), seasons[place]]
      sum.numerator += (day?.numerator ?? 0) * level.numerator * (index?.numerator ?? 1)
      sum.denominator += (day?.denominator ?? 0) * level.denominator * (index?.denominator ?? 1)
      const into = values[place]
      if (into) into[sample] = combined(metric.kind, sum) ?? 0
    }
  }
  return ahead.map((day, place) => ({ day, ...rangeOf(values[place] ?? new Float64Array(1)) }))
}

const within = ({ day }: DayValue, from: Day, to: Day) => day >= from && day <= to

/** Continues the last value by resampled changes between the values entered; undefined with too few of them. */
function forecastEntered(metric: EnteredMetric, today: Day, { dueOn, seed }: Period): ForecastDay[] | undefined {
  const values = metric.values.filter((value) => within(value, addDays(today, -HISTORY_DAYS), today))
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || values.length < MIN_ENTERED_VALUES) return undefined
  if (daysBetween(first.day, last.day) < MIN_ENTERED_DAYS) return undefined
  const changes = values.slice(1).map((value, place) => {
    const before = values[place] ?? first
    return (value.value - before.value) / Math.max(1, daysBetween(before.day, value.day))
  })
  const ahead = daysFrom(addDays(last.day, 1), dueOn)
  if (ahead.length === 0) return undefined
  const random = randomFrom(seed)
  const courses = ahead.map(() => new Float64Array(RESAMPLINGS))
  for (let sample = 0; sample < RESAMPLINGS; sample += 1) {
    let value = last.value
    let change = 0
    for (let place = 0; place < ahead.length; place += 1) {
      if (place % WEEK === 0) change = changes[Math.floor(random() * changes.length)] ?? 0
      value += change
      const into = courses[place]
      if (into) into[sample] = value
    }
  }
  const days = ahead.map((day, place) => ({ day, ...rangeOf(courses[place] ?? new Float64Array(1)) }))
  return days.filter(({ day }) => day >= earlierOf(today, dueOn))
}

/** The forecast of each day to come, up to the last day; undefined where none can be made. */
export const forecastOf = (metric: StrategyMetric, today: Day, period: Period): ForecastDay[] | undefined =>
  metric.kind === 'entered' ? forecastEntered(metric, today, period) : forecastDaily(metric, period)
