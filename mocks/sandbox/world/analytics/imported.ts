// Figures of a real report in the place of a property's simulated ones: where they are kept, and the world made of them.
import { hash } from 'node:crypto'
import type { AnalyticsDimension } from '@adwright/sdk/types'
import type { DayParts, ValueParts } from '#mocks/sandbox/import/analytics-report.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { type Day, dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { AnalyticsWorld, analyticsWorldOf, type SegmentParts } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import type { DayFigures } from '#mocks/sandbox/world/analytics/day.ts'
import { CONVERSIONS, PART_COUNT, PARTS, type Part, type Parts } from '#mocks/sandbox/world/analytics/parts.ts'
import { type Site, siteOf } from '#mocks/sandbox/world/analytics/properties.ts'
import { DIMENSIONS, type Rows } from '#mocks/sandbox/world/analytics/rows.ts'
import type { Running } from '#mocks/sandbox/world/analytics/stories.ts'

/** What stands in the place of a property's simulated figures. */
export type AnalyticsImport = {
  id: string
  accountId: string
  propertyName: string
  /** The same for the same figures. */
  fingerprint: string
  importedAt: string
}
export type AnalyticsImportTable = { id: string; days: DayParts[]; values: ValueParts[] }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    analyticsImport: AnalyticsImport
    analyticsImportTable: AnalyticsImportTable
  }
}

const importId = (accountId: string, propertyName: string) => `${accountId}.${propertyName}`

/** Puts a report's days in the place of all figures a property had. */
export async function keepAnalyticsImport(
  { store, now }: { store: Store; now: Date },
  accountId: string,
  propertyName: string,
  { days, values }: Pick<AnalyticsImportTable, 'days' | 'values'>,
): Promise<void> {
  const id = importId(accountId, propertyName)
  const fingerprint = hash('sha1', JSON.stringify([days, values]))
  const importedAt = now.toISOString()
  await store.upsert('analyticsImportTable', { id, days, values })
  const head = { id, accountId, propertyName, fingerprint, importedAt }
  await store.upsert('analyticsImport', head)
}

/** More values than this are put together, as the platform itself does. */
const MOST_VALUES = 200
const OTHER = '(other)'

const partsOf = (from: Partial<Record<Part, number>>): Parts => Float64Array.from(PARTS, (part) => from[part] ?? 0)

/** The values of a dimension with the most sessions first. */
function valuesOf(values: ValueParts[], dimension: AnalyticsDimension): string[] {
  const sessions = new Map<string, number>()
  for (const one of values)
    if (one.dimension === dimension) sessions.set(one.value, (sessions.get(one.value) ?? 0) + (one.parts.sessions ?? 0))
  const all = [...sessions].sort(([a, most], [b, least]) => least - most || a.localeCompare(b)).map(([value]) => value)
  return all.length <= MOST_VALUES ? all : [...all.slice(0, MOST_VALUES - 1), OTHER]
}

/** What a report says of a property, and nothing else: no day outside of it, no value it does not name. */
export class ImportedAnalyticsWorld extends AnalyticsWorld {
  readonly #figures = new Map<number, DayFigures>()

  constructor(site: Site, { days, values }: Pick<AnalyticsImportTable, 'days' | 'values'>) {
    const rows = Object.fromEntries(
      DIMENSIONS.map((dimension) => [dimension, valuesOf(values, dimension).map((value) => [value, 1, 1, 1, 1])]),
    ) as Rows
    super(0, { ...site, openedOn: dayOfNumber(days[0]?.day ?? 0), rows })
    const width = this.splits.reduce((sum, split) => sum + split.values.length, 0) * PART_COUNT
    const places = new Map<string, number>()
    for (const { dimension, values: known, first } of this.splits)
      for (const [row, value] of known.entries()) places.set(`${dimension} ${value}`, (first + row) * PART_COUNT)
    for (const { day, parts } of days) this.#figures.set(day, { totals: partsOf(parts), rows: new Float64Array(width) })
    for (const { day, dimension, value, parts } of values) {
      const into = this.#figures.get(day)?.rows
      const at = places.get(`${dimension} ${value}`) ?? places.get(`${dimension} ${OTHER}`)
      if (!into || at === undefined) continue
      for (const [part, amount] of partsOf(parts).entries()) into[at + part] = (into[at + part] ?? 0) + amount
    }
  }

  override figures(number: number): DayFigures | undefined {
    return this.#figures.get(number)
  }

  override story(): Running | undefined {
    return undefined
  }

  override usualDay(day: Day): Parts {
    return this.figures(dayNumber(day))?.totals ?? new Float64Array(PART_COUNT)
  }

  /** Key events of a value are shown whole, as everywhere in the breakdowns. */
  override breakdown(from: Day, to: Day): SegmentParts[] {
    return super.breakdown(from, to).map(({ dimension, value, parts }) => ({
      dimension,
      value,
      parts: parts.map((amount, part) => (part === CONVERSIONS ? Math.round(amount) : amount)),
    }))
  }

  /** Nobody can tell who came on several days, so the users of a period are those of its days. */
  protected override periodOf(sum: Parts): Parts {
    return Float64Array.from(sum)
  }
}

const KEPT = 6
const worlds = new Map<string, ImportedAnalyticsWorld>()

type Context = { store: Store; seed: number }

/** A property as an account sees it: its imported report where there is one, else the simulated one; undefined for no property. */
export async function analyticsWorldFor(
  { store, seed }: Context,
  accountId: string,
  propertyName: string,
): Promise<AnalyticsWorld | undefined> {
  const site = siteOf(propertyName)
  const head = site && (await store.get('analyticsImport', importId(accountId, propertyName)))
  if (!site || !head) return analyticsWorldOf(seed, propertyName)
  const key = `${propertyName}.${head.fingerprint}`
  const known = worlds.get(key)
  if (known) return known
  const table = await store.get('analyticsImportTable', head.id)
  if (!table) return analyticsWorldOf(seed, propertyName)
  const oldest = worlds.keys().next().value
  if (worlds.size >= KEPT && oldest !== undefined) worlds.delete(oldest)
  const world = new ImportedAnalyticsWorld(site, table)
  worlds.set(key, world)
  return world
}
