import { UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
let elif: Person
let jonas: Person

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true })
  elif = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  jonas = await addPerson(sandbox.runtime, {
    id: 'usr_jonas',
    email: 'jonas@lindholm.example',
    firstName: 'Jonas',
    lastName: 'Weber',
  })
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' }, [[jonas, UserRole.Viewer]])
})
afterEach(() => sandbox.close())

const as = async (person: Person) => caller(sandbox, await signIn(sandbox.runtime, person.id))

test('a created account is listed with the role, and the plan’s limit applies', async () => {
  const call = await as(elif)
  const body = {
    name: ' Second ',
    companyName: 'Second GmbH',
    companyWebSite: 'https://second.example',
    primaryContactNumber: '+4930901820145',
    digitalMarketingGoals: [1],
  }
  expect(await call('POST', '/Account', body)).toMatchObject({
    status: 201,
    body: { name: 'Second', role: 4, industry: null, marketingTeamCount: 1 },
  })
  const accounts = (await call('GET', '/Account')).body
  expect(accounts).toHaveLength(2)
  expect((await call('GET', `/TaskAccount/${accounts[1].id}`)).body.items).toMatchObject([
    { title: 'Invite a colleague', status: 1, assigneeUserId: expect.any(String) },
  ])
  await call('POST', '/Account', body)
  expect(await call('POST', '/Account', body)).toMatchObject({ status: 409, body: { code: 'plan-limit-reached' } })
})

test('a person without a plan who is a member elsewhere cannot create an account', async () => {
  const body = {
    name: 'Weber Bikes',
    companyName: 'Weber Bikes',
    companyWebSite: 'https://weber.example',
    primaryContactNumber: '+4930901820145',
    digitalMarketingGoals: [1],
  }
  const call = await as(jonas)
  expect(await call('POST', '/Account', body)).toMatchObject({ status: 409, body: { code: 'plan-owner-needed' } })
  expect((await call('GET', '/Account')).body).toHaveLength(1)
  await sandbox.store.update('person', jonas.id, (person) => ({ ...person, subscription: GROWTH }))
  expect((await call('POST', '/Account', body)).status).toBe(201)
  const ada = await addPerson(sandbox.runtime, { id: 'usr_ada', email: 'ada@lind.example' })
  expect((await (await as(ada))('POST', '/Account', body)).status).toBe(201)
})

test('repeating an idempotency key creates one account and rejects another body', async () => {
  const call = await as(elif)
  const headers = { 'Idempotency-Key': '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21' }
  const body = {
    name: 'Once',
    companyName: 'Once',
    companyWebSite: 'https://once.example',
    primaryContactNumber: '+4930901820145',
    digitalMarketingGoals: [1],
  }
  const [first, again] = [await call('POST', '/Account', body, headers), await call('POST', '/Account', body, headers)]
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect([first, again].map(({ headers }) => headers.get('Idempotent-Replayed'))).toEqual([null, 'true'])
  expect(first.headers.get('Location')).toBe(`/Account/${first.body.id}`)
  expect(await call('POST', '/Account', { ...body, name: 'Twice' }, headers)).toMatchObject({
    status: 409,
    body: { code: 'idempotency-key-reused' },
  })
  expect((await call('GET', '/Account')).body).toHaveLength(2)
  // An idempotency key belongs to one person, so no one gets the response of another person.
  const ada = await as(await addPerson(sandbox.runtime, { id: 'usr_ada', email: 'ada@lind.example' }))
  expect((await ada('POST', '/Account', body, headers)).body).not.toEqual(first.body)
  expect((await ada('GET', '/Account')).body).toHaveLength(1)
})

test('another account is 404, a forbidden action 403, a missing token 401, unknown fields 422, unknown parameters 400', async () => {
  const stranger = await addPerson(sandbox.runtime, { id: 'usr_other', email: 'other@example.org' })
  expect((await (await as(stranger))('GET', '/Account/acc_lindholm')).status).toBe(404)
  const viewer = await as(jonas)
  expect(await viewer('POST', '/Account/acc_lindholm/users', { email: 'new@lindholm.example', role: 1 })).toMatchObject(
    { status: 403, body: { code: 'role-too-low' } },
  )
  expect((await caller(sandbox)('GET', '/Account')).status).toBe(401)
  const owner = await as(elif)
  expect(
    await owner('POST', '/Account/acc_lindholm/users', { email: 'new@lindholm.example', role: 1, colour: 'red' }),
  ).toMatchObject({ status: 422, body: { errors: { colour: ["This field isn't recognized."] } } })
  expect(await owner('GET', '/Account?page=2')).toMatchObject({ status: 400, body: { code: 'unknown-parameter' } })
})

test('an invitation becomes a membership of its address once; the role can be changed and the membership ended', async () => {
  const owner = await as(elif)
  const invited = await owner('POST', '/Account/acc_lindholm/users', { email: 'Mara@lindholm.example', role: 2 })
  expect(invited).toMatchObject({ status: 201, body: { status: 1, email: 'mara@lindholm.example' } })
  const again = await owner('POST', '/Account/acc_lindholm/users', { email: 'mara@lindholm.example', role: 2 })
  expect(again).toMatchObject({ status: 201, body: { userId: invited.body.userId } })
  const mara = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example', firstName: 'Mara' })
  const call = await as(mara)
  expect((await call('GET', '/Account/acc_lindholm')).status).toBe(404)
  expect(await call('POST', '/Account/acc_lindholm/invitations/accept')).toMatchObject({
    status: 200,
    body: { userId: 'usr_mara', status: 2, role: 2 },
  })
  expect((await call('POST', '/Account/acc_lindholm/invitations/accept')).status).toBe(200)
  expect((await call('POST', '/Account/acc_lindholm/invitations/decline')).status).toBe(409)
  expect(await owner('PUT', '/Account/acc_lindholm/users/usr_mara', { role: 3 })).toMatchObject({
    status: 200,
    body: { role: 3 },
  })
  expect((await owner('DELETE', '/Account/acc_lindholm/users/usr_mara')).status).toBe(204)
  expect((await call('GET', '/Account/acc_lindholm')).status).toBe(404)
})

