// Metric tables: which rows there are, in what order, which page of them, and the totals of all.
import type { EntityRef, MetricSet, TrendMetric } from '@adwright/sdk/types'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { pageOf } from '#mocks/sandbox/handlers/context.ts'
import type { Period } from '#mocks/sandbox/handlers/EA/period.ts'
import { cacheSerialized } from '#mocks/sandbox/handlers/serialized-body.ts'
import type { AdsEntity, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { addParts, BASES, knownAmount, metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { memoize } from '#mocks/sandbox/platforms/memoize.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export type TableRow = { entity: AdsEntity; parts: MetricParts }
export type TableQuery = {
  currentPage?: number
  pageSize?: number
  orderBy?: string
  sortOrder?: 'asc' | 'desc'
  searchText?: string
  trendMetric?: TrendMetric
}

type Shape<Item> = {
  entityType: AdsEntity['entityType']
  /** Which of that kind; all when left out. */
  isIn?: (entity: AdsEntity) => boolean
  /** Whether the platform lists it. */
  isListed: (row: TableRow) => boolean
  /** Texts that a search looks into. */
  texts: (entity: AdsEntity) => string[]
  /** The fields of a row besides its reference and metrics. */
  own: (row: TableRow, period: Period) => Omit<Item, keyof EntityRef | keyof MetricSet | 'trend'>
  /** True if a field of a row has a value although it is not known; known when left out. */
  isUnknown?: (row: TableRow, field: string) => boolean
  /** The metrics of an entity that belong to the table; all when left out. */
  partsIn?: (entity: AdsEntity, from: Day, to: Day) => MetricParts
}

const STATUS = { enabled: 1, paused: 2, removed: 3 } as const
export const statusOf = ({ status, isStatusUnknown }: AdsEntity) => (isStatusUnknown ? null : STATUS[status])
/** For entities that are never imported. */
export const knownStatusOf = ({ status }: AdsEntity) => STATUS[status]

/** Lower case that is the same for all ways to write a word, dotted and dotless i included. */
const folded = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll('\u0307', '').replaceAll('ı', 'i')

type Value = string | number | null | undefined
const collators = { en: new Intl.Collator('en'), tr: new Intl.Collator('tr') }

/** Rows without a value come last in both directions; equal ones by id. */
function inOrder(values: Map<TableRow, Value>, direction: 1 | -1, language: Language) {
  const collator = collators[language]
  return (one: TableRow, other: TableRow): number => {
    const [a, b] = [values.get(one) ?? null, values.get(other) ?? null]
    const byId = one.entity.id < other.entity.id ? -1 : 1
    if (a === null || b === null) return a === b ? byId : a === null ? 1 : -1
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
    return order === 0 ? byId : order * direction
  }
}

/** The rows of a kind by period; a world stands still, and its pages are asked for one after the other. */
const knownRows = new WeakMap<AdsAccountView, Map<string, TableRow[]>>()
const MAX_PERIODS = 8

function rowsOf(world: AdsAccountView, entityType: AdsEntity['entityType'], { from, to }: Period): TableRow[] {
  const byPeriod = knownRows.get(world) ?? new Map<string, TableRow[]>()
  knownRows.set(world, byPeriod)
  return memoize(byPeriod, `${entityType} ${from} ${to}`, MAX_PERIODS, () =>
    world.entities(entityType).map((entity) => ({ entity, parts: world.parts(entity.id, from, to) })),
  )
}

type TableParams = {
  currencyCode: string
  world: AdsAccountView
  period: Period
  query: TableQuery
  language: Language
}

/** All rows of a table in their order, with what they come to. */
type Sorted = { rows: TableRow[]; totals: MetricSet }

const knownTables = new WeakMap<AdsAccountView, Map<string, Sorted>>()
const MAX_TABLES = 24

const itemsOf =
  <Item>(shape: Shape<Item>, period: Period, unknown: AdsAccountView['unknown']) =>
  (row: TableRow) => ({ ...refOf(row.entity), ...metricSetOf(row.parts, true, unknown), ...shape.own(row, period) })

/** The texts of an entity as a search compares them; folding them is what costs most in a search. */
const foldedTexts = new WeakMap<AdsEntity, string[]>()

function searchable<Item>(entity: AdsEntity, { texts }: Shape<Item>): string[] {
  const known = foldedTexts.get(entity) ?? texts(entity).map(folded)
  foldedTexts.set(entity, known)
  return known
}

function sortedRows<Item>({ world, period, query, language }: TableParams, shape: Shape<Item>): Sorted {
  const { orderBy = 'cost', sortOrder = 'desc', searchText } = query
  const wanted = searchText === undefined ? undefined : folded(searchText)
  const rows: TableRow[] = []
  for (const known of rowsOf(world, shape.entityType, period)) {
    const { entity } = known
    if (shape.isIn && !shape.isIn(entity)) continue
    if (wanted !== undefined && !searchable(entity, shape).some((text) => text.includes(wanted))) continue
    const row = shape.partsIn ? { entity, parts: shape.partsIn(entity, period.from, period.to) } : known
    if (shape.isListed(row)) rows.push(row)
  }
  const itemOf = itemsOf(shape, period, world.unknown)
  const { isUnknown = () => false } = shape
  const values = new Map(
    rows.map((row) => [row, isUnknown(row, orderBy) ? null : valueOf(row, orderBy, itemOf, world.unknown)]),
  )
  rows.sort(inOrder(values, sortOrder === 'asc' ? 1 : -1, language))
  // A report that does not have the level says nothing of its metrics.
  const isKnown = !world.isImported || world.entities(shape.entityType).length > 0
  const unknown = isKnown ? world.unknown : BASES
  return { rows, totals: metricSetOf(addParts(rows.map(({ parts }) => parts)), true, unknown) }
}

/** A whole table keeps its order while the world stands still: its pages are asked for one after the other. */
function tableRows<Item>(asked: TableParams, shape: Shape<Item>): Sorted {
  const { world, period, query, language } = asked
  if (shape.isIn || shape.partsIn || query.searchText !== undefined) return sortedRows(asked, shape)
  const tables = knownTables.get(world) ?? new Map<string, Sorted>()
  knownTables.set(world, tables)
  const key = [shape.entityType, period.from, period.to, query.orderBy, query.sortOrder, language].join(' ')
  return memoize(tables, key, MAX_TABLES, () => sortedRows(asked, shape))
}

/** Pages that were given, with their JSON; the same one is asked for by everybody who looks at the table. */
const knownPages = new WeakMap<AdsAccountView, Map<string, object>>()
const MAX_PAGES = 60

/** One page of a table in the contract's form. */
export function tableOf<Item>(asked: TableParams, shape: Shape<Item>): ReturnType<typeof pageFor<Item>> {
  const { currencyCode, world, period, query, language } = asked
  if (shape.isIn || shape.partsIn) return pageFor(asked, shape)
  const pages = knownPages.get(world) ?? new Map<string, ReturnType<typeof pageFor<Item>>>()
  knownPages.set(world, pages)
  const key = JSON.stringify([shape.entityType, period.from, period.to, query, language, currencyCode])
  return memoize(pages as Map<string, ReturnType<typeof pageFor<Item>>>, key, MAX_PAGES, () =>
    cacheSerialized(pageFor(asked, shape)),
  )
}

const MAX_TREND_DAYS = 30

/** The daily values of a metric at the end of a period. */
function trendOf<Item>(row: TableRow, metric: TrendMetric, { world, period }: TableParams, { partsIn }: Shape<Item>) {
  const from = addDays(period.to, 1 - Math.min(period.days, MAX_TREND_DAYS))
  return world.daily(row.entity.id, from, period.to).map(({ day, parts }) => {
    const own = partsIn ? partsIn(row.entity, day, day) : parts
    return metricSetOf(own, true, world.unknown)[metric]
  })
}

function pageFor<Item>(asked: TableParams, shape: Shape<Item>) {
  const { rows, totals } = tableRows(asked, shape)
  const { trendMetric } = asked.query
  const { from, to, days } = asked.period
  const daysWithData = asked.world.daysWithData(from, to)
  const page = pageOf(rows, asked.query.currentPage, asked.query.pageSize)
  return {
    currencyCode: asked.currencyCode,
    ...page,
    items: page.items.map((row) => ({
      ...itemsOf(shape, asked.period, asked.world.unknown)(row),
      ...(trendMetric ? { trend: trendOf(row, trendMetric, asked, shape) } : {}),
    })),
    totals,
    ...(daysWithData < days ? { daysWithData } : {}),
  }
}

const isPart = (name: string, parts: MetricParts): name is keyof MetricParts => name in parts

function valueOf(
  row: TableRow,
  orderBy: string,
  itemOf: (row: TableRow) => object,
  unknown: AdsAccountView['unknown'],
): Value {
  const isFast = isPart(orderBy, row.parts) && unknown.length === 0
  return isFast ? knownAmount(row.parts[orderBy]) : Reflect.get(itemOf(row), orderBy)
}

/** True if anything was recorded in the period, whichever columns and empty cells an imported report has. */
export const hasMetrics = ({ parts: { impressions, clicks, cost, conversions } }: Pick<TableRow, 'parts'>) =>
  [impressions, clicks, cost, conversions].some((value) => value > 0 || Number.isNaN(value))

/** Removed entities are listed only if they have metrics in the period. */
export const isPresentOrHasMetrics = ({ entity, parts }: TableRow) =>
  entity.status !== 'removed' || hasMetrics({ parts })
