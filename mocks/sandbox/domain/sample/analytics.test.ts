import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

let sandbox: Sandbox
let owner: Person
let account: StoredAccount

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date('2026-11-19T09:20:00Z')) })
  owner = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  account = await addAccount(sandbox.runtime, owner, { id: 'acc_lindholm' })
})
afterEach(() => sandbox.close())

test('reports of a sample workspace are sent from the next Monday on, none for the months before', async () => {
  sandbox.clock.set(new Date('2026-11-23T13:00:00Z'))
  await seedAnalytics(sandbox.runtime, { account })
  const reports = async () =>
    (await sandbox.store.list('mail', 'elif@lindholm.example')).filter(({ kind }) => kind.startsWith('report-'))
  await sandbox.advance()
  expect(await reports()).toEqual([])
  await sandbox.moveTo(new Date('2026-11-30T08:00:00Z'))
  await sandbox.advance()
  expect(await reports()).toMatchObject([{ kind: 'report-weekly' }])
})

test('a sample workspace is connected, monitored, and has anomalies of the last thirty days', async () => {
  const found = await seedAnalytics(sandbox.runtime, { account })
  const call = caller(sandbox, await signIn(sandbox.runtime, owner.id))
  const information = await call('GET', '/EAnl/acc_lindholm')
  expect(information.body).toMatchObject({ isConnected: true, propertyName: '318204657', dataFreshnessHours: 10 })
  const watches = await call('GET', '/EAnl/acc_lindholm/anomaly-analysis-configuration?includeDefaults=true')
  expect(watches.body.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, true])
  const page = await call('GET', '/EAnl/acc_lindholm/anomaly-analysis?pageSize=100')
  expect(page.status).toBe(200)
  expect(page.body.totalCount).toBe(found.length)
  expect(found.length).toBeGreaterThan(5)
  expect(page.body.items.some(({ contributors }: { contributors: unknown[] }) => contributors.length > 0)).toBe(true)
})
