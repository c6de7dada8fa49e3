import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

export type Database = Kysely<Tables>

export type DatabaseSettings = {
  /** `postgres://…` for a shared sandbox; a file's path, or ':memory:', for an embedded one. */
  location: string
}

const isPostgres = (location: string) => /^postgres(ql)?:\/\//.test(location)

/** node:sqlite behind the interface Kysely's SQLite dialect expects. */
function sqlite(location: string) {
  const database = new DatabaseSync(location)
  // An acknowledged write survives kill -9 and a power cut; readers never wait for the writer.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = database.prepare(sql)
      const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
      }
    },
  }
}

/** Opens the store's database; PostgreSQL and SQLite run the same queries. */
export function openDatabase({ location }: DatabaseSettings): Database {
  const dialect = isPostgres(location)
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: location, max: 8 }) })
    : new SqliteDialect({ database: sqlite(location) })
  return new Kysely<Tables>({ dialect })
}
