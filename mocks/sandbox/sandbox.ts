import { DroppedConnection, Faults } from '#mocks/sandbox/control/faults.ts'
import { removeOrphanedBytes } from '#mocks/sandbox/domain/files/files.ts'
import { PASSWORD_COST } from '#mocks/sandbox/domain/identity/passwords.ts'
import { Tokens } from '#mocks/sandbox/domain/identity/tokens.ts'
import { HANDLERS } from '#mocks/sandbox/handlers/handlers.ts'
import { answer } from '#mocks/sandbox/pipeline/answer.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type { LanguageModel } from '#mocks/sandbox/platforms/language-model.ts'
import { newRootSecret, type SecretSource, Secrets } from '#mocks/sandbox/random/secrets.ts'
import { idsFrom, randomFrom } from '#mocks/sandbox/random/seeded.ts'
import { advance } from '#mocks/sandbox/scheduler/advance.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'
import { Clock, msOf, type Span } from '#mocks/sandbox/time/clock.ts'
import { WorkInProgress } from '#mocks/sandbox/work-in-progress.ts'
import { modelFrom } from '#mocks/sandbox/world/openai-model.ts'
import { simulatedPlatforms, type WebhookDelivery } from '#mocks/sandbox/world/platforms.ts'

export type SandboxSettings = {
  /** ':memory:' (default), a file, or postgres://…. */
  store?: string
  clock?: Clock
  /** The same seed gives the same ids and the same generated data. */
  seed?: number
  /** The root secret of all keys; persistent if the store is. */
  secret?: string
  /** The source of tokens and codes; defaults to the system's generator. */
  secretSource?: SecretSource
  /** The cost parameter of password hashes; tests lower it. */
  passwordCost?: number
  /** Validates responses against the contract and replaces an invalid one by a 500; for development and tests. */
  isChecking?: boolean
  /** The public address, for links in emails and pages. */
  origin?: string
  /** Where webhooks are delivered to; `SANDBOX_WEBHOOKS` by default. */
  webhooks?: WebhookDelivery
  /** The language model that words answers; the one of `AI_MODEL_URL` by default, usually none. */
  model?: LanguageModel | null
}

const webhookDelivery = (setting?: string): WebhookDelivery =>
  setting === 'network' || setting === 'loopback' ? setting : 'simulated'

export type Sandbox = {
  /** Handles a request to the API; `url` is its address without the prefix of the API. Rejects only if a fault drops the connection, or once the sandbox is closed. */
  fetch: (request: Request, url?: URL) => Promise<Response>
  faults: Faults
  /** Runs the due jobs. */
  advance: () => Promise<void>
  /** Moves the clock and runs every job that becomes due on the way. */
  moveTo: (moment: Date) => Promise<void>
  forward: (span: Span) => Promise<void>
  store: Store
  clock: Clock
  runtime: Runtime
  /** Closes the store after the requests and the job in progress; further jobs stay due. */
  close: () => Promise<void>
}

/** Creates a stateful backend that implements the contract: Request in, Response out. */
export async function createSandbox(settings: SandboxSettings = {}): Promise<Sandbox> {
  const {
    store: location = ':memory:',
    clock = new Clock(),
    seed = 1,
    secret = newRootSecret(),
    secretSource,
    passwordCost = PASSWORD_COST,
    isChecking = false,
    origin = 'http://127.0.0.1:4020',
    webhooks = webhookDelivery(process.env.SANDBOX_WEBHOOKS),
    model = modelFrom(process.env),
  } = settings
  const store = await openStore(location)
  await removeOrphanedBytes(store)
  const random = randomFrom(seed)
  const secrets = new Secrets(secret, secretSource)
  const runtime: Runtime = {
    store,
    clock,
    seed,
    platforms: simulatedPlatforms(seed, { webhooks, model }),
    random,
    newId: idsFrom(random),
    secrets,
    passwordCost,
    tokens: new Tokens(secrets.key('access-tokens'), clock),
    isChecking,
    origin,
    handlers: HANDLERS as unknown as Runtime['handlers'],
  }
  const faults = new Faults(randomFrom(seed + 1))
  const work = new WorkInProgress()
  let isClosed = false
  const advanceNow = async () => {
    if (!isClosed) await work.add(advance(runtime, clock.now()))
  }
  const moveTo = async (moment: Date) => {
    clock.set(moment)
    await advanceNow()
  }
  return {
    fetch: async (request, url = new URL(request.url)) => {
      if (isClosed) throw new DroppedConnection()
      const response = await faults.around(request, url, () => work.add(answer(runtime, request, url)))
      return request.method === 'HEAD' ? new Response(null, response) : response
    },
    faults,
    store,
    clock,
    runtime,
    advance: advanceNow,
    moveTo,
    forward: (span) => moveTo(new Date(clock.now().getTime() + msOf(span))),
    async close() {
      isClosed = true
      store.jobs.stop()
      await work.settled()
      await store.close()
    },
  }
}
