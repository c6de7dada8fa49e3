import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
const email = 'elif@lindholm.example'
const newPassword = 'nine herons below the Oberbaum bridge'

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  sandbox.clock.freeze()
  await addPerson(sandbox.runtime, { id: 'usr_elif', email, isEmailVerified: false })
})
afterEach(() => sandbox.close())

const ask = (address: string, query = '') =>
  caller(sandbox)('POST', `/Verification/password-reset${query}`, { email: address })
const reset = (verificationCode: string, password = newPassword) =>
  caller(sandbox)('PUT', '/Verification/password-reset', { verificationCode, newPassword: password })
const check = (code: string) => caller(sandbox)('GET', `/Verification/check?code=${code}`)
const lastMail = async () => (await sandbox.store.list('mail', email)).at(-1)
const lastCode = async () => (await lastMail())?.code ?? ''

test('known and unknown addresses get the same response, but only known ones an email', async () => {
  const known = await ask(email)
  const unknown = await ask('elsa@lindholm.example')
  expect(known).toMatchObject({ status: 200, body: { destination: 'el***@lindholm.example' } })
  expect(unknown.body).toEqual(known.body)
  expect((await lastMail())?.link).toMatch(/^http:\/\/127\.0\.0\.1:4020\/reset\/vc_/)
  expect(await sandbox.store.list('mail', 'elsa@lindholm.example')).toEqual([])
})

test('a code sets a new password once, ends all sessions, and confirms the address', async () => {
  const call = caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
  await ask(email)
  const code = await lastCode()
  expect((await check(code)).body).toMatchObject({ isValid: true, purpose: 2, email: 'el***@lindholm.example' })
  expect(await reset(code)).toMatchObject({ status: 200, body: { endedSessions: 1 } })
  expect((await call('GET', '/User')).status).toBe(401)
  const signInWith = (password: string) =>
    caller(sandbox)('POST', '/Auth/login', { email, password, signInPlatform: 4 })
  expect((await signInWith(SCENARIO_PASSWORD)).status).toBe(401)
  expect((await signInWith(newPassword)).status).toBe(200)
  expect((await sandbox.store.get('person', 'usr_elif'))?.isEmailVerified).toBe(true)
  expect((await lastMail())?.kind).toBe('password-changed')
  expect((await check(code)).body).toEqual({
    isValid: false,
    purpose: null,
    email: null,
    expiresAt: null,
    invitation: null,
  })
  expect(await reset(code)).toMatchObject({ status: 422, body: { code: 'verification-code-unknown' } })
})

test('a code ends after 15 minutes, or when the next one is issued', async () => {
  await ask(email)
  const first = await lastCode()
  sandbox.clock.forward({ minutes: 1 })
  await ask(email)
  expect((await reset(first)).status).toBe(422)
  const second = await lastCode()
  sandbox.clock.forward({ minutes: 15 })
  expect((await check(second)).body).toMatchObject({ isValid: false, purpose: 2 })
  expect(await reset(second)).toMatchObject({ status: 409, body: { code: 'verification-code-expired' } })
})

test('an address gets one email a minute and five an hour, known or not', async () => {
  for (const address of [email, 'nobody@lindholm.example']) {
    expect((await ask(address)).status).toBe(200)
    const again = await ask(address)
    expect(again).toMatchObject({ status: 429, body: { code: 'code-just-sent' } })
    expect(again.headers.get('Retry-After')).toBe('60')
    for (let mail = 2; mail <= 5; mail += 1) {
      sandbox.clock.forward({ minutes: 1 })
      expect((await ask(address)).status).toBe(200)
    }
    sandbox.clock.forward({ minutes: 1 })
    expect((await ask(address)).headers.get('Retry-After')).toBe(String(55 * 60))
  }
})

test('a link never leads to an external address', async () => {
  const foreign = [
    'https://app.adwright-login.example',
    'https://app.adwright.example@evil.example',
    'http://127.0.0.1.evil.example',
  ]
  for (const baseUrl of foreign)
    expect(await ask(email, `?baseUrl=${encodeURIComponent(baseUrl)}`)).toMatchObject({
      status: 400,
      body: { code: 'base-url-not-allowed' },
    })
  expect(await lastMail()).toBeUndefined()
  expect((await ask(email, `?baseUrl=${encodeURIComponent('http://localhost:5173')}`)).status).toBe(200)
  expect((await lastMail())?.link).toMatch(/^http:\/\/localhost:5173\/reset\/vc_/)
})

test('ten unknown codes within 15 minutes lock the caller, but valid codes still work', async () => {
  await ask(email)
  const code = await lastCode()
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await reset(`vc_unknown${attempt}`)).status).toBe(422)
  expect((await reset('vc_unknown11')).status).toBe(429)
  expect((await reset(code)).status).toBe(200)
  sandbox.clock.forward({ minutes: 15 })
  expect((await reset('vc_unknown12')).status).toBe(422)
})

test('twenty unknown codes can be checked a minute, valid ones at any time', async () => {
  await ask(email)
  for (let attempt = 1; attempt <= 20; attempt += 1) expect((await check('vc_unknown')).status).toBe(200)
  expect((await check('vc_unknown')).status).toBe(429)
  expect((await check(await lastCode())).body).toMatchObject({ isValid: true })
  sandbox.clock.forward({ minutes: 1 })
  expect((await check('vc_unknown')).status).toBe(200)
})

test('a code for a password does not register, and six digits cannot be looked up', async () => {
  await ask(email)
  const code = await lastCode()
  const registering = await caller(sandbox)('GET', `/Verification/check-register?code=${code}`)
  expect(registering.body).toMatchObject({ isValid: false, purpose: null })
  const call = caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
  await call('POST', '/User/change-phone', { phone: '+4915123456723' })
  const digits = (await sandbox.store.list('mail', '+4915123456723'))[0]?.code ?? ''
  expect(digits).toMatch(/^\d{6}$/)
  expect((await check(digits)).body).toMatchObject({ isValid: false, purpose: null })
})

test('a deactivated person gets no email and no new password', async () => {
  await ask(email)
  const code = await lastCode()
  await sandbox.store.update('person', 'usr_elif', (person) => ({ ...person, isDeactivated: true }))
  expect((await reset(code)).status).toBe(422)
  sandbox.clock.forward({ minutes: 1 })
  expect((await ask(email)).status).toBe(200)
  expect(await sandbox.store.list('mail', email)).toHaveLength(1)
})

test('a registration code sets no password', async () => {
  const form = { firstName: 'Ada', lastName: 'Lind', email: 'ada@lind.example', password: newPassword }
  const rest = { isMailAllowed: false, signInPlatform: 4, recaptchaToken: 'sandbox-token' }
  await caller(sandbox)('POST', '/Auth/register', { ...form, ...rest })
  const code = (await sandbox.store.list('mail', form.email))[0]?.code ?? ''
  expect((await check(code)).body).toMatchObject({ isValid: true, purpose: 1 })
  expect((await reset(code)).status).toBe(422)
})
