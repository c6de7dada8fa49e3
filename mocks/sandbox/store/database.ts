import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect } from 'kysely'
import type { Pool } from 'pg'
import { isPostgres } from '#mocks/sandbox/store/location.ts'
import { migrate } from '#mocks/sandbox/store/migrations/migrations.ts'
import { openSqlite, type Sqlite, type SqliteSettings } from '#mocks/sandbox/store/sqlite.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'
import { CONNECTION_OPTIONS } from '#mocks/sandbox/store/transaction.ts'

export type Database = Kysely<Tables>

export type DatabaseSettings = SqliteSettings & {
  /** `postgres://…` for a shared sandbox; a file's path, or ':memory:', for an embedded one. */
  location: string
}

const CONNECT_LIMIT_MS = 5000

/** SQLite takes its schema back with a transaction, which Kysely does not count on: all migrations are in one, or none is. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Pages of an empty store: a hundred tables and indices are made once in a process, not for every store in memory. */
let emptyStore: Uint8Array | undefined

/** Opens the store's database, brought to the newest version; PostgreSQL and SQLite run the same queries. */
export async function openMigrated(settings: DatabaseSettings): Promise<Opened> {
  const isInMemory = settings.location === ':memory:'
  const opened = await openDatabase({ ...settings, image: isInMemory ? emptyStore : undefined })
  if (isInMemory && emptyStore) return opened
  await migrate(opened.database)
  if (isInMemory) emptyStore = opened.sqlite?.serialize()
  return opened
}

type Opened = { database: Database; pool?: Pool; sqlite?: Sqlite }

/** Opens the store's database as it is. */
export async function openDatabase({ location, ...settings }: DatabaseSettings): Promise<Opened> {
  if (!isPostgres(location)) {
    const sqlite = openSqlite(location, settings)
    return { database: new Kysely<Tables>({ dialect: new TransactionalSqlite({ database: sqlite }) }), sqlite }
  }
  // Most sandboxes never need it.
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: location,
    max: 8,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    options: CONNECTION_OPTIONS,
  })
  // A connection that the server ends, idle or held, is replaced by the next query; without listeners it would end the program.
  pool.on('error', () => undefined)
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  return { database: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool }
}
