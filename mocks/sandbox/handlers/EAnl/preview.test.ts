import { type AnomalyPreview, type AnomalyPreviewAlerts, type AnomalyPreviewPoint, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scanAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { SAMPLE_PROPERTY, seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const PREVIEW = '/EAnl/acc_lindholm/anomaly-analysis-configuration/preview'

let sandbox: Sandbox
let jonas: Person
let call: ReturnType<typeof caller>

const as = async ({ id }: Pick<Person, 'id'>) => caller(sandbox, await signIn(sandbox.runtime, id))

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date('2026-11-19T09:20:00Z')) })
  const { runtime } = sandbox
  const elif = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  jonas = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  const account = await addAccount(runtime, elif, { id: 'acc_lindholm' }, [[jonas, UserRole.Viewer]])
  await seedAnalytics(runtime, { account, recipients: [] })
  call = await as(jonas)
})
afterEach(() => sandbox.close())

const ask = (metricSetting: object, fields: object = {}) =>
  call('POST', PREVIEW, { propertyName: SAMPLE_PROPERTY, metricSetting, ...fields })
const preview = async (metricSetting: object, fields: object = {}): Promise<AnomalyPreview> =>
  (await ask(metricSetting, fields)).body
const told = ({ points }: AnomalyPreview) => points.filter(({ severity }) => severity !== null)
const dates = (points: AnomalyPreviewPoint[]) => points.map(({ date }) => date)
const alert = ({ alerts }: AnomalyPreview, sensitivity: number): AnomalyPreviewAlerts | undefined =>
  alerts.find((one) => one.sensitivity === sensitivity)

test('a viewer can preview a setting; points, counts and noise agree, and nothing is stored', async () => {
  const before = await sandbox.store.count('anomaly', { accountId: 'acc_lindholm' })
  const seen = await preview({ metric: 'sessions', sensitivity: 3 })
  expect(seen).toMatchObject({ metric: 'sessions', isLearning: false, dateEnd: '2026-11-18', dateBegin: '2026-08-21' })
  expect(seen.points).toHaveLength(90)
  expect(seen.alerts.map(({ sensitivity }) => sensitivity)).toEqual([1, 2, 3])
  const counts = seen.alerts.map(({ count }) => count)
  expect(counts).toEqual([...counts].sort((a, b) => a - b))
  for (const { count, bySeverity } of seen.alerts)
    expect(bySeverity.low + bySeverity.medium + bySeverity.high).toBe(count)
  expect(told(seen)).toHaveLength(alert(seen, 3)?.count ?? -1)
  expect(told(seen).length).toBeGreaterThan(0)
  expect(seen.noisePerWeek).toBeCloseTo((told(seen).length / 90) * 7, 2)
  // The band is that of a single value. A shift that lasts for days is an anomaly, too, although each of its days can lie within the band.
  const isOutside = ({ actual, lowerBound, upperBound }: AnomalyPreviewPoint) =>
    actual !== null && (actual < lowerBound || actual > upperBound)
  const outside = told(seen).filter(isOutside)
  expect(outside.length / told(seen).length).toBeGreaterThan(0.8)
  expect(await sandbox.store.count('anomaly', { accountId: 'acc_lindholm' })).toBe(before)
})

test('the preview finds the same as a saved monitor with the same setting', async () => {
  call = await as({ id: 'usr_elif' })
  const setting = { metric: 'sessions', sensitivity: 3 }
  const seen = await preview(setting, { days: 30 })
  const monitor = (
    await call('POST', '/EAnl/acc_lindholm/anomaly-analysis-configuration', {
      propertyName: SAMPLE_PROPERTY,
      name: 'The same',
      metricSettings: [setting],
    })
  ).body
  await scanAnomalies(sandbox.runtime, 'acc_lindholm', sandbox.clock.now())
  const found = (await sandbox.store.list('anomaly', 'acc_lindholm'))
    .filter(({ configurationId, date }) => configurationId === monitor.id && date >= seen.dateBegin)
    .map(({ date }) => date)
  expect(found.length).toBeGreaterThan(0)
  expect(dates(told(seen))).toEqual(found)
})

test('each part of a setting suppresses alerts, with every sensitivity', async () => {
  const loud = { metric: 'sessions', sensitivity: 3 }
  const all = await preview(loud)
  const drops = await preview({ ...loud, direction: 2 })
  for (const { actual, expected } of told(drops)) expect(actual).toBeLessThan(expected)
  expect(alert(await preview({ ...loud, minimumVolume: 1_000_000 }), 3)?.count).toBe(0)
  const changed = await preview({ ...loud, minChangePct: 30 })
  expect(alert(changed, 3)?.count).toBeLessThan(alert(all, 3)?.count ?? 0)
  const strict = await preview({ ...loud, severityThresholds: { medium: 1, high: 1 } })
  expect(alert(strict, 1)?.bySeverity).toEqual({ low: 0, medium: 0, high: alert(strict, 1)?.count })
  const [ignored = ''] = dates(told(all))
  const without = await preview(loud, { ignoredDates: [ignored] })
  expect(without.points.find(({ date }) => date === ignored)).toMatchObject({ severity: null, isIgnored: true })
  expect(all.points.find(({ date }) => date === ignored)?.isIgnored).toBe(false)
})

