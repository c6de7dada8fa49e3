import { expect, test } from 'vitest'
import { seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { ACCOUNT } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { importStage } from '#mocks/sandbox/import/import.fixture.ts'

const { on, write, take } = importStage()
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
