import {
  addDays,
  type Day,
  daysBetween,
  isDay,
  type LastDay,
  lengthOf,
  type Period,
  type PeriodPreset,
  periodOf,
  periodPresets,
  presetOf,
  previousPeriod,
} from '#web/lib/dates.ts'

/** The comparison of a date range: the days before it, the same weekdays before it, the same dates a year before. */
export const comparisons = ['previous', 'weekdays', 'year', 'custom', 'none'] as const
export type Comparison = (typeof comparisons)[number]

/** A period may have at most so many days; the contract refuses longer ones. */
export const MAX_DAYS = 400

export type PeriodProblem = 'missing' | 'reversed' | 'future' | 'tooLong'

/** Why two days are no period; undefined when they are one. */
export function problemOf(from: string, to: string, today: Day): PeriodProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (daysBetween(from, to) < 0) return 'reversed'
  if (to > today) return 'future'
  return lengthOf({ from, to }) > MAX_DAYS ? 'tooLong' : undefined
}

/** The same date a year before; February 28 for a 29th that does not exist. */
function yearBefore(day: Day): Day {
  const same = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return isDay(same) ? same : addDays(day, -366)
}

/** The comparison period. Day *n* is compared with day *n*. */
export function comparedPeriod(period: Period, comparison: Exclude<Comparison, 'custom' | 'none'>): Period {
  if (comparison === 'previous') return previousPeriod(period)
  if (comparison === 'weekdays') {
    const shift = 7 * Math.ceil(lengthOf(period) / 7)
    return { from: addDays(period.from, -shift), to: addDays(period.to, -shift) }
  }
  const from = yearBefore(period.from)
  return { from, to: addDays(from, lengthOf(period) - 1) }
}

export interface PeriodChoice {
  period: Period
  /** The preset that gives the period; undefined when its days were chosen one by one. */
  preset: PeriodPreset | undefined
  comparison: Comparison
  /** Undefined when nothing is compared. */
  compared: Period | undefined
  /** The address asks for something that is no period; the usual one is shown instead. */
  isMistaken: boolean
}

/** Names of the two days in an address. */
export interface PeriodNames {
  from: string
  to: string
}

export interface PeriodDefaults {
  preset: PeriodPreset
  comparison: Comparison
  names: PeriodNames
  lastDay: LastDay
}

const PRESET = 'period'
const COMPARISON = 'compare'
const COMPARED: PeriodNames = { from: 'compareFrom', to: 'compareTo' }

const isPreset = (value: string): value is PeriodPreset => periodPresets.some((preset) => preset === value)
const isComparison = (value: string): value is Comparison => comparisons.some((comparison) => comparison === value)

function readPeriod(query: URLSearchParams, { preset, names, lastDay }: PeriodDefaults, today: Day) {
  const from = query.get(names.from)
  const to = query.get(names.to)
  const asked = query.get(PRESET)
  const usual = { period: periodOf(preset, today, lastDay), preset, isMistaken: true }
  if (from !== null || to !== null) {
    if (problemOf(from ?? '', to ?? '', today) !== undefined) return usual
    const period = { from: from ?? '', to: to ?? '' }
    return { period, preset: presetOf(period, today, lastDay), isMistaken: false }
  }
  if (asked === null) return { ...usual, isMistaken: false }
  return isPreset(asked) ? { period: periodOf(asked, today, lastDay), preset: asked, isMistaken: false } : usual
}

function readComparison(query: URLSearchParams, usual: Comparison, period: Period, today: Day) {
  const asked = query.get(COMPARISON)
  const comparison = asked === null ? usual : isComparison(asked) ? asked : undefined
  if (comparison === 'none') return { comparison, compared: undefined, isMistaken: false }
  if (comparison === 'custom') {
    const from = query.get(COMPARED.from) ?? ''
    const to = query.get(COMPARED.to) ?? ''
    if (problemOf(from, to, today) === undefined) return { comparison, compared: { from, to }, isMistaken: false }
  }
  const known = comparison === undefined || comparison === 'custom' ? 'previous' : comparison
  return { comparison: known, compared: comparedPeriod(period, known), isMistaken: known !== comparison }
}

/** Parses date range and comparison from the URL; invalid values are replaced by defaults. */
export function readChoice(query: URLSearchParams, usual: PeriodDefaults, today: Day): PeriodChoice {
  const chosen = readPeriod(query, usual, today)
  const held = readComparison(query, usual.comparison, chosen.period, today)
  return { ...chosen, ...held, isMistaken: chosen.isMistaken || held.isMistaken }
}

/** The URL parameters of a date range and its comparison, each by name or by dates. */
export interface NewChoice {
  period?: PeriodPreset | Period
  comparison?: Exclude<Comparison, 'custom'> | Period
}

/** The query with another choice; all else in it stays, but the page, which belonged to the other days. */
export function writeChoice(query: URLSearchParams, choice: NewChoice, usual: PeriodDefaults): URLSearchParams {
  const next = new URLSearchParams(query)
  const { period, comparison } = choice
  next.delete('page')
  next.delete('currentPage')
  if (period !== undefined) {
    for (const name of [PRESET, usual.names.from, usual.names.to]) next.delete(name)
    if (typeof period === 'object') {
      next.set(usual.names.from, period.from)
      next.set(usual.names.to, period.to)
    } else if (period !== usual.preset) next.set(PRESET, period)
  }
  if (comparison !== undefined) {
    for (const name of [COMPARISON, COMPARED.from, COMPARED.to]) next.delete(name)
    if (typeof comparison === 'object') {
      next.set(COMPARISON, 'custom')
      next.set(COMPARED.from, comparison.from)
      next.set(COMPARED.to, comparison.to)
    } else if (comparison !== usual.comparison) next.set(COMPARISON, comparison)
  }
  return next
}
