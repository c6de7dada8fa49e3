import { UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAnalytics, disconnectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const ACCOUNT = 'acc_lindholm'
const LIST = `/EAnl/${ACCOUNT}/report-links`
const OCTOBER = { dateBegin: '2026-10-01', dateEnd: '2026-10-31' }
const SEPTEMBER = { dateBegin: '2026-09-01', dateEnd: '2026-09-30' }
const VIEW = { currentPeriod: OCTOBER, previousPeriod: SEPTEMBER, isRolling: false, metric: 'sessions' }
const DRAFT = { name: 'For the agency', expiresOn: '2026-12-31', view: VIEW }

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await createSandbox({
    isChecking: true,
    passwordCost: TEST_PASSWORD_COST,
    clock: Clock.frozen(new Date('2026-11-19T09:00:00Z')),
  })
  const { runtime } = sandbox
  const owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  const jonas = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  const ada = await addPerson(runtime, { id: 'usr_ada', email: 'ada@lindholm.example' })
  await addAccount(runtime, owner, { id: ACCOUNT }, [
    [jonas, UserRole.User],
    [ada, UserRole.Viewer],
  ])
  await connectAnalytics({ store: sandbox.store, now: runtime.clock.now() }, ACCOUNT, 'cred_analytics')
  await (await as('usr_elif'))('POST', `/EAnl/${ACCOUNT}/318204657`)
})
afterEach(() => sandbox.close())

const as = async (id: string) => caller(sandbox, await signIn(sandbox.runtime, id))
const read = (shareKey: string, password?: string) =>
  caller(sandbox, '')('POST', '/EAnl/shared-report', { shareKey, ...(password === undefined ? {} : { password }) })
const share = async (changes: object = {}, id = 'usr_jonas') =>
  (await (await as(id))('POST', LIST, { ...DRAFT, ...changes })).body

test('everybody with the key reads the view and nothing else of the account', async () => {
  const { shareKey, view } = await share()
  expect(shareKey).toMatch(/^[\w-]{22}$/)
  expect(view.propertyName).toBe('318204657')
  const { status, body } = await read(shareKey)
  expect([status, body.name, body.currentPeriod]).toEqual([200, 'For the agency', OCTOBER])
  expect(JSON.stringify(body)).not.toMatch(/318204657|lindholm|usr_|annotations/)
  const own = (
    await (
      await as('usr_jonas')
    )(
      'GET',
      `/EAnl/${ACCOUNT}/report?dateBeginCurrentPeriod=2026-10-01&dateEndCurrentPeriod=2026-10-31&dateBeginPreviousPeriod=2026-09-01&dateEndPreviousPeriod=2026-09-30`,
    )
  ).body
  expect([body.totals, body.series, body.breakdowns]).toEqual([own.totals, own.series, own.breakdowns])
})

test('a link without a comparison reveals nothing of the days before', async () => {
  const { shareKey } = await share({ view: { ...VIEW, previousPeriod: null } })
  const { body } = await read(shareKey)
  expect([body.previousPeriod, body.previousDaysWithData]).toEqual([null, 0])
  const previous = [...body.totals, ...body.series, ...Object.values(body.breakdowns).flat()].map((one) => one.previous)
  expect(new Set(previous)).toEqual(new Set([null]))
})

test('a segment stays the only one that is read', async () => {
  const { shareKey } = await share({ view: { ...VIEW, dimension: 'deviceCategory', dimensionValue: 'mobile' } })
  const { body } = await read(shareKey)
  expect(body.segment).toEqual({ dimension: 'deviceCategory', dimensionValue: 'mobile' })
  expect(body.breakdowns.deviceCategory.map(({ value }: { value: string }) => value)).toEqual(['mobile'])
})

test('rolling periods move one day ahead each day', async () => {
  const { shareKey } = await share({ view: { ...VIEW, isRolling: true } })
  await sandbox.moveTo(new Date('2026-11-22T09:00:00Z'))
  const { currentPeriod, previousPeriod } = (await read(shareKey)).body
  expect([currentPeriod, previousPeriod]).toEqual([
    { dateBegin: '2026-10-04', dateEnd: '2026-11-03' },
    { dateBegin: '2026-09-04', dateEnd: '2026-10-03' },
  ])
})

test('the key is stored as a hash, and is answered only once', async () => {
  const { id, shareKey } = await share()
  expect(JSON.stringify(await sandbox.store.get('reportLink', id))).not.toContain(shareKey)
  expect(JSON.stringify((await (await as('usr_jonas'))('GET', LIST)).body)).not.toContain(shareKey)
  expect((await read('A'.repeat(22))).body.code).toBe('shared-report-unknown')
  expect((await share()).shareKey).not.toBe(shareKey)
})

