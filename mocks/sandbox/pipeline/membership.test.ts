// Authorization with a valid token: accounts under approval, former members, deactivated people, tokens of another kind.
import { AccountStatus, MemberStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let team: Team
beforeEach(async () => {
  team = await openTeam()
})
afterEach(() => team.sandbox.close())

test('an account under approval shows itself, and nothing of what is in it, to any of its members', async () => {
  await team.sandbox.store.set('account', 'acc_1', { status: AccountStatus.PendingApproval })
  for (const id of ['usr_elif', 'usr_jonas'] as const) {
    const call = team.as(id)
    expect(await call('GET', '/Account/acc_1')).toMatchObject({
      status: 200,
      body: { status: AccountStatus.PendingApproval },
    })
    for (const path of ['/Account/acc_1/users', '/TaskAccount/acc_1', '/Integration/acc_1'])
      expect(await call('GET', path), path).toMatchObject({ status: 403, body: { code: 'pending-approval' } })
  }
  expect(await team.as('usr_elif')('POST', '/TaskAccount/acc_1', { title: 'Begin' })).toMatchObject({ status: 403 })
})

test('a membership that is not active opens nothing', async () => {
  const call = team.as('usr_mara')
  expect((await call('GET', '/Account/acc_1')).status).toBe(200)
  await team.sandbox.store.set('membership', 'acc_1.usr_mara', { status: MemberStatus.Declined })
  expect((await call('GET', '/Account/acc_1')).status).toBe(404)
})

test('a deactivated person is let in nowhere, though a session is still open', async () => {
  const call = caller(team.sandbox, await signIn(team.sandbox.runtime, 'usr_mara'))
  expect((await call('GET', '/User')).status).toBe(200)
  await team.sandbox.store.set('person', 'usr_mara', { isDeactivated: true })
  expect(await call('GET', '/User')).toMatchObject({ status: 401, body: { code: 'token-expired' } })
})

test('one kind of token never passes for another', async () => {
  const { runtime } = team.sandbox
  const access = await signIn(runtime, 'usr_elif')
  const ads = await signAdsToken(runtime, access, 'acc_1')
  expect((await caller(team.sandbox, ads)('GET', '/User')).status).toBe(401)
  expect(await caller(team.sandbox, access)('GET', '/EarnMail/users')).toMatchObject({ status: 403 })
})
