// What a lasting sandbox knows about itself over restarts, and shares with others on the same store.
import { randomUUID } from 'node:crypto'
import { Clock } from '#mocks/sandbox/clock.ts'
import type { ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'

export type Standing = {
  id: 'sandbox'
  /** Signs the tokens. */
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
    standing: Standing
  }
}

const ID = 'sandbox'
const PLACE = { scope: '', sort: '' }

export const standingOf = (store: Store): Promise<Standing | undefined> => store.get('standing', ID)

/** Begins a start on a store: the secret of the first one, and a count that no other start has. */
export async function beginStanding(location: string, secret: string = randomUUID()): Promise<Standing> {
  const store = await openStore(location)
  try {
    return await store.transaction(async (inside) => {
      const known = (await standingOf(inside)) ?? { id: ID, secret, starts: 0, time: null, persons: null }
      return inside.put('standing', { ...known, starts: known.starts + 1 }, PLACE)
    })
  } finally {
    await store.close()
  }
}

/** Changes what is known, or writes it anew after the store was cleared. */
export const keepStanding = (store: Store, standing: Standing, change: Partial<Standing>): Promise<Standing> =>
  store.transaction(async (inside) =>
    inside.put('standing', { ...((await standingOf(inside)) ?? standing), ...change }, PLACE),
  )

export const timeOf = (clock: Clock): Standing['time'] => ({
  sandbox: clock.now().toISOString(),
  machine: new Clock().now().toISOString(),
})

/** Sets a clock to the time the sandbox had reached, as much later as the machine's is. */
export function setToStanding(clock: Clock, { time }: Standing): void {
  const machine = new Clock().now().getTime()
  const ahead = time ? Date.parse(time.sandbox) - Date.parse(time.machine) : 0
  clock.set(new Date(machine + ahead))
}
