import { WebhookDeliveryStatus, WebhookFailure, WebhookStatus } from '@adwright/sdk/types'
import { verifyWebhook } from '@adwright/sdk/webhooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import { sendEvent } from '#mocks/sandbox/domain/webhooks/events.ts'
import type { WebhookRequest } from '#mocks/sandbox/platforms/webhooks.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const START = new Date('2026-11-19T09:00:00Z')
const ACCOUNT = 'acc_lindholm'
const BASE = `/Webhook/${ACCOUNT}`
const URL_OK = 'https://hooks.lindholm.example/adwright'
const URL_DOWN = 'https://hooks.lindholm.example/status/503'

let sandbox: Sandbox
let call: ReturnType<typeof caller>
let posted: WebhookRequest[]

/** Signs the owner in, again after the token has expired. */
const signInOwner = async () => {
  call = caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
}

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: Clock.frozen(START) })
  const owner = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
  await addAccount(sandbox.runtime, owner, { id: ACCOUNT })
  await signInOwner()
  posted = []
  const receivers = sandbox.runtime.platforms.webhooks
  const post = receivers.post
  vi.spyOn(receivers, 'post').mockImplementation((request) => {
    posted.push(request)
    return post(request)
  })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await sandbox.close()
})

type Fields = { url?: string; events?: string[]; isEnabled?: boolean }
const add = async ({ url = URL_OK, events = ['suggestion.waiting'], ...fields }: Fields = {}) =>
  (await call('POST', BASE, { url, events, ...fields })).body
const SUGGESTION = {
  customerClientId: '4829105376',
  autopilotId: 'ap_1',
  autopilotName: 'Pause wasteful keywords',
  ruleId: 'rule_1',
  executionId: 'run_1',
  suggestionCount: 3,
}
const emit = () =>
  sandbox.store.transaction((store) =>
    sendEvent({ ...sandbox.runtime, store, now: sandbox.clock.now() }, ACCOUNT, 'suggestion.waiting', SUGGESTION),
  )
const deliveries = async (id: string, query = '') => (await call('GET', `${BASE}/${id}/deliveries${query}`)).body

/** Verifies a request by the SDK, as its receiver does, at the time of the sandbox. */
function verified({ body, headers }: WebhookRequest, secret: string | string[]) {
  vi.useFakeTimers({ now: sandbox.clock.now(), toFake: ['Date'] })
  try {
    return verifyWebhook({ body, headers, secret })
  } finally {
    vi.useRealTimers()
  }
}

test('an event is sent to its webhooks with a signature that the SDK verifies', async () => {
  const { id, secret } = await add()
  await add({ url: 'https://other.lindholm.example/', events: ['anomaly.found'] })
  await add({ url: 'https://paused.lindholm.example/', isEnabled: false })
  await emit()
  await sandbox.advance()
  expect(posted.map(({ url }) => url)).toEqual([URL_OK])
  const [request] = posted
  const event = request && verified(request, secret)
  if (event?.type !== 'suggestion.waiting') throw new Error('The event is another one.')
  expect(event.data).toEqual({ accountId: ACCOUNT, ...SUGGESTION })
  expect(event.timestamp).toBe(START.toISOString())
  const { items } = await deliveries(id)
  expect(items).toMatchObject([{ status: WebhookDeliveryStatus.Delivered, statusCode: 204, attemptCount: 1 }])
  expect(request?.headers['webhook-id']).toBe(items[0].id)
})

test('a secret is returned once; after a rotation the previous one still signs for a day', async () => {
  const { id, secret, version } = await add()
  expect(JSON.stringify([(await call('GET', BASE)).body, (await call('GET', `${BASE}/${id}`)).body])).not.toContain(
    secret,
  )
  const rotated = (await call('POST', `${BASE}/${id}/secret`)).body
  expect(rotated).toMatchObject({ version, previousSecretExpiresAt: '2026-11-20T09:00:00.000Z' })
  expect(rotated.secret).not.toBe(secret)
  await emit()
  await sandbox.forward({ hours: 23 })
  for (const one of [secret, rotated.secret]) expect(posted[0] && verifiedAt(posted[0], one, START)).toBeDefined()
  await sandbox.forward({ hours: 1 })
  await emit()
  await sandbox.advance()
  const [, second] = posted
  if (!second) throw new Error('Nothing was sent.')
  expect(verified(second, rotated.secret).type).toBe('suggestion.waiting')
  expect(() => verified(second, secret)).toThrow('No matching signature')
})