test('the last owner cannot be demoted or leave; messages are in the caller’s language', async () => {
  const owner = await as(elif)
  expect(
    await owner('DELETE', '/Account/acc_lindholm/users/usr_elif', undefined, { 'Accept-Language': 'tr-TR,tr;q=0.9' }),
  ).toMatchObject({
    status: 409,
    body: { code: 'last-owner', message: expect.stringContaining('sahibi') },
  })
  expect(await owner('PUT', '/Account/acc_lindholm/users/usr_elif', { role: 1 })).toMatchObject({
    status: 409,
    body: { code: 'last-owner' },
  })
})

test('a declined invitation and an expired one cannot be accepted', async () => {
  const owner = await as(elif)
  const declining = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example' })
  await owner('POST', '/Account/acc_lindholm/users', { email: declining.email, role: 1 })
  const mara = await as(declining)
  expect((await mara('POST', '/Account/acc_lindholm/invitations/decline')).status).toBe(200)
  expect(await mara('POST', '/Account/acc_lindholm/invitations/accept')).toMatchObject({
    status: 409,
    body: { code: 'invitation-answered' },
  })
  await owner('POST', '/Account/acc_lindholm/users', { email: 'late@lindholm.example', role: 1 })
  const late = await addPerson(sandbox.runtime, { id: 'usr_late', email: 'late@lindholm.example' })
  sandbox.clock.forward({ days: 8 })
  expect(await (await as(late))('POST', '/Account/acc_lindholm/invitations/accept')).toMatchObject({
    status: 409,
    body: { code: 'invitation-expired' },
  })
})

test('a second decline answers with the invitation that was declined last', async () => {
  const owner = await as(elif)
  const declining = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example' })
  const mara = await as(declining)
  for (const role of [1, 2, 3, 1]) {
    await owner('POST', '/Account/acc_lindholm/users', { email: declining.email, role })
    const { body } = await mara('POST', '/Account/acc_lindholm/invitations/decline')
    expect(await mara('POST', '/Account/acc_lindholm/invitations/decline')).toMatchObject({ status: 200, body })
    sandbox.clock.forward({ minutes: 1 })
  }
})

test('an unknown time zone of an account is rejected and changes nothing', async () => {
  const call = await as(elif)
  const fields = { id: 'acc_lindholm', name: 'Lindholm', companyName: 'Lindholm', companyWebSite: 'https://l.example' }
  expect(await call('PUT', '/Account', { ...fields, timeZone: 'Europe/Nowhere' })).toMatchObject({
    status: 422,
    body: { errors: { timeZone: ['Time zone not found.'] } },
  })
  expect((await call('GET', '/Account/acc_lindholm')).body).toMatchObject({ timeZone: 'Europe/Berlin' })
  expect((await call('PUT', '/Account', { ...fields, timeZone: 'Europe/Istanbul' })).status).toBe(200)
})

type Entry = { action: number; area: number; target: string; before: string | null; after: string | null }

test('changes of an account and its members are in the log of its admins and of the affected person', async () => {
  const call = await as(elif)
  await call('PUT', '/Account', {
    id: 'acc_lindholm',
    name: 'Lindholm',
    companyName: 'Lindholm Outdoor GmbH',
    companyWebSite: 'https://www.lindholm-outdoor.example',
  })
  await call('POST', '/Account/acc_lindholm/users', { email: 'ada@lindholm.example', role: 2 })
  await call('PUT', '/Account/acc_lindholm/users/usr_jonas', { role: 2 })
  await call('PUT', '/Account/acc_lindholm/users/usr_jonas', { role: 2 })
  await (await as(jonas))('DELETE', '/Account/acc_lindholm/users/usr_jonas')
  const log = async (person: Person): Promise<Entry[]> =>
    (await (await as(person))('GET', '/User/activity-log')).body.items
  const said = ({ action, area, target, before, after }: Entry) => [action, area, target, before, after]
  const own = (await log(elif)).map(said)
  expect(own).toHaveLength(4)
  expect(own).toEqual(
    expect.arrayContaining([
      [2, 3, 'Account name', 'Lindholm Outdoor', 'Lindholm'],
      [4, 4, 'ada@lindholm.example', null, 'User'],
      [2, 4, 'Jonas Weber', 'Viewer', 'User'],
      [6, 4, 'Jonas Weber', 'User', null],
    ]),
  )
  expect((await log(jonas)).map(({ action }) => action).sort()).toEqual([2, 6])
})

test('the last activity of a member is their last request in the account', async () => {
  const lastActive = async () => {
    const users: { userId: string; lastActiveAt: string | null }[] = (
      await (
        await as(elif)
      )('GET', '/Account/acc_lindholm/users')
    ).body
    return users.find(({ userId }) => userId === 'usr_jonas')?.lastActiveAt
  }
  expect(await lastActive()).toBe(null)
  const call = await as(jonas)
  await call('GET', '/Account')
  expect(await lastActive()).toBe(null)
  await call('GET', '/Account/acc_lindholm')
  const first = await lastActive()
  expect(Date.parse(first ?? '')).toBeLessThanOrEqual(sandbox.clock.now().getTime())
  sandbox.clock.forward({ hours: 2 })
  await (await as(jonas))('GET', '/Account/acc_lindholm')
  expect(Date.parse((await lastActive()) ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(2 * 3_600_000)
})
