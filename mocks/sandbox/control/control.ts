// Endpoints outside of the contract, for tests and demos; see mocks/sandbox/README.md. They require the sandbox's control key.
import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { ControlledHost } from '#mocks/sandbox/control/controlled-host.ts'
import { zFault } from '#mocks/sandbox/control/fault-schema.ts'
import { setDeliveryDelay } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { bytesOf } from '#mocks/sandbox/pipeline/bytes-of.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIO_NAMES } from '#mocks/sandbox/scenarios/scenarios.ts'
import { clockOffsetOf } from '#mocks/sandbox/scheduler/account-clock.ts'
import { setAccountTime } from '#mocks/sandbox/scheduler/advance.ts'
import { DAY_MS, msOf } from '#mocks/sandbox/time/clock.ts'

/** Years have four digits in the contract's dates, and every job due within a clock jump is executed, so both are limited. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')
const MAX_JUMP_DAYS = 3660

const isInRange = (moment: number) => moment >= EARLIEST && moment <= LATEST
const zMoment = z.iso
  .datetime()
  .check(z.refine((text) => isInRange(Date.parse(text)), { error: 'expected a moment from 2000 to 2100' }))
const zScenario = z.strictObject({
  name: z.enum(SCENARIO_NAMES),
  seed: z.optional(z.int()),
  now: z.optional(zMoment),
})
const zStep = z.optional(z.number().check(z.gte(-100_000_000), z.lte(100_000_000)))
const zClock = z.union([
  z.strictObject({ now: zMoment, account: z.optional(z.string()) }),
  z.strictObject({
    account: z.optional(z.string()),
    forward: z.strictObject({
      days: zStep,
      hours: zStep,
      minutes: zStep,
      seconds: zStep,
    }),
  }),
])

const zReports = z.strictObject({
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  account: z.optional(z.string()),
  files: z.array(z.strictObject({ name: z.string(), text: z.string() })).check(z.minLength(1)),
})
const zCheckout = z.strictObject({ delayWebhookSeconds: z.number().check(z.gte(0), z.lte(86_400)) })

/** Report exports are the largest requests. */
const MAX_BYTES = 64 * 1024 * 1024

// The small build of Zod has no detailed messages of its own.
const ERROR_MESSAGES = { error: z.locales.en().localeError }

type Control = { host: ControlledHost; sandbox: Sandbox; request: Request; url: URL }

const reply = (body: unknown, status = 200) => Response.json(body, { status })
const failure = (status: number, message: string) => reply({ message }, status)

/** Returns the validated body, or a 422 response that describes the errors. */
async function read<S extends z.core.$ZodType>(
  request: Request,
  schema: S,
): Promise<{ body: z.output<S> } | { failed: Response }> {
  const bytes = await bytesOf(request, MAX_BYTES)
  if (!bytes) return { failed: failure(413, `A body has at most ${MAX_BYTES} bytes.`) }
  try {
    const result = z.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)), ERROR_MESSAGES)
    return result.success ? { body: result.data } : { failed: failure(422, z.prettifyError(result.error)) }
  } catch {
    return { failed: failure(422, 'The body isn’t valid JSON.') }
  }
}

type Move = z.output<typeof zClock>

/** Returns the target time of a clock move; a 422 if it is out of range, before anything has changed. */
function targetTime(move: Move, now: number): Date | Response {
  const moment = 'now' in move ? Date.parse(move.now) : now + msOf(move.forward)
  if (!isInRange(moment)) return failure(422, 'The clock goes from 2000 to 2100.')
  if (moment - now > MAX_JUMP_DAYS * DAY_MS)
    return failure(422, `The clock goes ${MAX_JUMP_DAYS} days forward at most.`)
  return new Date(moment)
}

/** Moves the clock of one account in a sandbox. */
async function moveAccountClock({ runtime, clock, store }: Sandbox, account: string, move: Move) {
  if (!(await store.get('account', account))) return failure(404, `There is no account ${account} here.`)
  const now = clock.now().getTime() + (await clockOffsetOf(store, account))
  const moment = targetTime(move, now)
  if (moment instanceof Response) return moment
  await setAccountTime(runtime, account, moment)
  return reply({ account, now: moment })
}

