import type { Kysely } from 'kysely'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

export type Fields = Record<string, unknown>

/** Rewrites every document of some kinds, one at a time. */
export async function rewriteDocuments(
  database: Kysely<Tables>,
  changes: Record<string, (document: Fields) => Fields>,
): Promise<void> {
  for (const [kind, change] of Object.entries(changes)) {
    const documents = await database.selectFrom('document').select(['id', 'body']).where('kind', '=', kind).execute()
    for (const { id, body } of documents)
      await database
        .updateTable('document')
        .set({ body: JSON.stringify(change(JSON.parse(body))) })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute()
  }
}
