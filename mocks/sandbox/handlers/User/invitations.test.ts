import { MemberStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
const invited = 'ada@lind.example'

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  const elif = await addPerson(sandbox.runtime, {
    id: 'usr_elif',
    email: 'elif@lindholm.example',
    subscription: GROWTH,
  })
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' })
})
afterEach(() => sandbox.close())

const registration = {
  firstName: 'Ada',
  lastName: 'Lind',
  email: invited,
  password: 'seven larks over Wannsee',
  isMailAllowed: false,
  signInPlatform: 4,
  recaptchaToken: 'sandbox-token',
}

const owner = async () => caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
const invite = async () => (await owner())('POST', '/Account/acc_lindholm/users', { email: invited, role: 3 })
const register = async (path = '/Auth/register') => {
  const { status, body } = await caller(sandbox)('POST', path, registration)
  return { status, call: caller(sandbox, body.token) }
}
const codeOf = async (kind: string) =>
  (await sandbox.store.list('mail', invited)).find((mail) => mail.kind === kind)?.link?.match(/vc_[\w-]+/)?.[0] ?? ''
const members = async (): Promise<{ email: string; status: number }[]> =>
  (await (await owner())('GET', '/Account/acc_lindholm/users')).body

const ANSWERS = [
  ['POST', '/Account/acc_lindholm/invitations/accept'],
  ['POST', '/Account/acc_lindholm/invitations/decline'],
  ['POST', '/User/account-invitations/acc_lindholm'],
  ['DELETE', '/User/account-invitations/acc_lindholm'],
] as const

test('a person with an unconfirmed invited address can neither see nor answer the invitation', async () => {
  await invite()
  const { call } = await register()
  expect((await call('GET', '/User/account-invitations')).body).toEqual([])
  for (const [method, path] of ANSWERS)
    expect(await call(method, path)).toMatchObject({ status: 403, body: { code: 'email-not-verified' } })
  expect(await members()).toMatchObject([{ email: 'elif@lindholm.example' }, { email: invited, status: 1 }])
})

test('a person with a confirmed invited address can see and accept the invitation', async () => {
  await invite()
  await register()
  const { call } = await register(`/Auth/register/${await codeOf('registration-code')}`)
  expect((await call('GET', '/User/account-invitations')).body).toMatchObject([{ accountId: 'acc_lindholm', role: 3 }])
  expect((await call('POST', '/Account/acc_lindholm/invitations/accept')).status).toBe(200)
})

test('the link of an invitation confirms the address it was sent to', async () => {
  await invite()
  const { status, call } = await register(`/Auth/register/${await codeOf('invitation')}`)
  expect(status).toBe(201)
  expect((await call('GET', '/User')).body.isEmailVerified).toBe(true)
  expect((await call('GET', '/Account')).body).toMatchObject([{ id: 'acc_lindholm', role: 3 }])
})

test('the link of an invitation takes over an unconfirmed registration of the address', async () => {
  await invite()
  const squatter = await register()
  const { status, call } = await register(`/Auth/register/${await codeOf('invitation')}`)
  expect(status).toBe(201)
  expect((await call('GET', '/Account')).body).toMatchObject([{ id: 'acc_lindholm' }])
  expect((await squatter.call('GET', '/User')).status).toBe(401)
})

test('the link of a declined or withdrawn invitation is invalid', async () => {
  await invite()
  const path = `/Auth/register/${await codeOf('invitation')}`
  const [invitation] = await sandbox.store.list('membership', 'acc_lindholm', { where: { address: invited } })
  await sandbox.store.set('membership', invitation?.id ?? '', { status: MemberStatus.Declined })
  expect((await register(path)).status).toBe(404)
  await sandbox.store.delete('membership', invitation?.id ?? '')
  expect((await register(path)).status).toBe(404)
  expect(await members()).toMatchObject([{ email: 'elif@lindholm.example' }])
})
