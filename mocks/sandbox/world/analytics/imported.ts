// A property's metrics from an imported report, in place of generated ones.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { DIMENSIONS } from '#mocks/sandbox/platforms/analytics/dimensions.ts'
import type { ImportedFigures, PartAmounts, ValueParts } from '#mocks/sandbox/platforms/analytics/imported.ts'
import {
  CONVERSIONS,
  PART_COUNT,
  PARTS,
  type Part,
  type Parts,
  USERS,
} from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsRecords, Segment, SegmentParts } from '#mocks/sandbox/platforms/analytics.ts'
import { type Day, dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { AnalyticsWorld, analyticsWorldOf } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import type { DayMetrics } from '#mocks/sandbox/world/analytics/day.ts'
import { type Site, siteOf } from '#mocks/sandbox/world/analytics/properties.ts'
import type { Rows } from '#mocks/sandbox/world/analytics/rows.ts'
import type { Running } from '#mocks/sandbox/world/analytics/stories.ts'

/** Values beyond this number are grouped as "(other)", as the platform does. */
const MAX_VALUES = 200
const OTHER = '(other)'

/** Zeros for the parts that occur in one of the records, NaN for those that the report does not have. */
const emptyParts = (records: { parts: PartAmounts }[]): Parts =>
  Float64Array.from(PARTS, (part) => (records.some(({ parts }) => parts[part] !== undefined) ? 0 : Number.NaN))

/** A day without a part is unknown, also where other days of the report have it. */
const partsOf = (from: PartAmounts): Parts => Float64Array.from(PARTS, (part) => from[part] ?? Number.NaN)

/** A value without a row on a day has 0, one with an empty cell is unknown. */
const amountOf = (from: PartAmounts, part: Part) => (from[part] === null ? Number.NaN : (from[part] ?? 0))

/** The values of a dimension with the most sessions, in descending order. */
function valuesOf(values: ValueParts[], dimension: AnalyticsDimension): string[] {
  const sessions = new Map<string, number>()
  for (const one of values)
    if (one.dimension === dimension) sessions.set(one.value, (sessions.get(one.value) ?? 0) + (one.parts.sessions ?? 0))
  const all = [...sessions].sort(([a, most], [b, least]) => least - most || a.localeCompare(b)).map(([value]) => value)
  return all.length <= MAX_VALUES ? all : [...all.slice(0, MAX_VALUES - 1), OTHER]
}

/** The property as the report describes it: no day outside of the report and no value that it does not contain. */
export class ImportedAnalyticsWorld extends AnalyticsWorld {
  readonly #metrics = new Map<number, DayMetrics>()
  override readonly arrivals: AnalyticsWorld['arrivals']

  constructor(site: Site, { days, values, arrivals = [] }: ImportedFigures) {
    const rows = Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, valuesOf(values, dimension).map((value) => [value, 1, 1, 1, 1])]),
    ) as Rows
    super(0, { ...site, openedOn: dayOfNumber(days[0]?.day ?? 0), rows })
    this.arrivals = new Map(arrivals.map(({ day, arrival, at }) => [dayOfNumber(day), { arrival, at }]))
    const emptyRows = new Float64Array(this.splits.reduce((sum, split) => sum + split.values.length, 0) * PART_COUNT)
    const offsets = new Map<string, number>()
    for (const { dimension, values: known, first } of this.splits) {
      const empty = emptyParts(values.filter((one) => one.dimension === dimension))
      for (const [row, value] of known.entries()) {
        offsets.set(`${dimension} ${value}`, (first + row) * PART_COUNT)
        emptyRows.set(empty, (first + row) * PART_COUNT)
      }
    }
    for (const { day, parts } of days)
      this.#metrics.set(day, { totals: partsOf(parts), rows: Float64Array.from(emptyRows) })
    for (const { day, dimension, value, parts } of values) {
      const into = this.#metrics.get(day)?.rows
      const at = offsets.get(`${dimension} ${value}`) ?? offsets.get(`${dimension} ${OTHER}`)
      if (!into || at === undefined) continue
      for (const [part, name] of PARTS.entries()) into[at + part] = (into[at + part] ?? 0) + amountOf(parts, name)
    }
  }

  override metrics(number: number): DayMetrics | undefined {
    return this.#metrics.get(number)
  }

  override story(): Running | undefined {
    return undefined
  }

  override usualDay(day: Day): Parts {
    return this.metrics(dayNumber(day))?.totals ?? new Float64Array(PART_COUNT)
  }

  /** Key events of a value are rounded to whole numbers, as in every breakdown. */
  override breakdown(from: Day, to: Day): SegmentParts[] {
    return super.breakdown(from, to).map(({ dimension, value, parts }) => ({
      dimension,
      value,
      parts: parts.map((amount, part) => (part === CONVERSIONS ? Math.round(amount) : amount)),
    }))
  }

  /** A report has no cross tables: limited to a segment, only the breakdown of its own dimension is known. */
  override crossed(breakdown: SegmentParts[], { dimension, value }: Segment): SegmentParts[] {
    return breakdown.filter((row) => row.dimension === dimension && row.value === value)
  }

  /** A report does not identify returning users, so the users of several days are unknown. */
  protected override periodOf(sum: Parts, days: number): Parts {
    return sum.map((amount, part) => (part === USERS && days > 1 ? Number.NaN : amount))
  }
}

const MAX_CACHED = 6
const worlds = new Map<string, ImportedAnalyticsWorld>()

/** Returns a property from its imported report, or else the generated one; undefined if there is no such property. */
export async function propertyViewOf(
  seed: number,
  propertyName: string,
  { report }: AnalyticsRecords,
): Promise<AnalyticsWorld | undefined> {
  const site = siteOf(propertyName)
  const imported = site && (await report())
  if (!site || !imported) return analyticsWorldOf(seed, propertyName)
  const key = `${propertyName}.${imported.fingerprint}`
  const known = worlds.get(key)
  if (known) return known
  const metrics = await imported.figures()
  if (!metrics) return analyticsWorldOf(seed, propertyName)
  const oldest = worlds.keys().next().value
  if (worlds.size >= MAX_CACHED && oldest !== undefined) worlds.delete(oldest)
  const world = new ImportedAnalyticsWorld(site, metrics)
  worlds.set(key, world)
  return world
}
