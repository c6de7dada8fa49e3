import { NotificationChannel } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCallerAddress } from '#mocks/sandbox/domain/identity/callers.ts'
import { unsubscribeIdentifier } from '#mocks/sandbox/domain/identity/unsubscribe.ts'
import { invitationLink } from '#mocks/sandbox/domain/identity/verification.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
const email = 'elif@lindholm.example'

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  sandbox.clock.freeze()
  await addPerson(sandbox.runtime, { id: 'usr_elif', email, subscription: GROWTH })
})
afterEach(() => sandbox.close())

const signInWith = (password: string, address = email, call = caller(sandbox)) =>
  call('POST', '/Auth/login', { email: address, password, signInPlatform: 4 })

const registration = (fields: object = {}) => ({
  firstName: ' Ada ',
  lastName: 'Lind',
  email: 'Ada@Lind.example',
  password: 'seven larks over Wannsee',
  isMailAllowed: false,
  signInPlatform: 4,
  recaptchaToken: 'sandbox-token',
  ...fields,
})

const mailsTo = (address: string) => sandbox.store.list('mail', address)
const codeOf = (link: string | null) => link?.match(/vc_[\w-]+/)?.[0] ?? ''

test('signing in returns valid tokens regardless of the case of the address', async () => {
  const { status, body } = await signInWith(SCENARIO_PASSWORD, 'ELIF@Lindholm.example')
  expect(status).toBe(200)
  expect(body.expiresIn).toBe(900)
  expect((await caller(sandbox, body.token)('GET', '/User')).body).toMatchObject({ id: 'usr_elif', email })
  expect((await caller(sandbox, body.refreshToken)('GET', '/User')).status).toBe(401)
})

test('a wrong password, an unknown address and a deactivated person get the same response', async () => {
  await addPerson(sandbox.runtime, { id: 'usr_gone', email: 'gone@lindholm.example', isDeactivated: true })
  const wrong = await signInWith('wrong')
  const unknown = await signInWith('wrong', 'nobody@lindholm.example')
  const gone = await signInWith(SCENARIO_PASSWORD, 'gone@lindholm.example')
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid-credentials' } })
  for (const { body } of [unknown, gone]) expect(body).toEqual({ ...wrong.body, requestId: body.requestId })
})

test('ten failures within 15 minutes lock one address for one caller, even with the right password', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    sandbox.clock.forward({ seconds: 30 })
    expect((await signInWith('wrong')).status).toBe(401)
  }
  const locked = await signInWith(SCENARIO_PASSWORD)
  expect(locked).toMatchObject({ status: 429, body: { code: 'too-many-failed-sign-ins' } })
  expect(locked.headers.get('Retry-After')).toBe(String(15 * 60 - 9 * 30))
  const other = caller({
    fetch: (request) => {
      setCallerAddress(request, '203.0.113.24')
      return sandbox.fetch(request)
    },
  })
  expect((await signInWith(SCENARIO_PASSWORD, email, other)).status).toBe(200)
  expect((await signInWith('wrong', 'nobody@lindholm.example')).status).toBe(401)
  sandbox.clock.forward({ seconds: 15 * 60 - 9 * 30 })
  expect((await signInWith(SCENARIO_PASSWORD)).status).toBe(200)
})

test('an unknown address is locked in the same way', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) await signInWith('wrong', 'nobody@lindholm.example')
  expect((await signInWith('wrong', 'nobody@lindholm.example')).status).toBe(429)
})

test('a header cannot forge another caller', async () => {
  for (let attempt = 1; attempt <= 10; attempt += 1) await signInWith('wrong')
  const call = caller(sandbox, undefined, { 'X-Forwarded-For': '198.51.100.7', 'X-Real-IP': '198.51.100.7' })
  expect((await signInWith(SCENARIO_PASSWORD, email, call)).status).toBe(429)
})

