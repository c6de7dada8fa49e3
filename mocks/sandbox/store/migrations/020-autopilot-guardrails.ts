// Adds the guardrails over all rules of a client account.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createTable } from '#mocks/sandbox/store/migrations/create-table.ts'

export const autopilotGuardrails: Migration = {
  async up(database: Kysely<unknown>) {
    await createTable(database, {
      table: 'autopilot_guardrails',
      columns:
        'account_id text references account on delete cascade, customer_client_id text not null, updated_at text not null',
      indices: ['account_id, customer_client_id, updated_at, id'],
    })
  },
}
