// Tests that pages of external systems reveal nothing to somebody who knows names and numbers, but was not given an address.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { mailboxPath } from '#mocks/sandbox/pages/mailbox.ts'
import { PAGES } from '#mocks/sandbox/pages/pages.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'

const NEVER_PAID = { id: null, status: 8 } as const

let team: Team
let other: Sandbox
beforeEach(async () => {
  team = await openTeam({ plan: NEVER_PAID })
  other = await createSandbox({ secret: 'another one' })
})
afterEach(async () => {
  await team.sandbox.close()
  await other.close()
})

async function open(address: string, init: RequestInit = {}) {
  const { runtime } = team.sandbox
  const url = new URL(address, runtime.origin)
  for (const page of PAGES) {
    const answer = await page(runtime, new Request(url, init), url)
    if (answer) return { status: answer.status, text: await answer.text() }
  }
  throw new Error(`Nobody answers ${address}.`)
}

async function survey(): Promise<string> {
  const { body } = await team.as('usr_elif')('POST', '/BusinessSurvey/acc_1', {
    title: 'How was your tent?',
    audience: 2,
    questions: [{ type: 3, text: 'Would you recommend it?' }],
    status: 2,
  })
  return body.publicUrl
}

const order = async (key?: string) => {
  const { checkoutKey } = (await team.as('usr_elif')('GET', '/User')).body
  return new URLSearchParams({ plan: '2', period: '1', person: 'usr_elif', key: key ?? checkoutKey })
}

async function invoice(): Promise<string> {
  const body = await order()
  body.set('card', '4242 4242 4242 4242')
  await open('/checkout', { method: 'POST', body })
  return (await team.as('usr_elif')('GET', '/Subscription/usr_elif/history')).body.items[0].invoiceUrl
}

/** The address of each page as its intended visitor receives it, and how to find the key in it. */
const PAGES_WITH_KEY: Record<string, () => Promise<string>> = {
  checkout: async () => `/checkout?${await order()}`,
  invoice,
  mailbox: async () => mailboxPath(team.sandbox.runtime),
  survey,
}

test.each(Object.entries(PAGES_WITH_KEY))('%s shows nothing without its own key', async (_, addressOf) => {
  const address = await addressOf()
  const { status } = await open(address)
  expect(status).toBe(200)
  const [key = ''] = /[\w-]{22}(?=$|&)/.exec(address) ?? /[\w-]{22}/.exec(address) ?? []
  expect(key).toHaveLength(22)
  const { secrets } = other.runtime
  const wrong = [
    '',
    key.slice(1),
    secrets.mac('mailbox-page', ''),
    secrets.mac('checkout-pages', 'usr_elif'),
    'A'.repeat(22),
  ]
  for (const guess of wrong) expect([guess, (await open(address.replace(key, guess))).status]).toEqual([guess, 404])
})

test('a guessed address opens nothing, and does not reveal who or what exists', async () => {
  await invoice()
  const number = (await team.as('usr_elif')('GET', '/Subscription/usr_elif/history')).body.items[0].invoiceNumber
  const { pathname } = new URL(await survey())
  const guesses = [
    `/portal/invoices/${number}`,
    `/portal/invoices/${number}.`,
    '/checkout?plan=2&period=1&person=usr_elif',
    '/checkout?plan=2&period=1&person=usr_nobody',
    '/mailbox',
    '/mailbox/',
    '/mailbox?to=elif@lindholm.example',
    `${pathname.slice(0, -1)}_`,
    '/s/preview/srv_1?expires=4102444800&signature=x',
  ]
  const answers = await Promise.all(guesses.map((address) => open(address)))
  for (const [index, answer] of answers.entries())
    expect([guesses[index], answer.status]).toEqual([guesses[index], 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('a missing file is rejected like an existing one', async () => {
  const form = new FormData()
  form.set('file', new File(['Hello'], 'notes.txt'))
  const { id } = (await team.as('usr_mara')('POST', '/File/acc_1', form)).body
  const ask = (name: string) => open(`/files/${name}?expires=4102444800&signature=${'0'.repeat(32)}`)
  expect((await ask(id)).status).toBe(403)
  expect(await ask('fil_unknown')).toEqual(await ask(id))
})

test('the key of one person cannot pay for another', async () => {
  const { checkoutKey } = (await team.as('usr_mara')('GET', '/User')).body
  const body = await order(checkoutKey)
  body.set('card', '4242 4242 4242 4242')
  expect((await open('/checkout', { method: 'POST', body })).status).toBe(404)
})
