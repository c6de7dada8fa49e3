// The limits of managing members: by role, and by the plan.
import { MemberStatus, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const USERS = '/Account/acc_1/users'
const tooHigh = { status: 403, body: { code: 'role-above-own' } }
const tooLow = { status: 403, body: { code: 'role-too-low' } }

let team: Team
beforeEach(async () => {
  team = await openTeam()
})
afterEach(() => team.sandbox.close())

const roleOf = async (id: string) => (await team.sandbox.store.get('membership', `acc_1.${id}`))?.role

test('an admin can invite up to admins and make no one an owner', async () => {
  const admin = team.as('usr_ada')
  expect(await admin('POST', USERS, { email: 'owner@lindholm.example', role: 4 })).toMatchObject(tooHigh)
  expect(await admin('POST', USERS, { email: 'admin@lindholm.example', role: 3 })).toMatchObject({ status: 201 })
  expect(await admin('PUT', `${USERS}/usr_mara`, { role: UserRole.Owner })).toMatchObject(tooHigh)
  expect(await roleOf('usr_mara')).toBe(2)
})

test('an admin can neither demote nor remove an owner', async () => {
  const admin = team.as('usr_ada')
  // There are two owners, because the last one cannot be removed for another reason.
  await team.sandbox.store.set('membership', 'acc_1.usr_mara', { role: UserRole.Owner })
  expect(await admin('PUT', `${USERS}/usr_mara`, { role: 2 })).toMatchObject(tooHigh)
  expect(await admin('DELETE', `${USERS}/usr_mara`)).toMatchObject(tooHigh)
  expect(await roleOf('usr_mara')).toBe(4)
})

test('members below admin can leave but remove no one else', async () => {
  const user = team.as('usr_mara')
  expect(await user('DELETE', `${USERS}/usr_jonas`)).toMatchObject(tooLow)
  expect(await roleOf('usr_jonas')).toBe(1)
  expect((await user('DELETE', `${USERS}/usr_mara`)).status).toBe(204)
})

test('admins can change an account; it is not found by former members and others', async () => {
  const fields = { id: 'acc_1', name: 'Taken', companyName: 'Taken', companyWebSite: 'https://taken.example' }
  expect(await team.as('usr_mara')('PUT', '/Account', fields)).toMatchObject(tooLow)
  expect((await team.as('usr_stranger')('PUT', '/Account', fields)).status).toBe(404)
  await team.sandbox.store.set('membership', 'acc_1.usr_ada', { status: MemberStatus.Declined })
  expect((await team.as('usr_ada')('PUT', '/Account', fields)).status).toBe(404)
  expect((await team.as('usr_elif')('GET', '/Account/acc_1')).body.name).toBe('Lindholm Outdoor')
})

test('open invitations occupy seats; without a free seat, an invitation can only be sent again', async () => {
  const owner = team.as('usr_elif')
  const { usersLimit, usersCount } = (await owner('GET', '/User')).body.subscriptionDetails
  const invite = (seat: number) => owner('POST', USERS, { email: `colleague-${seat}@lindholm.example`, role: 1 })
  for (let seat = usersCount; seat < usersLimit; seat += 1) expect((await invite(seat)).status).toBe(201)
  expect(await invite(usersLimit)).toMatchObject({ status: 409, body: { code: 'plan-limit-reached' } })
  expect((await invite(usersCount)).status).toBe(201)
})
