// The table of annotations that people write.
import type { Migration } from 'kysely/migration'
import { createTable } from '#mocks/sandbox/store/migrations/create-table.ts'

export const annotations: Migration = {
  async up(database) {
    await createTable(database, {
      table: 'annotation',
      columns: `account_id text references account on delete cascade, created_by_user_id text not null, date_begin text not null,
        date_end text not null, is_ignored_for_learning integer not null`,
      indices: ['account_id, date_begin, id'],
    })
  },
}