test('registering starts a session of an unconfirmed person and sends a code', async () => {
  const { status, body } = await caller(sandbox)('POST', '/Auth/register', registration())
  expect(status).toBe(201)
  const user = await caller(sandbox, body.token)('GET', '/User')
  expect(user.body).toMatchObject({
    firstName: 'Ada',
    email: 'ada@lind.example',
    userName: 'ada',
    isEmailVerified: false,
  })
  expect(user.body.subscriptionDetails).toMatchObject({ status: 8, subscriptionId: null, accountsLimit: 0 })
  expect(await mailsTo('ada@lind.example')).toMatchObject([{ kind: 'registration-code' }])
})

test('registering a taken address is rejected, changes nothing, and its owner is notified by email', async () => {
  const form = registration({ email })
  expect(await caller(sandbox)('POST', '/Auth/register', form)).toMatchObject({
    status: 409,
    body: { code: 'email-taken', errors: { email: [expect.any(String)] } },
  })
  expect(await mailsTo(email)).toMatchObject([{ kind: 'already-registered' }])
  expect((await signInWith(SCENARIO_PASSWORD)).status).toBe(200)
  expect((await signInWith(form.password)).status).toBe(401)
})

test('the code of the registration email confirms the address and replaces the form, once', async () => {
  const first = await caller(sandbox)('POST', '/Auth/register', registration({ password: 'first password' }))
  const code = codeOf((await mailsTo('ada@lind.example'))[0]?.link ?? null)
  const call = caller(sandbox)
  expect((await call('GET', `/Verification/check-register?code=${code}`)).body).toMatchObject({
    isValid: true,
    purpose: 1,
    email: 'ad***@lind.example',
  })
  expect(await call('POST', `/Auth/register/${code}`, registration({ email }))).toMatchObject({
    status: 422,
    body: { errors: { email: ['Use the email address this link was sent to.'] } },
  })
  const confirmed = await call('POST', `/Auth/register/${code}`, registration({ firstName: 'Adele' }))
  expect(confirmed.status).toBe(201)
  expect((await caller(sandbox, confirmed.body.token)('GET', '/User')).body).toMatchObject({
    firstName: 'Adele',
    isEmailVerified: true,
  })
  expect((await caller(sandbox, first.body.token)('GET', '/User')).status).toBe(401)
  expect((await call('POST', `/Auth/register/${code}`, registration())).status).toBe(404)
})

test('a registration code expires after a day', async () => {
  await caller(sandbox)('POST', '/Auth/register', registration())
  const code = codeOf((await mailsTo('ada@lind.example'))[0]?.link ?? null)
  sandbox.clock.forward({ days: 1 })
  expect(await caller(sandbox)('POST', `/Auth/register/${code}`, registration())).toMatchObject({
    status: 409,
    body: { code: 'verification-code-expired' },
  })
})

test('registering with an invited address joins the account immediately, unless the invitation was withdrawn', async () => {
  const elif = await sandbox.store.get('person', 'usr_elif')
  if (!elif) throw new Error('no owner')
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' })
  const owner = caller(sandbox, await signIn(sandbox.runtime, elif.id))
  const invite = async (address: string) => {
    const { body } = await owner('POST', '/Account/acc_lindholm/users', { email: address, role: 2 })
    const invitation = await sandbox.store.get('membership', body.userId)
    if (!invitation) throw new Error('no invitation')
    const context = { ...sandbox.runtime, now: sandbox.clock.now() }
    return { id: body.userId, code: codeOf(await invitationLink(context, invitation)) }
  }
  const { code } = await invite('ada@lind.example')
  const joined = await caller(sandbox)('POST', `/Auth/register/${code}`, registration())
  expect(joined.status).toBe(201)
  const ada = caller(sandbox, joined.body.token)
  expect((await ada('GET', '/Account')).body).toMatchObject([{ id: 'acc_lindholm', role: 2 }])
  expect((await ada('GET', '/User')).body.subscriptionDetails).toMatchObject({
    subscriptionProductName: 'Growth',
    status: 4,
  })
  const withdrawn = await invite('late@lind.example')
  await owner('DELETE', `/Account/acc_lindholm/users/${withdrawn.id}`)
  const late = registration({ email: 'late@lind.example' })
  expect((await caller(sandbox)('POST', `/Auth/register/${withdrawn.code}`, late)).status).toBe(404)
  const expired = await invite('later@lind.example')
  sandbox.clock.forward({ days: 8 })
  const later = registration({ email: 'later@lind.example' })
  expect((await caller(sandbox)('POST', `/Auth/register/${expired.code}`, later)).status).toBe(409)
})

