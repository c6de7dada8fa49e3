// Every kind with a table of its own. Kinds that are only read by id are in the table `document`.
import { ANOMALIES } from '#mocks/sandbox/store/schema/anomalies.ts'
import { AUTOPILOT } from '#mocks/sandbox/store/schema/autopilot.ts'
import { BILLING } from '#mocks/sandbox/store/schema/billing.ts'
import type { Column, Columns, Table } from '#mocks/sandbox/store/schema/columns.ts'
import { IDENTITY } from '#mocks/sandbox/store/schema/identity.ts'
import { OUTSIDE } from '#mocks/sandbox/store/schema/outside.ts'
import { WORKSPACE } from '#mocks/sandbox/store/schema/workspace.ts'

/** A table follows those it references. */
export const SCHEMA = { ...IDENTITY, ...BILLING, ...AUTOPILOT, ...ANOMALIES, ...WORKSPACE, ...OUTSIDE }

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

/** A value, one of several, or the bounds it lies within; nothing is asked where it is undefined. */
type Condition<Value> = Value | readonly Value[] | { from?: Value; to?: Value; below?: Value; not?: Value } | undefined

/** What is asked of the columns of a kind. */
export type Where<K extends TableKind> = { [N in keyof ColumnsOf<K>]?: Condition<ValueOf<ColumnsOf<K>[N]>> } & {
  id?: Condition<string>
}
export type ColumnOf<K extends TableKind> = keyof ColumnsOf<K> & string

/** What a list belongs to: the value of the scope column, or an object where there are several. */
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
export const allTables = (): Table[] => [...TABLES.values()]
