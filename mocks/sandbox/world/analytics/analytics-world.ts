// The simulated web analytics of one property, day by day.
import type { AnalyticsMetric } from '@adwright/sdk/types'
import {
  ENGAGED,
  hasParts,
  metricOf,
  NEW_USERS,
  PART_COUNT,
  type Parts,
  SESSIONS,
  USERS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type {
  AnalyticsPropertyView,
  MetricPoint,
  PropertyEvent,
  Segment,
  SegmentParts,
} from '#mocks/sandbox/platforms/analytics.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day, dayNumber, dayOfNumber, mondayOf } from '#mocks/sandbox/time/time-zone.ts'
import { crossed } from '#mocks/sandbox/world/analytics/cross.ts'
import { type DayMetrics, dayMetrics } from '#mocks/sandbox/world/analytics/day.ts'
import { withDistinctUsers } from '#mocks/sandbox/world/analytics/distinct-users.ts'
import { type Site, siteOf } from '#mocks/sandbox/world/analytics/properties.ts'
import { allocate, type Split, splitsOf } from '#mocks/sandbox/world/analytics/shares.ts'
import { type Running, storyOn } from '#mocks/sandbox/world/analytics/stories.ts'

/** The share of a day's metrics by hour, starting at midnight. */
const HOURS = Float64Array.from([
  16, 10, 7, 5, 5, 8, 16, 28, 38, 45, 50, 52, 54, 52, 50, 49, 51, 56, 64, 74, 80, 72, 50, 28,
])

/** Moves what exceeds the sessions of an hour to hours of the day with room, so that the day keeps its sum and no rate exceeds 100 %. */
function moveExcess(hours: readonly Parts[], part: number): void {
  const roomOf = (parts: Parts) => (parts[SESSIONS] ?? 0) - (parts[part] ?? 0)
  let excess = 0
  for (const parts of hours) {
    const over = Math.max(0, -roomOf(parts))
    parts[part] = (parts[part] ?? 0) - over
    excess += over
  }
  for (const parts of hours) {
    const moved = Math.min(excess, Math.max(0, roomOf(parts)))
    parts[part] = (parts[part] ?? 0) + moved
    excess -= moved
  }
}

/** The metrics of a property: a pure function of seed, property and day, so that all sandboxes with one seed agree. */
export class AnalyticsWorld implements AnalyticsPropertyView {
  readonly site: Site
  /** The simulated platform has the data of each day on time. */
  readonly arrivals: AnalyticsPropertyView['arrivals'] = new Map()
  readonly splits: Split[]
  readonly #seed: number
  readonly #days = new Map<number, DayMetrics>()

  constructor(seed: number, site: Site) {
    this.site = site
    this.splits = splitsOf(site.rows)
    this.#seed = seed
  }

  /** Returns the metrics of a day (day number); undefined before the property existed. */
  metrics(number: number): DayMetrics | undefined {
    if (number < dayNumber(this.site.openedOn)) return undefined
    const known = this.#days.get(number)
    if (known) return known
    const metrics = dayMetrics(this.#seed, this.site, this.splits, number)
    this.#days.set(number, metrics)
    return metrics
  }

  day(day: Day, segment?: Segment): Parts | undefined {
    const metrics = this.metrics(dayNumber(day))
    return metrics && this.#partsOf(metrics, segment)
  }

  /** Returns the planted story of a day, if any. */
  story(day: Day): Running | undefined {
    return storyOn(this.#seed, this.site.propertyName, this.site.targets, dayNumber(day))
  }

  eventsOn(day: Day): PropertyEvent[] {
    const running = this.story(day)
    if (!running || this.story(addDays(day, -1))?.story === running.story) return []
    const { kind, focus } = running.story
    if (kind === 'campaignLaunch') return [{ kind, campaign: focus.value }]
    const isRelease = kind === 'trackingBreak' || kind === 'landingPageBroken'
    return isRelease ? [{ kind: 'release', number: running.start % 97 }] : []
  }

  crossed(breakdown: SegmentParts[], segment: Segment): SegmentParts[] {
    return crossed(breakdown, segment)
  }

  /** Returns the totals of a day without its planted story; ground truth for judging detections. */
  usualDay(day: Day): Parts {
    return dayMetrics(this.#seed, this.site, this.splits, dayNumber(day), true).totals
  }

  /** Returns the additive parts of a date range, and the number of its days with data. */
  period(from: Day, to: Day, segment?: Segment): { parts: Parts; days: number } {
    const sum = new Float64Array(PART_COUNT)
    let days = 0
    let mostUsers = 0
    for (let number = dayNumber(from); number <= dayNumber(to); number++) {
      const metrics = this.metrics(number)
      if (!metrics) continue
      days++
      const parts = this.#partsOf(metrics, segment)
      for (let part = 0; part < PART_COUNT; part++) sum[part] = (sum[part] ?? 0) + (parts[part] ?? 0)
      mostUsers = Math.max(mostUsers, parts[USERS] ?? 0)
    }
    return { parts: this.periodOf(sum, days, mostUsers), days }
  }

  /** Returns every value of every dimension over a date range, in the site's order. */
  breakdown(from: Day, to: Day): SegmentParts[] {
    const rows = this.splits.flatMap(({ dimension, values }) => values.map((value) => ({ dimension, value })))
    const sums = new Float64Array(rows.length * PART_COUNT)
    const mostUsers = new Float64Array(rows.length)
    let days = 0
    for (let number = dayNumber(from); number <= dayNumber(to); number++) {
      const metrics = this.metrics(number)
      if (!metrics) continue
      days++
      for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (metrics.rows[i] ?? 0)
      for (let row = 0; row < rows.length; row++)
        mostUsers[row] = Math.max(mostUsers[row] ?? 0, metrics.rows[row * PART_COUNT + USERS] ?? 0)
    }
    return rows.map(({ dimension, value }, row) => {
      const sum = sums.subarray(row * PART_COUNT, (row + 1) * PART_COUNT)
      return { dimension, value, parts: this.periodOf(sum, days, mostUsers[row] ?? 0) }
    })
  }

  /** Returns a metric by day; times are the starts of the local days read as if they were UTC. */
  daily(metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment): MetricPoint[] {
    const points: MetricPoint[] = []
    for (let number = dayNumber(from); number <= dayNumber(to); number++) {
      const metrics = this.metrics(number)
      const parts = metrics && this.#partsOf(metrics, segment)
      if (parts && hasParts(parts, metric)) points.push({ time: number * DAY_MS, value: metricOf(parts, metric) })
    }
    return points
  }

  /** Returns a metric by whole weeks, Monday to Sunday. */
  weekly(metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment): MetricPoint[] {
    const points: MetricPoint[] = []
    const last = dayNumber(to) - 6
    for (let monday = dayNumber(mondayOf(from)); monday <= last; monday += 7) {
      const { parts, days } = this.period(dayOfNumber(monday), dayOfNumber(monday + 6), segment)
      if (days === 7 && hasParts(parts, metric)) points.push({ time: monday * DAY_MS, value: metricOf(parts, metric) })
    }
    return points
  }

  /** Returns a metric by hour; the hours of a day add up to the day. */
  hourly(metric: AnalyticsMetric, from: Day, to: Day, segment?: Segment): MetricPoint[] {
    const points: MetricPoint[] = []
    for (let number = dayNumber(from); number <= dayNumber(to); number++) {
      const metrics = this.metrics(number)
      if (!metrics) continue
      const day = this.#partsOf(metrics, segment)
      if (!hasParts(day, metric)) continue
      const hours = this.#hoursOf(day, number, segment)
      hours.forEach((parts, hour) => {
        points.push({ time: number * DAY_MS + hour * HOUR_MS, value: metricOf(parts, metric) })
      })
    }
    return points
  }

  /** Computes the parts of several days from their sum. */
  protected periodOf(sum: Parts, days: number, mostUsersOfADay: number): Parts {
    return withDistinctUsers(sum, days, mostUsersOfADay)
  }

  #hoursOf(day: Parts, number: number, segment?: Segment): Parts[] {
    const place = segment ? `${segment.dimension} ${segment.value}` : ''
    const random = randomFrom(seedOf(this.#seed, this.site.propertyName, 'hours', number, place))
    const weights = HOURS.map((share) => share * (0.93 + 0.14 * random()))
    const hours = Array.from(HOURS, () => new Float64Array(PART_COUNT))
    for (let part = 0; part < PART_COUNT; part++) {
      const own = weights.map((weight) => weight * (0.96 + 0.08 * random()))
      allocate(day[part] ?? 0, own).forEach((amount, hour) => {
        const parts = hours[hour]
        if (parts) parts[part] = amount
      })
    }
    for (const part of [USERS, NEW_USERS, ENGAGED]) moveExcess(hours, part)
    return hours
  }

  #partsOf(metrics: DayMetrics, segment?: Segment): Parts {
    if (!segment) return metrics.totals
    const split = this.splits.find(({ dimension }) => dimension === segment.dimension)
    const row = split?.values.indexOf(segment.value) ?? -1
    if (!split || row < 0) return new Float64Array(PART_COUNT)
    const at = (split.first + row) * PART_COUNT
    return metrics.rows.subarray(at, at + PART_COUNT)
  }
}

const MAX_WORLDS = 12
const worlds = new Map<string, AnalyticsWorld>()

/** Returns the web analytics of a property for a seed; undefined if there is no such property. */
export function analyticsWorldOf(seed: number, propertyName: string): AnalyticsWorld | undefined {
  const key = `${seed} ${propertyName}`
  const known = worlds.get(key)
  if (known) return known
  const site = siteOf(propertyName)
  if (!site) return undefined
  const oldest = worlds.keys().next().value
  if (worlds.size >= MAX_WORLDS && oldest !== undefined) worlds.delete(oldest)
  const world = new AnalyticsWorld(seed, site)
  worlds.set(key, world)
  return world
}
