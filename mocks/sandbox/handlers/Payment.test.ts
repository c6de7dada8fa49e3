import { UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signatureOf, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { type BillingState, seedBilling } from '#mocks/sandbox/scenarios/billing.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
const path = '/Payment/stripe/webhook'
const portal = '/Payment/stripe/billing-portal-session'

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true })
  sandbox.clock.freeze()
})
afterEach(() => sandbox.close())

const person = (fields: object = {}) =>
  addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', ...fields })
const as = async (id = 'usr_elif') => caller(sandbox, await signIn(sandbox.runtime, id))
const statusOf = async (id = 'usr_elif') => (await sandbox.store.get('person', id))?.subscription.status
const seconds = () => Math.floor(sandbox.clock.now().getTime() / 1000)

const event = (fields: object = {}) => ({
  id: 'evt_failed1',
  type: 'invoice.payment_failed',
  created: seconds(),
  livemode: false,
  data: {
    object: {
      subtotal: 129_000,
      number: 'ADW-2026-00318',
      parent: { subscription_details: { subscription: 'sub_growth' } },
    },
  },
  ...fields,
})

function send(body: object, header?: string) {
  const raw = JSON.stringify(body)
  const signature = header ?? signatureOf(webhookSecret(sandbox.runtime.secrets), raw, sandbox.clock.now())
  return caller(sandbox)('POST', path, body, signature === '' ? {} : { 'Stripe-Signature': signature })
}

test('a signed event changes its subscription once', async () => {
  await person({ subscription: GROWTH })
  expect(await send(event())).toMatchObject({ status: 200, body: { received: true } })
  expect(await statusOf()).toBe(5)
  expect((await send(event())).status).toBe(200)
  const history = (await (await as())('GET', '/Subscription/usr_elif/history')).body.items
  expect(history).toMatchObject([{ event: 6, amount: 1290, status: 5 }])
})

test('an event that is delivered twice concurrently counts once', async () => {
  await person({ subscription: GROWTH })
  expect((await Promise.all([send(event()), send(event())])).map(({ status }) => status)).toEqual([200, 200])
  expect((await (await as())('GET', '/Subscription/usr_elif/history')).body.items).toHaveLength(1)
})

test('a missing, forged or old signature is rejected, even with a person’s token', async () => {
  await person({ subscription: GROWTH })
  const raw = JSON.stringify(event())
  const old = signatureOf(
    webhookSecret(sandbox.runtime.secrets),
    raw,
    new Date(sandbox.clock.now().getTime() - 301_000),
  )
  const refused = {
    'signature-invalid': [
      '',
      'nonsense',
      signatureOf('another secret', raw, sandbox.clock.now()),
      `t=${seconds()},v1=`,
    ],
    'signature-too-old': [old],
  }
  for (const [code, headers] of Object.entries(refused))
    for (const header of headers) expect(await send(event(), header)).toMatchObject({ status: 401, body: { code } })
  const other = signatureOf(
    webhookSecret(sandbox.runtime.secrets),
    JSON.stringify(event({ id: 'evt_other' })),
    sandbox.clock.now(),
  )
  expect((await send(event(), other)).status).toBe(401)
  expect((await (await as())('POST', path, event())).status).toBe(401)
  expect(await statusOf()).toBe(4)
})

test('a signature from the future is rejected, and an event id counts once whatever its content', async () => {
  await person({ subscription: GROWTH })
  const raw = JSON.stringify(event())
  const ahead = signatureOf(
    webhookSecret(sandbox.runtime.secrets),
    raw,
    new Date(sandbox.clock.now().getTime() + 302_000),
  )
  expect(await send(event(), ahead)).toMatchObject({ status: 401, body: { code: 'signature-too-old' } })
  await send(event())
  const other = { ...event({ type: 'customer.subscription.deleted' }), data: { object: { id: 'sub_growth' } } }
  expect((await send(other)).status).toBe(200)
  expect(await statusOf()).toBe(5)
})

test('older events, other types and unknown persons change nothing; live events are rejected', async () => {
  await person({ subscription: GROWTH })
  await send(event())
  const paid = { ...event().data.object, period_end: seconds() + 1000 }
  const older = event({ id: 'evt_older', type: 'invoice.paid', created: seconds() - 60, data: { object: paid } })
  expect((await send(older)).status).toBe(200)
  expect(await statusOf()).toBe(5)
  expect((await send(event({ id: 'evt_refund', type: 'charge.refunded' }))).status).toBe(200)
  expect((await send(event({ id: 'evt_nobody', data: { object: { subscription: 'sub_nobody' } } }))).status).toBe(200)
  expect((await send(event({ id: 'evt_live1', livemode: true }))).status).toBe(422)
  expect(await statusOf()).toBe(5)
})

