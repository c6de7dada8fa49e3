import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
const email = 'elif@lindholm.example'

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  sandbox.clock.freeze()
  await addPerson(sandbox.runtime, { id: 'usr_elif', email })
})
afterEach(() => sandbox.close())

type Grant = { token: string; refreshToken: string; expiresIn: number }

const signIn = async (): Promise<Grant> =>
  (await caller(sandbox)('POST', '/Auth/login', { email, password: SCENARIO_PASSWORD, signInPlatform: 4 })).body
const reauthorize = (token: string) => caller(sandbox, token)('POST', '/Auth/reauthorize')
const refresh = (token: string) => caller(sandbox, token)('POST', '/auth/refresh')
const logout = (token?: string) => caller(sandbox, token)('POST', '/Auth/logout')
const statusWith = async (token: string) => (await caller(sandbox, token)('GET', '/User')).status

const RENEWALS = {
  'reauthorize by refresh token': ({ refreshToken }: Grant) => reauthorize(refreshToken),
  'reauthorize by access token': ({ token }: Grant) => reauthorize(token),
  refresh: ({ token }: Grant) => refresh(token),
}
const pairs = Object.keys(RENEWALS).flatMap((first) => Object.keys(RENEWALS).map((second) => [first, second] as const))

test.each(pairs)('%s, and later %s with the tokens issued together: the session ends', async (first, second) => {
  const renew = RENEWALS as Record<string, (grant: Grant) => ReturnType<typeof reauthorize>>
  const grant = await signIn()
  const renewed = await renew[first]?.(grant)
  expect(renewed?.status).toBe(200)
  sandbox.clock.forward({ seconds: 61 })
  expect(await renew[second]?.(grant)).toMatchObject({ status: 401, body: { code: 'refresh-token-reused' } })
  expect(await statusWith(renewed?.body.token)).toBe(401)
  expect((await reauthorize(renewed?.body.refreshToken)).status).toBe(401)
})

test('an expired access token can be renewed once within ten minutes', async () => {
  const [one, other] = [await signIn(), await signIn()]
  sandbox.clock.forward({ minutes: 24, seconds: 59 })
  expect((await reauthorize(one.token)).status).toBe(200)
  sandbox.clock.forward({ seconds: 1 })
  expect((await reauthorize(other.token)).status).toBe(401)
  expect((await reauthorize(other.refreshToken)).status).toBe(200)
})

test('a session ends 90 days after its sign-in regardless of renewals', async () => {
  let grant = await signIn()
  for (let day = 0; day < 80; day += 20) {
    sandbox.clock.forward({ days: 20 })
    grant = (await reauthorize(grant.refreshToken)).body
  }
  sandbox.clock.forward({ days: 9, hours: 23, minutes: 55 })
  grant = (await reauthorize(grant.refreshToken)).body
  expect(grant.expiresIn).toBe(300)
  expect(await statusWith(grant.token)).toBe(200)
  sandbox.clock.forward({ minutes: 5 })
  expect(await statusWith(grant.token)).toBe(401)
  expect((await reauthorize(grant.refreshToken)).status).toBe(401)
  expect((await reauthorize(grant.token)).status).toBe(401)
})

test('signing out ends only this session on the server; repeating it has no effect', async () => {
  const [one, other] = [await signIn(), await signIn()]
  expect((await logout(one.refreshToken)).status).toBe(204)
  expect(await statusWith(one.token)).toBe(401)
  expect((await reauthorize(one.refreshToken)).status).toBe(401)
  expect((await logout(one.refreshToken)).status).toBe(204)
  expect((await logout(one.token)).status).toBe(204)
  expect(await statusWith(other.token)).toBe(200)
})

test('a refresh token signs out a session whose access token has expired', async () => {
  const { token, refreshToken } = await signIn()
  sandbox.clock.forward({ days: 3 })
  expect((await logout(token)).status).toBe(401)
  expect((await logout(refreshToken)).status).toBe(204)
  expect((await reauthorize(refreshToken)).status).toBe(401)
  expect((await logout()).status).toBe(401)
  expect((await logout('forged')).status).toBe(401)
})

test.each(['bearer', 'BEARER', 'Bearer '])('the scheme %s is accepted as Bearer', async (scheme) => {
  const { token, refreshToken } = await signIn()
  const as = (bearer: string) => caller(sandbox, undefined, { Authorization: `${scheme} ${bearer}` })
  expect((await as(token)('GET', '/User')).status).toBe(200)
  expect((await as(refreshToken)('POST', '/Auth/reauthorize')).status).toBe(200)
  sandbox.clock.forward({ seconds: 61 })
  expect((await as(refreshToken)('POST', '/Auth/reauthorize')).body.code).toBe('refresh-token-reused')
})
