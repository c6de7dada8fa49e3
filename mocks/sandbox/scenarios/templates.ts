// Scenarios that were filled once, to be copied: filling one takes longer than a test wants to wait.

import { startRetention } from '#mocks/sandbox/domain/retention.ts'
import { idsFrom, randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIOS, type ScenarioName, type ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import type { Snapshot } from '#mocks/sandbox/store/snapshot.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export type Wish = { name: ScenarioName; seed: number; now?: string | undefined }

export type Template = {
  persons: ScenarioPerson[]
  /** Makes an empty sandbox the scenario. */
  copyInto: (sandbox: Sandbox) => Promise<void>
}

/** Without a time of its own a scenario is told around now, and is filled anew when that is a while ago. */
const LIFE_MS = 10 * 60 * 1000
const MOST = 12
const ORIGIN = 'http://template.invalid'

export class Templates {
  readonly #filled = new Map<string, { template: Promise<Template>; since: number }>()

  /** The scenario, filled now or a short while ago. */
  of(wish: Wish): Promise<Template> {
    const key = JSON.stringify([wish.name, wish.seed, wish.now])
    const since = new Clock().now().getTime()
    const known = this.#filled.get(key)
    if (known && (wish.now || since - known.since < LIFE_MS)) return known.template
    const template = fill(wish)
    this.#filled.set(key, { template, since })
    template.catch(() => this.#filled.delete(key))
    const [oldest] = this.#filled.keys()
    if (oldest !== undefined && this.#filled.size > MOST) this.#filled.delete(oldest)
    return template
  }
}

async function fill({ name, seed, now }: Wish): Promise<Template> {
  const clock = now ? new Clock(new Date(now)) : new Clock()
  const sandbox = await createSandbox({ seed, clock, origin: ORIGIN })
  try {
    const persons = await SCENARIOS[name](sandbox)
    await startRetention(sandbox.store, clock.now())
    const snapshot = await sandbox.store.snapshot()
    return { persons, copyInto: (copy) => copyInto(copy, snapshot, seed) }
  } finally {
    await sandbox.close()
  }
}

async function copyInto({ store, runtime }: Sandbox, snapshot: Snapshot, seed: number): Promise<void> {
  await store.load(snapshot, (body) => body.replaceAll(ORIGIN, runtime.origin))
  // Other ids than those the scenario was filled with.
  runtime.random = randomFrom(seedOf(seed, 'copy'))
  runtime.newId = idsFrom(runtime.random)
}
