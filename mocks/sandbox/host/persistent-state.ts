// The state of a persistent sandbox that survives restarts and is shared by all processes on the same store.
import { newRootSecret } from '#mocks/sandbox/random/secrets.ts'
import type { ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export type PersistentState = {
  id: 'sandbox'
  /** The root secret, from which all keys are derived: for tokens, links, signed addresses and stored codes. */
  secret: string
  /** The number of starts; each start generates ids in a range of its own. */
  starts: number
  /** The sandbox's time at a moment of the machine's clock; null while the two are equal. */
  time: { sandbox: string; machine: string } | null
  /** The people of the sample workspace; null until it has been seeded. */
  persons: ScenarioPerson[] | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    standing: PersistentState
  }
}

const ID = 'sandbox'

export const persistentStateOf = (store: Store): Promise<PersistentState | undefined> => store.get('standing', ID)

/** Registers a start on a store: creates the secret on the first start, and increments the number of starts. */
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

/** Updates the state, or writes it again after the store was cleared. */
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

/** Sets a clock to the time that the sandbox has reached, plus the time elapsed on the machine since. */
export function setToPersistentState(clock: Clock, { time }: PersistentState): void {
  const machine = new Clock().now().getTime()
  const ahead = time ? Date.parse(time.sandbox) - Date.parse(time.machine) : 0
  clock.set(new Date(machine + ahead))
}
