// Transactions that act as if one came after the other, on a store of one process and on one that several share.
import { type Kysely, sql, type Transaction } from 'kysely'
import { Contention, isFull, isLockedOut, isWorthAnotherTry, StorageFull } from '#mocks/sandbox/store/failures.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

type Work<T> = (open: Transaction<Tables>) => Promise<T>

const MAX_TRIES = 8
/** Tries beside others; from then on the transaction has the store for itself. */
const TRIES_BESIDE_OTHERS = 4
const FIRST_PAUSE_MS = 8
const MAX_WAIT_SECONDS = 10

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** On a single-process store with one connection, transactions are queued. */
export async function aloneIn<T>(database: Kysely<Tables>, work: Work<T>): Promise<T> {
  try {
    return await database.transaction().execute(work)
  } catch (error) {
    throw isFull(error) ? new StorageFull(error) : error
  }
}

/**
 * On a shared store: serializable, and done again where another transaction was faster. The database lets the first one commit, so a long
 * transaction among short ones could lose for ever; after a few tries it therefore locks the table `transaction_lock`, on which every transaction holds
 * a lock that does not bother the others, and is alone. LOCK TABLE comes first because it is the one statement that does not take the
 * snapshot yet: what was written while it waited is seen.
 */
export async function amongOthers<T>(database: Kysely<Tables>, work: Work<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const mode = tries > TRIES_BESIDE_OTHERS ? 'exclusive' : 'row share'
    try {
      return await database
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (open) => {
          await sql.raw(`lock table transaction_lock in ${mode} mode`).execute(open)
          return work(open)
        })
    } catch (error) {
      if (isFull(error)) throw new StorageFull(error)
      if (isLockedOut(error)) throw new Contention(error)
      if (!isWorthAnotherTry(error)) throw error
      if (tries >= MAX_TRIES) throw new Contention(error)
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** tries)
    }
  }
}

/** Settings of each connection to PostgreSQL. */
export const CONNECTION_OPTIONS = `-c lock_timeout=${MAX_WAIT_SECONDS}s`
