// The questions asked of the schema's tables, alike for SQLite and PostgreSQL. What a caller may name is checked by the types of store.ts.
import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type ExpressionBuilder,
  type Kysely,
  type OrderByItemBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { columnName, shown, stored } from '#mocks/sandbox/store/rows.ts'
import type { Table } from '#mocks/sandbox/store/schema/columns.ts'
import type { Row, SqlValue } from '#mocks/sandbox/store/tables.ts'

type Order = 'asc' | 'desc'
/** A direction, or the values in the order they come in, as the names of rules do in a language; a value that is not named comes last. */
export type Sorting = Order | readonly SqlValue[]
export type Conditions = Record<string, unknown>
export type QueryParams = {
  where?: Conditions
  /** Instead of the sort of the table; nulls come last in both directions. */
  by?: readonly (readonly [string, Sorting])[]
  /** Of the sort and of ids. */
  order?: Order
  /** Of the rows that have the same value in this column, only the first by id. */
  once?: string | undefined
  limit?: number
  offset?: number
  /** The fields that are read, besides those without a column; all by default. */
  only?: readonly string[] | undefined
}

/** A database of which only the schema's tables are used. */
export type Rows = Kysely<Record<string, Row>>
type Selection<O> = SelectQueryBuilder<Record<string, Row>, string, O>
type Where = ExpressionBuilder<Record<string, Row>, string>

const MAX_DELETED_PER_QUERY = 1000
const BOUNDS = { from: '>=', to: '<=', below: '<', not: '!=' } as const

/** Values that rows of another table have in a column. */
export class Selected {
  readonly table: Table
  readonly field: string
  readonly where: Conditions

  constructor(table: Table, field: string, where: Conditions) {
    this.table = table
    this.field = field
    this.where = where
  }
}

const storedAll = (values: readonly unknown[]): SqlValue[] => values.map(stored)

const pattern = (text: string) => `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`

function condition(field: string, wanted: unknown) {
  const column = columnName(field)
  return (build: Where) => {
    const valuesOf = ({ table, field: named, where }: Selected) =>
      selected(build.selectFrom(table.table).select(columnName(named)), where)
    if (wanted instanceof Selected) return build(column, 'in', valuesOf(wanted))
    if (wanted === null) return build(column, 'is', null)
    if (Array.isArray(wanted)) return wanted.length === 0 ? sql<boolean>`1 = 0` : build(column, 'in', storedAll(wanted))
    if (typeof wanted !== 'object') return build(column, '=', stored(wanted))
    const bounds = Object.entries(wanted).filter(([, value]) => value !== undefined)
    return build.and(
      bounds.map(([name, value]) => {
        if (name === 'contains') return sql<boolean>`${sql.ref(column)} like ${pattern(String(value))} escape '\\'`
        if (value instanceof Selected) return build(column, 'not in', valuesOf(value))
        const operator = BOUNDS[name as keyof typeof BOUNDS]
        return value === null ? build(column, 'is not', null) : build(column, operator, stored(value))
      }),
    )
  }
}

const asked = (where: Conditions = {}) => Object.entries(where).filter(([, wanted]) => wanted !== undefined)

/** Groups of questions: of each group one must fit. */
const anyOf = (groups: unknown) => (build: Where) =>
  build.and(
    (groups as Conditions[][]).map((group) =>
      build.or(group.map((one) => build.and(asked(one).map(([field, wanted]) => condition(field, wanted)(build))))),
    ),
  )

function selected<O>(query: Selection<O>, where: Conditions | undefined): Selection<O> {
  return asked(where).reduce(
    (built, [field, wanted]) => built.where(field === 'anyOf' ? anyOf(wanted) : condition(field, wanted)),
    query,
  )
}

function ordering({ columns }: Table, field: string, sorting: Sorting) {
  const column = sql.ref<SqlValue>(columnName(field))
  if (typeof sorting === 'string') {
    const mayBeNull = columns[field]?.empty !== 'never'
    return [column, (one: OrderByItemBuilder) => (mayBeNull ? one[sorting]().nullsLast() : one[sorting]())] as const
  }
  const places = sorting.map((value, place) => sql`when ${value} then ${sql.lit(place)}`)
  const place =
    places.length === 0
      ? sql<number>`0`
      : sql<number>`case ${column} ${sql.join(places, sql` `)} else ${sql.lit(places.length)} end`
  return [place, (one: OrderByItemBuilder) => one.asc()] as const
}

