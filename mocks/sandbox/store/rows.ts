// Documents as rows and back: declared fields in columns, all others in the JSON of `body`, nothing twice.
import type { Column, Table } from '#mocks/sandbox/store/schema/columns.ts'
import type { Row, SqlValue } from '#mocks/sandbox/store/tables.ts'

const MAX_TEXT_LENGTH = 300
const LONE_SURROGATE = /\p{Surrogate}/gu

export const withoutNul = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text)

/** A text as both databases can keep it in an index: PostgreSQL takes no NUL, no lone surrogate and no long text there. */
export function indexable(text: string): string {
  return storable(text.length > MAX_TEXT_LENGTH ? text.slice(0, MAX_TEXT_LENGTH) : text)
}
const storable = (text: string): string => withoutNul(text).replace(LONE_SURROGATE, '\uFFFD')

const names = new Map<string, string>()

/** The column of a field: `createdAt` is in `created_at`. */
export function columnName(field: string): string {
  const known = names.get(field)
  if (known) return known
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  names.set(field, name)
  return name
}

/** Returns the stored form of a value. */
export function stored(value: unknown): SqlValue {
  if (typeof value === 'string') return indexable(value)
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'number' ? value : null
}

/** Returns a document's value for a column. */
export const shown = (column: Column | undefined, value: SqlValue | undefined): unknown =>
  column?.type === 'boolean' ? value === 1 : value

function columnValue({ derive, empty, type, isLong }: Column, document: object, field: string): SqlValue {
  const value: unknown = derive ? (derive as (document: object) => unknown)(document) : Reflect.get(document, field)
  const kept = isLong && typeof value === 'string' ? storable(value) : stored(value)
  if (kept === null && empty === 'never') return type === 'text' ? '' : 0
  return kept
}

/** A field whose column cannot give it back as it is stays in the body, which is believed first. */
const isGivenBack = (column: Column, document: object, field: string, kept: SqlValue): boolean => {
  if (column.derive) return false
  const value: unknown = Reflect.get(document, field)
  if (kept === null) return value === (column.empty === 'left out' ? undefined : null)
  return shown(column, kept) === value
}

/** The row of a document. */
export function rowOf({ columns }: Table, document: { id: string }): Row {
  const row: Row = { id: indexable(document.id) }
  const rest: Record<string, unknown> = { ...document }
  if (row.id === document.id) delete rest.id
  for (const [field, column] of Object.entries(columns)) {
    const kept = columnValue(column, document, field)
    row[columnName(field)] = kept
    if (isGivenBack(column, document, field, kept)) delete rest[field]
  }
  row.body = JSON.stringify(rest)
  return row
}

type ReadColumn = { field: string; name: string; column: Column }
const readColumns = new WeakMap<Table, ReadColumn[]>()

/** The columns that a document is made of, which are worked out once for all rows of a table. */
function readColumnsOf(table: Table): ReadColumn[] {
  const known = readColumns.get(table)
  if (known) return known
  const found = Object.entries(table.columns)
    .filter(([, { derive }]) => !derive)
    .map(([field, column]) => ({ field, name: columnName(field), column }))
  readColumns.set(table, found)
  return found
}

/** The document of a row. Columns that were not read are left out. */
export function documentOf(table: Table, row: Row): object {
  const document: Record<string, unknown> = { id: row.id }
  for (const { field, name, column } of readColumnsOf(table)) {
    const value = row[name]
    if (value === undefined) continue
    if (value !== null) document[field] = shown(column, value)
    else if (column.empty === 'null') document[field] = null
  }
  return Object.assign(document, JSON.parse(String(row.body)))
}
