// Tasks that were done long ago are archived.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { textType } from '#mocks/sandbox/store/migrations/create-table.ts'

export const archivedTasks: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw(`alter table "task" add column "archived_at" ${textType(database)}`).execute(database)
  },
}
