// Calls outside of the contract, for tests and demos; see mocks/sandbox/README.md. They need the sandbox's control key.
import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { ControlledHost } from '#mocks/sandbox/control/controlled-host.ts'
import { zFault } from '#mocks/sandbox/control/fault-schema.ts'
import { setDeliveryDelay } from '#mocks/sandbox/domain/billing/billing-book.ts'
import { bytesOf } from '#mocks/sandbox/pipeline/bytes-of.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIO_NAMES } from '#mocks/sandbox/scenarios/scenarios.ts'
import { aheadOf } from '#mocks/sandbox/scheduler/account-clock.ts'
import { moveAccount } from '#mocks/sandbox/scheduler/advance.ts'
import { DAY_MS, msOf } from '#mocks/sandbox/time/clock.ts'

/** Dates of the contract have four digits, and everything that lies on the way of a jump is done. */
const EARLIEST = Date.parse('2000-01-01T00:00:00Z')
const LATEST = Date.parse('2100-01-01T00:00:00Z')
const LONGEST_JUMP_DAYS = 3660

const isInReach = (moment: number) => moment >= EARLIEST && moment <= LATEST
const zMoment = z.iso
  .datetime()
  .check(z.refine((text) => isInReach(Date.parse(text)), { error: 'expected a moment from 2000 to 2100' }))
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
  account: z.optional(z.string()),
  files: z.array(z.strictObject({ name: z.string(), text: z.string() })).check(z.minLength(1)),
})
const zCheckout = z.strictObject({ delayWebhookSeconds: z.number().check(z.gte(0), z.lte(86_400)) })

/** Report exports are the largest. */
const MOST_BYTES = 64 * 1024 * 1024

// The small build of Zod says no more than that something is wrong unless it is given words.
const IN_WORDS = { error: z.locales.en().localeError }

type Control = { host: ControlledHost; sandbox: Sandbox; request: Request; url: URL }

const reply = (body: unknown, status = 200) => Response.json(body, { status })
const refusal = (status: number, message: string) => reply({ message }, status)

/** The body, or the 422 that says what is wrong with it. */
async function read<S extends z.core.$ZodType>(
  request: Request,
  schema: S,
): Promise<{ body: z.output<S> } | { refused: Response }> {
  const bytes = await bytesOf(request, MOST_BYTES)
  if (!bytes) return { refused: refusal(413, `A body has at most ${MOST_BYTES} bytes.`) }
  try {
    const result = z.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)), IN_WORDS)
    return result.success ? { body: result.data } : { refused: refusal(422, z.prettifyError(result.error)) }
  } catch {
    return { refused: refusal(422, 'The body is no JSON.') }
  }
}

type Move = z.output<typeof zClock>

/** Where a clock is to go; a 422 for what is out of reach, before anything has changed. */
function destinationOf(move: Move, now: number): Date | Response {
  const moment = 'now' in move ? Date.parse(move.now) : now + msOf(move.forward)
  if (!isInReach(moment)) return refusal(422, 'The clock goes from 2000 to 2100.')
  if (moment - now > LONGEST_JUMP_DAYS * DAY_MS)
    return refusal(422, `The clock goes ${LONGEST_JUMP_DAYS} days forward at most.`)
  return new Date(moment)
}

/** Moves the time of one account of a sandbox. */
async function moveOne({ runtime, clock, store }: Sandbox, account: string, move: Move) {
  if (!(await store.get('account', account))) return refusal(404, `There is no account ${account} here.`)
  const now = clock.now().getTime() + (await aheadOf(store, account))
  const moment = destinationOf(move, now)
  if (moment instanceof Response) return moment
  await moveAccount(runtime, account, moment)
  return reply({ account, now: moment })
}

