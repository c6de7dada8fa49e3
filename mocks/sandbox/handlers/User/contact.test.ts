import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { openPair } from '#mocks/sandbox/handlers/User/pair.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
let elif: Person
let jonas: Person

beforeEach(async () => {
  ;({ sandbox, elif, jonas } = await openPair())
})
afterEach(() => sandbox.close())

const as = async (person: { id: string }) => caller(sandbox, await signIn(sandbox.runtime, person.id))
const codeTo = async (target: string) => (await sandbox.store.list('mail', target)).at(-1)?.code ?? ''

test('a new address takes effect with its code; the old one is notified', async () => {
  const call = await as(elif)
  expect((await call('POST', '/User/change-email', { email: 'Elif@lindholm.example' })).status).toBe(422)
  const asked = await call('POST', '/User/change-email', { email: 'New@lindholm.example' })
  expect(asked).toMatchObject({ status: 200, body: { destination: 'ne***@lindholm.example' } })
  const confirm = (verificationCode: string, email = 'new@lindholm.example') =>
    call('PUT', '/User/change-email', { email, verificationCode })
  const code = await codeTo('new@lindholm.example')
  expect((await confirm(code, 'other@lindholm.example')).status).toBe(409)
  expect(await confirm(code)).toMatchObject({
    status: 200,
    body: { email: 'new@lindholm.example', isEmailVerified: true },
  })
  expect((await confirm(code)).status).toBe(409)
  expect((await sandbox.store.list('mail', 'elif@lindholm.example')).at(-1)?.kind).toBe('email-changed')
  const login = { email: 'new@lindholm.example', password: SCENARIO_PASSWORD, signInPlatform: 4 }
  expect((await caller(sandbox)('POST', '/Auth/login', login)).status).toBe(200)
  expect((await caller(sandbox)('POST', '/Auth/login', { ...login, email: 'elif@lindholm.example' })).status).toBe(401)
  const members = (await call('GET', '/Account/acc_lindholm/users')).body
  expect(members.map(({ email }: { email: string }) => email)).toContain('new@lindholm.example')
})

test('an address of another person gets the same response and an email without a code, and no code is right', async () => {
  const call = await as(elif)
  const asked = await call('POST', '/User/change-email', { email: jonas.email })
  expect(asked).toMatchObject({ status: 200, body: { destination: 'jo***@lindholm.example' } })
  expect(await sandbox.store.list('mail', 'jonas@lindholm.example')).toMatchObject([
    { kind: 'address-in-use', code: null },
  ])
  const body = { email: jonas.email, verificationCode: '048213' }
  expect(await call('PUT', '/User/change-email', body)).toMatchObject({
    status: 422,
    body: { code: 'verification-code-wrong' },
  })
})

test('a code ends after five wrong attempts or 15 minutes', async () => {
  const call = await as(elif)
  const phone = '+4915123456723'
  const confirm = (verificationCode: string) => call('PUT', '/User/change-phone', { phone, verificationCode })
  await call('POST', '/User/change-phone', { phone })
  const code = await codeTo(phone)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let attempt = 1; attempt <= 5; attempt += 1) expect((await confirm(wrong)).status).toBe(422)
  expect((await confirm(code)).status).toBe(409)
  expect((await call('POST', '/User/change-phone', { phone })).status).toBe(429)
  sandbox.clock.forward({ minutes: 1 })
  await call('POST', '/User/change-phone', { phone })
  sandbox.clock.forward({ minutes: 15 })
  expect(
    (await (await as(elif))('PUT', '/User/change-phone', { phone, verificationCode: await codeTo(phone) })).status,
  ).toBe(409)
  const again = await as(elif)
  await again('POST', '/User/change-phone', { phone })
  const last = { phone, verificationCode: await codeTo(phone) }
  expect(await again('PUT', '/User/change-phone', last)).toMatchObject({
    status: 200,
    body: { phone, isPhoneVerified: true },
  })
  sandbox.clock.forward({ minutes: 1 })
  expect(await (await as(elif))('POST', '/User/change-phone', { phone })).toMatchObject({
    status: 422,
    body: { code: 'invalid-fields', errors: { phone: ['This is already your phone number.'] } },
  })
})
