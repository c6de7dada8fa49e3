// Strategies say where their metric comes from, can be searched, deleted for 30 days and restored, and have check-ins.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, createTable, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>

const CHECK_IN = {
  table: 'strategy_check_in',
  columns: 'strategy_id text references strategy on delete cascade, created_at text not null',
  indices: ['strategy_id, created_at, id'],
}
const COLUMNS = [
  '"goal" integer not null default 1',
  '"priority" integer not null default 2',
  `"updated_at" text not null default ''`,
  '"deleted_at" text',
  `"search_text" text not null default ''`,
]

const ADS = 1
const OWN = 5
const ADS_METRICS = [
  'impressions',
  'clicks',
  'cost',
  'conversions',
  'conversionValue',
  'ctr',
  'averageCpc',
  'conversionRate',
  'cpa',
  'roas',
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
]
const BAD_WHEN_UP = ['cost', 'averageCpc', 'cpa', 'searchLostIsBudget', 'searchLostIsRank']

const COMPLETED = 4

/** Of a metric of one's own only an unfinished strategy tells the direction: it has not reached its target yet. */
function kpiOf(kpi: Fields, status: unknown): Fields {
  const metric = String(kpi.metric)
  const isAds = ADS_METRICS.includes(metric)
  const current = isAds ? null : (kpi.current ?? null)
  const isRising = status === COMPLETED || typeof current !== 'number' || Number(kpi.target) >= current
  const isGoodWhenUp = isAds ? !BAD_WHEN_UP.includes(metric) : isRising
  return { ...kpi, source: isAds ? ADS : OWN, scope: {}, baseline: null, current, isGoodWhenUp }
}

/** A value a person wrote counts from the day of the last change. */
function ownValuesOf({ source, current }: Fields, updatedAt: string) {
  return source === OWN && typeof current === 'number' ? [{ day: updatedAt.slice(0, 10), value: current }] : []
}

/** The columns and the body of a strategy; what became a column leaves the body. */
function rewritten({ title, status }: Row, body: Fields): Row {
  const { goal = 1, priority = 2, updatedAt = '', ...rest } = body
  const kpi = kpiOf((body.kpi ?? {}) as Fields, status)
  const written = String(updatedAt)
  const fields = {
    ...rest,
    kpi,
    healthOverride: null,
    outcome: null,
    learning: null,
    closedAt: null,
    ownValues: ownValuesOf(kpi, written),
  }
  return {
    goal: Number(goal),
    priority: Number(priority),
    updated_at: written,
    search_text: withoutNul(foldText([title, body.description].filter((one) => typeof one === 'string').join('\n'))),
    body: JSON.stringify(fields),
  }
}

export const strategies: Migration = {
  async up(given: Kysely<unknown>) {
    const database = given as Kysely<Record<string, Row>>
    for (const column of COLUMNS)
      await sql
        .raw(`alter table "strategy" add column ${column.replace(' text', ` ${textType(given)}`)}`)
        .execute(given)
    await rewriteRows(database, 'strategy', rewritten)
    await createIndex(given, 'strategy', 'deleted_at')
    await createTable(given, CHECK_IN)
  },
}
