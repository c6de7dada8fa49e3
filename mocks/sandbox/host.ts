// One server, many sandboxes: the lasting one, and one for each scenario that was opened, under a host name of its own
// (scenario-1.localhost), so that parallel tests never see each other.
import { Clock } from '#mocks/sandbox/clock.ts'
import { control } from '#mocks/sandbox/control/control.ts'
import { PAGES } from '#mocks/sandbox/pages/pages.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIOS, type ScenarioName, type ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'

export type HostSettings = {
  /** Where the lasting sandbox keeps its documents. */
  store: string
  seed: number
  controlKey: string
  /** The address people reach it by. */
  origin: string
  isChecking?: boolean
  secret?: string
}

export type OpenedScenario = { id: string; origin: string; persons: ScenarioPerson[] }

const MOST_SCENARIOS = 200
const API_PREFIX = '/api'

export class Host {
  readonly controlKey: string
  readonly #settings: HostSettings
  readonly #scenarios = new Map<string, Sandbox>()
  readonly #main: Sandbox
  #opened = 0

  private constructor(settings: HostSettings, main: Sandbox) {
    this.controlKey = settings.controlKey
    this.#settings = settings
    this.#main = main
  }

  static async open(settings: HostSettings): Promise<Host> {
    const { store, seed, origin, isChecking = false, secret } = settings
    const main = await createSandbox({ store, seed, origin, isChecking, ...(secret ? { secret } : {}) })
    return new Host(settings, main)
  }

  /** The lasting sandbox. */
  get main(): Sandbox {
    return this.#main
  }

  /** Opens a scenario by name in a sandbox of its own. */
  async openScenario(
    { name, seed, now }: { name: ScenarioName; seed?: number | undefined; now?: string | undefined },
    from: URL,
  ): Promise<OpenedScenario> {
    this.#opened += 1
    const id = `scenario-${this.#opened}`
    const origin = `${from.protocol}//${id}.localhost${from.port ? `:${from.port}` : ''}`
    const clock = now ? new Clock(new Date(now)) : new Clock()
    const sandbox = await createSandbox({
      seed: seed ?? this.#settings.seed,
      clock,
      origin,
      isChecking: this.#settings.isChecking ?? false,
    })
    const persons = await SCENARIOS[name](sandbox)
    this.#scenarios.set(id, sandbox)
    await this.#closeOldest()
    return { id, origin, persons }
  }

  async #closeOldest(): Promise<void> {
    const [oldest] = this.#scenarios
    if (!oldest || this.#scenarios.size <= MOST_SCENARIOS) return
    this.#scenarios.delete(oldest[0])
    await oldest[1].close()
  }

  /** Empties a sandbox and fills the lasting one with its sample workspace again. */
  async reset(sandbox: Sandbox): Promise<void> {
    await sandbox.store.clear()
    sandbox.faults.clear()
    if (sandbox === this.#main) await SCENARIOS.sample(sandbox)
  }

  /** Answers what is the sandbox's: the API, the outside world's pages, control; undefined for anything else. */
  async fetch(request: Request): Promise<Response | undefined> {
    const url = new URL(request.url)
    const sandbox = this.#scenarios.get(url.hostname.split('.')[0] ?? '') ?? this.#main
    if (url.pathname === API_PREFIX || url.pathname.startsWith(`${API_PREFIX}/`))
      return sandbox.fetch(withoutPrefix(request, url))
    if (url.pathname.startsWith('/control/')) return control(this, sandbox, request, url)
    for (const page of PAGES) {
      const response = await page(sandbox.runtime, request, url)
      if (response) return response
    }
    return undefined
  }

  /** Does what has become due in every sandbox; called every second by a server. */
  async tick(): Promise<void> {
    for (const sandbox of [this.#main, ...this.#scenarios.values()]) await sandbox.advance()
  }

  async close(): Promise<void> {
    await Promise.all([this.#main, ...this.#scenarios.values()].map((sandbox) => sandbox.close()))
  }
}

function withoutPrefix(request: Request, url: URL): Request {
  const bare = new URL(url)
  bare.pathname = url.pathname.slice(API_PREFIX.length) || '/'
  return new Request(bare, request)
}
