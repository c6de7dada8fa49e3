import { AnomalyArrival, type AnomalyPoint, AnomalyStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { ACCOUNT } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importStage } from '#mocks/sandbox/import/import.fixture.ts'

const { on, write, take } = importStage()
const header = ['# ---', '# Start date: 20260801', '', 'Nth day,Sessions']
/** A report of sessions by day; days without a number are missing. */
const sessionsReport = (days: (number | undefined)[]) => [
  ...header,
  ...days.flatMap((sessions, place) =>
    sessions === undefined ? [] : [`${String(place).padStart(4, '0')},${sessions}`],
  ),
]
const usualSessions = (place: number) => 1500 + 40 * (place % 7) + ((place * 37) % 11)

test('a GA4 report replaces the property’s metrics: totals, breakdowns, and the anomalies found by monitors', async () => {
  const account = await on().sandbox.store.get('account', ACCOUNT)
  if (!account) throw new Error('no account')
  await seedAnalytics(on().sandbox.runtime, { account })
  const days = Array.from({ length: 100 }, (_, place) => (place === 90 ? 300 : usualSessions(place)))
  const rows = days.flatMap((sessions, place) => {
    const half = Math.floor(sessions / 2)
    const nth = String(place).padStart(4, '0')
    return [`${nth},Organic Search,${half},10.5`, `${nth},Direct,${sessions - half},0`]
  })
  const printed = await take(
    write(
      'ga4.csv',
      '# ---',
      '# Traffic acquisition',
      '# Property: Shop',
      '# Start date: 20260801',
      '',
      'Nth day,Session default channel group,Sessions,Key events',
      ...rows,
    ),
  )
  expect(printed).toContain('by sessionDefaultChannelGroup (2 values)')
  const call = await on().as(on().owner)
  const query = 'dateBeginCurrentPeriod=2026-08-01&dateEndCurrentPeriod=2026-11-08'
  const { status, body } = await call('GET', `/EAnl/${ACCOUNT}/report?${query}`)
  expect(status).toBe(200)
  const total = (metric: string) => body.totals.find((one: { metric: string }) => one.metric === metric)
  expect(total('sessions')).toMatchObject({ current: days.reduce((sum, day) => sum + day, 0), previous: null })
  expect(total('conversions').current).toBe(1050)
  // Columns that the file does not have are unknown, not 0.
  for (const metric of ['totalUsers', 'engagementRate', 'bounceRate', 'averageSessionDuration', 'totalRevenue'])
    expect(total(metric), metric).toMatchObject({ current: null, changePct: null })
  const part = (await call('GET', `/EAnl/${ACCOUNT}/report?${query}&dimension=country&dimensionValue=Germany`)).body
  expect(part.breakdowns.sessionDefaultChannelGroup).toEqual([])
  const channels = body.breakdowns.sessionDefaultChannelGroup
  expect(channels.map(({ value }: { value: string }) => value)).toEqual(['Direct', 'Organic Search'])
  expect(body.breakdowns.country).toEqual([])
  expect(channels[0].metrics).toMatchObject({ totalRevenue: null, engagementRate: null })
  const found = await on().sandbox.store.list('anomaly', ACCOUNT)
  expect(found.map(({ date, metric }) => `${date} ${metric}`)).toContain('2026-10-30 sessions')
  expect(found.every(({ date }) => date >= '2026-08-01' && date <= '2026-11-08')).toBe(true)
  // The report counts the anomalies of its period as their list does.
  const marked = body.annotations.flatMap(({ anomaly }: { anomaly: object | null }) => anomaly ?? [])
  const list = await call('GET', `/EAnl/${ACCOUNT}/anomaly-analysis?dateBegin=2026-08-01&dateEnd=2026-11-08`)
  expect(marked).toHaveLength(list.body.totalCount)
  expect(marked).toContainEqual({ id: expect.any(String), metric: 'sessions', severity: expect.any(Number) })
})

test('a later version of a report keeps its anomalies: late days are judged, corrected ones say their new value', async () => {
  const { store } = on().sandbox
  const account = await store.get('account', ACCOUNT)
  if (!account) throw new Error('no account')
  await seedAnalytics(on().sandbox.runtime, { account })
  const usual = Array.from({ length: 100 }, (_, place): number | undefined => usualSessions(place))
  const first = usual.with(80, 300).with(90, undefined)
  await take(write('first.csv', ...sessionsReport(first)))
  const dated = async (date: string) =>
    (await store.list('anomaly', ACCOUNT, { where: { date } })).filter(({ metric }) => metric === 'sessions')
  const [drop] = await dated('2026-10-20')
  expect(drop).toMatchObject({ arrival: AnomalyArrival.OnTime, currentActual: null, actual: 300 })
  expect(await dated('2026-10-30')).toEqual([])
  await store.set('anomaly', drop?.id ?? '', { status: AnomalyStatus.Acknowledged })
  on().sandbox.clock.forward({ days: 1 })
  const later = usual.with(80, 1500).with(90, 200)
  await take(write('later.csv', ...sessionsReport(later)))
  const status = AnomalyStatus.Acknowledged
  const corrected = { id: drop?.id, status, arrival: AnomalyArrival.Corrected, actual: 300, currentActual: 1500 }
  expect(await dated('2026-10-20')).toMatchObject([corrected])
  expect(await dated('2026-10-30')).toMatchObject([{ arrival: AnomalyArrival.Late, actual: 200 }])
  // The same report again changes nothing.
  const before = await store.list('anomaly', ACCOUNT)
  await take(write('again.csv', ...sessionsReport(later)))
  expect(await store.list('anomaly', ACCOUNT)).toEqual(before)
  const preview = await (await on().as(on().owner))('POST', `/EAnl/${ACCOUNT}/anomaly-analysis-configuration/preview`, {
    propertyName: drop?.propertyName,
    metricSetting: { metric: 'sessions' },
    days: 40,
  })
  const arrivals = new Map(preview.body.points.map((point: AnomalyPoint) => [point.date, point.arrival]))
  expect(arrivals.get('2026-10-20')).toBe(AnomalyArrival.Corrected)
  expect(arrivals.get('2026-10-30')).toBe(AnomalyArrival.Late)
  expect(arrivals.get('2026-10-31')).toBe(AnomalyArrival.OnTime)
})
