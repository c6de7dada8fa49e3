import { PlanLimitKind, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const SHOP = '318204657'
const BASE = '/EAnl/acc_lindholm'
const MONITORS = `${BASE}/anomaly-analysis-configuration`

let sandbox: Sandbox
let elif: Person
let jonas: Person
let call: ReturnType<typeof caller>

const as = async (person: Person) => caller(sandbox, await signIn(sandbox.runtime, person.id))

beforeEach(async () => {
  const clock = new Clock(new Date('2026-11-19T09:20:00Z'))
  sandbox = await createSandbox({ isChecking: true, clock })
  elif = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  jonas = await addPerson(sandbox.runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' }, [[jonas, UserRole.Viewer]])
  call = await as(elif)
  await connectAnalytics({ store: sandbox.store, now: clock.now() }, 'acc_lindholm', 'cred_analytics')
  await call('POST', `${BASE}/${SHOP}`)
  clock.forward({ minutes: 5 })
})
afterEach(() => sandbox.close())

const create = async (fields: object = {}) =>
  call('POST', MONITORS, { propertyName: SHOP, name: 'Web shop', ...fields })
const list = async (query = '') => (await call('GET', MONITORS + query)).body

test('a monitor starts with its defaults, is listed by name before the built-in ones, and can be deleted', async () => {
  const made = await create()
  expect(made).toMatchObject({
    status: 201,
    body: {
      isEnabled: true,
      granularity: 2,
      seasonality: 2,
      trainingDays: 90,
      channels: [2],
      recipients: [elif.email],
    },
  })
  const metrics = made.body.metricSettings.map(({ metric }: { metric: string }) => metric)
  expect(metrics).toEqual(['sessions', 'engagementRate', 'conversions', 'totalRevenue'])
  await create({ name: 'Another' })
  expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Another', 'Web shop'])
  const all = await list('?includeDefaults=true')
  expect(all.map(({ isDefault }: { isDefault: boolean }) => isDefault)).toEqual([false, false, true])
  expect(await list('?propertyName=327719045')).toEqual([])
  expect((await call('DELETE', `${MONITORS}/${made.body.id}`)).status).toBe(204)
  expect(await list()).toHaveLength(1)
})

test('selecting a property again does not create its monitors twice', async () => {
  await call('POST', `${BASE}/327719045`)
  await call('POST', `${BASE}/${SHOP}`)
  const names = (await list('?includeDefaults=true')).map(({ propertyName }: { propertyName: string }) => propertyName)
  expect(names.sort()).toEqual([SHOP, '327719045'])
})

test('a built-in monitor can be turned on and off, but not edited, deleted or extended', async () => {
  const [standard] = await list('?includeDefaults=true')
  const path = `${MONITORS}/${standard.id}`
  expect(await call('PUT', `${path}?isEnabled=false`)).toMatchObject({ status: 200, body: { isEnabled: false } })
  for (const refused of [
    await call('PUT', path, { propertyName: SHOP, name: 'Mine' }),
    await call('DELETE', path),
    await call('POST', `${path}/metric-setting`, { metric: 'conversions' }),
    await call('DELETE', `${path}/metric-setting/${standard.metricSettings[0].id}`),
  ]) {
    expect(refused).toMatchObject({ status: 409, body: { code: 'default-configuration' } })
  }
})

test('an edit keeps omitted properties, takes isEnabled from the query, and is idempotent', async () => {
  const { body: monitor } = await create({ quietHours: { from: '21:00', to: '07:00' } })
  const path = `${MONITORS}/${monitor.id}`
  const draft = {
    propertyName: SHOP,
    name: 'Renamed',
    metricSettings: [{ metric: 'sessions' }, { metric: 'newUsers' }],
  }
  const edited = await call('PUT', `${path}?isEnabled=false`, { ...draft, isEnabled: true })
  expect(edited.body).toMatchObject({ name: 'Renamed', isEnabled: false, quietHours: { from: '21:00', to: '07:00' } })
  expect(edited.body.metricSettings[0].id).toBe(monitor.metricSettings[0].id)
  const again = await call('PUT', `${path}?isEnabled=false`, draft)
  expect(again.body.metricSettings).toEqual(edited.body.metricSettings)
  expect(await call('PUT', path)).toMatchObject({ status: 422, body: { code: 'nothing-to-change' } })
  const moved = await call('PUT', path, { ...draft, propertyName: '327719045' })
  expect(moved).toMatchObject({ status: 422, body: { errors: { propertyName: [expect.any(String)] } } })
})

test('a monitor lists the holidays of the next twelve months and ignores them unless it is told to check them', async () => {
  const { configurationId, ignoresHolidays, holidays } = (await create()).body
  expect(ignoresHolidays).toBe(true)
  expect(holidays).toContainEqual({ key: 'christmas-day', date: '2026-12-25', name: 'Christmas Day' })
  expect(new Set(holidays.map(({ key }: { key: string }) => key)).size).toBe(holidays.length)
  const draft = { propertyName: SHOP, name: 'Web shop', ignoresHolidays: false }
  const edited = (await call('PUT', `${MONITORS}/${configurationId}`, draft)).body
  expect(edited).toMatchObject({ ignoresHolidays: false, version: 2, holidays })
  await sandbox.store.update('anomalyWatch', configurationId, (stored) => {
    delete stored.ignoresHolidays
    return stored
  })
  expect(await list()).toMatchObject([{ configurationId, ignoresHolidays: true }])
})

test('errors across the fields of a monitor are reported by field', async () => {
  const refused = await create({
    propertyName: '999999999',
    recipients: ['elif@lindholm.example', 'https://hooks.example/anomalies'],
    metricSettings: [
      { metric: 'sessions', severityThresholds: { medium: 4, high: 3 } },
      { metric: 'sessions', dimension: 'country' },
      { metric: 'sessions' },
    ],
  })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.errors).sort()).toEqual([
    'metricSettings.0.severityThresholds.high',
    'metricSettings.1.dimensionValue',
    'metricSettings.2.metric',
    'propertyName',
    'recipients.1',
  ])
  const unknown = await create({ channels: [3], webhookIds: ['whk_none'] })
  expect(Object.keys(unknown.body.errors)).toEqual(['webhookIds.0'])
})

