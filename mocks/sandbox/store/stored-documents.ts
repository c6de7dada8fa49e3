// Where the documents of a kind lie: in a table of their own, or together with others in the table `document`.
import { documentOf, indexable, rowOf } from '#mocks/sandbox/store/rows.ts'
import type { Table } from '#mocks/sandbox/store/schema/columns.ts'
import { tableOf } from '#mocks/sandbox/store/schema/schema.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

/** The table of a kind that must have one. */
export function tableFor(kind: string): Table {
  const table = tableOf(kind)
  if (!table) throw new Error(`The kind ${kind} has no table.`)
  return table
}

export const tableNameOf = (kind: string): string => tableOf(kind)?.table ?? 'document'

/** The document of a row. */
export function readDocument(kind: string, row: Row): object {
  const table = tableOf(kind)
  return table ? documentOf(table, row) : JSON.parse(String(row.body))
}

/** The row of a document, and what identifies it in its table. */
export function placeDocument(kind: string, document: object & { id?: string }) {
  const known = { ...document, id: String(document.id) }
  const table = tableOf(kind)
  if (table) return { table: table.table, row: rowOf(table, known), keys: ['id'] }
  const row: Row = { kind, id: indexable(known.id), body: JSON.stringify(document) }
  return { table: 'document', row, keys: ['kind', 'id'] }
}

type Narrowing<Query> = { where: (column: string, operator: '=', value: string) => Query }

/** A query narrowed down to one document. */
export function only<Query extends Narrowing<Query>>(query: Query, kind: string, id: string): Query {
  const own = query.where('id', '=', indexable(id))
  return tableOf(kind) ? own : own.where('kind', '=', kind)
}
