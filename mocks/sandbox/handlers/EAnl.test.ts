import { UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import {
  connectAnalytics,
  disconnectAnalytics,
  revokeAnalyticsAccess,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

const SHOP = '318204657'
const BASE = '/EAnl/acc_lindholm'

let sandbox: Sandbox
let elif: Person
let jonas: Person
let call: ReturnType<typeof caller>

const as = async (person: Person) => caller(sandbox, await signIn(sandbox.runtime, person.id))
const context = () => ({ store: sandbox.store, now: sandbox.clock.now() })

beforeEach(async () => {
  const clock = new Clock(new Date('2026-11-19T09:20:00Z'))
  sandbox = await createSandbox({ isChecking: true, clock })
  elif = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  jonas = await addPerson(sandbox.runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' }, [[jonas, UserRole.Viewer]])
  call = await as(elif)
})
afterEach(() => sandbox.close())

/** Connected and the shop selected; call again after a moved clock, as tokens end. */
async function connect() {
  await connectAnalytics(context(), 'acc_lindholm', 'cred_analytics')
  expect((await call('POST', `${BASE}/${SHOP}`)).status).toBe(200)
}

async function afterFirstSync() {
  await connect()
  sandbox.clock.forward({ minutes: 5 })
}

test('without a connection there is no data, reasons say why, and platform requests are refused', async () => {
  expect((await call('GET', BASE)).body).toEqual({
    isConnected: false,
    propertyName: null,
    displayName: null,
    lastSyncAt: null,
    dataFreshnessHours: null,
  })
  const enabled = await call('GET', `${BASE}/account-enabled`, undefined, { 'Accept-Language': 'tr' })
  expect(enabled.body).toEqual({
    propertyName: null,
    isEnabled: false,
    reasons: ['Google Analytics henüz bağlı değil.', 'Seçili mülk yok.'],
  })
  for (const path of ['/report', '/analytics-accounts']) {
    expect(await call('GET', BASE + path)).toMatchObject({ status: 409, body: { code: 'analytics-not-connected' } })
  }
  expect((await call('POST', `${BASE}/${SHOP}`)).status).toBe(409)
})

test('a property is selected, syncs within minutes and every morning, and goes stale when access expires', async () => {
  await connectAnalytics(context(), 'acc_lindholm', 'cred_analytics')
  expect(await call('GET', `${BASE}/report`)).toMatchObject({ status: 409, body: { code: 'property-not-selected' } })
  const selected = await call('POST', `${BASE}/${SHOP}`)
  expect(selected.body).toMatchObject({
    propertyName: SHOP,
    displayName: 'Lindholm Outdoor – Web shop',
    lastSyncAt: null,
  })
  expect((await call('GET', '/EAnlIntegration/acc_lindholm')).body).toMatchObject({
    hasData: false,
    health: { status: 5 },
  })
  sandbox.clock.forward({ minutes: 3 })
  expect((await call('GET', '/EAnlIntegration/acc_lindholm')).body).toMatchObject({
    hasData: true,
    health: { status: 1 },
  })
  const again = await call('POST', `${BASE}/${SHOP}`)
  expect(again.body).toMatchObject({ lastSyncAt: expect.stringContaining('2026-11-19T09:2'), dataFreshnessHours: 10 })
  await revokeAnalyticsAccess(context(), 'acc_lindholm')
  sandbox.clock.forward({ days: 3 })
  call = await as(elif)
  expect((await call('GET', BASE)).body).toMatchObject({ isConnected: true, dataFreshnessHours: 82 })
  expect((await call('GET', `${BASE}/account-enabled`)).body.isEnabled).toBe(false)
  expect(await call('GET', `${BASE}/report`)).toMatchObject({
    status: 409,
    body: { code: 'analytics-reconnect-needed' },
  })
  expect((await call('GET', '/EAnlIntegration/acc_lindholm')).body).toMatchObject({
    hasData: true,
    health: { status: 3 },
  })
})

test('after a disconnection data stays, and reconnecting keeps the selected property', async () => {
  await afterFirstSync()
  await disconnectAnalytics(context(), 'acc_lindholm')
  expect((await call('GET', '/EAnlIntegration/acc_lindholm')).body).toMatchObject({
    isConnected: false,
    credentialId: null,
    propertyName: null,
    hasData: true,
    health: null,
  })
  await connectAnalytics(context(), 'acc_lindholm', 'cred_new')
  expect((await call('GET', BASE)).body).toMatchObject({ isConnected: true, propertyName: SHOP, lastSyncAt: null })
})

test('accounts and properties are sorted by name with the selected one marked, and viewers have no access', async () => {
  await connect()
  const { body } = await call('GET', `${BASE}/analytics-accounts`)
  expect(body.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Güneş Bahçe Dijital',
    'Lindholm Outdoor GmbH',
  ])
  const selected = body.flatMap(({ properties }: { properties: { propertyName: string; isSelected: boolean }[] }) =>
    properties.filter(({ isSelected }) => isSelected).map(({ propertyName }) => propertyName),
  )
  expect(selected).toEqual([SHOP])
  const viewer = await as(jonas)
  expect((await viewer('GET', `${BASE}/analytics-accounts`)).status).toBe(403)
  expect((await viewer('POST', `${BASE}/${SHOP}`)).status).toBe(403)
  expect((await call('POST', `${BASE}/999999999`)).status).toBe(404)
})

test('a report defaults to thirty days compared with the thirty before, and refuses impossible periods', async () => {
  await connect()
  const { body } = await call('GET', `${BASE}/report`)
  expect(body).toMatchObject({
    currentPeriod: { dateBegin: '2026-10-20', dateEnd: '2026-11-18' },
    previousPeriod: { dateBegin: '2026-09-20', dateEnd: '2026-10-19' },
    currencyCode: 'EUR',
    sampling: null,
  })
  expect((await call('GET', `${BASE}/report?propertyName=402915538`)).body.currencyCode).toBe('TRY')
  expect(body.series).toHaveLength(11 * 30)
  const bounce = body.totals.find(({ metric }: { metric: string }) => metric === 'bounceRate')
  expect(bounce.isGoodWhenUp).toBe(false)
  expect(body.breakdowns.campaignName.map(({ value }: { value: string }) => value)).not.toContain('(not set)')
  const reversed = await call('GET', `${BASE}/report?dateBeginCurrentPeriod=2026-11-18&dateEndCurrentPeriod=2026-10-20`)
  expect(reversed).toMatchObject({
    status: 400,
    body: {
      code: 'invalid-period',
      detail: 'dateBeginCurrentPeriod is 2026-11-18, dateEndCurrentPeriod is 2026-10-20.',
    },
  })
  const long = await call('GET', `${BASE}/report?dateBeginCurrentPeriod=2025-01-01&dateEndCurrentPeriod=2026-10-20`)
  expect(long.status).toBe(400)
  expect((await call('GET', `${BASE}/report?propertyName=999999999`)).status).toBe(404)
})

test('a new property has no previous data, and none at all before it was opened', async () => {
  await connect()
  const young = await call('GET', `${BASE}/report?propertyName=341552908&dateBeginCurrentPeriod=2026-11-02`)
  expect(young.body.totals[0]).toMatchObject({ previous: null, changePct: null })
  const before = await call(
    'GET',
    `${BASE}/report?propertyName=341552908&dateBeginCurrentPeriod=2026-09-01&dateEndCurrentPeriod=2026-09-30`,
  )
  expect(before.body).toMatchObject({
    series: [],
    breakdowns: { country: [] },
    totals: [{ current: null }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})

test('periods with data on different numbers of days are not compared; the report says how many days have data', async () => {
  await connect()
  const young = '2026-11-02'
  const periods = (from: string, to: string, previousFrom: string, previousTo: string) =>
    `propertyName=341552908&dateBeginCurrentPeriod=${from}&dateEndCurrentPeriod=${to}&dateBeginPreviousPeriod=${previousFrom}&dateEndPreviousPeriod=${previousTo}`
  const { body } = await call(
    'GET',
    `${BASE}/report?${periods('2026-11-08', '2026-11-17', addDays(young, -4), addDays(young, 5))}`,
  )
  expect(body).toMatchObject({ currentDaysWithData: 10, previousDaysWithData: 6 })
  for (const total of body.totals) expect(total).toMatchObject({ changePct: null, changePoints: null })
  expect(body.totals[0].previous).toBeGreaterThan(0)
  const whole = await call('GET', `${BASE}/report?${periods('2026-11-08', '2026-11-13', young, addDays(young, 5))}`)
  expect(whole.body).toMatchObject({ currentDaysWithData: 6, previousDaysWithData: 6 })
  expect(whole.body.totals[0].changePct).not.toBeNull()
})

test('a rate changes in percentage points', async () => {
  await connect()
  const { body } = await call('GET', `${BASE}/report`)
  const rate = body.totals.find(({ metric }: { metric: string }) => metric === 'engagementRate')
  expect(rate.changePct).toBeNull()
  expect(rate.changePoints).toBeCloseTo((rate.current - rate.previous) * 100, 2)
  const sessions = body.totals.find(({ metric }: { metric: string }) => metric === 'sessions')
  expect(sessions).toMatchObject({ changePoints: null, changePct: expect.any(Number) })
})

test('metrics and holidays speak the language of the request', async () => {
  await connect()
  const { body } = await call('GET', '/EAnl/available-metrics', undefined, { 'Accept-Language': 'tr' })
  expect(body).toHaveLength(11)
  expect(body[0].displayName).not.toBe('Sessions')
  const report = await call(
    'GET',
    `${BASE}/report?dateBeginCurrentPeriod=2025-12-20&dateEndCurrentPeriod=2025-12-30`,
    undefined,
    { 'Accept-Language': 'tr' },
  )
  expect(report.body.annotations).toContainEqual({ date: '2025-12-25', kind: 4, text: 'Noel', anomaly: null })
})

test('the totals of a segment equal its row; an unknown segment counts nothing and has no rates; half a segment is refused', async () => {
  await afterFirstSync()
  const report = (query: Record<string, string>) => call('GET', `${BASE}/report?${new URLSearchParams(query)}`)
  const rows = (await report({})).body.breakdowns.deviceCategory
  const mobile = rows.find(({ value }: { value: string }) => value === 'mobile').metrics
  const part = await report({ dimension: 'deviceCategory', dimensionValue: 'mobile' })
  const totals: { metric: string; current: number }[] = part.body.totals
  expect(Object.fromEntries(totals.map(({ metric, current }) => [metric, current]))).toEqual(mobile)
  const nothing = await report({ dimension: 'deviceCategory', dimensionValue: 'fridge' })
  const ofNothing: { metric: string; current: number | null }[] = nothing.body.totals
  const unknown = ofNothing.filter(({ current }) => current === null).map(({ metric }) => metric)
  expect(unknown).toEqual(['engagementRate', 'bounceRate', 'averageSessionDuration'])
  expect(ofNothing.filter(({ current }) => current === 0)).toHaveLength(8)
  for (const half of [{ dimension: 'country' }, { dimensionValue: 'Germany' }] as Record<string, string>[])
    expect(await report(half)).toMatchObject({ status: 400, body: { code: 'invalid-parameter' } })
})