/** Imports report exports in place of a sandbox's generated metrics; returns a summary, or the reason for a rejection. */
async function replaceMetrics({ runtime }: Sandbox, { account, files, currency }: z.output<typeof zReports>) {
  const { ImportError, storeReports: takeReports } = await import('#mocks/sandbox/import/import-reports.ts')
  const given = files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }))
  try {
    const summary = await takeReports(runtime, {
      files: given,
      currency,
      ...(account === undefined ? {} : { accountId: account }),
    })
    return reply({ summary })
  } catch (error) {
    if (error instanceof ImportError) return failure(422, error.message)
    throw error
  }
}

const ENDPOINTS: Record<string, (control: Control) => Promise<Response>> = {
  'POST /control/scenarios': async ({ host, request, url }) => {
    const result = await read(request, zScenario)
    return 'failed' in result ? result.failed : reply(await host.openScenario(result.body, url), 201)
  },
  'DELETE /control/scenarios': async ({ host, sandbox }) =>
    (await host.closeScenario(sandbox)) ? reply({}) : failure(409, 'The persistent sandbox can’t be closed.'),
  'POST /control/reset': async ({ host, sandbox }) => {
    await host.reset(sandbox)
    return reply({ now: sandbox.clock.now() })
  },
  'GET /control/clock': async ({ sandbox, url }) => {
    const account = url.searchParams.get('account')
    const ahead = account ? await clockOffsetOf(sandbox.store, account) : 0
    return reply({ now: new Date(sandbox.clock.now().getTime() + ahead) })
  },
  'PUT /control/clock': async ({ host, sandbox, request }) => {
    const result = await read(request, zClock)
    if ('failed' in result) return result.failed
    const { account } = result.body
    if (account !== undefined) return moveAccountClock(sandbox, account, result.body)
    const moment = targetTime(result.body, sandbox.clock.now().getTime())
    if (moment instanceof Response) return moment
    await sandbox.moveTo(moment)
    await host.keepTime(sandbox)
    return reply({ now: sandbox.clock.now() })
  },
  'GET /control/faults': async ({ sandbox }) => reply(sandbox.faults.list()),
  'POST /control/faults': async ({ sandbox, request }) => {
    const result = await read(request, zFault)
    if ('failed' in result) return result.failed
    sandbox.faults.add(result.body)
    return reply(sandbox.faults.list(), 201)
  },
  'DELETE /control/faults': async ({ sandbox }) => {
    sandbox.faults.clear()
    return reply([])
  },
  'POST /control/reports': async ({ sandbox, request }) => {
    const result = await read(request, zReports)
    return 'failed' in result ? result.failed : replaceMetrics(sandbox, result.body)
  },
  'PUT /control/checkout': async ({ sandbox, request }) => {
    const result = await read(request, zCheckout)
    if ('failed' in result) return result.failed
    await setDeliveryDelay(sandbox.store, result.body.delayWebhookSeconds)
    return reply(result.body)
  },
  'GET /control/mails': async ({ sandbox, url }) => {
    const to = url.searchParams.get('to') || undefined
    return reply(await sandbox.store.listAll('mail', { where: { to: to?.toLowerCase() }, order: 'desc' }))
  },
  'GET /control/webhooks': async ({ sandbox, url }) => {
    const to = url.searchParams.get('to') || undefined
    const webhooks = await sandbox.store.listAll('webhook')
    const urls = new Map(webhooks.map(({ id, url: address }) => [id, address]))
    const webhookId = webhooks.filter(({ url: address }) => to === undefined || address === to).map(({ id }) => id)
    const sent = await sandbox.store.listAll('webhookDelivery', { where: { webhookId }, order: 'desc' })
    return reply(sent.map((delivery) => ({ ...delivery, url: urls.get(delivery.webhookId) })))
  },
  'GET /control/counters': async ({ sandbox }) => reply(Object.fromEntries(sandbox.faults.counters)),
}

function isKey(given: string | null, key: string): boolean {
  const [mine, theirs] = [Buffer.from(key), Buffer.from(given ?? '')]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

/** Handles a request below /control. Without the key, every request is answered with 404, so that the endpoints stay undetectable. */
export async function control(host: ControlledHost, sandbox: Sandbox, request: Request, url: URL): Promise<Response> {
  const call = ENDPOINTS[`${request.method} ${url.pathname}`]
  if (!call || !isKey(request.headers.get('X-Control-Key'), host.controlKey))
    return failure(404, 'There is no such control call.')
  return call({ host, sandbox, request, url })
}
