import { afterEach, beforeEach, expect, test } from 'vitest'
import { setDeliveryDelay } from '#mocks/sandbox/domain/billing/billing-events.ts'
import { mailboxPath } from '#mocks/sandbox/pages/mailbox.ts'
import { PAGES } from '#mocks/sandbox/pages/pages.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true })
  sandbox.clock.freeze()
  await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
})
afterEach(() => sandbox.close())

async function open(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, sandbox.runtime.origin)
  for (const answer of PAGES) {
    const response = await answer(sandbox.runtime, new Request(url, init), url)
    if (response) return response
  }
  throw new Error(`nobody answers ${path}`)
}
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  open(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const order = { plan: '2', period: '2', person: 'usr_elif' }
const keyed = (fields: Partial<typeof order> = {}) => {
  const wanted = { ...order, ...fields }
  return { ...wanted, key: sandbox.runtime.secrets.mac('checkout-pages', wanted.person) }
}
const checkout = () => `/checkout?${new URLSearchParams(keyed())}`
const buy = (card = '4242 4242 4242 4242', fields: Partial<typeof order> = {}) =>
  send('/checkout', { ...keyed(fields), card })
const mailbox = () => mailboxPath(sandbox.runtime)
const api = async () => caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
const details = async () => (await (await api())('GET', '/User')).body.subscriptionDetails
const events = async () =>
  (await (await api())('GET', '/Subscription/usr_elif/history')).body.items.map(({ event }: { event: number }) => event)

async function openPortal(): Promise<string> {
  const { body } = await (await api())('POST', '/Payment/stripe/billing-portal-session/usr_elif', {})
  return new URL(body.url).pathname
}

test('portal and invoice have the days of the time zone in which the app shows them', async () => {
  // In Berlin, it is already the next day.
  sandbox.clock.set(new Date('2026-11-19T23:30:00Z'))
  await buy()
  expect(await (await open(await openPortal())).text()).toMatch(/Renews on November 20, 2027[^]*<td>November 20, 2026</)
  const { invoiceUrl } = (await (await api())('GET', '/Subscription/usr_elif/history')).body.items[0]
  expect(await (await open(new URL(invoiceUrl).pathname)).text()).toContain('<td>November 20, 2026</td>')
})

test('a checkout is shown without side effects, paid with a form, and ends on the thank-you screen', async () => {
  const shown = await open(checkout())
  expect(shown.status).toBe(200)
  expect(await shown.text()).toContain('€1,290.00')
  expect(await details()).toMatchObject({ status: 8 })
  const paid = await buy()
  expect([paid.status, paid.headers.get('Location')]).toEqual([
    303,
    'http://127.0.0.1:4020/subscriptions/thank-you-yearly',
  ])
  expect(await details()).toMatchObject({ status: 4, subscriptionProductName: 'Growth', accountsLimit: 3 })
  expect(await events()).toEqual([2])
  expect((await buy()).status).toBe(409)
})

test('a delayed provider confirms when the clock reaches the delay, not before', async () => {
  await setDeliveryDelay(sandbox.store, 20)
  expect((await buy()).status).toBe(303)
  await sandbox.forward({ seconds: 19 })
  expect(await details()).toMatchObject({ status: 8, subscriptionId: null })
  expect((await buy()).status).toBe(409)
  await sandbox.forward({ seconds: 1 })
  expect(await details()).toMatchObject({ status: 4, subscriptionProductName: 'Growth' })
  expect(await events()).toEqual([2])
})

test('a form submitted twice concurrently is paid once', async () => {
  const answers = await Promise.all([buy(), buy()])
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
  expect(await events()).toEqual([2])
})

test('a trial is replaced by a purchase under the same subscription', async () => {
  const trial = (await (await api())('POST', '/User/start-trial')).body
  await buy(undefined, { period: '1', plan: '1' })
  expect(await details()).toMatchObject({
    status: 4,
    subscriptionProductName: 'Starter',
    subscriptionId: trial.subscriptionId,
  })
  expect(await events()).toEqual([2, 1])
})

test('a declined and an unknown card charge nothing and show an error beside the field', async () => {
  for (const [card, text] of [
    ['4000000000000002', 'The card was declined'],
    ['1234', 'one of the test cards'],
  ]) {
    const refused = await buy(card)
    expect(refused.status).toBe(402)
    expect(await refused.text()).toContain(text)
  }
  expect(await details()).toMatchObject({ status: 8 })
})

test('an order of an unknown plan or person is not found', async () => {
  expect((await buy(undefined, { plan: '9' })).status).toBe(404)
  expect((await buy(undefined, { person: 'usr_nobody' })).status).toBe(404)
  expect(await details()).toMatchObject({ status: 8 })
})

test('the portal changes the plan, cancels, revokes the cancellation and lists the invoices', async () => {
  await buy()
  sandbox.clock.forward({ days: 100 })
  const path = await openPortal()
  expect(await (await open(path)).text()).toContain('Growth')
  expect((await send(path, { do: 'change', choice: '3-2' })).status).toBe(303)
  expect(await details()).toMatchObject({ subscriptionProductName: 'Scale' })
  await send(path, { do: 'cancel' })
  expect(await (await open(path)).text()).toContain('Keep subscription')
  await send(path, { do: 'resume' })
  expect(await events()).toEqual([7, 4, 2])
  const history = (await (await api())('GET', '/Subscription/usr_elif/history')).body.items
  const invoice = await open(new URL(history[1].invoiceUrl).pathname)
  expect(await invoice.text()).toContain(history[1].invoiceNumber)
})

test('a new card pays what is past due', async () => {
  await buy('4000 0000 0000 0341', { period: '1' })
  await sandbox.forward({ days: 32 })
  expect(await details()).toMatchObject({ status: 5 })
  const path = await openPortal()
  expect((await send(path, { do: 'card', card: '4000000000000002' })).status).toBe(402)
  expect((await send(path, { do: 'card', card: '4242424242424242' })).status).toBe(303)
  expect(await details()).toMatchObject({ status: 4 })
})

test('a declined card rejects an upgrade: nothing changes, and the portal shows an error in the visitor’s language', async () => {
  await buy('4000 0000 0000 0341', { period: '1' })
  const person = () => sandbox.store.get('person', 'usr_elif')
  const provider = async () => (await sandbox.store.list('cardSubscription', 'usr_elif'))[0]
  const before = [await person(), await provider(), await details(), await events()]
  const path = await openPortal()
  const refused = await send(path, { do: 'change', choice: '3-1' })
  expect(refused.status).toBe(402)
  expect(await refused.text()).toContain('your plan stays as it is')
  expect(await (await send(`${path}?lang=tr`, { do: 'change', choice: '2-2' })).text()).toContain('planınız aynı kaldı')
  expect([await person(), await provider(), await details(), await events()]).toEqual(before)
  await send(path, { do: 'card', card: '4242424242424242' })
  expect((await send(path, { do: 'change', choice: '3-1' })).status).toBe(303)
  expect(await details()).toMatchObject({ subscriptionProductName: 'Scale', accountsLimit: 10 })
})

test('two tabs of the portal charge an upgrade once', async () => {
  await buy(undefined, { period: '1' })
  sandbox.clock.forward({ days: 3 })
  const path = await openPortal()
  const upgrade = () => send(path, { do: 'change', choice: '3-1' })
  expect((await Promise.all([upgrade(), upgrade()])).map(({ status }) => status)).toEqual([303, 303])
  expect(await events()).toEqual([4, 2])
})

test('a trial with an added card continues as a paid plan from the day on which it ends', async () => {
  await (await api())('POST', '/User/start-trial')
  await send(await openPortal(), { do: 'card', card: '4242424242424242' })
  const { trialEndsAt } = (await sandbox.store.get('person', 'usr_elif'))?.subscription ?? {}
  await sandbox.forward({ days: 15 })
  expect(await details()).toMatchObject({ status: 4, subscriptionProductName: 'Growth' })
  const [subscription] = await sandbox.store.list('cardSubscription', 'usr_elif')
  expect(subscription?.billingAnchor.slice(0, 19)).toBe(trialEndsAt?.slice(0, 19))
})

test('a trial does not start beside a purchase whose event is still pending', async () => {
  await setDeliveryDelay(sandbox.store, 20)
  await buy()
  expect(await (await api())('POST', '/User/start-trial')).toMatchObject({
    status: 409,
    body: { code: 'subscription-exists' },
  })
  expect(await sandbox.store.list('cardSubscription', 'usr_elif')).toHaveLength(1)
})

test('a portal address is valid for five minutes, and a guessed one never', async () => {
  await buy()
  const path = await openPortal()
  sandbox.clock.forward({ minutes: 5 })
  expect((await open(path)).status).toBe(404)
  expect((await send(path, { do: 'cancel' })).status).toBe(404)
  expect((await open('/portal/bps_guessed')).status).toBe(404)
})

test('the mailbox shows emails with codes and links, newest first, filtered by address, escaped', async () => {
  const call = caller(sandbox)
  await call('POST', '/Verification/password-reset', { email: 'elif@lindholm.example' })
  sandbox.clock.forward({ minutes: 1 })
  await (await api())('POST', '/User/change-email', { email: 'new@lindholm.example' })
  const all = await (await open(mailbox())).text()
  expect(all.indexOf('new@lindholm.example')).toBeLessThan(all.indexOf('elif@lindholm.example'))
  expect(await (await open(`${mailbox()}?to=elif@lindholm.example`)).text()).not.toContain('new@lindholm.example')
  const [mail] = await sandbox.store.list('mail', 'new@lindholm.example')
  expect(await (await open(`${mailbox()}/${mail?.id}`)).text()).toContain(mail?.code)
  expect((await open(`${mailbox()}/mail_unknown`)).status).toBe(404)
  expect(await (await open(`${mailbox()}?to=${encodeURIComponent('"><script>')}`)).text()).not.toContain('<script>')
})

test('pages allow no scripts and no frames, and the mailbox only GET', async () => {
  const response = await open(mailbox())
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect((await open(mailbox(), { method: 'POST' })).status).toBe(405)
})

test.each([mailbox, () => `${mailbox()}/mail_unknown`, checkout, () => '/portal/unknown'])(
  'HEAD of a page is answered as GET is, without a body (%#)',
  async (address) => {
    const path = address()
    const [asked, looked] = [await open(path), await open(path, { method: 'HEAD' })]
    expect([looked.status, looked.headers.get('Content-Type')]).toEqual([
      asked.status,
      asked.headers.get('Content-Type'),
    ])
    expect(await looked.text()).toBe('')
  },
)

test('pages are in Turkish for Turkish browsers', async () => {
  const headers = { 'Accept-Language': 'tr-TR,tr;q=0.9,en;q=0.5' }
  const text = await (await open(checkout(), { headers })).text()
  expect(text).toContain('<html lang="tr">')
  expect(text).toContain('Kart numarası')
})
