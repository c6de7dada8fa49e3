// Designs are listed by the post they are made for.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createIndex, textType } from '#mocks/sandbox/store/migrations/create-table.ts'

export const postsOfDesigns: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw(`alter table "design" add column "post_id" ${textType(database)}`).execute(database)
    await createIndex(database, 'design', 'post_id')
  },
}
