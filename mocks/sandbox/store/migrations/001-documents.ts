import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const documents: Migration = {
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
    await database.schema.createIndex('document_list').on('document').columns(['kind', 'scope', 'sort', 'id']).execute()
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
}
