import { AuditAction, AuditArea } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { openPair } from '#mocks/sandbox/handlers/User/pair.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
let elif: Person
let jonas: Person

beforeEach(async () => {
  ;({ sandbox, elif, jonas } = await openPair())
})
afterEach(() => sandbox.close())

const as = async (person: { id: string }) => caller(sandbox, await signIn(sandbox.runtime, person.id))

test('a new password requires the current one and ends the other sessions', async () => {
  const [call, other] = [await as(elif), await as(elif)]
  const change = (currentPassword: string, newPassword: string) =>
    call('PUT', '/User/change-password', { currentPassword, newPassword })
  expect(await change('wrong', 'nine herons below')).toMatchObject({ status: 422, body: { code: 'wrong-password' } })
  expect((await change(SCENARIO_PASSWORD, SCENARIO_PASSWORD)).status).toBe(422)
  expect(await change(SCENARIO_PASSWORD, 'nine herons below')).toMatchObject({
    status: 200,
    body: { endedSessions: 1 },
  })
  expect((await call('GET', '/User')).status).toBe(200)
  expect((await other('GET', '/User')).status).toBe(401)
  const log = (await call('GET', '/User/activity-log')).body.items
  expect(log).toMatchObject([{ target: 'Password', before: null, after: null }])
})

test('of two concurrent password changes one succeeds and ends the other sessions', async () => {
  const [one, two] = [await as(elif), await as(elif)]
  const change = (call: typeof one, newPassword: string) =>
    call('PUT', '/User/change-password', { currentPassword: SCENARIO_PASSWORD, newPassword })
  const answers = await Promise.all([change(one, 'nine herons below'), change(two, 'six lanterns above')])
  // The first call has ended the session of the other.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const changed = answers.find(({ status }) => status === 200)
  expect(changed?.body.endedSessions).toBe(1)
  const word = changed === answers[0] ? 'nine herons below' : 'six lanterns above'
  const login = { email: elif.email, password: word, signInPlatform: 4 }
  expect((await caller(sandbox)('POST', '/Auth/login', login)).status).toBe(200)
})

test('hashing a password blocks no other request', async () => {
  const call = await as(jonas)
  const told: string[] = []
  const tell = (what: string) => () => told.push(what)
  const login = { email: elif.email, password: SCENARIO_PASSWORD, signInPlatform: 4 }
  // The first write loads what later writes have: only the hashing is compared.
  await call('PUT', '/User', { language: 'en' })
  await Promise.all([
    caller(sandbox)('POST', '/Auth/login', login).then(tell('signed in')),
    call('PUT', '/User', { language: 'tr' }).then(tell('written')),
  ])
  expect(told).toEqual(['written', 'signed in'])
})

test('signing out everywhere else ends the other sessions, keeps this one, and can be repeated', async () => {
  const login = { email: elif.email, password: SCENARIO_PASSWORD, signInPlatform: 4 }
  const signedIn = async () => (await caller(sandbox)('POST', '/Auth/login', login)).body
  const [other, mine] = [await signedIn(), await signedIn()]
  const stranger = await as(jonas)
  const call = caller(sandbox, mine.token)
  expect((await call('DELETE', '/User/sessions/others')).status).toBe(204)
  expect((await caller(sandbox, other.token)('GET', '/User')).status).toBe(401)
  expect((await caller(sandbox, other.refreshToken)('POST', '/Auth/reauthorize')).status).toBe(401)
  expect((await call('GET', '/User')).status).toBe(200)
  expect((await caller(sandbox, mine.refreshToken)('POST', '/Auth/reauthorize')).status).toBe(200)
  expect((await stranger('GET', '/User')).status).toBe(200)
  expect((await call('DELETE', '/User/sessions/others')).status).toBe(204)
  const log = (await call('GET', '/User/activity-log')).body.items
  expect(log).toMatchObject([{ action: 3, area: 2, target: 'Other sessions' }])
})

test('five wrong passwords within 15 minutes lock the password change and the deactivation', async () => {
  const call = await as(elif)
  const wrong = { currentPassword: 'wrong', newPassword: 'nine herons below' }
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect((await call('PUT', '/User/change-password', wrong)).status).toBe(422)
  expect((await call('POST', '/User/deactivate', { password: SCENARIO_PASSWORD })).status).toBe(429)
})

