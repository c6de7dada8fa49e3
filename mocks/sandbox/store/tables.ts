import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ADDED_IN_003 } from '#mocks/sandbox/store/added-fields.ts'

/** A thing the sandbox remembers: its kind, whom it belongs to, where it stands in a list, and what it is. */
export type DocumentRow = {
  kind: string
  id: string
  /** The account or person it belongs to; '' for what belongs to nobody. */
  scope: string
  /** What its list is sorted by, a time or a name. */
  sort: string
  /** JSON. */
  body: string
}

/** A value that may exist once, like an e-mail address. */
export type UniqueRow = { name: string; value: string; id: string }

/** The first answer to an idempotency key. */
export type IdempotencyRow = { key: string; hash: string; answer: string; created_at: string }

export type Tables = { document: DocumentRow; unique_value: UniqueRow; idempotency: IdempotencyRow }

const TEXT_KEYS = { document: ['kind', 'id', 'scope', 'sort'], unique_value: ['name', 'value'], idempotency: ['key'] }

/** The schema's versions, in order of name; a version that has been published is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-documents': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('document')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('sort', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('document_key', ['kind', 'id'])
        .execute()
      await database.schema
        .createIndex('document_list')
        .on('document')
        .columns(['kind', 'scope', 'sort', 'id'])
        .execute()
      await database.schema
        .createTable('unique_value')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('unique_value_key', ['name', 'value'])
        .execute()
      await database.schema
        .createTable('idempotency')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('hash', 'text', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
    },
  },
  // Texts are in the order of their bytes on both databases, not in that of a language.
  '002-order-of-bytes': {
    async up(database: Kysely<unknown>) {
      if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return
      for (const [table, columns] of Object.entries(TEXT_KEYS))
        for (const column of columns)
          await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text collate "C"`.execute(
            database,
          )
    },
  },
  '003-versions-and-hours': {
    async up(database: Kysely<Tables>) {
      for (const [kind, complete] of Object.entries(ADDED_IN_003)) {
        const documents = await database
          .selectFrom('document')
          .select(['id', 'body'])
          .where('kind', '=', kind)
          .execute()
        for (const { id, body } of documents)
          await database
            .updateTable('document')
            .set({ body: JSON.stringify(complete(JSON.parse(body))) })
            .where('kind', '=', kind)
            .where('id', '=', id)
            .execute()
      }
    },
  },
}
