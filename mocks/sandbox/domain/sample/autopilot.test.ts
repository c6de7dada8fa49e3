import { AutopilotStatus, ExecutionChangeStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unexpiredAt } from '#mocks/sandbox/domain/autopilot/expiry.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { seedAutopilot } from '#mocks/sandbox/domain/sample/autopilot.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date('2026-11-19T08:00:00Z')) })
})
afterEach(() => sandbox.close())

test('the sample workspace has five items in three modes, a month of runs, and something of everything', async () => {
  const { runtime, store } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  const account = await addAccount(runtime, owner, { id: 'acc_lindholm' })
  await seedAds(runtime, { account })
  const items = await seedAutopilot(runtime, { account, customerClientId: SAMPLE_CLIENT, owner })
  expect(items.map(({ mode }) => mode)).toEqual([2, 1, 1, 3, 3])
  expect(items.every(({ status }) => status === AutopilotStatus.Active)).toBe(true)
  const [monday, wednesday] = ['2026-11-23T05:00:00.000Z', '2026-11-25T05:00:00.000Z']
  expect(items.map(({ nextRunAt }) => nextRunAt)).toEqual([monday, wednesday, wednesday, monday, monday])
  const scope = { accountId: account.id, customerClientId: SAMPLE_CLIENT }
  expect(await store.count('autopilotExecution', scope)).toBe(22)
  const open = { ...scope, status: ExecutionChangeStatus.Proposed, proposedAt: unexpiredAt(runtime.clock.now()) }
  expect(await store.count('autopilotChange', open)).toBeGreaterThan(0)
  expect((await store.valuesOf('autopilotChange', 'status', scope)).sort()).toEqual([1, 2, 3, 5])
  const activity = await store.list('autopilotActivity', scope)
  expect(new Set(activity.map(({ kind }) => kind))).toEqual(new Set([1, 5, 6, 8, 9, 11]))
  expect(activity.every(({ occurredAt }) => occurredAt <= runtime.clock.now().toISOString())).toBe(true)
  expect(await store.list('mail', owner.email ?? '')).toEqual([])
})