function verifiedAt({ body, headers }: WebhookRequest, secret: string, now: Date) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  try {
    return verifyWebhook({ body, headers, secret })
  } finally {
    vi.useRealTimers()
  }
}

test('a failed delivery is retried on the schedule with the same id; at its end the webhook is switched off', async () => {
  const { id } = await add({ url: URL_DOWN })
  await emit()
  await sandbox.forward({ days: 4 })
  const minutes = posted.map(({ headers }) => (Number(headers['webhook-timestamp']) * 1000 - START.getTime()) / 60_000)
  const delays = minutes.slice(1).map((at, place) => at - (minutes[place] ?? 0))
  expect(delays).toEqual([5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440].map((delay) => expect.closeTo(delay, 5)))
  expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  await signInOwner()
  const { items } = await deliveries(id)
  expect(items).toMatchObject([
    { status: WebhookDeliveryStatus.Failed, failure: WebhookFailure.Status, statusCode: 503, attemptCount: 10 },
  ])
  const detail = (await call('GET', `${BASE}/${id}/deliveries/${items[0].id}`)).body
  expect(detail.attempts).toHaveLength(10)
  expect(detail.attempts[0]).toMatchObject({ number: 10, responseExcerpt: 'The simulated receiver answers 503.' })
  await signInOwner()
  expect((await call('GET', `${BASE}/${id}`)).body.status).toBe(WebhookStatus.SwitchedOff)
  expect((await sandbox.store.list('mail', 'elif@lindholm.example')).at(-1)?.kind).toBe('webhook-switched-off')
  expect((await call('GET', '/User/notifications')).body.items).toMatchObject([
    { kind: 4, link: `/settings/webhooks/${id}`, title: 'A webhook was switched off' },
  ])
})

test('a delivery that succeeds is not retried, and the webhook stays on', async () => {
  const { id } = await add({ url: URL_DOWN })
  await emit()
  await sandbox.forward({ minutes: 1 })
  expect((await deliveries(id, '?statuses=1')).items).toMatchObject([{ nextAttemptAt: '2026-11-19T09:05:05.000Z' }])
  expect((await deliveries(id, '?statuses=2')).totalCount).toBe(0)
  await call('PUT', `${BASE}/${id}`, { url: URL_OK, events: ['suggestion.waiting'] })
  await sandbox.forward({ days: 4 })
  expect(posted).toHaveLength(3)
  await signInOwner()
  expect((await call('GET', `${BASE}/${id}`)).body).toMatchObject({
    status: WebhookStatus.Active,
    lastDelivery: { status: WebhookDeliveryStatus.Delivered },
  })
})

test('a 410 switches a webhook off; pending deliveries of a paused webhook are not sent', async () => {
  const gone = await add({ url: 'https://hooks.lindholm.example/status/410' })
  const down = await add({ url: URL_DOWN })
  await emit()
  await sandbox.advance()
  expect((await call('GET', `${BASE}/${gone.id}`)).body.status).toBe(WebhookStatus.SwitchedOff)
  await call('PUT', `${BASE}/${down.id}`, { url: URL_DOWN, events: [], isEnabled: false })
  await sandbox.forward({ minutes: 10 })
  expect(posted).toHaveLength(2)
  expect((await deliveries(down.id)).items).toMatchObject([
    { status: WebhookDeliveryStatus.Failed, attemptCount: 1, nextAttemptAt: null },
  ])
})

test.each([
  ['/timeout', WebhookFailure.Timeout, null],
  ['/unreachable', WebhookFailure.Unreachable, null],
  ['/status/302', WebhookFailure.Redirect, 302],
])('a test has the result of one attempt: %s', async (path, failure, statusCode) => {
  const { id } = await add({ url: `https://hooks.lindholm.example${path}`, isEnabled: false })
  const sent = await call('POST', `${BASE}/${id}/test`)
  expect(sent).toMatchObject({
    status: 201,
    body: { eventType: 'webhook.test', status: WebhookDeliveryStatus.Waiting },
  })
  await sandbox.forward({ days: 4 })
  expect(posted).toHaveLength(1)
  await signInOwner()
  expect((await deliveries(id)).items).toMatchObject([{ status: WebhookDeliveryStatus.Failed, failure, statusCode }])
})

