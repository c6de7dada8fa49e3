// Judges a fresh sandbox with the conformance kit, with or without a planted defect.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { setCallerAddress } from '#mocks/sandbox/domain/identity/callers.ts'
import { consentPage } from '#mocks/sandbox/pages/consent.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson } from '#mocks/sandbox/scenarios/people.ts'
import { SCENARIOS } from '#mocks/sandbox/scenarios/scenarios.ts'
import { TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { contractOf, judge, type Report, type Settings } from '#tests/conformance/src/judge.ts'
import type { Defect } from '#tests/contract/defects/defect.ts'
import { contractOperations } from '#tests/support/contract.ts'

const LOCATION = 'openapi/dist/openapi.json'
const TICK_MS = 250
const RECOVERING = 'recovering@conformance.example'
let contract: Settings['contract'] | undefined

/** Runs the jobs of a sandbox as they become due, as a served one does: designs are drawn, posts are published. Returns the end of it. */
function runJobs(sandbox: Sandbox): () => Promise<void> {
  const end = new AbortController()
  const ticks = (async () => {
    while (!end.signal.aborted) {
      await sandbox.advance()
      await wait(TICK_MS)
    }
  })()
  return () => {
    end.abort()
    return ticks
  }
}

/** A fresh sandbox of the sample workspace whose jobs run, with or without a planted defect. */
export async function openSandbox(wrap: Defect['wrap'] = (send) => send) {
  const sandbox = await createSandbox({ seed: 1, passwordCost: TEST_PASSWORD_COST })
  await SCENARIOS.sample(sandbox)
  await addPerson(sandbox.runtime, { id: 'usr_invited', email: 'invited@conformance.example' })
  await addPerson(sandbox.runtime, { id: 'usr_joining', email: 'joining@conformance.example' })
  await addPerson(sandbox.runtime, { id: 'usr_recovering', email: RECOVERING })
  const endJobs = runJobs(sandbox)
  const close = async () => {
    await endJobs()
    await sandbox.close()
  }
  return { sandbox, send: wrap(senderOf(sandbox)), close }
}

/** The addresses outside of the API at which a run reads messages and gives consents, as the profile names them. */
const OUTSIDE = 'http://outside.test'
const LIMITED_BY_ADDRESS = ['/Auth/register', '/Verification/']

/** Answers as a served sandbox does beside its API: with the outbox, and with the pages on which people consent. */
async function answerOutside({ runtime }: Sandbox, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const to = url.searchParams.get('to')?.toLowerCase()
  if (url.pathname === '/mails')
    return Response.json(await runtime.store.listAll('mail', { where: { to }, order: 'desc' }))
  return (await consentPage(runtime, request, url)) ?? new Response(null, { status: 404 })
}

/** Sends to the sandbox. Everybody who registers or has a code has an address of their own, as people in the field have. */
function senderOf(sandbox: Sandbox): NonNullable<Settings['send']> {
  let count = 0
  return (request) => {
    const { origin, pathname } = new URL(request.url)
    if (origin === OUTSIDE) return answerOutside(sandbox, request)
    count += 1
    if (LIMITED_BY_ADDRESS.some((start) => pathname.startsWith(start)))
      setCallerAddress(request, `10.${count >> 16}.${(count >> 8) % 256}.${count % 256}`)
    return sandbox.fetch(request)
  }
}

/** Judges the sample workspace. */
export async function judgeSandbox(settings: Partial<Settings> = {}, wrap?: Defect['wrap']): Promise<Report> {
  contract ??= contractOf(readFileSync(LOCATION, 'utf8'), LOCATION)
  const { sandbox, send, close } = await openSandbox(wrap)
  const service = { kind: 'service', subject: 'conformance', session: 'conformance' } as const
  try {
    return await judge({
      url: 'http://sandbox.test',
      contract,
      overrides: readFileSync('openapi/conformance.yaml', 'utf8'),
      environment: {
        SERVICE_TOKEN: await sandbox.runtime.tokens.sign(service),
        STRIPE_WEBHOOK_SECRET: webhookSecret(sandbox.runtime.secrets),
        MAILS_URL: `${OUTSIDE}/mails`,
        CONSENT_URL: `${OUTSIDE}/consent`,
      },
      folder: 'openapi',
      send,
      mayWrite: true,
      ...settings,
    })
  } finally {
    await close()
  }
}

/** The operations of the defect's resource group, which is what a run needs to find it. */
export const groupOf = ({ operation }: Defect): string[] =>
  contractOperations.find(({ operationId }) => operationId === operation)?.tags ?? []
