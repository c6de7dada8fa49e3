/** The disk is full, or the space the store was given: nothing of the request was kept, reading goes on. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super('database or disk is full', { cause })
  }
}

/** The file of the store, or its folder, allows no writing. */
export class StoreReadOnly extends Error {
  constructor(file: string, cause: unknown) {
    super(
      `The store ${file} cannot be written: make the file and its folder writable, or choose another file with SANDBOX_STORE.`,
      { cause },
    )
  }
}

/** Other transactions kept changing the same rows; the caller may retry later. */
export class Contention extends Error {
  constructor(cause: unknown) {
    super('Others are writing the same at this moment.', { cause })
  }
}

/** A document with this id is there already. */
export class TakenId extends Error {
  constructor(kind: string, id: string) {
    super(`There is a ${kind} with the id ${id} already.`)
  }
}

/** Another process holds the store's file. */
export class StoreInUse extends Error {
  /** The process that holds the lock, if known. */
  readonly pid: number | undefined

  constructor(file: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`
    super(`The store ${file} is in use by ${holder}: end that one, or choose another file with SANDBOX_STORE.`)
    this.pid = pid
  }
}

const SQLITE_BUSY = 5
const SQLITE_READONLY = 8
const SQLITE_FULL = 13
const PG_FULL = new Set(['53100', '53200'])
/** Serialization failure and deadlock: another transaction was faster, this one may be done again. */
const PG_AGAIN = new Set(['40001', '40P01'])
const PG_READONLY = '25006'
const PG_NOT_AVAILABLE = '55P03'

/** Connection exceptions, too many connections, and a server that starts or stops. */
const PG_AWAY = /^(08|53300|57P)/
/** The driver has no codes for these. */
const DRIVER_AWAY = /^Connection terminated|not queryable$|^timeout exceeded when trying to connect$/

const codeOf = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : undefined)
const sqliteCodeOf = (error: unknown) =>
  codeOf(error) === 'ERR_SQLITE_ERROR' && error instanceof Error ? Number(Reflect.get(error, 'errcode')) & 0xff : 0

export const isBusy = (error: unknown): boolean => sqliteCodeOf(error) === SQLITE_BUSY
export const isReadOnly = (error: unknown): boolean =>
  error instanceof StoreReadOnly || sqliteCodeOf(error) === SQLITE_READONLY || codeOf(error) === PG_READONLY
export const isFull = (error: unknown): boolean =>
  error instanceof StorageFull ||
  codeOf(error) === 'ENOSPC' ||
  sqliteCodeOf(error) === SQLITE_FULL ||
  PG_FULL.has(String(codeOf(error)))
export const isWorthAnotherTry = (error: unknown): boolean => PG_AGAIN.has(String(codeOf(error)))
/** A lock was not given in time. */
export const isLockedOut = (error: unknown): boolean => codeOf(error) === PG_NOT_AVAILABLE
/** Whether a database cannot be reached now: it is stopped, starts, or has ended the connection. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (Reflect.get(error, 'syscall') === 'connect' ||
    ['ECONNRESET', 'EPIPE'].includes(String(codeOf(error))) ||
    PG_AWAY.test(String(codeOf(error))) ||
    DRIVER_AWAY.test(error.message))

/** Why nothing can be kept or read now, in a sentence; undefined for anything else that went wrong. */
export function outageOf(error: unknown): string | undefined {
  if (isFull(error)) return 'The disk of the store is full.'
  if (isReadOnly(error)) return 'The store cannot be written: its file, or the folder it lies in, is read-only.'
  return isUnreachable(error) ? 'The database of DATABASE_URL cannot be reached.' : undefined
}