test('hourly monitors need plan Scale; monitors need a role and a connection, and an account has 100 at most', async () => {
  expect(await create({ granularity: 1 })).toMatchObject({
    status: 409,
    body: { code: 'plan-limit-reached', planLimit: { kind: PlanLimitKind.HourlyMonitors, includedIn: 'Scale' } },
  })
  await sandbox.store.set('account', 'acc_lindholm', { plan: 3 })
  expect((await create({ granularity: 1, metricSettings: [{ metric: 'sessions' }], trainingDays: 14 })).status).toBe(
    201,
  )
  const viewer = await as(jonas)
  expect((await viewer('POST', MONITORS, { propertyName: SHOP, name: 'No' })).status).toBe(403)
  for (let i = 1; i < 100; i++) await create({ name: `Monitor ${i}`, isEnabled: false })
  expect(await create()).toMatchObject({ status: 409, body: { code: 'configurations-limit-reached' } })
})

test('a metric is added once, replaced and removed', async () => {
  const { body: monitor } = await create({ metricSettings: [{ metric: 'conversions' }] })
  const path = `${MONITORS}/${monitor.id}/metric-setting`
  expect(await call('POST', path, { metric: 'conversions' })).toMatchObject({
    status: 409,
    body: {
      code: 'metric-setting-exists',
      detail: `${monitor.metricSettings[0].id} monitors conversions of the whole property.`,
    },
  })
  const segment = { metric: 'conversions', dimension: 'sessionDefaultChannelGroup', dimensionValue: 'Paid Search' }
  const made = await call('POST', path, { ...segment, minimumVolume: 10 })
  expect(made).toMatchObject({
    status: 201,
    body: { minimumVolume: 10, sensitivity: 2, severityThresholds: { medium: 3, high: 4.5 } },
  })
  expect((await call('PUT', `${path}/${made.body.id}`, { metric: 'conversions' })).status).toBe(409)
  const changed = await call('PUT', `${path}/${made.body.id}`, { ...segment, sensitivity: 3 })
  expect(changed.body).toMatchObject({ id: made.body.id, sensitivity: 3, minimumVolume: 0 })
  expect((await list())[0].metricSettings).toHaveLength(2)
  expect(await call('POST', path, { metric: 'sessions', dimensionValue: 'mobile' })).toMatchObject({ status: 422 })
  expect((await call('DELETE', `${path}/${made.body.id}`)).status).toBe(204)
  expect((await call('DELETE', `${path}/${made.body.id}`)).status).toBe(404)
})

