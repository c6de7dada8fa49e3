// Every kind that has a table of its own. Kinds that are only read by id are in the table `document`.
import { Selected } from '#mocks/sandbox/store/queries.ts'
import { ANOMALIES } from '#mocks/sandbox/store/schema/anomalies.ts'
import { AUTOPILOT } from '#mocks/sandbox/store/schema/autopilot.ts'
import { BILLING } from '#mocks/sandbox/store/schema/billing.ts'
import type { Column, Columns, Table } from '#mocks/sandbox/store/schema/columns.ts'
import { IDENTITY } from '#mocks/sandbox/store/schema/identity.ts'
import { OUTSIDE } from '#mocks/sandbox/store/schema/outside.ts'
import { REPORTING } from '#mocks/sandbox/store/schema/reporting.ts'
import { WORKSPACE } from '#mocks/sandbox/store/schema/workspace.ts'

/** A table follows those it references. */
export const SCHEMA = { ...IDENTITY, ...BILLING, ...AUTOPILOT, ...ANOMALIES, ...WORKSPACE, ...REPORTING, ...OUTSIDE }

type Schema = typeof SCHEMA
export type TableKind = keyof Schema

type ColumnsOf<K extends TableKind> = Schema[K]['columns']
type ValueOf<C> = C extends Column<infer Value> ? Value : never
type DerivedNames<C extends Columns> = { [N in keyof C]: C[N] extends { derive: unknown } ? N : never }[keyof C]

type OptionalNames<C extends Columns> = { [N in keyof C]: undefined extends ValueOf<C[N]> ? N : never }[keyof C]
type FieldsOf<C extends Columns> = {
  [N in Exclude<keyof C, DerivedNames<C> | OptionalNames<C>>]: ValueOf<C[N]>
} & { [N in OptionalNames<C>]?: ValueOf<C[N]> }

/** The fields of a document that its table has columns for. */
export type Fields<K> = K extends TableKind ? FieldsOf<ColumnsOf<K>> : object

type Bounds<Value> = { from?: Value; to?: Value; below?: Value; not?: Value | Selected }
/** A value, one of several, those another table has, the bounds it lies within, or a text it contains; nothing is asked where it is undefined. */
type Condition<Value> =
  | Value
  | readonly Value[]
  | Selected
  | Bounds<Value>
  | { contains: string | undefined }
  | undefined

/** The filters on the columns of a kind. */
type All<K extends TableKind> = { [N in keyof ColumnsOf<K>]?: Condition<ValueOf<ColumnsOf<K>[N]>> } & {
  id?: Condition<string>
}
/** All that is asked must fit, and one of each group in `anyOf`. */
export type Where<K extends TableKind> = All<K> & { anyOf?: All<K>[][] | undefined }
export type ColumnOf<K extends TableKind> = keyof ColumnsOf<K> & string
/** Some columns of a kind, by the names of the fields. */
export type Picked<K extends TableKind, N extends ColumnOf<K>> = { [One in N]: ValueOf<ColumnsOf<K>[One]> }

/** The scope of a list: the value of the scope column, or an object if there are several. */
export type ScopeOf<K extends TableKind> = Schema[K]['scope'] extends infer S
  ? S extends keyof ColumnsOf<K>
    ? NonNullable<ValueOf<ColumnsOf<K>[S]>>
    : S extends readonly (infer N extends keyof ColumnsOf<K>)[]
      ? { [One in N]: NonNullable<ValueOf<ColumnsOf<K>[One]>> }
      : never
  : never

const TABLES: ReadonlyMap<string, Table> = new Map(Object.entries(SCHEMA))

/** The table of a kind; undefined for one that lies in `document`. */
export const tableOf = (kind: string): Table | undefined => TABLES.get(kind)
/** Values that documents have in a column, for a condition on those of another kind. */
export function valuesIn<K extends TableKind>(kind: K, column: ColumnOf<K>, where: Where<K>): Selected {
  return new Selected(SCHEMA[kind], column, where)
}
export const allTables = (): Table[] => [...TABLES.values()]
