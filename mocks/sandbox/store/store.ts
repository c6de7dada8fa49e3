import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openDatabase } from '#mocks/sandbox/store/database.ts'
import { DueJobs } from '#mocks/sandbox/store/due-jobs.ts'
import { isFull, isWorthAnotherTry, StorageFull } from '#mocks/sandbox/store/failures.ts'
import { type FileBytes, wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { openFileBytes } from '#mocks/sandbox/store/file-chunks.ts'
import { firstAnswer, forgetAnswers, type KeptAnswer, rememberAnswer } from '#mocks/sandbox/store/idempotency.ts'
import { Leases } from '#mocks/sandbox/store/leases.ts'
import { MIGRATIONS } from '#mocks/sandbox/store/migrations/migrations.ts'
import { counted, everyOf, type ListOptions, listed, sortOf, withoutNul } from '#mocks/sandbox/store/queries.ts'
import { ReadCache } from '#mocks/sandbox/store/read-cache.ts'
import { spendToken } from '#mocks/sandbox/store/spent-tokens.ts'
import type { DocumentRow, DueJobRow, SpentTokenRow, Tables, UniqueRow } from '#mocks/sandbox/store/tables.ts'

/**
 * What the sandbox remembers, by kind. Each module that keeps a kind of its own declares it:
 * `declare module '#mocks/sandbox/store/store.ts' { interface Kinds { ticket: Ticket } }`.
 */
// Filled by the declarations of the modules that keep documents.
export interface Kinds {}
export type Kind = keyof Kinds

type Placed = { id: string }
export type Place = {
  /** The account or person it belongs to; '' for nobody. */
  scope: string
  /** What its list is sorted by: a time (ISO) or a name. */
  sort: string
}
type Inside = {
  leases: Leases
  isShared: boolean
  /** Where the bytes of files are, as seen from a connection or an open transaction. */
  bytesOf: (database: Kysely<Tables>) => FileBytes
  isTransaction?: boolean
  reads?: ReadCache | undefined
}

export type Snapshot = {
  documents: DocumentRow[]
  values: UniqueRow[]
  jobs: DueJobRow[]
  files: { id: string; bytes: Uint8Array }[]
}

const MOST_TRIES = 25
const LOADED_AT_ONCE = 100
const NOTHING = new Uint8Array()

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The documents of one sandbox. All writes of one request happen in one transaction. */
export class Store {
  readonly jobs: DueJobs
  /** The bytes of files, which are not documents. */
  readonly bytes: FileBytes
  readonly #database: Kysely<Tables>
  readonly #inside: Inside
  readonly #isTransaction: boolean
  readonly #reads: ReadCache | undefined

  constructor(database: Kysely<Tables>, inside: Inside) {
    const { isTransaction = false, reads } = inside
    this.jobs = new DueJobs(database)
    this.bytes = inside.bytesOf(database)
    this.#database = database
    this.#inside = inside
    this.#isTransaction = isTransaction
    this.#reads = reads
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Kinds[K] | undefined> {
    const bodies = await this.#read(JSON.stringify([kind, id]), () =>
      this.#database
        .selectFrom('document')
        .select('body')
        .where('kind', '=', kind)
        .where('id', '=', withoutNul(id))
        .execute(),
    )
    const [body] = bodies
    return body === undefined ? undefined : JSON.parse(body)
  }

  /** The documents of one scope in order of their `sort`, then id. */
  async list<K extends Kind>(kind: K, scope: string, options: ListOptions = {}): Promise<Kinds[K][]> {
    const bodies = await this.#read(JSON.stringify([kind, scope, options]), () =>
      listed(this.#database, kind, scope, options).execute(),
    )
    return bodies.map((body) => JSON.parse(body))
  }

  /** Bodies as they were read before, while nothing was written since; a transaction reads by itself. */
  async #read(key: string, execute: () => Promise<{ body: string }[]>): Promise<string[]> {
    const reads = this.#isTransaction ? undefined : this.#reads
    const known = reads?.get(key)
    if (known) return known
    const since = reads?.writes
    const bodies = (await execute()).map(({ body }) => body)
    if (reads && reads.writes === since) reads.set(key, bodies)
    return bodies
  }

  async count(kind: Kind, scope: string, options: Pick<ListOptions, 'sortFrom' | 'sortTo'> = {}): Promise<number> {
    return counted(this.#database, kind, scope, options)
  }

  /** Every document of a kind, whomever it belongs to; for schedulers and back-office lists. */
  async listAll<K extends Kind>(kind: K): Promise<Kinds[K][]> {
    const rows = await everyOf(this.#database, kind).execute()
    return rows.map((row) => JSON.parse(row.body))
  }

  /** Writes a document, whether it was there or not. */
  async put<K extends Kind>(kind: K, document: Kinds[K] & Placed, place: Place): Promise<Kinds[K]> {
    this.#reads?.clear()
    const row = {
      kind,
      id: withoutNul(document.id),
      scope: withoutNul(place.scope),
      sort: sortOf(place.sort),
      body: JSON.stringify(document),
    }
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
    this.#reads?.clear()
    await this.#database
      .updateTable('document')
      .set({ body: JSON.stringify(changed) })
      .where('kind', '=', kind)
      .where('id', '=', withoutNul(id))
      .execute()
    return changed
  }

  async delete(kind: Kind, id: string): Promise<void> {
    this.#reads?.clear()
    await this.#database.deleteFrom('document').where('kind', '=', kind).where('id', '=', withoutNul(id)).execute()
  }

  /** Takes a value that may exist once for `id`; false when somebody else has it. */
  async claim(name: string, value: string, id: string): Promise<boolean> {
    await this.#database
      .insertInto('unique_value')
      .values({ name, value: withoutNul(value), id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return (await this.holderOf(name, value)) === id
  }

  async holderOf(name: string, value: string): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('unique_value')
      .select('id')
      .where('name', '=', name)
      .where('value', '=', withoutNul(value))
      .executeTakeFirst()
    return row?.id
  }

  async release(name: string, value: string): Promise<void> {
    await this.#database
      .deleteFrom('unique_value')
      .where('name', '=', name)
      .where('value', '=', withoutNul(value))
      .execute()
  }

  /** The first answer to an idempotency key that has not expired. */
  firstAnswer = (key: string, now: Date) => firstAnswer(this.#database, key, now)

  /** Spends a token; returns when it was spent before, or undefined if this is the first use. */
  spendToken(token: SpentTokenRow): Promise<string | undefined> {
    return spendToken(this.#database, token)
  }

  rememberAnswer = (answer: KeptAnswer): Promise<void> => rememberAnswer(this.#database, answer)

  /** Deletes the answers that have expired. */
  forgetAnswers = (now: Date): Promise<void> => forgetAnswers(this.#database, now)

  /**
   * Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. Transactions act as if one came after the other; on a
   * shared store `work` is done again where another process was faster. Throws StorageFull when there is no room.
   */
  async transaction<T>(work: (store: Store) => Promise<T>): Promise<T> {
    if (this.#isTransaction) return work(this)
    const inside = { ...this.#inside, isTransaction: true }
    for (let tries = 1; ; tries += 1) {
      try {
        const transaction = this.#inside.isShared
          ? this.#database.transaction().setIsolationLevel('serializable')
          : this.#database.transaction()
        return await transaction.execute((open) => work(new Store(open, inside)))
      } catch (error) {
        if (isFull(error)) throw new StorageFull(error)
        if (!isWorthAnotherTry(error) || tries >= MOST_TRIES) throw error
        await pause(Math.random() * 2 ** Math.min(tries, 7))
      }
    }
  }

  /** Runs `work` while nobody else runs anything under this name, in this process or in another one on the same store. */
  withLease<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#inside.leases.with(name, work)
  }

  /** Everything that is remembered, but for answers to idempotency keys. */
  async snapshot(): Promise<Snapshot> {
    const documents = await this.#database.selectFrom('document').selectAll().execute()
    const values = await this.#database.selectFrom('unique_value').selectAll().execute()
    const jobs = await this.#database.selectFrom('due_job').selectAll().execute()
    const ids = await this.bytes.ids()
    const files = await Promise.all(ids.map(async (id) => ({ id, bytes: (await wholeOf(this.bytes, id)) ?? NOTHING })))
    return { documents, values, jobs, files }
  }

  /** Fills an empty store with what another one remembered; `change` may rewrite the JSON of each document. */
  async load({ documents, values, jobs, files }: Snapshot, change: (body: string) => string): Promise<void> {
    this.#reads?.clear()
    await this.#database.transaction().execute(async (open) => {
      for (let at = 0; at < documents.length; at += LOADED_AT_ONCE) {
        const rows = documents
          .slice(at, at + LOADED_AT_ONCE)
          .map(({ body, ...row }) => Object.assign(row, { body: change(body) }))
        await open.insertInto('document').values(rows).execute()
      }
      for (let at = 0; at < values.length; at += LOADED_AT_ONCE)
        await open
          .insertInto('unique_value')
          .values(values.slice(at, at + LOADED_AT_ONCE))
          .execute()
      for (let at = 0; at < jobs.length; at += LOADED_AT_ONCE)
        await open
          .insertInto('due_job')
          .values(jobs.slice(at, at + LOADED_AT_ONCE))
          .execute()
    })
    for (const { id, bytes } of files) await this.bytes.write(id, bytes)
  }

  /** Forgets everything. */
  async clear(): Promise<void> {
    this.#reads?.clear()
    for (const table of ['document', 'unique_value', 'idempotency', 'spent_token', 'due_job'] as const)
      await this.#database.deleteFrom(table).execute()
    await this.bytes.clear()
  }

  async close(): Promise<void> {
    await this.#database.destroy()
    await this.bytes.close()
  }
}

/**
 * Opens the store at `location` (a file, ':memory:' or postgres://…) and brings its schema to the newest version. Throws StoreInUse when
 * another process has the file.
 */
export async function openStore(location: string, settings: { mostPages?: number } = {}): Promise<Store> {
  const { database, pool } = await openDatabase({ location, ...settings })
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await database.destroy()
    throw error
  }
  // Where others may write too, what was read is old at once.
  const reads = pool ? undefined : new ReadCache()
  const bytesOf = openFileBytes(location)
  return new Store(database, { leases: new Leases(pool), isShared: pool !== undefined, reads, bytesOf })
}
