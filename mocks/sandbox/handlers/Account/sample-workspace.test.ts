import { IntegrationPlatform, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { saveAdsConnection } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { jobsOf } from '#mocks/sandbox/store/due-jobs.fixture.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const SAMPLE = '/Account/acc_lindholm/sample-workspace'
const ANOMALIES = '/EAnl/acc_lindholm/anomaly-analysis'

let sandbox: Sandbox
let owner: Person
let user: Person
let call: ReturnType<typeof caller>

const as = async ({ id }: Pick<Person, 'id'>) => caller(sandbox, await signIn(sandbox.runtime, id))

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date('2026-11-19T09:20:00Z')) })
  const { runtime } = sandbox
  owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  user = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  await addAccount(runtime, owner, { id: 'acc_lindholm', currencyCode: 'TRY' }, [[user, UserRole.User]])
  await addAccount(runtime, owner, { id: 'acc_other' })
  call = await as(owner)
})
afterEach(() => sandbox.close())

/** The content of the store without activity log, member activity, and jobs, which have no effect once their subject is deleted. */
async function everything() {
  const passing = ['audit_record', 'session', 'due_job']
  const snapshot = (await sandbox.store.snapshot()).tables.filter(([table]) => !passing.includes(table))
  const rows = snapshot.flatMap(([table, all]) => all.map((row) => `${table} ${JSON.stringify(row)}`))
  return rows.filter((row) => !row.includes('"memberSeen"')).sort()
}

const connectAnalyticsOf = (accountId: string) =>
  addCredential(
    { ...sandbox.runtime, now: sandbox.clock.now() },
    {
      accountId,
      platform: IntegrationPlatform.GoogleAnalytics,
      identityId: 'lindholm',
      displayName: 'analytics@lindholm.example',
      grantedScopes: scopesOf(IntegrationPlatform.GoogleAnalytics),
      connectedByName: 'Elif Demir',
    },
  )

test('sample data is loaded, works like other data, and is removed completely', async () => {
  expect((await call('GET', SAMPLE)).body).toMatchObject({ isAvailable: true, isLoaded: false, customerClientId: null })
  const before = await everything()
  const loaded = await call('POST', SAMPLE)
  expect(loaded).toMatchObject({ status: 201, body: { isAvailable: true, isLoaded: true } })
  const { customerClientId } = loaded.body
  expect((await call('GET', SAMPLE)).body).toEqual(loaded.body)
  expect((await call('GET', '/Account/acc_lindholm')).body.isDemo).toBe(true)
  const anomalies = (await call('GET', `${ANOMALIES}?pageSize=100`)).body
  expect(anomalies.totalCount).toBeGreaterThan(0)
  expect((await call('GET', '/EAnl/acc_lindholm/report')).status).toBe(200)
  const { tokenString } = (await call('GET', '/EA/acc_lindholm/token')).body
  const items = await call('GET', `/EA/acc_lindholm/autopilot/${customerClientId}`, undefined, {
    'X-Ads-Authorization': `Bearer ${tokenString}`,
  })
  expect(items).toMatchObject({ status: 200 })
  expect(items.body.length ?? items.body.totalCount).toBeGreaterThan(0)
  const origin = { kind: 1, id: anomalies.items[0].id }
  expect((await call('POST', '/TaskAccount/acc_lindholm', { title: 'Look into it', origin })).status).toBe(201)
  expect(await call('POST', SAMPLE)).toMatchObject({ status: 409, body: { code: 'sample-workspace-loaded' } })
  expect(await sandbox.store.listAll('mail')).toEqual([])
  expect((await call('DELETE', SAMPLE)).status).toBe(204)
  expect((await call('DELETE', SAMPLE)).status).toBe(204)
  expect(await everything()).toEqual(before)
})

test('a previous connection is restored, and rules that waited for it are checked', async () => {
  const { store } = sandbox
  await saveAdsConnection(
    { store, now: sandbox.clock.now() },
    {
      id: 'acc_lindholm',
      credentialId: null,
      customerId: '1029384756',
      customerClientId: null,
      grantedScopes: [],
      connectedAt: null,
      selectedAt: null,
      hasDataFrom: null,
      failure: null,
      anchorDay: '2026-11-01',
    },
  )
  await call('POST', SAMPLE)
  await sandbox.advance()
  const waiting = async () => (await jobsOf(store)).filter(({ kind }) => kind === 'autopilot-resume')
  expect(await waiting()).toEqual([])
  await call('DELETE', SAMPLE)
  expect(await waiting()).toMatchObject([{ subject_id: 'acc_lindholm' }])
  expect(await store.get('adsConnection', 'acc_lindholm')).toMatchObject({
    anchorDay: '2026-11-01',
    credentialId: null,
  })
})

test('other data of people stays', async () => {
  const task = (await call('POST', '/TaskAccount/acc_lindholm', { title: 'Order tents' })).body
  await call('POST', SAMPLE)
  await call('POST', '/Account/acc_other/sample-workspace')
  const others = await sandbox.store.count('anomaly', { accountId: 'acc_other' })
  await call('DELETE', SAMPLE)
  expect((await sandbox.store.list('task', 'acc_lindholm')).map(({ id }) => id)).toEqual([task.taskId])
  expect(await sandbox.store.count('anomaly', { accountId: 'acc_other' })).toBe(others)
  expect((await call('GET', '/Account/acc_other/sample-workspace')).body.isLoaded).toBe(true)
})

test('an account with its own data gets no sample data; a later connection stays', async () => {
  await connectAnalyticsOf('acc_other')
  const other = '/Account/acc_other/sample-workspace'
  expect((await call('GET', other)).body).toMatchObject({ isAvailable: false, isLoaded: false })
  expect(await call('POST', other)).toMatchObject({ status: 409, body: { code: 'real-data-connected' } })
  await call('POST', SAMPLE)
  const { id } = await connectAnalyticsOf('acc_lindholm')
  expect((await call('GET', SAMPLE)).body).toMatchObject({ isAvailable: false, isLoaded: true })
  await call('DELETE', SAMPLE)
  expect(await sandbox.store.get('analyticsConnection', 'acc_lindholm')).toMatchObject({
    credentialId: id,
    propertyName: null,
  })
  expect(await sandbox.store.get('adsConnection', 'acc_lindholm')).toBeUndefined()
})

test('members see the state of sample data; admins and owners load and remove it', async () => {
  call = await as(user)
  expect((await call('GET', SAMPLE)).status).toBe(200)
  expect((await call('POST', SAMPLE)).status).toBe(403)
  expect((await call('DELETE', SAMPLE)).status).toBe(403)
  expect((await call('GET', '/Account/acc_other/sample-workspace')).status).toBe(404)
})
