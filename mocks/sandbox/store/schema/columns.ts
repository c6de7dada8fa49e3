// How a stored kind says what of it is a column. Everything else of a document lies in the JSON column `body`.
import { foldText } from '#mocks/sandbox/store/fold-text.ts'

type ColumnType = 'text' | 'integer' | 'real' | 'boolean'
type Reference = {
  table: string
  /** The action on the row when the referenced row is deleted. */
  onDelete: 'cascade' | 'set null'
}

export type Column<Value = unknown> = {
  type: ColumnType
  /** The meaning of NULL: never (the column always has a value), null, or an omitted field. */
  empty: 'never' | 'null' | 'left out'
  references?: Reference
  /** A text of any length, which therefore stands in no index. */
  isLong?: boolean
  /** Computes a value that is no field of the document, only to filter and sort by. */
  derive?: (document: never) => unknown
  /** Never set: carries the type of the field. */
  readonly value?: Value
}
export type Columns = Record<string, Column>

export const text = (): Column<string> => ({ type: 'text', empty: 'never' })
export const integer = (): Column<number> => ({ type: 'integer', empty: 'never' })
/** A number with decimals. */
export const real = (): Column<number> => ({ type: 'real', empty: 'never' })
export const boolean = (): Column<boolean> => ({ type: 'boolean', empty: 'never' })

/** A field that may be null. */
export const nullable = <Value>(column: Column<Value>): Column<Value | null> => ({ ...column, empty: 'null' })
/** A field that may be left out. */
export const optional = <Value>(column: Column<Value>): Column<Value | null | undefined> => ({
  ...column,
  empty: 'left out',
})

/** A value worked out from the document whenever it is written. */
export const derived = <Document extends object, Value>(
  column: Column<Value>,
  derive: (document: Document) => Value,
): Column<Value> & { derive: (document: Document) => Value } => ({ ...column, derive })

/** Texts to search in, folded, so that a search ignores case and diacritics (`contains` in a question). */
export const searchable = <Document extends object>(textsOf: (document: Document) => readonly (string | null)[]) =>
  derived({ ...text(), isLong: true }, (document: Document) =>
    foldText(
      textsOf(document)
        .filter((one) => one !== null)
        .join('\n'),
    ),
  )

/**
 * The id of a row of another table. A document whose subject was gone already when the reference was introduced keeps its field in the
 * body; its column is NULL.
 */
export const reference = <C extends Column>(column: C, target: string, onDelete: Reference['onDelete']): C => ({
  ...column,
  references: { table: target, onDelete },
})

/** An entity that ends with the account it belongs to. */
export const ofAccount = () => reference(text(), 'account', 'cascade')
/** An entity that ends with the person it belongs to. */
export const ofPerson = () => reference(text(), 'person', 'cascade')

type Names<C extends Columns> = keyof C & string

export type Table<
  C extends Columns = Columns,
  Scope extends string | readonly string[] = string | readonly string[],
> = {
  table: string
  columns: C
  /** The column, or columns, whose value a list belongs to; none where lists are always of all. */
  scope: Scope
  /** The sort columns of a list before its ids; columns that are never NULL, since databases place NULL differently. */
  sort: readonly string[]
  /** Besides the one on scope, sort and id. */
  indices: readonly (readonly string[])[]
}

type Declared<C extends Columns, Scope> = {
  columns: C
  scope: Scope
  sort: readonly Names<C>[]
  indices?: readonly (readonly (Names<C> | 'id')[])[]
}

/** Declares where a kind is stored. */
export const table = <C extends Columns, const Scope extends Names<C> | readonly Names<C>[]>(
  name: string,
  { columns, scope, sort, indices = [] }: Declared<C, Scope>,
): Table<C, Scope> => ({ table: name, columns, scope, sort, indices })