test('the last owner of an account with other members cannot leave; others leave immediately and are deleted after 30 days', async () => {
  const owner = await as(elif)
  expect(await owner('POST', '/User/deactivate', { password: SCENARIO_PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'last-owner', detail: 'Lindholm Outdoor' },
  })
  const call = await as(jonas)
  expect((await call('POST', '/User/deactivate', { password: 'wrong' })).status).toBe(422)
  const left = await call('POST', '/User/deactivate', { password: SCENARIO_PASSWORD, reason: null })
  expect(left.status).toBe(200)
  expect((await call('GET', '/User')).status).toBe(401)
  const login = { email: jonas.email, password: SCENARIO_PASSWORD, signInPlatform: 4 }
  expect((await caller(sandbox)('POST', '/Auth/login', login)).status).toBe(401)
  expect((await owner('GET', '/Account/acc_lindholm/users')).body).toHaveLength(1)
  await sandbox.forward({ days: 29 })
  expect(await sandbox.store.get('person', jonas.id)).toBeDefined()
  await sandbox.forward({ days: 1 })
  expect(await sandbox.store.get('person', jonas.id)).toBeUndefined()
})

test('the subscription of an owner without members is canceled at the end of its period', async () => {
  await (await as(elif))('DELETE', '/Account/acc_lindholm/users/usr_jonas')
  expect((await (await as(elif))('POST', '/User/deactivate', { password: SCENARIO_PASSWORD })).status).toBe(200)
  expect((await sandbox.store.get('person', elif.id))?.subscription).toMatchObject({
    status: 4,
    cancelAtPeriodEnd: true,
  })
})

test('admins see what other members changed in the account, users only their own', async () => {
  const mara = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example', firstName: 'Mara' })
  await (await as(elif))('POST', '/Account/acc_lindholm/users', { email: mara.email, role: 1 })
  await (await as(mara))('POST', '/User/account-invitations/acc_lindholm')
  const joins = async (person: Person) => {
    const { body } = await (await as(person))('GET', '/User/activity-log')
    return body.items.filter(({ action }: { action: number }) => action === 5).length
  }
  expect([await joins(elif), await joins(mara), await joins(jonas)]).toEqual([1, 1, 0])
})

test('sign-ins and failed attempts are listed, with the current session marked', async () => {
  const agent = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  const login = (password: string) =>
    caller(sandbox)('POST', '/Auth/login', { email: elif.email, password, signInPlatform: 4 }, agent)
  await login('wrong')
  sandbox.clock.forward({ minutes: 1 })
  await login(SCENARIO_PASSWORD)
  sandbox.clock.forward({ minutes: 1 })
  const { token } = (await login(SCENARIO_PASSWORD)).body
  const { body } = await caller(sandbox, token)('GET', '/User/login-activity?pageSize=10')
  expect(body.totalCount).toBe(3)
  expect(body.items).toMatchObject([
    { isSuccess: true, isCurrentSession: true, device: 'PC, Linux', browser: 'Firefox 145', ipAddress: '127.0.0.1' },
    { isSuccess: true, isCurrentSession: false },
    { isSuccess: false, isCurrentSession: false },
  ])
  const failed = (await caller(sandbox, token)('GET', '/User/login-activity?isSuccess=false')).body
  expect([failed.totalCount, failed.items[0].isSuccess]).toEqual([1, false])
  sandbox.clock.forward({ days: 91 })
  expect((await (await as(elif))('GET', '/User/login-activity')).body.totalCount).toBe(0)
})

test('the activity log can be filtered by area, including its count', async () => {
  const call = await as(elif)
  await call('PUT', '/User', { firstName: 'Elif Nur' })
  await call('PUT', '/User/change-password', { currentPassword: SCENARIO_PASSWORD, newPassword: 'nine herons below' })
  const areas = async (query: string) => {
    const { items, totalCount } = (await call('GET', `/User/activity-log${query}`)).body
    return [totalCount, ...items.map(({ area }: { area: number }) => area).toSorted()]
  }
  expect(await areas('')).toEqual([2, 1, 2])
  expect(await areas('?areas=2')).toEqual([1, 2])
  expect(await areas('?areas=1&areas=2')).toEqual([2, 1, 2])
  expect(await areas('?areas=13')).toEqual([0])
})

test('the activity log can be filtered by platform, which leaves only the connections of it', async () => {
  const { store, clock, runtime } = sandbox
  for (const target of ['Google Ads', 'Google Analytics', 'Webhook hooks.example.com']) {
    const connected = { action: AuditAction.Connected, area: AuditArea.Integrations, target }
    await audit({ store, now: clock.now(), newId: runtime.newId, person: elif }, connected)
  }
  const call = await as(elif)
  const targets = async (query: string) => {
    const { items, totalCount } = (await call('GET', `/User/activity-log?${query}`)).body
    return [totalCount, ...items.map(({ target }: { target: string }) => target).toSorted()]
  }
  expect(await targets('platforms=3')).toEqual([1, 'Google Ads'])
  expect(await targets('platforms=3&platforms=4')).toEqual([2, 'Google Ads', 'Google Analytics'])
  expect(await targets('platforms=3&areas=2')).toEqual([0])
})
