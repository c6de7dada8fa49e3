// A snapshot of a whole store, for copying it.
import type { Kysely } from 'kysely'
import { type FileBytes, wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { allTables } from '#mocks/sandbox/store/schema/schema.ts'
import type { Row, Tables } from '#mocks/sandbox/store/tables.ts'

export type Snapshot = {
  /** Rows by table; a table follows those it references. */
  tables: [table: string, rows: Row[]][]
  files: { id: string; bytes: Uint8Array }[]
}

const LOADED_AT_ONCE = 50
const NOTHING = new Uint8Array()
const COPIED = () => ['document', 'unique_value', 'due_job', ...allTables().map(({ table }) => table)]

/** Everything that is remembered, but for answers to idempotency keys. */
export async function snapshotOf(database: Kysely<Tables>, bytes: FileBytes): Promise<Snapshot> {
  const tables: Snapshot['tables'] = []
  for (const table of COPIED()) {
    const rows: Row[] = await database.selectFrom(table).selectAll().execute()
    if (rows.length > 0) tables.push([table, rows])
  }
  const files = (await bytes.ids()).map(async (id) => ({ id, bytes: (await wholeOf(bytes, id)) ?? NOTHING }))
  return { tables, files: await Promise.all(files) }
}

const changed = (row: Row, change: (body: string) => string): Row =>
  typeof row.body === 'string' ? { ...row, body: change(row.body) } : row

/** Fills an empty store; `change` may rewrite the JSON of each document. */
export async function loadInto(
  database: Kysely<Tables>,
  { tables, files }: Snapshot,
  bytes: FileBytes,
  change: (body: string) => string,
): Promise<void> {
  await database.transaction().execute(async (open) => {
    for (const [table, rows] of tables)
      for (let at = 0; at < rows.length; at += LOADED_AT_ONCE)
        await open
          .insertInto(table)
          .values(rows.slice(at, at + LOADED_AT_ONCE).map((row) => changed(row, change)))
          .execute()
  })
  for (const { id, bytes: content } of files) await bytes.write(id, content)
}

/** Forgets everything. */
export async function empty(database: Kysely<Tables>, bytes: FileBytes): Promise<void> {
  for (const table of ['idempotency', 'spent_token', ...COPIED().toReversed()])
    await database.deleteFrom(table).execute()
  await bytes.clear()
}
