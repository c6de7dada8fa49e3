import type { Row } from '#mocks/sandbox/store/tables.ts'

const MAX_ENTRIES = 400
const MAX_ENTRY_LENGTH = 20_000

/**
 * Rows by what was asked for, until anything is written. Only for a store that one process has for itself, with one
 * connection: while a transaction is open no one else reads the database, so nothing half can get in here.
 */
export class ReadCache {
  readonly #known = new Map<string, Row[]>()
  /** How often something was written: what was being read meanwhile is not kept. */
  writes = 0

  get(key: string): Row[] | undefined {
    return this.#known.get(key)
  }

  set(key: string, rows: Row[]): void {
    let length = 0
    for (const { body } of rows) length += String(body).length
    if (length > MAX_ENTRY_LENGTH) return
    if (this.#known.size >= MAX_ENTRIES) this.#known.clear()
    this.#known.set(key, rows)
  }

  clear(): void {
    this.writes += 1
    this.#known.clear()
  }
}