test('a rejected captcha, a leaked password and a blank name are 422', async () => {
  const call = caller(sandbox)
  expect(await call('POST', '/Auth/register', registration({ recaptchaToken: 'bad' }))).toMatchObject({
    status: 422,
    body: { code: 'recaptcha-failed', errors: { recaptchaToken: [expect.any(String)] } },
  })
  expect(await call('POST', '/Auth/register', registration({ password: 'Password1' }))).toMatchObject({
    status: 422,
    body: { code: 'password-too-common' },
  })
  expect(await call('POST', '/Auth/register', registration({ firstName: '  ' }))).toMatchObject({
    status: 422,
    body: { errors: { firstName: ['Enter a value.'] } },
  })
})

test('a refresh token works once, with a grace period for other tabs and retries; later reuse ends the session', async () => {
  const first = (await signInWith(SCENARIO_PASSWORD)).body
  const renew = (token: string) => caller(sandbox, token)('POST', '/Auth/reauthorize')
  const second = await renew(first.refreshToken)
  expect(second.status).toBe(200)
  sandbox.clock.forward({ seconds: 60 })
  const neighbour = await renew(first.refreshToken)
  expect(neighbour.status).toBe(200)
  expect((await renew(neighbour.body.refreshToken)).status).toBe(200)
  sandbox.clock.forward({ seconds: 1 })
  expect(await renew(first.refreshToken)).toMatchObject({ status: 401, body: { code: 'refresh-token-reused' } })
  expect((await renew(second.body.refreshToken)).status).toBe(401)
  expect((await caller(sandbox, second.body.token)('GET', '/User')).status).toBe(401)
})

test('an access token expires after 15 minutes and can be renewed for 10 more; a refresh token is valid for 30 days', async () => {
  const { token, refreshToken } = (await signInWith(SCENARIO_PASSWORD)).body
  sandbox.clock.forward({ minutes: 15 })
  expect((await caller(sandbox, token)('GET', '/User')).status).toBe(401)
  expect((await caller(sandbox, token)('POST', '/auth/refresh')).status).toBe(401)
  sandbox.clock.forward({ minutes: 10 })
  expect((await caller(sandbox, token)('POST', '/Auth/reauthorize')).status).toBe(401)
  sandbox.clock.forward({ days: 29 })
  const renewed = await caller(sandbox, refreshToken)('POST', '/Auth/reauthorize')
  expect(renewed.status).toBe(200)
  expect((await caller(sandbox, renewed.body.token)('POST', '/auth/refresh')).status).toBe(200)
  sandbox.clock.forward({ days: 30 })
  expect((await caller(sandbox, renewed.body.refreshToken)('POST', '/Auth/reauthorize')).status).toBe(401)
})

test('the link in an email stops product emails permanently and keeps the first time', async () => {
  await sandbox.store.update('person', 'usr_elif', (person) => ({
    ...person,
    notificationPreferences: { ...person.notificationPreferences, product: NotificationChannel.Email },
  }))
  const identifier = unsubscribeIdentifier(sandbox.runtime.secrets, 'usr_elif')
  const call = caller(sandbox)
  const first = await call('POST', `/Auth/unsubscribe/${identifier}`, { reason: 1, comment: null })
  expect(first).toMatchObject({ status: 200, body: { isMailAllowed: false } })
  sandbox.clock.forward({ hours: 1 })
  expect((await call('POST', `/Auth/unsubscribe/${identifier}`, {})).body).toEqual(first.body)
  expect(await sandbox.store.get('person', 'usr_elif')).toMatchObject({
    isMailAllowed: false,
    notificationPreferences: { product: 2 },
  })
  const forged = identifier.replace(/_.{4}/, '_xxxx')
  expect((await call('POST', `/Auth/unsubscribe/${forged}`, {})).status).toBe(404)
})
