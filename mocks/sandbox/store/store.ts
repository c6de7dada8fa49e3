import type { Kysely, Transaction } from 'kysely'
import { openMigrated } from '#mocks/sandbox/store/database.ts'
import { DueJobs } from '#mocks/sandbox/store/due-jobs.ts'
import { TakenId } from '#mocks/sandbox/store/failures.ts'
import type { FileBytes } from '#mocks/sandbox/store/file-bytes.ts'
import { openFileBytes } from '#mocks/sandbox/store/file-chunks.ts'
import { deleteExpiredAnswers, firstAnswer, type StoredAnswer, saveAnswer } from '#mocks/sandbox/store/idempotency.ts'
import { Leases } from '#mocks/sandbox/store/leases.ts'
import {
  counted,
  deleteAll,
  fieldsOf,
  listed,
  type QueryParams,
  type Rows,
  type Sorting,
  type Total,
  totalsOf,
  valuesOf,
  withinScope,
} from '#mocks/sandbox/store/queries.ts'
import { ReadCache } from '#mocks/sandbox/store/read-cache.ts'
import { documentOf } from '#mocks/sandbox/store/rows.ts'
import type { ColumnOf, Fields, Picked, ScopeOf, TableKind, Where } from '#mocks/sandbox/store/schema/schema.ts'
import { empty, loadInto, type Snapshot, snapshotOf } from '#mocks/sandbox/store/snapshot.ts'
import { deleteExpiredTokens, spendToken } from '#mocks/sandbox/store/spent-tokens.ts'
import { only, placeDocument, readDocument, tableFor, tableNameOf } from '#mocks/sandbox/store/stored-documents.ts'
import type { Row, SpentTokenRow, SqlValue, Tables } from '#mocks/sandbox/store/tables.ts'
import { aloneIn, amongOthers } from '#mocks/sandbox/store/transaction.ts'
import { claim, holderOf, release } from '#mocks/sandbox/store/unique-values.ts'

/**
 * The stored documents by kind. Each module declares its own kinds:
 * `declare module '#mocks/sandbox/store/store.ts' { interface Kinds { ticket: Ticket } }`.
 */
// Filled by the declarations of the modules that keep documents.
export interface Kinds {}
export type Kind = keyof Kinds
/** Kinds with a table of their own, which can be listed; see schema/schema.ts. */
export type ListedKind = Kind & TableKind

/** A document as it is written: with every field that is a column. */
export type Stored<K extends Kind> = Kinds[K] & Fields<K> & { id: string }

export type ListOptions<K extends TableKind> = {
  where?: Where<K>
  /** Columns to sort by instead of the table's own sort. */
  by?: readonly (readonly [ColumnOf<K>, Sorting])[]
  order?: 'asc' | 'desc'
  /** A column of which each value is listed once, by its first document. */
  once?: ColumnOf<K>
  limit?: number
  offset?: number
}

type Inside = {
  leases: Leases
  isShared: boolean
  /** Where the bytes of files are, as seen from a connection or an open transaction. */
  bytesOf: (database: Kysely<Tables>) => FileBytes
  isTransaction?: boolean
  reads?: ReadCache | undefined
}

/** The documents of one sandbox. All writes of one request happen in one transaction. */
export class Store {
  readonly jobs: DueJobs
  /** The bytes of files, which are not documents. */
  readonly bytes: FileBytes
  readonly #database: Kysely<Tables>
  /** The same, of which only the schema's tables are used. */
  readonly #rows: Rows
  readonly #inside: Inside

  constructor(database: Kysely<Tables>, inside: Inside) {
    this.jobs = new DueJobs(database)
    this.bytes = inside.bytesOf(database)
    this.#database = database
    this.#rows = database
    this.#inside = inside
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const row = await this.#row(kind, id)
    return row && (readDocument(kind, row) as Kinds[K])
  }

  /** The documents of one scope in order of the table's sort, then id. */
  async list<K extends ListedKind>(kind: K, scope: ScopeOf<K>, options: ListOptions<K> = {}): Promise<Kinds[K][]> {
    const where = withinScope(tableFor(kind), scope, options.where)
    return this.#listed(kind, { ...options, where })
  }

  /** Documents whomever they belong to. */
  async listAll<K extends ListedKind>(kind: K, options: ListOptions<K> = {}): Promise<Kinds[K][]> {
    return this.#listed(kind, options)
  }

