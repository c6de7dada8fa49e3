import { AnomalyDirection, Severity } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { scanAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'
import { analyticsWorldOf } from '#mocks/sandbox/world/analytics/analytics-world.ts'

const SHOP = '318204657'
/** Opened on 2 November 2026. */
const YOUNG = '341552908'
const BASE = '/EAnl/acc_lindholm'
const MONITORS = `${BASE}/anomaly-analysis-configuration`
const START = new Date('2026-09-14T09:20:00Z')
/** Of seed 1: each kind of story happens at least once. */
const DAYS = 45

const open: Sandbox[] = []
let sandbox: Sandbox
let call: ReturnType<typeof caller>

const as = async (one: Sandbox, person: Pick<Person, 'id'>) => caller(one, await signIn(one.runtime, person.id))

async function start(): Promise<Sandbox> {
  const one = await createSandbox({ isChecking: true, clock: new Clock(START) })
  open.push(one)
  const subscription = { ...GROWTH, plan: 3 }
  const elif = await addPerson(one.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription })
  await addAccount(one.runtime, elif, { id: 'acc_lindholm' })
  await connectAnalytics({ store: one.store, now: one.clock.now() }, 'acc_lindholm', 'cred_analytics')
  const first = await as(one, elif)
  await first('POST', `${BASE}/${SHOP}`)
  one.clock.forward({ minutes: 5 })
  return one
}

