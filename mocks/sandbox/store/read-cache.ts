const MOST_ENTRIES = 400
const LONGEST = 20_000

/**
 * Bodies of documents by what was asked for, until anything is written. Only for a store that one process has for itself, with one
 * connection: while a transaction is open nobody else reads the database, so nothing half can get in here.
 */
export class ReadCache {
  readonly #known = new Map<string, string[]>()
  /** How often something was written: what was being read meanwhile is not kept. */
  writes = 0

  get(key: string): string[] | undefined {
    return this.#known.get(key)
  }

  set(key: string, bodies: string[]): void {
    let length = 0
    for (const body of bodies) length += body.length
    if (length > LONGEST) return
    if (this.#known.size >= MOST_ENTRIES) this.#known.clear()
    this.#known.set(key, bodies)
  }

  clear(): void {
    this.writes += 1
    this.#known.clear()
  }
}
