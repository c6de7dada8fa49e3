import type { Pool } from 'pg'

/** Work that may run once at a time, by name: one after the other within a process, and among processes on one PostgreSQL. */
export class Leases {
  readonly #pool: Pool | undefined
  readonly #last = new Map<string, Promise<unknown>>()

  /** Without a pool the store belongs to this process alone. */
  constructor(pool?: Pool) {
    this.#pool = pool
  }

  /** Waits until the name is free, and runs the work. */
  with<T>(name: string, work: () => Promise<T>): Promise<T> {
    const held = () => this.#heldByProcess(name, work)
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(held, held)
    this.#last.set(name, mine)
    const done = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name)
    }
    mine.then(done, done)
    return mine
  }

  /** The database's lock belongs to a connection: it ends with the process, however that ends. */
  async #heldByProcess<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (!this.#pool) return work()
    const connection = await this.#pool.connect()
    let failure: Error | undefined
    try {
      // However long the work of another process takes: only transactions give up.
      await connection.query('set lock_timeout = 0')
      await connection.query('select pg_advisory_lock(hashtext($1))', [name])
      await connection.query('reset lock_timeout')
      const result = await work()
      await connection.query('select pg_advisory_unlock(hashtext($1))', [name])
      return result
    } catch (error) {
      // The connection is closed, and the lock with it.
      failure = error instanceof Error ? error : new Error(String(error))
      throw error
    } finally {
      connection.release(failure)
    }
  }
}
