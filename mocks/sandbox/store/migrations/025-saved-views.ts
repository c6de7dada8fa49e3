// The table of saved views.
import type { Migration } from 'kysely/migration'
import { createTable } from '#mocks/sandbox/store/migrations/create-table.ts'

export const savedViews: Migration = {
  async up(database) {
    await createTable(database, {
      table: 'saved_view',
      columns: `account_id text references account on delete cascade, created_by_user_id text not null, screen integer not null,
        is_shared integer not null, name_order text not null`,
      indices: ['account_id, name_order, id'],
    })
  },
}