test('a revoked or expired link says so and opens nothing', async () => {
  const [revoked, expiring] = [await share(), await share({ expiresOn: '2026-11-20' })]
  const jonas = await as('usr_jonas')
  expect((await jonas('DELETE', `${LIST}/${revoked.id}`)).status).toBe(204)
  expect((await jonas('DELETE', `${LIST}/${revoked.id}`)).status).toBe(404)
  expect((await jonas('GET', LIST)).body).toHaveLength(1)
  expect((await read(revoked.shareKey)).body.code).toBe('shared-report-revoked')
  await sandbox.moveTo(new Date('2026-11-20T22:30:00Z'))
  expect((await read(expiring.shareKey)).status).toBe(200)
  await sandbox.moveTo(new Date('2026-11-20T23:30:00Z'))
  expect((await read(expiring.shareKey)).body.code).toBe('shared-report-expired')
  expect((await (await as('usr_jonas'))('GET', LIST)).body[0].isExpired).toBe(true)
})

test('a password is needed, can be changed, and can only be tried a few times', async () => {
  const { id, shareKey, hasPassword } = await share({ password: 'seven larks' })
  expect(hasPassword).toBe(true)
  expect((await read(shareKey)).body.code).toBe('shared-report-password-needed')
  expect((await read(shareKey, 'seven larks')).status).toBe(200)
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await read(shareKey, `larks ${attempt}`)).body.code).toBe('shared-report-password-wrong')
  const refused = await read(shareKey, 'seven larks')
  expect([refused.status, refused.body.code]).toEqual([429, 'too-many-wrong-passwords'])
  await sandbox.moveTo(new Date('2026-11-19T09:16:00Z'))
  expect((await read(shareKey, 'seven larks')).status).toBe(200)
  const jonas = await as('usr_jonas')
  const { version } = (await jonas('PUT', `${LIST}/${id}`, { password: 'eight larks' })).body
  expect((await jonas('PUT', `${LIST}/${id}?expectedVersion=1`, { password: 'eight larks' })).body.version).toBe(
    version,
  )
  expect((await read(shareKey, 'seven larks')).status).toBe(403)
  expect((await jonas('PUT', `${LIST}/${id}`, { password: null })).body.hasPassword).toBe(false)
  expect((await read(shareKey)).status).toBe(200)
})

test('the activity log names who shared a report, until when, and who revoked the link', async () => {
  const { id } = await share()
  const jonas = await as('usr_jonas')
  await jonas('PUT', `${LIST}/${id}`, { expiresOn: '2026-12-01' })
  await (await as('usr_elif'))('DELETE', `${LIST}/${id}`)
  const log = await (await as('usr_elif'))('GET', '/User/activity-log?areas=14')
  // All within one second of the frozen clock, so that their order says nothing.
  const entries = log.body.items.toSorted((a: { action: number }, b: { action: number }) => a.action - b.action)
  expect(entries).toMatchObject([
    { action: 1, target: 'For the agency', before: null, after: 'Dec 31, 2026' },
    { action: 2, before: 'Dec 31, 2026', after: 'Dec 1, 2026' },
    { action: 3, before: 'Dec 1, 2026', after: null },
  ])
})

test('viewers share nothing, others cannot revoke what is not theirs, admins can', async () => {
  const { id } = await share()
  const other = await share({}, 'usr_elif')
  const [elif, jonas, ada] = [await as('usr_elif'), await as('usr_jonas'), await as('usr_ada')]
  expect((await ada('POST', LIST, DRAFT)).status).toBe(403)
  expect((await ada('GET', LIST)).status).toBe(403)
  expect((await jonas('DELETE', `${LIST}/${other.id}`)).status).toBe(403)
  expect((await elif('DELETE', `${LIST}/${id}`)).status).toBe(204)
})

test('an expiry in the past, a reversed period and half a segment are refused', async () => {
  const view = { ...VIEW, currentPeriod: { dateBegin: '2026-10-31', dateEnd: '2026-10-01' }, dimension: 'country' }
  const { status, body } = await (await as('usr_jonas'))('POST', LIST, { name: ' ', expiresOn: '2026-11-18', view })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['expiresOn', 'name', 'view.currentPeriod', 'view.dimensionValue'])
})

test('a link opens for a year at the latest', async () => {
  const jonas = await as('usr_jonas')
  expect((await jonas('POST', LIST, { ...DRAFT, expiresOn: '2027-11-19' })).status).toBe(201)
  const late = await jonas('POST', LIST, { ...DRAFT, expiresOn: '2027-11-20' })
  expect(late).toMatchObject({ status: 422, body: { errors: { expiresOn: [expect.any(String)] } } })
})

test('after analytics is disconnected the link opens nothing', async () => {
  const { shareKey } = await share()
  await disconnectAnalytics({ store: sandbox.store, now: sandbox.clock.now() }, ACCOUNT)
  expect((await read(shareKey)).body.code).toBe('shared-report-unavailable')
})