  /** The documents of one scope without the columns that are not named, for lists of so many documents that each column takes time. */
  async listParts<K extends ListedKind, N extends ColumnOf<K> & keyof Kinds[K]>(
    kind: K,
    scope: ScopeOf<K>,
    only: readonly N[],
    options: ListOptions<K> = {},
  ): Promise<Omit<Kinds[K], Exclude<ColumnOf<K>, N>>[]> {
    const where = withinScope(tableFor(kind), scope, options.where)
    return this.#listed(kind, { ...options, where, only })
  }

  /** The first of a list; undefined when it is empty. */
  async find<K extends ListedKind>(kind: K, where: Where<K>): Promise<Kinds[K] | undefined> {
    const [first] = await this.listAll(kind, { where, limit: 1 })
    return first
  }

  /** How many documents fit, whomever they belong to. */
  count<K extends ListedKind>(kind: K, where: Where<K> = {}, once?: ColumnOf<K>): Promise<number> {
    return counted(this.#rows, tableFor(kind), where, once)
  }

  /** The values a column has among the documents that fit. */
  async valuesOf<K extends ListedKind>(kind: K, column: ColumnOf<K>, where: Where<K>): Promise<SqlValue[]> {
    return valuesOf(this.#rows, tableFor(kind), column, where)
  }

  /** Some columns of the documents that fit, without reading the documents. */
  async fields<K extends ListedKind, N extends ColumnOf<K>>(
    kind: K,
    names: readonly N[],
    where: Where<K>,
  ): Promise<Picked<K, N>[]> {
    return (await fieldsOf(this.#rows, tableFor(kind), names, where)) as Picked<K, N>[]
  }

  /** For each value of a column how many documents have it, and the sum of another column over them. */
  totals<K extends ListedKind>(
    kind: K,
    columns: { field: ColumnOf<K>; sum: ColumnOf<K> },
    where: Where<K>,
  ): Promise<Total[]> {
    return totalsOf(this.#rows, tableFor(kind), columns, where)
  }

  /** Every document of a kind without a table, of which there are few. */
  async everyOf<K extends Exclude<Kind, TableKind>>(kind: K): Promise<Kinds[K][]> {
    const query = this.#database.selectFrom('document').selectAll().where('kind', '=', kind).orderBy('id')
    const rows = await this.#read(JSON.stringify([kind]), () => query.execute())
    return rows.map((row) => readDocument(kind, row) as Kinds[K])
  }

  /** Writes a new document; throws TakenId when there is one with its id. */
  async insert<K extends Kind>(kind: K, document: Stored<K>): Promise<Kinds[K]> {
    this.#inside.reads?.clear()
    const { table, row } = placeDocument(kind, document)
    const { numInsertedOrUpdatedRows } = await this.#rows
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows) !== 1) throw new TakenId(kind, document.id)
    return document
  }

  /** Writes a document that may be there or not, as marks and counters are. */
  async upsert<K extends Kind>(kind: K, document: Stored<K>): Promise<Kinds[K]> {
    this.#inside.reads?.clear()
    const { table, row, keys } = placeDocument(kind, document)
    const { id: _id, kind: _kind, ...values } = row
    await this.#rows
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.columns(keys).doUpdateSet(values))
      .execute()
    return document
  }

  /** Changes a document as it is now; undefined when there is none. Only columns whose value is another one are written. */
  async update<K extends Kind>(
    kind: K,
    id: string,
    change: (document: Kinds[K]) => Kinds[K],
  ): Promise<Kinds[K] | undefined> {
    if (!this.#inside.isTransaction) return this.transaction((store) => store.update(kind, id, change))
    const before = await this.#row(kind, id)
    if (before === undefined) return undefined
    const changed = change(readDocument(kind, before) as Kinds[K])
    const { table, row } = placeDocument(kind, { ...(changed as object), id })
    const values = Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== before[column]))
    if (Object.keys(values).length === 0) return changed
    this.#inside.reads?.clear()
    await only(this.#rows.updateTable(table).set(values), kind, id).execute()
    return changed
  }

  /** Sets some fields of a document and leaves all others as they are now; undefined when there is none. */
  set<K extends Kind>(kind: K, id: string, fields: Partial<Kinds[K]>): Promise<Kinds[K] | undefined> {
    return this.update(kind, id, (document) => ({ ...document, ...fields }))
  }

  async delete(kind: Kind, id: string): Promise<void> {
    this.#inside.reads?.clear()
    await only(this.#rows.deleteFrom(tableNameOf(kind)), kind, id).execute()
  }

  /** Deletes what fits in slices, all of it or about `most`; gives how many went. */
  async deleteAll<K extends ListedKind>(kind: K, where: Where<K>, most?: number): Promise<number> {
    this.#inside.reads?.clear()
    return deleteAll(this.#rows, tableFor(kind), where, most)
  }

  /** Claims a unique value for `id`; false if it is already claimed. */
  claim(name: string, value: string, id: string): Promise<boolean> {
    return claim(this.#database, name, value, id)
  }
  holderOf(name: string, value: string): Promise<string | undefined> {
    return holderOf(this.#database, name, value)
  }
  release = (name: string, value: string): Promise<void> => release(this.#database, name, value)

  /** The first answer to an idempotency key that has not expired. */
  firstAnswer = (key: string, now: Date) => firstAnswer(this.#database, key, now)
  rememberAnswer = (answer: StoredAnswer): Promise<void> => saveAnswer(this.#database, answer)
  /** Deletes the answers that have expired. */
  forgetAnswers = (now: Date): Promise<void> => deleteExpiredAnswers(this.#database, now)

  /** Spends a token; returns when it was spent before, or undefined if this is the first use. */
  spendToken = (token: SpentTokenRow): Promise<string | undefined> => spendToken(this.#database, token)
  forgetSpentTokens = (now: Date): Promise<void> => deleteExpiredTokens(this.#database, now.toISOString())

  /**
   * Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. On a shared store `work` is done again where another
   * process was faster. Throws StorageFull when there is no room, and Contention when others were faster again and again.
   */
  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#inside.isTransaction) return work(this)
    const within = (open: Transaction<Tables>) => work(new Store(open, { ...this.#inside, isTransaction: true }))
    return this.#inside.isShared ? amongOthers(this.#database, within) : aloneIn(this.#database, within)
  }

  /** Runs `work` under a named lock, exclusive in this process and among all processes on the same store. */
  withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#inside.leases.with(name, work)
  }

  /** Everything that is remembered, but for answers to idempotency keys. */
  snapshot = (): Promise<Snapshot> => snapshotOf(this.#database, this.bytes)

  /** Fills an empty store with what another one remembered; `change` may rewrite the JSON of each document. */
  async load(snapshot: Snapshot, change: (body: string) => string): Promise<void> {
    this.#inside.reads?.clear()
    await loadInto(this.#database, snapshot, this.bytes, change)
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    this.#inside.reads?.clear()
    await empty(this.#database, this.bytes)
  }

  async close(): Promise<void> {
    await this.#database.destroy()
    await this.bytes.close()
  }

  async #row(kind: Kind, id: string): Promise<Row | undefined> {
    const query = this.#rows.selectFrom(tableNameOf(kind)).selectAll()
    const [row] = await this.#read(JSON.stringify([kind, id]), () => only(query, kind, id).execute())
    return row
  }

  async #listed<K extends ListedKind>(kind: K, question: QueryParams): Promise<Kinds[K][]> {
    const table = tableFor(kind)
    const rows = await this.#read(JSON.stringify([kind, question]), () => listed(this.#rows, table, question).execute())
    return rows.map((row) => documentOf(table, row) as Kinds[K])
  }

  /** Rows as they were read before, while nothing was written since; a transaction reads by itself. */
  async #read(key: string, execute: () => Promise<Row[]>): Promise<Row[]> {
    const reads = this.#inside.isTransaction ? undefined : this.#inside.reads
    const known = reads?.get(key)
    if (known) return known
    const since = reads?.writes
    const rows = await execute()
    if (reads && reads.writes === since) reads.set(key, rows)
    return rows
  }
}

/**
 * Opens the store at `location` (a file, ':memory:' or postgres://…) and brings its schema to the newest version. Throws StoreInUse when
 * another process has the file, and StoreReadOnly when it cannot be written.
 */
export async function openStore(location: string, settings: { mostPages?: number } = {}): Promise<Store> {
  const { database, pool } = await openMigrated({ location, ...settings })
  // With other writers on the store, cached reads may be stale immediately.
  const reads = pool ? undefined : new ReadCache()
  const bytesOf = openFileBytes(location)
  return new Store(database, { leases: new Leases(pool), isShared: pool !== undefined, reads, bytesOf })
}
