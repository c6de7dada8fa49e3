// A cache of seeded scenarios to copy from, because seeding one takes too long for each test.

import { startRetention } from '#mocks/sandbox/domain/retention.ts'
import { idsFrom, randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIOS, type ScenarioName, type ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import type { Snapshot } from '#mocks/sandbox/store/snapshot.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export type TemplateKey = { name: ScenarioName; seed: number; now?: string | undefined }

export type Template = {
  persons: ScenarioPerson[]
  /** Copies the scenario into an empty sandbox. */
  copyInto: (sandbox: Sandbox) => Promise<void>
}

/** Scenarios without a fixed time are relative to now, so their templates expire. */
const MAX_AGE_MS = 10 * 60 * 1000
const MAX_TEMPLATES = 12
const ORIGIN = 'http://template.invalid'

export class Templates {
  readonly #filled = new Map<string, { template: Promise<Template>; since: number }>()

  /** Returns the scenario's template, from the cache if it is still valid. */
  of(key: TemplateKey): Promise<Template> {
    const id = JSON.stringify([key.name, key.seed, key.now])
    const since = new Clock().now().getTime()
    const known = this.#filled.get(id)
    if (known && (key.now || since - known.since < MAX_AGE_MS)) return known.template
    const template = fill(key)
    this.#filled.set(id, { template, since })
    template.catch(() => this.#filled.delete(id))
    const [oldest] = this.#filled.keys()
    if (oldest !== undefined && this.#filled.size > MAX_TEMPLATES) this.#filled.delete(oldest)
    return template
  }
}

async function fill({ name, seed, now }: TemplateKey): Promise<Template> {
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
  // The copy must not generate ids that the template has already used.
  runtime.random = randomFrom(seedOf(seed, 'copy'))
  runtime.newId = idsFrom(runtime.random)
}
