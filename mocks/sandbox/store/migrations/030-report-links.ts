// The table of links that open a report.
import type { Migration } from 'kysely/migration'
import { createIndex, createTable } from '#mocks/sandbox/store/migrations/create-table.ts'

export const reportLinks: Migration = {
  async up(database) {
    await createTable(database, {
      table: 'report_link',
      columns: `account_id text references account on delete cascade, key_hash text not null, expires_on text not null,
        revoked_at text, created_at text not null`,
      indices: ['account_id, created_at, id'],
    })
    await createIndex(database, 'report_link', 'key_hash')
    await createIndex(database, 'report_link', 'expires_on')
  },
}