test('a monitor has thirty metrics at most', async () => {
  const countries = Array.from({ length: 30 }, (_, i) => ({
    metric: 'sessions',
    dimension: 'country',
    dimensionValue: `${i}`,
  }))
  const { body: monitor } = await create({ isEnabled: false, metricSettings: countries })
  expect(await call('POST', `${MONITORS}/${monitor.id}/metric-setting`, { metric: 'sessions' })).toMatchObject({
    status: 409,
    body: { code: 'metric-settings-limit-reached' },
  })
})

test('the second of two people who edit a monitor gets a conflict; switches, metrics and retries are no conflict', async () => {
  const { body: monitor } = await create({ metricSettings: [{ metric: 'sessions' }] })
  const path = `${MONITORS}/${monitor.id}`
  expect(monitor.version).toBe(1)
  await call('PUT', `${path}?isEnabled=false`)
  await call('POST', `${path}/metric-setting`, { metric: 'newUsers' })
  const mine = { propertyName: SHOP, name: 'Mine' }
  expect(await call('PUT', `${path}?expectedVersion=1`, mine)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await call('PUT', `${path}?expectedVersion=1`, mine)).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await call('PUT', `${path}?expectedVersion=1`, { ...mine, name: 'Theirs' })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', detail: 'Version 1 was expected, it is 2.' },
  })
  expect((await list())[0].name).toBe('Mine')
  expect((await call('PUT', path, { ...mine, name: 'Without a version' })).body.version).toBe(3)
})

test('the second of two people who edit a metric gets a conflict', async () => {
  const { body: monitor } = await create({ metricSettings: [{ metric: 'sessions' }, { metric: 'newUsers' }] })
  const [setting, other] = monitor.metricSettings
  const path = `${MONITORS}/${monitor.id}/metric-setting`
  const edit = (sensitivity: number) =>
    call('PUT', `${path}/${setting.id}?expectedVersion=1`, { metric: 'sessions', sensitivity })
  expect(await edit(3)).toMatchObject({ status: 200, body: { version: 2 } })
  expect((await edit(3)).status).toBe(200)
  expect(await edit(1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  const untouched = await call('PUT', `${path}/${other.id}?expectedVersion=1`, { metric: 'newUsers', sensitivity: 1 })
  expect(untouched.status).toBe(200)
})

test('a monitor of another account is not found', async () => {
  const { body: monitor } = await create()
  const other = await addPerson(sandbox.runtime, { id: 'usr_other', email: 'other@example.org' })
  await addAccount(sandbox.runtime, other, { id: 'acc_other' })
  const stranger = await as(other)
  const path = `/EAnl/acc_other/anomaly-analysis-configuration/${monitor.id}`
  expect((await stranger('PUT', `${path}?isEnabled=false`)).status).toBe(404)
  expect((await stranger('DELETE', path)).status).toBe(404)
  expect((await stranger('DELETE', `${path}/metric-setting/${monitor.metricSettings[0].id}`)).status).toBe(404)
})
