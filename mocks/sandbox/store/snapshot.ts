// A whole store at once: what it remembers, for a copy of it.
import type { Kysely } from 'kysely'
import { allTables } from '#mocks/sandbox/store/schema/schema.ts'
import type { Row, Tables } from '#mocks/sandbox/store/tables.ts'

/** Rows by table; a table stands behind those it refers to. */
export type Snapshot = [table: string, rows: Row[]][]

const LOADED_AT_ONCE = 50
const COPIED = () => ['document', 'unique_value', 'due_job', ...allTables().map(({ table }) => table)]

/** Everything that is remembered, but for answers to idempotency keys. */
export async function snapshotOf(database: Kysely<Tables>): Promise<Snapshot> {
  const snapshot: Snapshot = []
  for (const table of COPIED()) {
    const rows: Row[] = await database.selectFrom(table).selectAll().execute()
    if (rows.length > 0) snapshot.push([table, rows])
  }
  return snapshot
}

const changed = (row: Row, change: (body: string) => string): Row =>
  typeof row.body === 'string' ? { ...row, body: change(row.body) } : row

/** Fills an empty store; `change` may rewrite the JSON of each document. */
export async function loadInto(
  database: Kysely<Tables>,
  snapshot: Snapshot,
  change: (body: string) => string,
): Promise<void> {
  await database.transaction().execute(async (open) => {
    for (const [table, rows] of snapshot)
      for (let at = 0; at < rows.length; at += LOADED_AT_ONCE)
        await open
          .insertInto(table)
          .values(rows.slice(at, at + LOADED_AT_ONCE).map((row) => changed(row, change)))
          .execute()
  })
}

/** Forgets everything. */
export async function empty(database: Kysely<Tables>): Promise<void> {
  for (const table of ['idempotency', 'spent_token', ...COPIED().toReversed()]) await database.deleteFrom(table).execute()
}
