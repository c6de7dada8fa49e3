// Findings are listed by their effect for their effort.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type State = { effect: { low: number; high: number } | null; effort: number; severity: number }

export const gainOfFindings: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw('alter table analysis_finding add column gain double precision not null default 0').execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'analysis_finding', (_, body) => {
      const { effect, effort, severity } = body.state as State
      return { gain: effect ? (effect.low + effect.high) / 2 / effort : severity / effort - 3 }
    })
  },
}
