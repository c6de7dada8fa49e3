import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** A table as a migration makes it: `indices` are lists of columns, the first of them for lists. */
export type NewTable = { table: string; columns: string; indices: string[] }

/** The type of texts, sorted by bytes on both databases. */
export const textType = (database: Kysely<unknown>): string =>
  database.getExecutor().adapter instanceof PostgresAdapter ? 'text collate "C"' : 'text'

const run = (database: Kysely<unknown>, statement: string) => sql.raw(statement).execute(database)

export async function createTable(database: Kysely<unknown>, { table, columns, indices }: NewTable): Promise<void> {
  const text = textType(database)
  const typed = columns.split(/,\s+/).map((column) => column.replace(/^(\w+) text/, `"$1" ${text}`))
  const quoted = typed.map((column) => column.replace(/^(\w+) /, '"$1" '))
  await run(database, `create table "${table}" ("id" ${text} primary key, ${quoted.join(', ')}, "body" text not null)`)
  for (const [number, index] of indices.entries())
    await createIndex(database, table, index, number === 0 ? 'list' : undefined)
}

/** Creates an index on columns, named after them unless another name is given. */
export async function createIndex(
  database: Kysely<unknown>,
  table: string,
  columns: string,
  name = columns.replaceAll(', ', '_'),
): Promise<void> {
  const quoted = columns.split(', ').map((column) => `"${column}"`)
  await run(database, `create index "${table}_${name}" on "${table}" (${quoted.join(', ')})`)
}
