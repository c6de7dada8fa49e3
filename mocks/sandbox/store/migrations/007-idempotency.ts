import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Former rows held a plain hash of each request and its whole answer, passwords and tokens included: they are not taken over. */
export const idempotency: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.dropTable('idempotency').execute()
    await database.schema
      .createTable('idempotency')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('mac', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('idempotency_expiry').on('idempotency').column('expires_at').execute()
  },
}
