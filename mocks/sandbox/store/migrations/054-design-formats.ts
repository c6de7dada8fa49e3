// Designs are listed by their formats.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

export const designFormats: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw(`alter table design add column type_line ${textType(database)} not null default ''`).execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'design', (_, { designTypeIds }) => ({
      type_line: Array.isArray(designTypeIds) ? designTypeIds.map((id) => `\n${id}\n`).join('') : '',
    }))
  },
}