/** The columns a document is made of, without those that are only filtered and sorted by. */
const documentColumns = ({ columns }: Table, only: readonly string[] = Object.keys(columns)): string[] => [
  'id',
  ...only.filter((field) => !columns[field]?.derive).map(columnName),
  'body',
]

/** Rows in order of the table's sort, then id. */
export function listed(rows: Rows, table: Table, { where, by, order = 'asc', once, limit, offset, only }: QueryParams) {
  const sorted = by ?? table.sort.map((field) => [field, order] as const)
  const ids = rows.selectFrom(table.table).select('id')
  let query = selected(limit === undefined ? ids.clearSelect().select(documentColumns(table, only)) : ids, where)
  if (once !== undefined) {
    const firsts = rows.selectFrom(table.table).select(sql<SqlValue>`min(id)`.as('id'))
    query = query.where('id', 'in', selected(firsts, where).groupBy(columnName(once)))
  }
  const inOrder = <O>(unsorted: Selection<O>) =>
    sorted
      .reduce((built, [field, sorting]) => built.orderBy(...ordering(table, field, sorting)), unsorted)
      .orderBy('id', order)
  query = inOrder(query)
  if (limit === undefined) return query
  // Only ids are sorted: the documents of a page are read afterwards.
  const page = offset ? query.limit(limit).offset(offset) : query.limit(limit)
  return inOrder(rows.selectFrom(table.table).select(documentColumns(table, only)).where('id', 'in', page))
}

export async function counted(rows: Rows, table: Table, where: Conditions, once?: string): Promise<number> {
  const number =
    once === undefined
      ? sql<number | string>`count(*)`
      : sql<number | string>`count(distinct ${sql.ref(columnName(once))})`
  const query = selected(rows.selectFrom(table.table), where).select(number.as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

export async function valuesOf(rows: Rows, table: Table, field: string, where: Conditions): Promise<SqlValue[]> {
  const column = columnName(field)
  const found = await selected(rows.selectFrom(table.table).select(column).distinct(), where).execute()
  return found.flatMap((row) => row[column] ?? [])
}

/** Some columns of what fits, without the documents. */
export async function fieldsOf(rows: Rows, { table, columns }: Table, fields: readonly string[], where: Conditions) {
  const found = await selected(rows.selectFrom(table).select(fields.map(columnName)), where).execute()
  return found.map((row) =>
    Object.fromEntries(fields.map((field) => [field, shown(columns[field], row[columnName(field)])])),
  )
}

export type Total = { value: SqlValue; count: number; sum: number }

/** For each value of a column how many rows have it, and the sum of another column over them. */
export async function totalsOf(
  rows: Rows,
  { table }: Table,
  { field, sum }: { field: string; sum: string },
  where: Conditions,
): Promise<Total[]> {
  const [by, added] = [sql.ref<SqlValue>(columnName(field)), sql.ref(columnName(sum))]
  const found = await selected(rows.selectFrom(table), where)
    .select([
      by.as('value'),
      sql<number | string>`count(*)`.as('n'),
      sql<number | string | null>`sum(${added})`.as('total'),
    ])
    .groupBy(by)
    .execute()
  return found.map(({ value, n, total }) => ({ value, count: Number(n), sum: Number(total) }))
}

/** Deletes what fits, in slices that hold no one up for long, up to `most` rounded up to a slice; gives how many went. */
export async function deleteAll(
  rows: Rows,
  table: Table,
  where: Conditions,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const first = selected(rows.selectFrom(table.table).select('id'), where).limit(MAX_DELETED_PER_QUERY)
  const query: DeleteQueryBuilder<Record<string, Row>, string, DeleteResult> = rows.deleteFrom(table.table)
  let count = 0
  for (let gone = MAX_DELETED_PER_QUERY; gone === MAX_DELETED_PER_QUERY && count < most; count += gone)
    gone = Number((await query.where('id', 'in', first).executeTakeFirstOrThrow()).numDeletedRows)
  return count
}

/** The conditions of a list: what it belongs to, besides what else is asked. */
export const withinScope = ({ scope }: Table, wanted: unknown, where: Conditions = {}): Conditions =>
  typeof scope === 'string' ? { ...where, [scope]: wanted } : { ...where, ...(wanted as Conditions) }