beforeEach(async () => {
  sandbox = await start()
  call = await as(sandbox, { id: 'usr_elif' })
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const monitor = async (metricSettings: object[], fields: object = {}) =>
  (await call('POST', MONITORS, { propertyName: SHOP, name: 'Web shop', metricSettings, ...fields })).body

const scan = (one: Sandbox = sandbox) => scanAnomalies(one.runtime, 'acc_lindholm', one.clock.now())

const keysOf = (anomalies: Pick<StoredAnomaly, 'id' | 'date' | 'metric' | 'score'>[]) =>
  anomalies.map(({ id, date, metric, score }) => `${id} ${date} ${metric} ${score}`).sort()

test('daily scans find the same as one scan at the end, and scanning again finds nothing', async () => {
  const other = await start()
  for (let day = 0; day < DAYS; day++) {
    sandbox.clock.forward({ days: 1 })
    await scan()
  }
  other.clock.forward({ days: DAYS })
  await scan(other)
  const [steps, jump] = await Promise.all([sandbox, other].map((one) => one.store.list('anomaly', 'acc_lindholm')))
  expect(jump?.length).toBeGreaterThan(5)
  expect(keysOf(steps ?? [])).toEqual(keysOf(jump ?? []))
  expect(await scan()).toEqual([])
})

test('an anomaly has its values, contributors and related anomalies', async () => {
  const world = analyticsWorldOf(1, SHOP)
  await monitor([{ metric: 'conversions' }, { metric: 'totalRevenue' }, { metric: 'sessions' }])
  sandbox.clock.forward({ days: DAYS })
  await scan()
  const found = await sandbox.store.list('anomaly', 'acc_lindholm')
  const broken = found.find(
    ({ metric, date }) => metric === 'conversions' && world?.story(date)?.story.kind === 'trackingBreak',
  )
  expect(broken).toMatchObject({ direction: 1, status: 1, contributors: expect.anything() })
  expect(broken?.score).toBeLessThan(-2)
  expect(broken?.actual).toBeLessThan(broken?.lowerBound ?? 0)
  expect(broken?.contributors[0]).toMatchObject({ dimension: 'deviceCategory', value: 'mobile' })
  expect(broken?.series.at(-1)).toMatchObject({ date: broken?.date, actual: broken?.actual })
  expect(broken?.series).toHaveLength(30)
  const related = found.filter(({ id }) => broken?.relatedAnomalyIds.includes(id))
  expect(related.some(({ metric, date }) => metric === 'totalRevenue' && date === broken?.date)).toBe(true)
  expect(related.every(({ relatedAnomalyIds }) => relatedAnomalyIds.includes(broken?.id ?? ''))).toBe(true)
})

test('direction, volume, minimum change, consecutive points and ignored dates each suppress anomalies', async () => {
  const loud = { metric: 'sessions', sensitivity: 3 }
  const variants: Record<string, object> = {
    all: loud,
    drops: { ...loud, direction: 2 },
    volume: { ...loud, minimumVolume: 100_000 },
    change: { ...loud, minChangePct: 40 },
    inARow: { ...loud, consecutivePoints: 3 },
  }
  const ids: Record<string, string> = {}
  for (const [name, setting] of Object.entries(variants)) ids[name] = (await monitor([setting], { name })).id
  sandbox.clock.forward({ days: DAYS })
  await scan()
  const found = await sandbox.store.list('anomaly', 'acc_lindholm')
  const of = (name: string) => found.filter(({ configurationId }) => configurationId === ids[name])
  expect(of('all').some(({ direction }) => direction === AnomalyDirection.Rise)).toBe(true)
  expect(of('drops').every(({ direction }) => direction === AnomalyDirection.Drop)).toBe(true)
  expect(of('volume')).toEqual([])
  expect(of('change').length).toBeLessThan(of('all').length)
  expect(of('change').every(({ deviationPct }) => Math.abs(deviationPct) >= 40)).toBe(true)
  expect(of('inARow').length).toBeLessThan(of('all').length)
  const ignored = of('all')[0]?.date ?? ''
  const { id } = await monitor([loud], { ignoredDates: [ignored] })
  const later = await sandbox.store.list('anomaly', 'acc_lindholm')
  expect(later.some(({ configurationId, date }) => configurationId === id && date === ignored)).toBe(false)
})

test('thresholds decide the severity, and a segment is checked by its own data', async () => {
  const { id } = await monitor([
    { metric: 'sessions', severityThresholds: { medium: 1, high: 1 } },
    { metric: 'sessions', dimension: 'campaignName', dimensionValue: 'Video | Winter collection' },
  ])
  sandbox.clock.forward({ days: DAYS })
  await scan()
  const found = (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  const [whole, segment] = ((await sandbox.store.get('anomalyWatch', id))?.metricSettings ?? []).map((one) => one.id)
  expect(
    found
      .filter(({ metricSettingId }) => metricSettingId === whole)
      .every(({ severity }) => severity === Severity.High),
  ).toBe(true)
  const launches = found.filter(({ metricSettingId }) => metricSettingId === segment)
  expect(launches.length).toBeGreaterThan(0)
  expect(
    launches.every(({ contributors }) => contributors.every(({ dimension }) => dimension !== 'campaignName')),
  ).toBe(true)
})

test('a new monitor checks the last thirty days, and one that is turned on again does not catch up', async () => {
  sandbox.clock.forward({ days: DAYS })
  call = await as(sandbox, { id: 'usr_elif' })
  const { id } = await monitor([{ metric: 'sessions' }, { metric: 'engagementRate' }])
  const ofMonitor = async () =>
    (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  const first = await ofMonitor()
  expect(first.length).toBeGreaterThan(0)
  expect(first.every(({ date }) => date >= '2026-09-29' && date < '2026-10-29')).toBe(true)
  await call('PUT', `${MONITORS}/${id}?isEnabled=false`)
  sandbox.clock.forward({ days: 40 })
  await scan()
  call = await as(sandbox, { id: 'usr_elif' })
  await call('PUT', `${MONITORS}/${id}?isEnabled=true`)
  await scan()
  expect(await ofMonitor()).toHaveLength(first.length)
})

test('a property with less than three weeks of data is still learning', async () => {
  sandbox.clock.set(new Date('2026-11-22T09:00:00Z'))
  call = await as(sandbox, { id: 'usr_elif' })
  const world = analyticsWorldOf(1, YOUNG)
  const isStrange = (day: string) => world?.story(day)?.story.signs.sessions === 'rise'
  expect(['2026-11-13', '2026-11-20'].filter(isStrange)).not.toEqual([])
  const { id } = await monitor([{ metric: 'sessions' }, { metric: 'newUsers' }], { propertyName: YOUNG })
  const ofMonitor = async () =>
    (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  expect(await ofMonitor()).toEqual([])
  sandbox.clock.forward({ days: 60 })
  await scan()
  const found = await ofMonitor()
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ date }) => date >= '2026-11-23')).toBe(true)
})

test('recipients get one email about recent anomalies, after quiet hours', async () => {
  const channels = { channels: [1], quietHours: { from: '10:00', to: '13:00' }, recipients: ['shop@lindholm.example'] }
  const settings = [{ metric: 'sessions' }, { metric: 'newUsers' }, { metric: 'engagementRate' }]
  const { id } = await monitor(settings, channels)
  const mails = () => sandbox.store.list('mail', 'shop@lindholm.example')
  let found: StoredAnomaly[] = []
  while (found.length === 0) {
    sandbox.clock.forward({ days: 1 })
    found = (await scan()).filter(({ configurationId }) => configurationId === id)
  }
  expect(await mails()).toEqual([])
  sandbox.clock.forward({ hours: 4 })
  await scan()
  await scan()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  const only = found.length === 1 ? `/${found[0]?.id}` : `?configurationIds=${id}`
  expect(mail).toMatchObject({ kind: 'anomalies-found', link: `http://127.0.0.1:4020/anomaly-activity${only}` })
  expect(mail?.text).toMatch(/Sep 18, 2026: Sessions rose to 6,825, \d+% above the expected 4,\d{3}/)
})

test('the scheduler scans each morning and notifies when quiet hours end', async () => {
  const settings = [{ metric: 'sessions' }, { metric: 'newUsers' }, { metric: 'engagementRate' }]
  const quietHours = { from: '22:00', to: '09:30' }
  const { id } = await monitor(settings, { channels: [1], quietHours, recipients: ['shop@lindholm.example'] })
  await sandbox.forward({ days: DAYS })
  const found = (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  const news = found.filter(({ date }) => date >= '2026-09-14')
  expect(new Set(news.map(({ foundAt }) => foundAt.slice(11, 19)))).toEqual(new Set(['05:12:37']))
  const mails = await sandbox.store.list('mail', 'shop@lindholm.example')
  expect(mails).toHaveLength(new Set(news.map(({ foundAt }) => foundAt)).size)
  // 9:30 in Berlin, before and after the change to winter time.
  for (const { sentAt } of mails) expect(sentAt).toMatch(/T(07|08):30:00.000Z$/)
})

test('the webhook that a monitor names gets each of its anomalies once, and no other events', async () => {
  const url = 'https://hooks.lindholm.example/anomalies'
  const webhook = (await call('POST', '/Webhook/acc_lindholm', { url, events: [] })).body
  const named = { channels: [3], webhookIds: [webhook.id] }
  const { id } = await monitor([{ metric: 'sessions', sensitivity: 3 }], named)
  for (let day = 0; day < DAYS; day++) {
    sandbox.clock.forward({ days: 1 })
    await scan()
  }
  const posts = await sandbox.store.list('webhookDelivery', webhook.id)
  const events = posts.map(({ body }) => JSON.parse(body))
  const found = (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  const told = found.filter(({ isTold }) => isTold).map((one) => one.id)
  expect(posts.length).toBeGreaterThan(0)
  expect(events.map(({ data }) => data.anomaly.id).sort()).toEqual(told.sort())
  expect(events[0]).toMatchObject({ type: 'anomaly.found', data: { accountId: 'acc_lindholm' } })
  expect(events[0].data.anomaly).not.toHaveProperty('isTold')
})

test('an hourly monitor reports an incident when it starts and when it becomes more severe, not every hour', async () => {
  const { id } = await monitor([{ metric: 'sessions' }], { granularity: 1, trainingDays: 28 })
  await sandbox.forward({ days: DAYS })
  const found = (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  expect(found.length).toBeGreaterThan(0)
  const byDay = Map.groupBy(found, ({ date }) => date)
  expect(Math.max(...[...byDay.values()].map((anomalies) => anomalies.length))).toBeLessThan(10)
  for (const { date, hour, series } of found) {
    expect(series.at(-1)).toMatchObject({ date, hour })
    const hours = series.map((point) => Date.parse(point.date) / 3_600_000 + (point.hour ?? Number.NaN))
    expect(hours).toEqual(hours.map((_, place) => (hours[0] ?? 0) + place))
  }
  const before = found.length
  for (let hour = 0; hour < 24; hour++) {
    sandbox.clock.forward({ hours: 1 })
    await scan()
  }
  const later = (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  expect(later.slice(0, before)).toEqual(found)
})

test('a weekly monitor checks whole weeks, dated by their Monday', async () => {
  sandbox.clock.set(new Date('2026-12-30T09:00:00Z'))
  call = await as(sandbox, { id: 'usr_elif' })
  const { id } = await monitor([{ metric: 'eventCount', sensitivity: 3 }], { granularity: 3, trainingDays: 182 })
  const found = (await sandbox.store.list('anomaly', 'acc_lindholm')).filter((one) => one.configurationId === id)
  expect(found.map(({ date, direction }) => [date, direction])).toEqual([['2026-12-21', 1]])
})

test('anomalies are listed newest first, filtered, ordered and paged alike', async () => {
  await monitor([{ metric: 'sessions' }, { metric: 'engagementRate' }, { metric: 'conversions' }])
  sandbox.clock.forward({ days: DAYS })
  await scan()
  call = await as(sandbox, { id: 'usr_elif' })
  const list = async (query: string) => (await call('GET', `${BASE}/anomaly-analysis?pageSize=100${query}`)).body
  const all = await list('&dateBegin=2026-08-20')
  const dates = all.items.map(({ date }: { date: string }) => date)
  expect(dates).toEqual([...dates].sort().toReversed())
  expect(all.totalCount).toBe(all.items.length)
  const some = await list('&dateBegin=2026-08-20&metrics=sessions&severities=3&severities=2')
  expect(some.items.length).toBeGreaterThan(0)
  expect(some.items.length).toBeLessThan(all.items.length)
  expect(
    some.items.every(({ metric, severity }: StoredAnomaly) => metric === 'sessions' && severity >= Severity.Medium),
  ).toBe(true)
  expect((await list('&dateBegin=2026-08-20&statuses=4')).totalCount).toBe(0)
  const scores = (await list('&dateBegin=2026-08-20&orderBy=score')).items.map(({ score }: StoredAnomaly) =>
    Math.abs(score),
  )
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  const page = (await call('GET', `${BASE}/anomaly-analysis?dateBegin=2026-08-20&pageSize=10&currentPage=2`)).body
  const countOf = async (query: object) =>
    (await list(`&dateBegin=2026-08-20&${new URLSearchParams({ ...query })}`)).totalCount
  const [first] = all.items
  const ofMonitor = all.items.filter((one: StoredAnomaly) => one.configurationId === first.configurationId)
  expect(await countOf({ configurationIds: first.configurationId })).toBe(ofMonitor.length)
  expect(ofMonitor.length).toBeLessThan(all.totalCount)
  expect(await countOf({ configurationIds: 'cfg_none' })).toBe(0)
  const sessions = all.items.filter(({ metric }: StoredAnomaly) => metric === 'sessions').length
  expect(await countOf({ searchText: 'SESSIONS' })).toBe(sessions)
  expect(await countOf({ searchText: first.contributors[0].value.toUpperCase() })).toBeGreaterThan(0)
  await call('POST', `${BASE}/anomaly-analysis/${first.id}/comments`, { text: 'The consent banner was gone.' })
  expect(await countOf({ searchText: 'Banner' })).toBe(1)
  expect(page.items).toEqual(all.items.slice(10, 20))
  expect(await list('&dateBegin=2026-10-20&dateEnd=2026-10-01')).toMatchObject({ code: 'invalid-period' })
})
