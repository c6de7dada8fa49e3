import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

const KIND = 'fileBytes'
type Keep = (id: string, bytes: Buffer) => Promise<unknown>

async function inTable(database: Kysely<Tables>): Promise<Keep> {
  await database.schema
    .createTable('file_chunk')
    .addColumn('file_id', sql`text collate "C"`, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_chunk_key', ['file_id', 'position'])
    .execute()
  return (id, bytes) => database.insertInto('file_chunk').values({ file_id: id, position: 0, bytes }).execute()
}

/** The folder beside the store's file; a store in memory is new and has no files. */
async function inFolder(database: Kysely<Tables>): Promise<Keep> {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database)
  const folder = `${rows[0]?.file}.files`
  return async (id, bytes) => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, id), bytes, { flush: true })
  }
}

/** Bytes of files leave the documents, one at a time since each may be large. */
export const fileBytes: Migration = {
  async up(database: Kysely<Tables>) {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter
    const keep = await (isPostgres ? inTable(database) : inFolder(database))
    const stored = database.selectFrom('document').where('kind', '=', KIND)
    for (const { id } of await stored.select('id').execute()) {
      const { body } = await stored.select('body').where('id', '=', id).executeTakeFirstOrThrow()
      await keep(id, Buffer.from(JSON.parse(body).base64, 'base64'))
    }
    await database.deleteFrom('document').where('kind', '=', KIND).execute()
  },
}
