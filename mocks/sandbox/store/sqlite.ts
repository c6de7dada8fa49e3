import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase } from 'kysely'
import { isBusy, isFull, StorageFull, StoreInUse, StoreReadOnly } from '#mocks/sandbox/store/failures.ts'

const MAX_STATEMENTS = 400
const READ_AGAIN_MS = 50

export type SqliteSettings = {
  /** The initial content of the database; only in memory. */
  image?: Uint8Array | undefined
  /** The most pages of 4 KiB the file may have; for trying a full disk. */
  mostPages?: number | undefined
}

/**
 * Opens a file for this process alone; throws StoreInUse when another process has it. The system itself holds the lock (SQLite's exclusive
 * mode), so that a killed process never leaves one behind; the file beside it only says whose it is.
 */
function openAlone(location: string): DatabaseSync {
  const isFile = location !== ':memory:'
  const database = openFile(location)
  try {
    // An acknowledged write survives kill -9 and a power cut.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec('PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; COMMIT')
  } catch (error) {
    database.close()
    if (isBusy(error)) throw new StoreInUse(location, holderOf(location))
    throw isFile && !isWritable(location) ? new StoreReadOnly(location, error) : error
  }
  if (isFile) writeFileSync(pidFile(location), String(process.pid))
  return database
}

function openFile(location: string): DatabaseSync {
  try {
    return new DatabaseSync(location)
  } catch (error) {
    throw isWritable(location) ? error : new StoreReadOnly(location, error)
  }
}

const canWrite = (path: string) => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** SQLite calls it an I/O error when it cannot lock a file it may only read. A missing folder is another matter. */
function isWritable(location: string): boolean {
  const folder = path.dirname(location)
  return !existsSync(folder) || (canWrite(folder) && (!existsSync(location) || canWrite(location)))
}

const pidFile = (location: string) => `${location}.pid`

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && Reflect.get(error, 'code') === 'EPERM'
  }
}

/** Who holds the file; the holder writes its id a moment after it got the lock, until then an older one may stand there. */
function holderOf(location: string): number | undefined {
  for (let tries = 0; tries < 4; tries += 1) {
    try {
      const pid = Number(readFileSync(pidFile(location), 'utf8'))
      if (pid > 0 && isAlive(pid)) return pid
    } catch {
      // Not written yet.
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, READ_AGAIN_MS)
  }
  return undefined
}

const orFull = <T>(work: () => T): T => {
  try {
    return work()
  } catch (error) {
    throw isFull(error) ? new StorageFull(error) : error
  }
}

const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** The interface Kysely's SQLite dialect expects, and a copy of all pages. */
export type Sqlite = SqliteDatabase & { serialize: () => Uint8Array }

/** node:sqlite behind that interface. */
export function openSqlite(location: string, { mostPages, image }: SqliteSettings = {}): Sqlite {
  const database = openAlone(location)
  if (image) database.deserialize(image)
  if (mostPages !== undefined) database.exec(`PRAGMA max_page_count = ${Math.trunc(mostPages)}`)
  const statements = new Map<string, { statement: StatementSync; reader: boolean }>()

  const prepared = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    if (statements.size >= MAX_STATEMENTS) statements.clear()
    const statement = database.prepare(sql)
    const entry = { statement, reader: statement.columns().length > 0 }
    statements.set(sql, entry)
    return entry
  }
  return {
    serialize: () => database.serialize(),
    close: () => {
      database.close()
      if (location !== ':memory:') rmSync(pidFile(location), { force: true })
    },
    prepare(sql: string) {
      // A full disk ends the transaction by itself: there is nothing left to take back, and nothing to keep.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      if (sql === 'commit' && !database.isTransaction) throw new StorageFull(undefined)
      const { statement, reader } = prepared(sql)
      return {
        reader,
        all: (parameters: readonly unknown[]) => orFull(() => statement.all(...bound(parameters))),
        run: (parameters: readonly unknown[]) => orFull(() => statement.run(...bound(parameters))),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
      }
    },
  }
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}
