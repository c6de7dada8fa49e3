// The questions asked of the schema's tables, alike for SQLite and PostgreSQL. What a caller may name is checked by the types of store.ts.
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import { columnName, stored } from '#mocks/sandbox/store/rows.ts'
import type { Table } from '#mocks/sandbox/store/schema/columns.ts'
import type { Row, SqlValue } from '#mocks/sandbox/store/tables.ts'

type Order = 'asc' | 'desc'
export type Conditions = Record<string, unknown>
export type Question = {
  where?: Conditions
  /** Instead of the sort of the table. */
  by?: readonly (readonly [string, Order])[]
  /** Of the sort and of ids. */
  order?: Order
  limit?: number
  offset?: number
}

/** A database of which only the schema's tables are used. */
export type Rows = Kysely<Record<string, Row>>
type Selection<O> = SelectQueryBuilder<Record<string, Row>, string, O>
type Where = ExpressionBuilder<Record<string, Row>, string>

const MOST_DELETED_AT_ONCE = 1000
const BOUNDS = { from: '>=', to: '<=', below: '<', not: '!=' } as const

const storedAll = (values: readonly unknown[]): SqlValue[] => values.map(stored)

function condition(field: string, wanted: unknown) {
  const column = columnName(field)
  return (build: Where) => {
    if (wanted === null) return build(column, 'is', null)
    if (Array.isArray(wanted)) return wanted.length === 0 ? sql<boolean>`1 = 0` : build(column, 'in', storedAll(wanted))
    if (typeof wanted !== 'object') return build(column, '=', stored(wanted))
    const bounds = Object.entries(wanted).filter(([, value]) => value !== undefined)
    return build.and(
      bounds.map(([name, value]) => {
        const operator = BOUNDS[name as keyof typeof BOUNDS]
        return value === null ? build(column, 'is not', null) : build(column, operator, stored(value))
      }),
    )
  }
}

const asked = (where: Conditions = {}) => Object.entries(where).filter(([, wanted]) => wanted !== undefined)

function selected<O>(query: Selection<O>, where: Conditions | undefined): Selection<O> {
  return asked(where).reduce((built, [field, wanted]) => built.where(condition(field, wanted)), query)
}

/** Rows in order of the table's sort, then id. */
export function listed(rows: Rows, table: Table, { where, by, order = 'asc', limit, offset }: Question) {
  const sorted = by ?? table.sort.map((field) => [field, order] as const)
  let query = selected(rows.selectFrom(table.table).selectAll(), where)
  for (const [field, direction] of sorted) query = query.orderBy(columnName(field), direction)
  query = query.orderBy('id', order)
  if (limit !== undefined) query = query.limit(limit)
  return offset ? query.offset(offset) : query
}

export async function counted(rows: Rows, table: Table, where: Conditions): Promise<number> {
  const query = selected(rows.selectFrom(table.table), where).select(sql<number | string>`count(*)`.as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

export async function valuesOf(rows: Rows, table: Table, field: string, where: Conditions): Promise<SqlValue[]> {
  const column = columnName(field)
  const found = await selected(rows.selectFrom(table.table).select(column).distinct(), where).execute()
  return found.flatMap((row) => row[column] ?? [])
}

/** Deletes what fits, in slices that hold no one up for long; gives how many went. */
export async function deleteAll(rows: Rows, table: Table, where: Conditions): Promise<number> {
  const first = selected(rows.selectFrom(table.table).select('id'), where).limit(MOST_DELETED_AT_ONCE)
  const query: DeleteQueryBuilder<Record<string, Row>, string, DeleteResult> = rows.deleteFrom(table.table)
  let count = 0
  for (let gone = MOST_DELETED_AT_ONCE; gone === MOST_DELETED_AT_ONCE; count += gone)
    gone = Number((await query.where('id', 'in', first).executeTakeFirstOrThrow()).numDeletedRows)
  return count
}

/** The conditions of a list: what it belongs to, besides what else is asked. */
export const withinScope = ({ scope }: Table, wanted: unknown, where: Conditions = {}): Conditions =>
  typeof scope === 'string' ? { ...where, [scope]: wanted } : { ...where, ...(wanted as Conditions) }
