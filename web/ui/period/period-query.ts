import {
  addDays,
  completePart,
  type Day,
  daysBetween,
  isDay,
  LAST_30_AND_TODAY,
  lengthOf,
  type Period,
  type PeriodPreset,
  periodOf,
  periodPresets,
  presetOf,
  previousPeriod,
} from '#web/lib/dates.ts'
import { type AddressValues, parseOption } from '#web/lib/use-address.ts'

/** The comparison of a date range: the days before it, the same weekdays before it, the same dates a year before. */
export const comparisons = ['previous', 'weekdays', 'year', 'custom', 'none'] as const
export type Comparison = (typeof comparisons)[number]
/** A comparison without custom days. */
export type PresetComparison = Exclude<Comparison, 'custom'>

/** The maximum length of a period in days; the API rejects longer ones. */
export const MAX_DAYS = 400

export type PeriodProblem = 'missing' | 'reversed' | 'future' | 'tooLong'

/** Validates a period; undefined if it is valid. */
export function problemOf(from: string, to: string, today: Day): PeriodProblem | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (daysBetween(from, to) < 0) return 'reversed'
  if (to > today) return 'future'
  return lengthOf({ from, to }) > MAX_DAYS ? 'tooLong' : undefined
}

/** Returns the same date a year earlier; February 28 for February 29. */
function yearBefore(day: Day): Day {
  const same = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return isDay(same) ? same : addDays(day, -366)
}

/** Returns the comparison period, in which day i corresponds to day i of the period. */
export function comparedPeriod(period: Period, comparison: Exclude<PresetComparison, 'none'>): Period {
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
  /** The preset of the period; undefined for a custom period. */
  preset: PeriodPreset | undefined
  comparison: Comparison
  /** Undefined without a comparison. */
  compared: Period | undefined
}

/** The names of the two query parameters. */
export interface PeriodNames {
  from: string
  to: string
}

export interface PeriodDefaults {
  preset: PeriodPreset
  comparison: PresetComparison
  names: PeriodNames
}

const PRESET = 'period'
const COMPARISON = 'compare'
const COMPARED: PeriodNames = { from: 'compareFrom', to: 'compareTo' }

function readPeriod(query: URLSearchParams, { preset, names }: PeriodDefaults, today: Day) {
  const from = query.get(names.from)
  const to = query.get(names.to)
  const requested =
    from === null && to === null ? parseOption([...periodPresets, LAST_30_AND_TODAY], query.get(PRESET)) : undefined
  const period = { from: from ?? '', to: to ?? '' }
  if (problemOf(period.from, period.to, today) === undefined) return { period, preset: presetOf(period, today) }
  return { period: periodOf(requested ?? preset, today), preset: requested ?? preset }
}

function readComparison(query: URLSearchParams, defaults: PresetComparison, period: Period, today: Day) {
  const requested = parseOption(comparisons, query.get(COMPARISON)) ?? defaults
  const days = { from: query.get(COMPARED.from) ?? '', to: query.get(COMPARED.to) ?? '' }
  const isCustom = requested === 'custom' && problemOf(days.from, days.to, today) === undefined
  if (isCustom) return { comparison: requested, compared: days }
  const comparison = requested === 'custom' ? defaults : requested
  return {
    comparison,
    compared: comparison === 'none' ? undefined : comparedPeriod(completePart(period, today), comparison),
  }
}

/** Parses date range and comparison from the URL; invalid values are replaced by defaults. */
export function readChoice(query: URLSearchParams, usual: PeriodDefaults, today: Day): PeriodChoice {
  const chosen = readPeriod(query, usual, today)
  return { ...chosen, ...readComparison(query, usual.comparison, chosen.period, today) }
}

/** The URL parameters of a date range and its comparison, each by name or by dates. */
export interface NewChoice {
  period?: PeriodPreset | Period
  comparison?: PresetComparison | Period
}

const periodValues = (period: PeriodPreset | Period, { preset, names }: PeriodDefaults): AddressValues =>
  typeof period === 'object'
    ? { [PRESET]: undefined, [names.from]: period.from, [names.to]: period.to }
    : { [PRESET]: period === preset ? undefined : period, [names.from]: undefined, [names.to]: undefined }

const comparisonValues = (comparison: PresetComparison | Period, usual: PresetComparison): AddressValues =>
  typeof comparison === 'object'
    ? { [COMPARISON]: 'custom', [COMPARED.from]: comparison.from, [COMPARED.to]: comparison.to }
    : {
        [COMPARISON]: comparison === usual ? undefined : comparison,
        [COMPARED.from]: undefined,
        [COMPARED.to]: undefined,
      }

/** Returns the query parameters of a choice; defaults are omitted. */
export const valuesOf = ({ period, comparison }: NewChoice, usual: PeriodDefaults): AddressValues => ({
  ...(period === undefined ? {} : periodValues(period, usual)),
  ...(comparison === undefined ? {} : comparisonValues(comparison, usual.comparison)),
})
