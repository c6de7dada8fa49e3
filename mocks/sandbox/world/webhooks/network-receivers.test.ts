// Deliveries over real HTTP, to receivers on the loopback interface.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebhookDeliveryStatus, WebhookFailure } from '@adwright/sdk/types'
import { verifyWebhook } from '@adwright/sdk/webhooks'
import { afterEach, expect, test, vi } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import type { WebhookDelivery } from '#mocks/sandbox/world/platforms.ts'

const ACCOUNT = 'acc_lindholm'
const BASE = `/Webhook/${ACCOUNT}`
const SLOW_LIMIT_MS = 100

type Received = { body: string; headers: IncomingMessage['headers']; path: string | undefined }

let sandbox: Sandbox
let server: Server
const received: Received[] = []

/** Starts a sandbox, and a receiver that answers each call by the next of `answers`; the last one answers all further calls. */
async function start(webhooks: WebhookDelivery, ...answers: ((response: ServerResponse) => unknown)[]) {
  sandbox = await createSandbox({ isChecking: true, webhooks })
  const owner = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
  await addAccount(sandbox.runtime, owner, { id: ACCOUNT })
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    received.push({ body, headers: request.headers, path: request.url })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `https://localhost:${(server.address() as AddressInfo).port}/hook`
  const call = caller(sandbox, await signIn(sandbox.runtime, owner.id))
  const add = (address = url) => call('POST', BASE, { url: address, events: ['run.finished'] })
  const { id, secret } = (await add()).body
  return { call, add, id, secret }
}

const deliveryOf = async (id: string) => (await sandbox.store.list('webhookDelivery', id))[0]
const answering =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end()

afterEach(async () => {
  vi.restoreAllMocks()
  received.length = 0
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await sandbox.close()
})

/** Emits the event that a rule has run, as the autopilot does. */
async function emit() {
  const { sendEvent } = await import('#mocks/sandbox/domain/webhooks/events.ts')
  const run = {
    customerClientId: '4829105376',
    autopilotId: 'ap_1',
    autopilotName: 'Pause',
    ruleId: 'rule_1',
    executionId: 'run_1',
  }
  const data = { ...run, status: 1, evaluatedCount: 3, changedCount: 1, suggestionCount: 0, failedCount: 0 } as never
  await sandbox.store.transaction((store) =>
    sendEvent({ ...sandbox.runtime, store, now: sandbox.clock.now() }, ACCOUNT, 'run.finished', data),
  )
  await sandbox.advance()
}

test('a receiver that fails twice gets the same delivery until it takes it, signed each time', async () => {
  const { id, secret } = await start('loopback', answering(500), answering(500), answering(200))
  await emit()
  await sandbox.forward({ minutes: 10 })
  expect(received).toHaveLength(3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const [first] = received
  if (first) expect(verifyWebhook({ ...first, secret }).type).toBe('run.finished')
  expect(await deliveryOf(id)).toMatchObject({ status: WebhookDeliveryStatus.Delivered, attemptCount: 3 })
})

test('a redirect is a failure, and is not followed', async () => {
  const { id } = await start('loopback', answering(302, { Location: '/elsewhere' }))
  await emit()
  expect(received.map(({ path }) => path)).toEqual(['/hook'])
  expect(await deliveryOf(id)).toMatchObject({ attempts: [{ failure: WebhookFailure.Redirect, statusCode: 302 }] })
})

test('a receiver that does not answer in time is given up', async () => {
  const { id } = await start('loopback', () => undefined)
  const receivers = sandbox.runtime.platforms.webhooks
  const { post } = receivers
  vi.spyOn(receivers, 'post').mockImplementation((request) => post({ ...request, timeoutMs: SLOW_LIMIT_MS }))
  await emit()
  expect(received).toHaveLength(1)
  expect(await deliveryOf(id)).toMatchObject({ attempts: [{ failure: WebhookFailure.Timeout, statusCode: null }] })
})

test('a receiver that is gone is unreachable', async () => {
  const { id } = await start('loopback', answering(200))
  await new Promise((resolve) => server.close(resolve))
  await emit()
  expect(await deliveryOf(id)).toMatchObject({ attempts: [{ failure: WebhookFailure.Unreachable }] })
})

test('without the setting for it, the machine itself is refused as any private address', async () => {
  const { add, id } = await start('network', answering(200))
  expect(id).toBeUndefined()
  expect(await add('https://127.0.0.1:9/hook')).toMatchObject({ status: 422 })
})

test('the setting allows the machine itself, and no other private address', async () => {
  const { add } = await start('loopback', answering(200))
  expect((await add('https://[::1]:9/hook')).status).toBe(201)
  for (const url of ['https://10.0.0.1/hook', 'https://printer.local/hook', 'https://169.254.169.254/hook'])
    expect(await add(url)).toMatchObject({ status: 422 })
})
