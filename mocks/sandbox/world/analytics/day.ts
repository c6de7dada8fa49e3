// Generates one day of a property: totals, and the same metrics broken down by every dimension.

import {
  CONVERSIONS,
  ENGAGED,
  EVENTS,
  NEW_USERS,
  PAGES,
  PART_COUNT,
  PARTS,
  type Parts,
  REVENUE,
  SECONDS,
  SESSIONS,
  USERS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { holidayOn } from '#mocks/sandbox/time/holidays.ts'
import { dayOfNumber, weekdayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import type { Site } from '#mocks/sandbox/world/analytics/properties.ts'
import { allocate, type Split } from '#mocks/sandbox/world/analytics/shares.ts'
import { type Running, storyOn } from '#mocks/sandbox/world/analytics/stories.ts'

export type DayMetrics = {
  totals: Parts
  /** The rows of all dimensions in sequence, PART_COUNT numbers each. */
  rows: Float64Array
}

/** Weekday factors, Sunday to Saturday: Sundays and Mondays sell most. */
const WEEKDAYS = [1.15, 1.08, 1, 0.98, 0.96, 0.9, 0.95]
const YEAR_DAYS = 365.25
const REFERENCE_DAY = 20_635
const END_OF_YEAR_PEAK = 340

/** Generates normally distributed numbers from uniform ones (Box–Muller transform). */
function normalFrom(random: () => number): () => number {
  let spare: number | undefined
  return () => {
    if (spare !== undefined) {
      const value = spare
      spare = undefined
      return value
    }
    const radius = Math.sqrt(-2 * Math.log(1 - random()))
    const angle = 2 * Math.PI * random()
    spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }
}

const distance = (dayOfYear: number, peak: number) => {
  const apart = Math.abs(dayOfYear - peak)
  return Math.min(apart, YEAR_DAYS - apart)
}

/** The expected sessions of a day without noise: growth, season, weekday, holiday. */
function usualSessions(site: Site, number: number): number {
  const day = dayOfNumber(number)
  const dayOfYear = number - Date.parse(`${day.slice(0, 4)}-01-01`) / 86_400_000
  const growth = (1 + site.yearlyGrowth) ** ((number - REFERENCE_DAY) / YEAR_DAYS)
  const season = 1 + site.peak.share * Math.cos((2 * Math.PI * distance(dayOfYear, site.peak.dayOfYear)) / YEAR_DAYS)
  const endOfYear = 1 + 0.18 * Math.exp(-0.5 * (distance(dayOfYear, END_OF_YEAR_PEAK) / 22) ** 2)
  const weekday = WEEKDAYS[weekdayOfNumber(number)] ?? 1
  return site.sessions * growth * season * endOfYear * weekday * (holidayOn(site.country, day)?.factor ?? 1)
}

/** Autocorrelated noise: today's deviation depends partly on the two days before. */
function levelNoise(seed: number, site: Site, number: number): number {
  const chance = (day: number) => normalFrom(randomFrom(seedOf(seed, site.propertyName, 'level', day)))()
  return 0.028 * chance(number) + 0.014 * chance(number - 1) + 0.009 * chance(number - 2)
}

/** The fractional totals of a day, before any story. */
function usualTotals(seed: number, site: Site, number: number, normal: () => number): Parts {
  const totals = new Float64Array(PART_COUNT)
  const about = (value: number, spread: number) => value * Math.exp(spread * normal())
  const sessions = about(usualSessions(site, number) * Math.exp(levelNoise(seed, site, number)), 0.008)
  const users = sessions * Math.min(0.95, about(0.84, 0.008))
  const conversions = sessions * site.conversion
  totals[SESSIONS] = sessions
  totals[USERS] = users
  totals[NEW_USERS] = users * Math.min(0.9, about(0.6, 0.014))
  totals[ENGAGED] = sessions * Math.min(0.9, about(0.63, 0.009))
  totals[PAGES] = sessions * about(4.05, 0.012)
  totals[EVENTS] = (totals[PAGES] ?? 0) * about(3.34, 0.014)
  totals[CONVERSIONS] = conversions * Math.max(0.05, 1 + normal() * Math.sqrt(0.03 ** 2 + 1 / Math.max(1, conversions)))
  totals[SECONDS] = sessions * about(153, 0.016)
  totals[REVENUE] = (totals[CONVERSIONS] ?? 0) * about(site.orderValue * 100, 0.045)
  return totals
}

const factorOf = ({ story: { factors } }: Running, part: number): number =>
  factors[PARTS[part] ?? 'sessions'] ?? factors.all ?? 1

/** The amount that a story adds to each part of the whole property; negative if it removes some. */
function changeBy(running: Running | undefined, usual: Parts, splits: Split[]): Parts {
  const change = new Float64Array(PART_COUNT)
  const focus = running && splits.find(({ dimension }) => dimension === running.story.focus.dimension)
  const row = focus?.values.indexOf(running?.story.focus.value ?? '') ?? -1
  if (!running || !focus || row < 0) return change
  for (let part = 0; part < PART_COUNT; part++) {
    const own = (usual[part] ?? 0) * (focus.shares[part]?.[row] ?? 0)
    change[part] = own * (factorOf(running, part) - 1) * running.strength
  }
  return change
}

/** The share of each dimension row in a story's change. */
function storyShares({ story }: Running, split: Split, usual: Float64Array): Float64Array {
  if (story.focus.dimension === split.dimension)
    return Float64Array.from(split.values, (value) => (value === story.focus.value ? 1 : 0))
  const carriers = story.carriers[split.dimension] ?? {}
  let carried = 0
  let others = 0
  split.values.forEach((value, row) => {
    if (carriers[value] === undefined) others += usual[row] ?? 0
    else carried += carriers[value]
  })
  return Float64Array.from(
    split.values,
    (value, row) => carriers[value] ?? ((1 - carried) * (usual[row] ?? 0)) / others,
  )
}

/** Rounds to integers, none above the part that contains it. */
function wholeTotals(usual: Parts, change: Parts): Parts {
  const totals = usual.map((value, part) => Math.max(0, Math.round(value + (change[part] ?? 0))))
  const atMost = (part: number, whole: number) => {
    totals[part] = Math.min(totals[part] ?? 0, totals[whole] ?? 0)
  }
  atMost(USERS, SESSIONS)
  atMost(NEW_USERS, USERS)
  atMost(ENGAGED, SESSIONS)
  if (totals[CONVERSIONS] === 0) totals[REVENUE] = 0
  return totals
}

const CAP: Partial<Record<number, number>> = { [USERS]: SESSIONS, [NEW_USERS]: USERS, [ENGAGED]: SESSIONS }

/** Returns the metrics of a day (day number): a pure function of seed, site and day. `isUsual` leaves planted stories out. */
export function dayMetrics(seed: number, site: Site, splits: Split[], number: number, isUsual = false): DayMetrics {
  const normal = normalFrom(randomFrom(seedOf(seed, site.propertyName, 'day', number)))
  const usual = usualTotals(seed, site, number, normal)
  const running = isUsual ? undefined : storyOn(seed, site.propertyName, site.targets, number)
  const change = changeBy(running, usual, splits)
  const totals = wholeTotals(usual, change)
  const rows = new Float64Array(splits.reduce((sum, { values }) => sum + values.length, 0) * PART_COUNT)
  for (const split of splits) {
    const popularity = Float64Array.from(split.values, () => Math.exp(0.03 * normal()))
    const byPart: Float64Array[] = []
    for (let part = 0; part < PART_COUNT; part++) {
      const shares = split.shares[part] ?? new Float64Array()
      const carriers = running && change[part] ? storyShares(running, split, shares) : undefined
      const weights = shares.map((share, row) => {
        const own = (usual[part] ?? 0) * share
        const spread = part === CONVERSIONS ? Math.sqrt(0.04 ** 2 + 1 / Math.max(1, own)) : part === SESSIONS ? 0 : 0.01
        const noisy = own * (popularity[row] ?? 1) * Math.max(0.02, 1 + spread * normal())
        return Math.max(0, noisy + (change[part] ?? 0) * (carriers?.[row] ?? 0))
      })
      enforceConsistency(part, weights, byPart)
      const cap = CAP[part]
      byPart.push(allocate(totals[part] ?? 0, weights, cap === undefined ? undefined : byPart[cap]))
    }
    for (let row = 0; row < split.values.length; row++) {
      for (let part = 0; part < PART_COUNT; part++)
        rows[(split.first + row) * PART_COUNT + part] = byPart[part]?.[row] ?? 0
    }
  }
  return { totals, rows }
}

/** Enforces consistency: no page views without sessions, no revenue without key events. */
function enforceConsistency(part: number, weights: Float64Array, before: Float64Array[]): void {
  const needed = part === REVENUE ? before[CONVERSIONS] : part === SESSIONS ? undefined : before[SESSIONS]
  if (!needed) return
  if (!needed.some((amount, row) => amount > 0 && (weights[row] ?? 0) > 0)) {
    weights.set(needed)
    return
  }
  needed.forEach((amount, row) => {
    if (amount === 0) weights[row] = 0
  })
}
