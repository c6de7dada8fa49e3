import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

/** Fields that held secrets in the documents of a kind: spent tokens of a session, and keys that were made from the seed. */
const DROPPED: Record<string, string> = { session: 'spentRefreshTokens', file: 'key' }

/** Spent tokens move from the session documents to a table with an index; each is kept as long as it could be used. */
export const spentTokens: Migration = {
  async up(database: Kysely<Tables>) {
    await database.schema
      .createTable('spent_token')
      .ifNotExists()
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('spent_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('spent_token_end')
      .ifNotExists()
      .on('spent_token')
      .columns(['expires_at'])
      .execute()
    for (const [kind, field] of Object.entries(DROPPED)) {
      const documents = await database.selectFrom('document').select(['id', 'body']).where('kind', '=', kind).execute()
      for (const { id, body } of documents) {
        const { [field]: _, ...kept } = JSON.parse(body)
        await database
          .updateTable('document')
          .set({ body: JSON.stringify(kept) })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute()
      }
    }
  },
}
