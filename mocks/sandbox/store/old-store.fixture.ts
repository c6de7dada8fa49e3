import type { Kysely } from 'kysely'
import { openDatabase } from '#mocks/sandbox/store/database.ts'
import { migrate } from '#mocks/sandbox/store/migrations/migrations.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

/** A document as it was stored before kinds had tables. */
export type OldDocument = [kind: string, id: string, scope: string, sort: string, body: Record<string, unknown>]

/** A store that ends with a migration, with documents as that version wrote them. */
export async function oldStore(location: string, version: string, documents: OldDocument[]): Promise<void> {
  const { database } = await openDatabase({ location })
  await migrate(database, version)
  const rows = documents.map(([kind, id, scope, sort, body]) => ({ kind, id, scope, sort, body: JSON.stringify(body) }))
  await (database as unknown as Kysely<Record<string, Row>>).insertInto('document').values(rows).execute()
  await database.destroy()
}
