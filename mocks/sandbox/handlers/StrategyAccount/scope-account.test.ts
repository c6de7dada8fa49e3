import { MemberStatus } from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox, openSandbox } from '#tests/support/sandbox.ts'

let opened: OpenSandbox
afterEach(() => opened.sandbox.close())

test('a private strategy reads the metrics of an account whose member the person is, and stays editable after the person has left', async () => {
  opened = await openSandbox('sample')
  const owner = await opened.as('owner')
  const { id: userId } = (await owner('GET', '/User')).body
  // With a role in a further account the person may still plan after leaving the first one.
  const further = {
    name: 'Lind Ceramics',
    companyName: 'Lind Ceramics GmbH',
    companyWebSite: 'https://www.lind-ceramics.example',
    primaryContactNumber: '+4930901820145',
    industry: 1,
    digitalMarketingGoals: [1],
    marketingTeamCount: 2,
  }
  expect(await owner('POST', '/Account', further)).toMatchObject({ status: 201 })
  const plan = `/StrategyUser/${userId}`
  const kpi = (accountId: string) => ({
    metric: 'sessions',
    source: 2,
    target: 100,
    unit: 'count',
    scope: { accountId },
  })
  const draft = { title: 'More', goal: 2, kpi: kpi(ACCOUNT), startsOn: '2026-01-01', dueOn: '2026-12-31' }
  const refused = { status: 422, body: { errors: { 'kpi.scope.accountId': [expect.any(String)] } } }
  expect(await owner('POST', plan, { ...draft, kpi: kpi('acc_of_others') })).toMatchObject(refused)
  const { id } = (await owner('POST', plan, draft)).body
  expect(await owner('PUT', `${plan}/${id}`, { ...draft, kpi: kpi('acc_of_others') })).toMatchObject(refused)
  const { title: _, goal: _g, kpi: _k, ...days } = draft
  const request = { metric: 'sessions', source: 2, ...days }
  expect(
    await owner('POST', `${plan}/target-preview`, { ...request, scope: { accountId: 'acc_of_others' } }),
  ).toMatchObject({ status: 422, body: { errors: { 'scope.accountId': [expect.any(String)] } } })
  const { store } = opened.sandbox
  const [membership] = await store.listAll('membership', { where: { accountId: ACCOUNT, userId } })
  if (membership) await store.update('membership', membership.id, (one) => ({ ...one, status: MemberStatus.Removed }))
  expect(await owner('PUT', `${plan}/${id}`, { ...draft, title: 'Still mine' })).toMatchObject({ status: 200 })
})