test('the portal opens for the paying person, returns only to the app, and replays its idempotency key', async () => {
  const elif = await person({ subscription: GROWTH })
  const jonas = await person({ id: 'usr_jonas', email: 'jonas@lindholm.example' })
  const ada = await person({ id: 'usr_ada', email: 'ada@lind.example' })
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' }, [[jonas, UserRole.Admin]])
  const call = await as()
  const headers = { 'Idempotency-Key': '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21' }
  const opened = await call('POST', `${portal}/usr_elif`, {}, headers)
  expect(opened).toMatchObject({ status: 201, body: { returnUrl: 'http://127.0.0.1:4020/subscriptions' } })
  expect(opened.body.url).toMatch(/^http:\/\/127\.0\.0\.1:4020\/portal\/bps_/)
  expect((await call('POST', `${portal}/usr_elif`, {}, headers)).body).toEqual(opened.body)
  expect(await call('POST', `${portal}/usr_elif`, { returnUrl: 'https://evil.example/' })).toMatchObject({
    status: 422,
    body: { errors: { returnUrl: ["This return address isn't allowed."] } },
  })
  expect((await call('POST', `${portal}/usr_jonas`, {})).status).toBe(404)
  expect((await (await as(jonas.id))('POST', `${portal}/usr_jonas`, {})).status).toBe(403)
  expect(await (await as(ada.id))('POST', `${portal}/usr_ada`, {})).toMatchObject({
    status: 409,
    body: { code: 'no-subscription' },
  })
})

test('invoices are visible to owners, admins, and people without an account', async () => {
  const elif = await person({ subscription: GROWTH })
  const [admin, user] = [
    await person({ id: 'usr_admin', email: 'admin@lindholm.example' }),
    await person({ id: 'usr_user', email: 'user@lindholm.example' }),
  ]
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' }, [
    [admin, UserRole.Admin],
    [user, UserRole.User],
  ])
  await send(event())
  expect((await (await as(admin.id))('GET', '/Subscription/usr_admin/history')).body.items).toHaveLength(1)
  expect((await (await as(user.id))('GET', '/Subscription/usr_user/history')).status).toBe(403)
  await person({ id: 'usr_ada', email: 'ada@lind.example' })
  expect((await (await as('usr_ada'))('GET', '/Subscription/usr_ada/history')).body.items).toEqual([])
})

test('each billing state can be seeded and is visible in the person and the history', async () => {
  const expected: [BillingState, number, number | undefined][] = [
    ['none', 8, undefined],
    ['trial', 3, 1],
    ['trial-ending', 3, 1],
    ['ended', 6, 8],
    ['active', 4, 3],
    ['cancelled', 4, 7],
    ['past-due', 5, 6],
    ['unpaid', 7, 6],
  ]
  for (const [state, status, lastEvent] of expected) {
    const id = `usr_${state}`
    const seeded = await person({ id, email: `${state}@lind.example` })
    const { subscription } = await seedBilling(sandbox.runtime, { person: seeded, state })
    const history = (await (await as(id))('GET', `/Subscription/${id}/history`)).body.items
    expect([state, subscription.status, history[0]?.event]).toEqual([state, status, lastEvent])
    const { body } = await (await as(id))('GET', '/User')
    expect([state, body.subscriptionDetails.status]).toEqual([state, status])
  }
})

test('a trial ends at its time with an email; repeating the job has no effect', async () => {
  await person()
  await (await as())('POST', '/User/start-trial')
  await sandbox.forward({ days: 13 })
  expect(await statusOf()).toBe(3)
  await sandbox.forward({ days: 1, seconds: 1 })
  await sandbox.advance()
  expect(await statusOf()).toBe(6)
  const { body } = await (await as())('GET', '/User')
  expect(body.subscriptionDetails).toMatchObject({ status: 6, subscriptionProductName: 'Trial' })
  expect((await sandbox.store.list('mail', 'elif@lindholm.example')).map(({ subject }) => subject)).toEqual([
    'Trial has ended',
  ])
})
