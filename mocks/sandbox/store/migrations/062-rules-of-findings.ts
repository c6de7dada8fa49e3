// Findings can be listed by the autopilot item that takes care of them, and their effects are compared within one currency.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createIndex, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type State = { effect: { currencyCode: string } | null }

export const rulesOfFindings: Migration = {
  async up(database: Kysely<unknown>) {
    const text = textType(database)
    const columns = [`"autopilot_id" ${text}`, `"effect_currency" ${text} not null default ''`]
    for (const column of columns) await sql.raw(`alter table "analysis_finding" add column ${column}`).execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'analysis_finding', (_, { state }) => ({
      effect_currency: (state as State).effect?.currencyCode ?? '',
    }))
    await createIndex(database, 'analysis_finding', 'autopilot_id')
  },
}