test('a delivery can be resent with its id and a new schedule', async () => {
  const { id } = await add({ url: URL_DOWN })
  await emit()
  await sandbox.forward({ hours: 1 })
  await signInOwner()
  const [before] = (await deliveries(id)).items
  await call('PUT', `${BASE}/${id}`, { url: URL_OK, events: [] })
  const again = await call('POST', `${BASE}/${id}/deliveries/${before.id}/resend`)
  expect(again).toMatchObject({ status: 200, body: { id: before.id, status: WebhookDeliveryStatus.Waiting } })
  await sandbox.advance()
  expect((await deliveries(id)).items).toMatchObject([
    {
      id: before.id,
      status: WebhookDeliveryStatus.Delivered,
      attemptCount: before.attemptCount + 1,
      nextAttemptAt: null,
    },
  ])
  expect(posted.at(-1)?.body).toBe(posted[0]?.body)
})

test.each([
  'http://hooks.lindholm.example/',
  'https://user:word@hooks.lindholm.example/',
  'https://localhost/',
  'https://printer.local/',
  'https://intranet/x',
  'https://127.0.0.1/',
  'https://127.1/hook',
  'https://2130706433/',
  'https://10.1.2.3/',
  'https://172.31.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
  'https://[::ffff:10.0.0.1]/',
])('an address that is not public is rejected: %s', async (url) => {
  const refused = await call('POST', BASE, { url, events: [] })
  expect(refused).toMatchObject({ status: 422, body: { errors: { url: [expect.any(String)] } } })
})

test('nothing is sent to a name that resolves to a private address', async () => {
  const { id } = await add({ url: 'https://private.lindholm.example/' })
  await emit()
  await sandbox.advance()
  expect(posted).toEqual([])
  expect((await deliveries(id)).items).toMatchObject([
    { status: WebhookDeliveryStatus.Waiting, failure: WebhookFailure.PrivateAddress, statusCode: null },
  ])
})

test('the second of two edits is rejected, and a deleted webhook is removed from monitors', async () => {
  const { id, version } = await add()
  const edit = { url: URL_OK, description: 'Mine', events: [] }
  const save = (more = {}) => call('PUT', `${BASE}/${id}?expectedVersion=${version}`, { ...edit, ...more })
  expect(await save()).toMatchObject({ status: 200, body: { version: 2, description: 'Mine' } })
  expect(await save({ description: 'Theirs' })).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  await emit()
  expect((await call('DELETE', `${BASE}/${id}`)).status).toBe(204)
  expect((await call('GET', `${BASE}/${id}`)).status).toBe(404)
  await sandbox.advance()
  expect(posted).toEqual([])
})

test('an account has twenty webhooks at most', async () => {
  for (let count = 0; count < 20; count += 1) await add()
  expect(await call('POST', BASE, { url: URL_OK, events: [] })).toMatchObject({
    status: 409,
    body: { code: 'webhooks-limit-reached' },
  })
})

test('users read webhooks, admins change them, viewers do neither', async () => {
  const { id } = await add()
  const as = async (role: 1 | 2) => {
    const person = await addPerson(sandbox.runtime, { id: `usr_${role}`, email: `role-${role}@lindholm.example` })
    await join(sandbox.store, { accountId: ACCOUNT, person, role, now: START })
    return caller(sandbox, await signIn(sandbox.runtime, person.id))
  }
  const [viewer, user] = [await as(1), await as(2)]
  expect((await viewer('GET', BASE)).status).toBe(403)
  expect((await user('GET', `${BASE}/${id}/deliveries`)).status).toBe(200)
  expect((await user('POST', `${BASE}/${id}/test`)).status).toBe(403)
  expect((await user('POST', BASE, { url: URL_OK, events: [] })).status).toBe(403)
})
