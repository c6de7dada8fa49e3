import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const TEXT_KEYS = { document: ['kind', 'id', 'scope', 'sort'], unique_value: ['name', 'value'], idempotency: ['key'] }

/** Texts are sorted in the order of their bytes on both databases, not in that of a language. */
export const orderOfBytes: Migration = {
  async up(database: Kysely<unknown>) {
    if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return
    for (const [table, columns] of Object.entries(TEXT_KEYS))
      for (const column of columns)
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
          database,
        )
  },
}
