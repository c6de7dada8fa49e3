// Findings can be listed by the strategy they belong to.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createIndex, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

/** Moves the strategy from the JSON of the body into its column. */
function withStrategy(_row: Row, { strategyId, ...finding }: Record<string, unknown>): Row {
  return { strategy_id: (strategyId ?? null) as string | null, body: JSON.stringify(finding) }
}

export const findingsOfStrategies: Migration = {
  async up(database: Kysely<unknown>) {
    const column = `"strategy_id" ${textType(database)}`
    await sql.raw(`alter table "analysis_finding" add column ${column}`).execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'analysis_finding', withStrategy)
    await createIndex(database, 'analysis_finding', 'strategy_id')
  },
}