test('holidays are checked as days of their own with a wider band, or like other days', async () => {
  const unity = async (fields: object) => {
    const { points } = await preview({ metric: 'sessions' }, { days: 180, ...fields })
    const point = points.find(({ date }) => date === '2026-10-03')
    return { isIgnored: point?.isIgnored, width: (point?.upperBound ?? 0) - (point?.lowerBound ?? 0) }
  }
  const own = await unity({})
  const plain = await unity({ ignoresHolidays: false })
  const one = await unity({ checkedHolidays: ['day-of-german-unity'] })
  expect([own, plain, one].map(({ isIgnored }) => isIgnored)).toEqual([false, false, false])
  expect(plain.width).toBeGreaterThan(0)
  expect(own.width).toBeGreaterThan(1.5 * plain.width)
  expect(own.width).toBeGreaterThan(1.5 * one.width)
})

test('hours and weeks are previewed too, and a segment by its own data', async () => {
  const hours = await preview({ metric: 'sessions' }, { granularity: 1, days: 20 })
  expect(hours.points.length).toBeGreaterThan(19 * 24)
  expect(hours.points.length).toBeLessThanOrEqual(20 * 24)
  expect(hours.points.slice(0, 3).map(({ hour }) => hour)).toEqual([0, 1, 2])
  expect(told(hours)).toHaveLength(alert(hours, 2)?.count ?? -1)
  const weeks = await preview({ metric: 'sessions' }, { granularity: 3, days: 70 })
  expect(weeks.points).toHaveLength(10)
  expect(weeks.points.at(-1)).toMatchObject({ date: '2026-11-09', hour: null })
  const whole = await preview({ metric: 'sessions' })
  const part = await preview({ metric: 'sessions', dimension: 'deviceCategory', dimensionValue: 'mobile' })
  expect(part.points[0]?.actual).toBeLessThan(whole.points[0]?.actual ?? 0)
})

test('an hour without sessions has no rate: it is neither a point of the engine nor a gap in the data', async () => {
  const page = { dimension: 'landingPage', dimensionValue: '/magazin/çadır-bakımı' }
  const hourly = { granularity: 1, days: 30 }
  const sessions = await preview({ metric: 'sessions', ...page }, hourly)
  for (const metric of ['bounceRate', 'engagementRate', 'averageSessionDuration']) {
    const rate = await preview({ metric, ...page, sensitivity: 3 }, hourly)
    expect(rate.gaps).toEqual([])
    const placeOf = ({ date, hour }: AnomalyPreviewPoint) => `${date} ${hour}`
    const empty = new Set(sessions.points.filter(({ actual }) => actual === 0).map(placeOf))
    expect(empty.size).toBeGreaterThan(50)
    const unknown = rate.points.filter(({ actual }) => actual === null)
    expect(unknown.map(placeOf)).toEqual(rate.points.map(placeOf).filter((place) => empty.has(place)))
    expect(told({ ...rate, points: unknown })).toEqual([])
    if (metric === 'engagementRate') expect(Math.max(...rate.points.map(({ actual }) => actual ?? 0))).toBe(1)
  }
})

test('a new property is still learning, and points without enough data are omitted', async () => {
  const learning = await preview({ metric: 'sessions' }, { propertyName: '341552908' })
  expect(learning).toMatchObject({ isLearning: true, points: [], noisePerWeek: null })
  expect(learning.alerts.map(({ count }) => count)).toEqual([0, 0, 0])
  sandbox.clock.forward({ days: 20 })
  call = await as(jonas)
  const learnt = await preview({ metric: 'sessions' }, { propertyName: '341552908' })
  expect(learnt.isLearning).toBe(false)
  expect(learnt.points.length).toBeGreaterThan(5)
  expect(learnt.points.length).toBeLessThan(30)
})

test('errors across fields are reported by field, and without a connection there is no preview', async () => {
  const errors = async (metricSetting: object, fields: object = {}) => {
    const answer = await ask(metricSetting, fields)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-fields' } })
    return Object.keys(answer.body.errors)
  }
  expect(await errors({ metric: 'sessions', dimension: 'country' })).toEqual(['metricSetting.dimensionValue'])
  expect(await errors({ metric: 'sessions', severityThresholds: { medium: 5, high: 3 } })).toEqual([
    'metricSetting.severityThresholds.high',
  ])
  expect(await errors({ metric: 'sessions' }, { propertyName: '999999999' })).toEqual(['propertyName'])
  expect(await errors({ metric: 'sessions' }, { granularity: 1, days: 120 })).toEqual(['days'])
  expect(await errors({ metric: 'sessions' }, { days: 13 })).toEqual(['days'])
  await sandbox.store.delete('analyticsConnection', 'acc_lindholm')
  expect(await ask({ metric: 'sessions' })).toMatchObject({ status: 409, body: { code: 'analytics-not-connected' } })
})
