// One server with many sandboxes: the persistent one, and one per open scenario. Each scenario has a host name of its own
// (scenario-1.localhost), so that parallel tests are isolated.
import { setImmediate } from 'node:timers/promises'
import { startRetention } from '#mocks/sandbox/domain/retention.ts'
import { allowedOriginOf, preflightResponse, withCors } from '#mocks/sandbox/host/cors.ts'
import { rejectForeignRequest } from '#mocks/sandbox/host/origin-check.ts'
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
import { WorkInProgress } from '#mocks/sandbox/work-in-progress.ts'

export type HostSettings = {
  /** The store of the persistent sandbox. */
  store: string
  seed: number
  controlKey: string
  /** The public address of the server. */
  origin: string
  /** Additional host names, besides those of this machine. */
  hosts?: readonly string[]
  isChecking?: boolean
  secret?: string
}

const MAX_SCENARIOS = 200
const API_PREFIX = '/api'

export class Host {
  readonly controlKey: string
  readonly #settings: HostSettings
  /** The sandboxes by host name. */
  readonly #scenarios = new Map<string, Sandbox>()
  readonly #hosts: readonly string[]
  /** Scenarios that received a request since the last tick. */
  readonly #called = new Set<Sandbox>()
  /** Idle scenarios, whose due jobs have been postponed. */
  readonly #behind = new Set<Sandbox>()
  readonly #main: Sandbox
  #state: PersistentState
  readonly #templates = new Templates()
  #opened = 0
  readonly #ticks = new WorkInProgress()
  #isClosed = false

  private constructor(settings: HostSettings, main: Sandbox, state: PersistentState) {
    this.controlKey = settings.controlKey
    this.#settings = settings
    this.#hosts = [new URL(settings.origin).host, ...(settings.hosts ?? [])]
    this.#main = main
    this.#state = state
  }

  /** Opens the persistent sandbox and restores its secret, its clock and its sample people. */
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

  /** The persistent sandbox. */
  get main(): Sandbox {
    return this.#main
  }

  /** Seeds the sample workspace in the persistent sandbox, unless it has been seeded before; returns the people in it. */
  fill(): Promise<ScenarioPerson[]> {
    const { store } = this.#main
    return store.withLease('fill', async () => {
      const known = await persistentStateOf(store)
      if (known?.persons) return known.persons
      // Seeds in one transaction, so that a killed process leaves nothing partial; an in-memory copy is written to disk once.
      const persons = await store.transaction((inside) =>
        SCENARIOS.sample({ ...this.#main, store: inside, runtime: { ...this.#main.runtime, store: inside } }),
      )
      this.#state = await savePersistentState(store, this.#state, { persons })
      return persons
    })
  }

  /** Opens a scenario in a new sandbox, as a copy of an earlier one if there is one. */
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

  /** Closes a scenario's sandbox; returns false for the persistent one. */
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
    if (!oldest || this.#scenarios.size <= MAX_SCENARIOS) return
    await this.#close(...oldest)
  }

  async #close(hostname: string, sandbox: Sandbox): Promise<void> {
    this.#scenarios.delete(hostname)
    this.#called.delete(sandbox)
    this.#behind.delete(sandbox)
    await sandbox.close()
  }

  /** Empties a sandbox. The persistent one is seeded with its sample workspace again, at the machine's time. */
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

  /** Stores the clock offset of the persistent sandbox for restarts and for other processes on the same store. */
  async keepTime(sandbox: Sandbox): Promise<void> {
    if (sandbox !== this.#main) return
    this.#state = await savePersistentState(sandbox.store, this.#state, { time: timeOf(sandbox.clock) })
  }

  /** Handles a request for the sandbox: the API, pages of external systems, control. Returns undefined for other requests. */
  async fetch(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    const scenario = this.#scenarios.get(url.hostname)
    const isApi = url.pathname === API_PREFIX || url.pathname.startsWith(`${API_PREFIX}/`)
    const refusal = rejectForeignRequest(request, url, { hosts: this.#hosts, isOpen: scenario !== undefined, isApi })
    if (refusal) return refusal
    const sandbox = scenario ?? this.#main
    await this.#catchUp(sandbox)
    if (isApi) {
      const origin = allowedOriginOf(request, this.#hosts)
      const response = (origin && preflightResponse(request)) || (await sandbox.fetch(request, withoutPrefix(url)))
      return origin ? withCors(response, origin) : response
    }
    if (url.pathname.startsWith('/control/')) {
      // Imported on demand to shorten the startup.
      const { control } = await import('#mocks/sandbox/control/control.ts')
      return control(this, sandbox, request, url)
    }
    for (const page of PAGES) {
      const response = await page(sandbox.runtime, request, url)
      if (response) return response
    }
    return undefined
  }

  /** Runs the due jobs of every sandbox; a server calls it every second. Jobs of an idle scenario wait for its next request. */
  tick(): Promise<void> {
    return this.#ticks.add(this.#runDueJobs())
  }

  async #runDueJobs(): Promise<void> {
    if (this.#isClosed) return
    await this.#followTime()
    for (const sandbox of [this.#main, ...this.#scenarios.values()]) {
      if (this.#isClosed) return
      if (sandbox !== this.#main && !this.#called.delete(sandbox)) {
        this.#behind.add(sandbox)
        continue
      }
      await sandbox.advance()
      // Yields to incoming requests between sandboxes.
      await setImmediate()
    }
  }

  /** Runs the postponed jobs of a scenario before its next response, so that it behaves as if every tick had run them. */
  async #catchUp(sandbox: Sandbox): Promise<void> {
    if (sandbox !== this.#main) this.#called.add(sandbox)
    if (!this.#behind.has(sandbox)) return
    await sandbox.advance()
    this.#behind.delete(sandbox)
  }

  /** Applies a clock offset that another process on the same store has set. */
  async #followTime(): Promise<void> {
    const now = await persistentStateOf(this.#main.store)
    if (!now || now.time?.machine === this.#state.time?.machine) return
    this.#state = now
    setToPersistentState(this.#main.clock, now)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#ticks.settled()
    await Promise.all([this.#main, ...this.#scenarios.values()].map((sandbox) => sandbox.close()))
  }
}

function withoutPrefix(url: URL): URL {
  url.pathname = url.pathname.slice(API_PREFIX.length) || '/'
  return url
}
