import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { type Database, openDatabase } from '#mocks/sandbox/store/database.ts'
import { MIGRATIONS, type Tables } from '#mocks/sandbox/store/tables.ts'

/**
 * What the sandbox remembers, by kind. Each module that keeps a kind of its own declares it:
 * `declare module '#mocks/sandbox/store/store.ts' { interface Kinds { ticket: Ticket } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declarations of the modules that keep documents
export interface Kinds {}
export type Kind = keyof Kinds & string

type Placed = { id: string }
export type Place = {
  /** The account or person it belongs to; '' for nobody. */
  scope: string
  /** What its list is sorted by: a time (ISO) or a name. */
  sort: string
}
export type ListOptions = {
  order?: 'asc' | 'desc'
  limit?: number
  offset?: number
  sortFrom?: string
  sortTo?: string
}

/** The documents of one sandbox. All writes of one request happen in one transaction. */
export class Store {
  readonly #database: Kysely<Tables>
  readonly #isTransaction: boolean

  constructor(database: Kysely<Tables>, isTransaction = false) {
    this.#database = database
    this.#isTransaction = isTransaction
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const row = await this.#database
      .selectFrom('document')
      .select('body')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && JSON.parse(row.body)
  }

  /** The documents of one scope in order of their `sort`, then id. */
  async list<K extends Kind>(kind: K, scope: string, options: ListOptions = {}): Promise<Kinds[K][]> {
    const order = options.order ?? 'asc'
    let query = this.#database.selectFrom('document').select('body').where('kind', '=', kind).where('scope', '=', scope)
    if (options.sortFrom !== undefined) query = query.where('sort', '>=', options.sortFrom)
    if (options.sortTo !== undefined) query = query.where('sort', '<=', options.sortTo)
    query = query.orderBy('sort', order).orderBy('id', order)
    if (options.limit !== undefined) query = query.limit(options.limit)
    if (options.offset) query = query.offset(options.offset)
    const rows = await query.execute()
    return rows.map((row) => JSON.parse(row.body))
  }

  async count(kind: Kind, scope: string, options: Pick<ListOptions, 'sortFrom' | 'sortTo'> = {}): Promise<number> {
    let query = this.#database
      .selectFrom('document')
      .select(sql<number>`count(*)`.as('n'))
      .where('kind', '=', kind)
      .where('scope', '=', scope)
    if (options.sortFrom !== undefined) query = query.where('sort', '>=', options.sortFrom)
    if (options.sortTo !== undefined) query = query.where('sort', '<=', options.sortTo)
    return Number((await query.executeTakeFirstOrThrow()).n)
  }

  /** Every document of a kind, whomever it belongs to; for schedulers and back-office lists. */
  async listAll<K extends Kind>(kind: K): Promise<Kinds[K][]> {
    const rows = await this.#database
      .selectFrom('document')
      .select('body')
      .where('kind', '=', kind)
      .orderBy('sort')
      .orderBy('id')
      .execute()
    return rows.map((row) => JSON.parse(row.body))
  }

  /** Writes a document, whether it was there or not. */
  async put<K extends Kind>(kind: K, document: Kinds[K] & Placed, place: Place): Promise<Kinds[K]> {
    const row = { kind, id: document.id, scope: place.scope, sort: place.sort, body: JSON.stringify(document) }
    await this.#database
      .insertInto('document')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet({ scope: row.scope, sort: row.sort, body: row.body }),
      )
      .execute()
    return document
  }

  /** Changes what a document is, not where it stands; undefined when there is none. */
  async update<K extends Kind>(
    kind: K,
    id: string,
    change: (document: Kinds[K]) => Kinds[K],
  ): Promise<Kinds[K] | undefined> {
    const document = await this.get(kind, id)
    if (document === undefined) return undefined
    const changed = change(document)
    await this.#database
      .updateTable('document')
      .set({ body: JSON.stringify(changed) })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute()
    return changed
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.#database.deleteFrom('document').where('kind', '=', kind).where('id', '=', id).execute()
  }

  /** Takes a value that may exist once for `id`; false when somebody else has it. */
  async claim(name: string, value: string, id: string): Promise<boolean> {
    await this.#database
      .insertInto('unique_value')
      .values({ name, value, id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await this.holderOf(name, value)) === id
  }

  async holderOf(name: string, value: string): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('unique_value')
      .select('id')
      .where('name', '=', name)
      .where('value', '=', value)
      .executeTakeFirst()
    return row?.id
  }

  async release(name: string, value: string): Promise<void> {
    await this.#database.deleteFrom('unique_value').where('name', '=', name).where('value', '=', value).execute()
  }

  async firstAnswer(key: string): Promise<{ hash: string; answer: string; createdAt: string } | undefined> {
    return this.#database
      .selectFrom('idempotency')
      .select(['hash', 'answer', 'created_at as createdAt'])
      .where('key', '=', key)
      .executeTakeFirst()
  }

  async rememberAnswer(key: string, hash: string, answer: string, createdAt: string): Promise<void> {
    const row = { hash, answer, created_at: createdAt }
    await this.#database
      .insertInto('idempotency')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }

  /** Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. */
  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#isTransaction) return work(this)
    return this.#database.transaction().execute((transaction) => work(new Store(transaction, true)))
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    for (const table of ['document', 'unique_value', 'idempotency'] as const)
      await this.#database.deleteFrom(table).execute()
  }

  async close(): Promise<void> {
    await this.#database.destroy()
  }
}

/** Opens the store at `location` (a file, ':memory:' or postgres://…) and brings its schema to the newest version. */
export async function openStore(location: string): Promise<Store> {
  const database: Database = openDatabase({ location })
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return new Store(database)
}
