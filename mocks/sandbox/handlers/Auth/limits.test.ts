import { scryptSync } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCallerAddress } from '#mocks/sandbox/domain/identity/callers.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { Store } from '#mocks/sandbox/store/store.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
const email = 'elif@lindholm.example'
const MINE = '203.0.113.1'
const OTHER = '203.0.113.2'

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  sandbox.clock.freeze()
  await addPerson(sandbox.runtime, { id: 'usr_elif', email })
  await addPerson(sandbox.runtime, { id: 'usr_ada', email: 'ada@lindholm.example' })
})
afterEach(() => {
  vi.restoreAllMocks()
  return sandbox.close()
})

const from = (address: string) =>
  caller({
    fetch: (request) => {
      setCallerAddress(request, address)
      return sandbox.fetch(request)
    },
  })
const signInFrom = (address: string, password: string, to = email) =>
  from(address)('POST', '/Auth/login', { email: to, password, signInPlatform: 4 })
const registration = (address: string) => ({
  firstName: 'Ada',
  lastName: 'Lind',
  email: address,
  password: 'seven larks over Wannsee',
  isMailAllowed: false,
  signInPlatform: 4,
  recaptchaToken: 'sandbox-token',
})

test('password spraying over many addresses gets a 429, while right passwords from the same address still work', async () => {
  for (let at = 1; at <= 30; at += 1) expect((await signInFrom(MINE, 'wrong', `a${at}@x.example`)).status).toBe(401)
  const [unknown, known] = [await signInFrom(MINE, 'wrong', 'a31@x.example'), await signInFrom(MINE, 'wrong')]
  expect(known).toMatchObject({ status: 429, body: { code: 'too-many-failed-sign-ins' } })
  expect(known.headers.get('Retry-After')).toBe('900')
  expect(unknown.body).toEqual({ ...known.body, requestId: unknown.body.requestId })
  expect((await signInFrom(MINE, SCENARIO_PASSWORD)).status).toBe(200)
  expect((await signInFrom(OTHER, 'wrong', 'b1@x.example')).status).toBe(401)
})

test('continued password spraying is locked, except for people who have signed in from the same address before', async () => {
  expect((await signInFrom(MINE, SCENARIO_PASSWORD)).status).toBe(200)
  for (let at = 1; at <= 200; at += 1) await signInFrom(MINE, 'wrong', `a${at}@x.example`)
  expect((await signInFrom(MINE, SCENARIO_PASSWORD, 'ada@lindholm.example')).status).toBe(429)
  expect((await signInFrom(MINE, SCENARIO_PASSWORD)).status).toBe(200)
  expect((await signInFrom(OTHER, SCENARIO_PASSWORD, 'ada@lindholm.example')).status).toBe(200)
  sandbox.clock.forward({ hours: 1 })
  expect((await signInFrom(MINE, SCENARIO_PASSWORD, 'ada@lindholm.example')).status).toBe(200)
})

test.each([
  ['a known', email],
  ['an unknown', 'nobody@x.example'],
])('%s address with failures from many callers is locked for unknown callers', async (_, to) => {
  await signInFrom(MINE, SCENARIO_PASSWORD)
  for (let at = 1; at <= 50; at += 1) await signInFrom(`198.51.100.${at}`, 'wrong', to)
  expect((await signInFrom(OTHER, SCENARIO_PASSWORD, to)).status).toBe(429)
  expect((await signInFrom(MINE, SCENARIO_PASSWORD)).status).toBe(200)
})

/** Counts the calls of each method of the store. */
async function workOf(work: () => Promise<unknown>) {
  const methods = [
    'get',
    'list',
    'listAll',
    'count',
    'insert',
    'upsert',
    'update',
    'delete',
    'claim',
    'holderOf',
  ] as const
  const spies = methods.map((method) => vi.spyOn(Store.prototype, method))
  await work()
  const counts = spies.map((spy) => spy.mock.calls.length)
  vi.restoreAllMocks()
  const { insert = 0, upsert = 0, ...others } = Object.fromEntries(methods.map((method, at) => [method, counts[at]]))
  // Each of these methods executes one statement.
  return { ...others, written: insert + upsert }
}

test('a failed sign-in does the same work for a known and an unknown address', async () => {
  const known = await workOf(() => signInFrom(MINE, 'wrong'))
  const unknown = await workOf(() => signInFrom(MINE, 'wrong', 'elsa@lindholm.example'))
  expect(unknown).toEqual(known)
})

test('a password reset does the same work for a known and an unknown address', async () => {
  const ask = (address: string) => from(MINE)('POST', '/Verification/password-reset', { email: address })
  const known = await workOf(() => ask(email))
  const unknown = await workOf(() => ask('elsa@lindholm.example'))
  expect(unknown).toEqual(known)
  expect(await sandbox.store.list('mail', 'elsa@lindholm.example')).toEqual([])
})

test('password resets for many addresses are limited by caller', async () => {
  const ask = (address: string, at: number) =>
    from(address)('POST', '/Verification/password-reset', { email: `a${at}@x.example` })
  for (let at = 1; at <= 60; at += 1) expect((await ask(MINE, at)).status).toBe(200)
  expect((await ask(MINE, 61)).status).toBe(429)
  expect((await ask(OTHER, 61)).status).toBe(200)
})

test('a hash of a lower cost is replaced at the next sign-in', async () => {
  const salt = Buffer.alloc(16, 7)
  const key = scryptSync('seven larks', salt, 32, { N: 512, r: 8, p: 1 })
  const passwordHash = ['scrypt', 512, salt.toString('base64'), key.toString('base64')].join('$')
  await sandbox.store.update('person', 'usr_elif', (person) => ({ ...person, passwordHash }))
  const hash = async () => (await sandbox.store.get('person', 'usr_elif'))?.passwordHash
  expect((await signInFrom(MINE, 'seven lark')).status).toBe(401)
  expect(await hash()).toBe(passwordHash)
  expect((await signInFrom(MINE, 'seven larks')).status).toBe(200)
  expect(await hash()).toMatch(/^scrypt\$1024\$/)
  expect((await signInFrom(MINE, 'seven larks')).status).toBe(200)
})

test('registrations are limited by caller, including those with taken addresses', async () => {
  const register = (address: string, to: string) => from(address)('POST', '/Auth/register', registration(to))
  for (let at = 1; at <= 30; at += 1) {
    const { status } = await register(MINE, at % 2 ? email : `a${at}@x.example`)
    expect(status).toBe(at % 2 ? 409 : 201)
  }
  const limited = await register(MINE, email)
  expect(limited).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  expect(limited.headers.get('Retry-After')).toBe('3600')
  expect((await register(OTHER, 'b@x.example')).status).toBe(201)
  expect(await sandbox.store.list('mail', email)).toHaveLength(1)
})
