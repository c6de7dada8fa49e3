// What a lasting sandbox knows about itself over restarts, and shares with others on the same store.
import { newRootSecret } from '#mocks/sandbox/random/secrets.ts'
import type { ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export type PersistentState = {
  id: 'sandbox'
  /** The root of every key: of tokens, links, signed addresses and codes as they are stored. */
  secret: string
  /** How often it was started: each start gives ids of its own. */
  starts: number
  /** The sandbox's time at a moment of the machine's; null while the two are the same. */
  time: { sandbox: string; machine: string } | null
  /** Who is in the sample workspace; null until it is filled. */
  persons: ScenarioPerson[] | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    standing: PersistentState
  }
}

const ID = 'sandbox'

export const persistentStateOf = (store: Store): Promise<PersistentState | undefined> => store.get('standing', ID)

/** Begins a start on a store: the secret of the first one, and a count that no other start has. */
export async function beginPersistentState(
  location: string,
  secret: string = newRootSecret(),
): Promise<PersistentState> {
  const store = await openStore(location)
  try {
    return await store.transaction(async (inside) => {
      const known = (await persistentStateOf(inside)) ?? { id: ID, secret, starts: 0, time: null, persons: null }
      return inside.upsert('standing', { ...known, starts: known.starts + 1 })
    })
  } finally {
    await store.close()
  }
}

/** Changes what is known, or writes it anew after the store was cleared. */
export const savePersistentState = (
  store: Store,
  standing: PersistentState,
  change: Partial<PersistentState>,
): Promise<PersistentState> =>
  store.transaction(async (inside) =>
    inside.upsert('standing', { ...((await persistentStateOf(inside)) ?? standing), ...change }),
  )

export const timeOf = (clock: Clock): PersistentState['time'] => ({
  sandbox: clock.now().toISOString(),
  machine: new Clock().now().toISOString(),
})

/** Sets a clock to the time the sandbox had reached, as much later as the machine's is. */
export function setToPersistentState(clock: Clock, { time }: PersistentState): void {
  const machine = new Clock().now().getTime()
  const ahead = time ? Date.parse(time.sandbox) - Date.parse(time.machine) : 0
  clock.set(new Date(machine + ahead))
}
