// One server, many sandboxes: the lasting one, and one for each scenario that was opened, under a host name of its own
// (scenario-1.localhost), so that parallel tests never see each other.
import { setImmediate } from 'node:timers/promises'
import { startRetention } from '#mocks/sandbox/domain/retention.ts'
import { refusalAtDoor } from '#mocks/sandbox/host/door.ts'
import {
  beginPersistentState,
  type PersistentState,
  persistentStateOf,
  savePersistentState,
  setToPersistentState,
  timeOf,
} from '#mocks/sandbox/host/persistent-state.ts'
import { mailboxPath } from '#mocks/sandbox/pages/mailbox.ts'
import { PAGES } from '#mocks/sandbox/pages/pages.ts'
import { idsFrom, randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import {
  type OpenedScenario,
  SCENARIOS,
  type ScenarioPerson,
  type ScenarioRequest,
} from '#mocks/sandbox/scenarios/scenarios.ts'
import { Templates } from '#mocks/sandbox/scenarios/templates.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

export type HostSettings = {
  /** Where the lasting sandbox keeps its documents. */
  store: string
  seed: number
  controlKey: string
  /** The address people reach it by. */
  origin: string
  /** Further names it is known by, besides those of this machine. */
  hosts?: readonly string[]
  isChecking?: boolean
  secret?: string
}

const MOST_SCENARIOS = 200
const API_PREFIX = '/api'

export class Host {
  readonly controlKey: string
  readonly #settings: HostSettings
  /** By host name. */
  readonly #scenarios = new Map<string, Sandbox>()
  readonly #hosts: readonly string[]
  /** Scenarios that were called since the last tick. */
  readonly #called = new Set<Sandbox>()
  /** Scenarios that nobody called, and so did not do what fell due meanwhile. */
  readonly #behind = new Set<Sandbox>()
  readonly #main: Sandbox
  #state: PersistentState
  readonly #templates = new Templates()
  #opened = 0

  private constructor(settings: HostSettings, main: Sandbox, state: PersistentState) {
    this.controlKey = settings.controlKey
    this.#settings = settings
    this.#hosts = [new URL(settings.origin).host, ...(settings.hosts ?? [])]
    this.#main = main
    this.#state = state
  }

  /** Opens the lasting sandbox with the secret, the time and the people it had. */
  static async open(settings: HostSettings): Promise<Host> {
    const { store, seed, origin, isChecking = false, secret } = settings
    const state = await beginPersistentState(store, secret)
    const main = await createSandbox({ store, seed, origin, isChecking, secret: state.secret })
    if (state.starts > 1) {
      main.runtime.random = randomFrom(seedOf(seed, state.starts))
      main.runtime.newId = idsFrom(main.runtime.random)
    }
    if (state.time) setToPersistentState(main.clock, state)
    await startRetention(main.store, main.clock.now())
    return new Host(settings, main, state)
  }

  /** The lasting sandbox. */
  get main(): Sandbox {
    return this.#main
  }

  /** Fills the lasting sandbox with its sample workspace, unless this was done before; gives the people in it. */
  fill(): Promise<ScenarioPerson[]> {
    const { store } = this.#main
    return store.withLease('fill', async () => {
      const known = await persistentStateOf(store)
      if (known?.persons) return known.persons
      // At once: a process that dies meanwhile leaves nothing half, and a file is written once.
      const persons = await store.transaction((inside) =>
        SCENARIOS.sample({ ...this.#main, store: inside, runtime: { ...this.#main.runtime, store: inside } }),
      )
      this.#state = await savePersistentState(store, this.#state, { persons })
      return persons
    })
  }

  /** Opens a scenario by name in a sandbox of its own: a copy of one that was filled before, where there is one. */
  async openScenario({ name, seed = this.#settings.seed, now }: ScenarioRequest, from: URL): Promise<OpenedScenario> {
    this.#opened += 1
    const id = `scenario-${this.#opened}`
    const hostname = `${id}.localhost`
    const origin = `${from.protocol}//${hostname}${from.port ? `:${from.port}` : ''}`
    const clock = now ? new Clock(new Date(now)) : new Clock()
    const isChecking = this.#settings.isChecking ?? false
    const [template, sandbox] = await Promise.all([
      this.#templates.of({ name, seed, now }),
      createSandbox({ seed, clock, origin, isChecking }),
    ])
    await template.copyInto(sandbox)
    this.#scenarios.set(hostname, sandbox)
    this.#called.add(sandbox)
    await this.#closeOldest()
    return { id, origin, mailbox: `${origin}${mailboxPath(sandbox.runtime)}`, persons: template.persons }
  }

  /** Closes a scenario's sandbox; false for the lasting one. */
  async closeScenario(sandbox: Sandbox): Promise<boolean> {
    for (const [hostname, one] of this.#scenarios) {
      if (one !== sandbox) continue
      await this.#close(hostname, one)
      return true
    }
    return false
  }

  async #closeOldest(): Promise<void> {
    const [oldest] = this.#scenarios
    if (!oldest || this.#scenarios.size <= MOST_SCENARIOS) return
    await this.#close(...oldest)
  }

  async #close(hostname: string, sandbox: Sandbox): Promise<void> {
    this.#scenarios.delete(hostname)
    this.#called.delete(sandbox)
    this.#behind.delete(sandbox)
    await sandbox.close()
  }

  /** Empties a sandbox and fills the lasting one with its sample workspace again, at the machine's time. */
  async reset(sandbox: Sandbox): Promise<void> {
    await sandbox.store.withLease('advance', async () => {
      await sandbox.store.clear()
      sandbox.faults.clear()
      const isMain = sandbox === this.#main
      if (isMain) sandbox.clock.set(new Clock().now())
      await startRetention(sandbox.store, sandbox.clock.now())
      if (!isMain) return
      this.#state = await savePersistentState(sandbox.store, this.#state, { time: null, persons: null })
    })
    if (sandbox === this.#main) await this.fill()
  }

  /** Keeps the time of the lasting sandbox after it was moved, for restarts and for others on the same store. */
  async keepTime(sandbox: Sandbox): Promise<void> {
    if (sandbox !== this.#main) return
    this.#state = await savePersistentState(sandbox.store, this.#state, { time: timeOf(sandbox.clock) })
  }

  /** Answers what is the sandbox's: the API, the outside world's pages, control; undefined for anything else. */
  async fetch(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    const scenario = this.#scenarios.get(url.hostname)
    const isApi = url.pathname === API_PREFIX || url.pathname.startsWith(`${API_PREFIX}/`)
    const refusal = refusalAtDoor(request, url, { hosts: this.#hosts, isOpen: scenario !== undefined, isApi })
    if (refusal) return refusal
    const sandbox = scenario ?? this.#main
    await this.#catchUp(sandbox)
    if (isApi) return sandbox.fetch(request, withoutPrefix(url))
    if (url.pathname.startsWith('/control/')) {
      // Loaded when it is needed: a start without is faster.
      const { control } = await import('#mocks/sandbox/control/control.ts')
      return control(this, sandbox, request, url)
    }
    for (const page of PAGES) {
      const response = await page(sandbox.runtime, request, url)
      if (response) return response
    }
    return undefined
  }

  /** Does what has become due in every sandbox; called every second by a server. A scenario that nobody calls waits until somebody does. */
  async tick(): Promise<void> {
    await this.#followTime()
    for (const sandbox of [this.#main, ...this.#scenarios.values()]) {
      if (sandbox !== this.#main && !this.#called.delete(sandbox)) {
        this.#behind.add(sandbox)
        continue
      }
      await sandbox.advance()
      // Requests come in between.
      await setImmediate()
    }
  }

  /** Lets a scenario do what fell due while nobody called it, so that it answers as if every tick had been its own. */
  async #catchUp(sandbox: Sandbox): Promise<void> {
    if (sandbox !== this.#main) this.#called.add(sandbox)
    if (!this.#behind.has(sandbox)) return
    await sandbox.advance()
    this.#behind.delete(sandbox)
  }

  /** Takes over the time that another process on the same store has set. */
  async #followTime(): Promise<void> {
    const now = await persistentStateOf(this.#main.store)
    if (!now || now.time?.machine === this.#state.time?.machine) return
    this.#state = now
    setToPersistentState(this.#main.clock, now)
  }

  async close(): Promise<void> {
    await Promise.all([this.#main, ...this.#scenarios.values()].map((sandbox) => sandbox.close()))
  }
}

function withoutPrefix(url: URL): URL {
  url.pathname = url.pathname.slice(API_PREFIX.length) || '/'
  return url
}
