// Earlier guardrails and removed exceptions, so that a backtest knows those of each day.
import type { Migration } from 'kysely/migration'
import { createIndex, createTable } from '#mocks/sandbox/store/migrations/create-table.ts'

export const pastGuardrails: Migration = {
  async up(database) {
    for (const [table, column] of [
      ['autopilot_past_guardrails', 'until'],
      ['autopilot_past_exception', 'removed_at'],
    ] as const) {
      await createTable(database, {
        table,
        columns: `account_id text references account on delete cascade, customer_client_id text not null, ${column} text not null`,
        indices: [`account_id, customer_client_id, ${column}, id`],
      })
      await createIndex(database, table, column)
    }
  },
}