/** Takes report exports in the place of a sandbox's figures; answers with what was taken and left, or why nothing was. */
async function take({ runtime }: Sandbox, { account, files }: z.output<typeof zReports>) {
  const { ImportRefused, takeReports } = await import('#mocks/sandbox/import/import-reports.ts')
  const given = files.map(({ name, text }) => ({ name, bytes: Buffer.from(text) }))
  try {
    const summary = await takeReports(runtime, {
      files: given,
      ...(account === undefined ? {} : { accountId: account }),
    })
    return reply({ summary })
  } catch (error) {
    if (error instanceof ImportRefused) return refusal(422, error.message)
    throw error
  }
}

const CALLS: Record<string, (control: Control) => Promise<Response>> = {
  'POST /control/scenarios': async ({ host, request, url }) => {
    const result = await read(request, zScenario)
    return 'refused' in result ? result.refused : reply(await host.openScenario(result.body, url), 201)
  },
  'DELETE /control/scenarios': async ({ host, sandbox }) =>
    (await host.closeScenario(sandbox)) ? reply({}) : refusal(409, 'The lasting sandbox cannot be closed.'),
  'POST /control/reset': async ({ host, sandbox }) => {
    await host.reset(sandbox)
    return reply({ now: sandbox.clock.now() })
  },
  'GET /control/clock': async ({ sandbox, url }) => {
    const account = url.searchParams.get('account')
    const ahead = account ? await aheadOf(sandbox.store, account) : 0
    return reply({ now: new Date(sandbox.clock.now().getTime() + ahead) })
  },
  'PUT /control/clock': async ({ host, sandbox, request }) => {
    const result = await read(request, zClock)
    if ('refused' in result) return result.refused
    const { account } = result.body
    if (account !== undefined) return moveOne(sandbox, account, result.body)
    const moment = destinationOf(result.body, sandbox.clock.now().getTime())
    if (moment instanceof Response) return moment
    await sandbox.moveTo(moment)
    await host.keepTime(sandbox)
    return reply({ now: sandbox.clock.now() })
  },
  'GET /control/faults': async ({ sandbox }) => reply(sandbox.faults.list()),
  'POST /control/faults': async ({ sandbox, request }) => {
    const result = await read(request, zFault)
    if ('refused' in result) return result.refused
    sandbox.faults.add(result.body)
    return reply(sandbox.faults.list(), 201)
  },
  'DELETE /control/faults': async ({ sandbox }) => {
    sandbox.faults.clear()
    return reply([])
  },
  'POST /control/reports': async ({ sandbox, request }) => {
    const result = await read(request, zReports)
    return 'refused' in result ? result.refused : take(sandbox, result.body)
  },
  'PUT /control/checkout': async ({ sandbox, request }) => {
    const result = await read(request, zCheckout)
    if ('refused' in result) return result.refused
    await setDeliveryDelay(sandbox.store, result.body.delayWebhookSeconds)
    return reply(result.body)
  },
  'GET /control/mails': async ({ sandbox, url }) => {
    const to = url.searchParams.get('to') || undefined
    return reply(await sandbox.store.listAll('mail', { where: { to: to?.toLowerCase() }, order: 'desc' }))
  },
  'GET /control/webhooks': async ({ sandbox, url }) => {
    const to = url.searchParams.get('to') || undefined
    return reply(await sandbox.store.listAll('webhookDelivery', { where: { url: to }, order: 'desc' }))
  },
  'GET /control/counters': async ({ sandbox }) => reply(Object.fromEntries(sandbox.faults.counters)),
}

function isKey(given: string | null, key: string): boolean {
  const [mine, theirs] = [Buffer.from(key), Buffer.from(given ?? '')]
  return mine.length === theirs.length && timingSafeEqual(mine, theirs)
}

/**
 * Answers a call below /control; without the key every one of them is a 404, so that nobody learns that they exist.
 */
export async function control(host: ControlledHost, sandbox: Sandbox, request: Request, url: URL): Promise<Response> {
  const call = CALLS[`${request.method} ${url.pathname}`]
  if (!call || !isKey(request.headers.get('X-Control-Key'), host.controlKey))
    return refusal(404, 'There is no such control call.')
  return call({ host, sandbox, request, url })
}
