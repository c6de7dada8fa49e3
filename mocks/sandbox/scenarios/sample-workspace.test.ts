import { StrategyHealth, TaskEffectState } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { ACCOUNT, openSandbox } from '#tests/support/sandbox.ts'

test('the sample has a finished task whose effect is measured', async () => {
  const { as, sandbox } = await openSandbox('sample')
  const call = await as('owner')
  const { items } = (await call('GET', `/TaskAccount/${ACCOUNT}?originKinds=1&pageSize=100`)).body
  expect(items.length).toBeGreaterThan(0)
  const { effect } = (await call('GET', `/TaskAccount/${ACCOUNT}/${items[0].id}`)).body
  expect(effect).toMatchObject({ before: expect.any(Number), after: expect.any(Number) })
  expect(effect.state).not.toBe(TaskEffectState.TooEarly)
  await sandbox.close()
})

test('matches of active rules count as they are listed', async () => {
  const { as, sandbox } = await openSandbox('sample')
  const call = await as('owner')
  const { ruleMatches } = (await call('GET', `/Account/${ACCOUNT}/attention`)).body
  const [item] = await sandbox.store.list('autopilotItem', { accountId: ACCOUNT, customerClientId: '4839201756' })
  expect(ruleMatches).toBeGreaterThan(0)
  await sandbox.store.delete('autopilotViolations', `${ACCOUNT}.4839201756.${item?.ruleId}`)
  expect((await call('GET', `/Account/${ACCOUNT}/attention`)).body.ruleMatches).toBeLessThan(ruleMatches)
  await sandbox.close()
})

test('strategies off track count by their forecast, and by what a person has said', async () => {
  const { as, sandbox } = await openSandbox('sample')
  const call = await as('owner')
  const count = async () => (await call('GET', `/Account/${ACCOUNT}/attention`)).body.strategiesOffTrack
  const listed = async () =>
    (await call('GET', `/StrategyAccount/${ACCOUNT}?healthStates=${StrategyHealth.OffTrack}`)).body.totalCount
  const before = await count()
  expect(before).toBe(await listed())
  const [strategy] = (await call('GET', `/StrategyAccount/${ACCOUNT}?healthStates=${StrategyHealth.AtRisk}`)).body.items
  const checkIn = { text: 'The feed is empty.', health: StrategyHealth.OffTrack }
  await call('POST', `/StrategyAccount/${ACCOUNT}/${strategy.id}/check-in`, checkIn)
  expect(await count()).toBe(before + 1)
  expect(await listed()).toBe(before + 1)
  await sandbox.close()
})
