import { NotificationChannel } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { linesOf, periodsOf } from '#mocks/sandbox/domain/reports/report-email.ts'
import { nextReportAt } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const EMAIL = 'elif@lindholm.example'
const ACCOUNT = 'acc_lindholm'
const BERLIN = 'Europe/Berlin'

let sandbox: Sandbox
/** Thursday; the first report is due on Monday, November 23, the next ones on November 30 and December 1. */
beforeEach(async () => {
  const clock = Clock.frozen(new Date('2026-11-19T09:00:00Z'))
  sandbox = await createSandbox({ isChecking: true, clock })
  const elif = await addPerson(sandbox.runtime, { id: 'usr_elif', email: EMAIL, subscription: GROWTH })
  await addAccount(sandbox.runtime, elif, { id: ACCOUNT })
  await connectAnalytics({ store: sandbox.store, now: clock.now() }, ACCOUNT, 'cred_analytics')
  await (await call())('POST', `/EAnl/${ACCOUNT}/318204657`)
})
afterEach(() => sandbox.close())

const call = async () => caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
const reports = async () =>
  (await sandbox.store.list('mail', EMAIL)).filter(({ kind }) => kind === 'report-weekly' || kind === 'report-monthly')
const moveTo = async (moment: string) => {
  await sandbox.moveTo(new Date(moment))
  await sandbox.advance()
}
const prefer = (fields: object) =>
  sandbox.store.update('person', 'usr_elif', (person) => ({
    ...person,
    notificationPreferences: { ...person.notificationPreferences, ...fields },
  }))

test('the week comes on Monday with the metrics of the report screen and a way to unsubscribe', async () => {
  await moveTo('2026-11-23T06:59:00Z')
  expect(await reports()).toEqual([])
  await moveTo('2026-11-23T07:01:00Z')
  const [mail] = await reports()
  expect(mail?.subject).toMatch(/: your week, Nov 16\s–\s22, 2026$/)
  const query = 'dateBeginCurrentPeriod=2026-11-16&dateEndCurrentPeriod=2026-11-22'
  const screen = (await (await call())('GET', `/EAnl/${ACCOUNT}/report?${query}`)).body
  expect(mail?.text).toContain(linesOf(screen.totals, screen.currencyCode, 'en'))
  expect(mail?.text).toMatch(/Compared with Nov 9\s–\s15, 2026\.$/)
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(/^<http:\/\/.*\/unsubscribe\/uns_[\w-]+_usr_elif>$/)

  const identifier = mail?.headers?.['List-Unsubscribe']?.split('/').at(-1)?.slice(0, -1)
  expect((await caller(sandbox)('POST', `/Auth/unsubscribe/${identifier}`)).status).toBe(200)
  await moveTo('2026-12-07T08:00:00Z')
  expect(await reports()).toHaveLength(1)
})

test('the month comes on its first day, in the language of the reader', async () => {
  await sandbox.store.update('person', 'usr_elif', (person) => ({ ...person, language: 'tr' }))
  await moveTo('2026-12-01T08:00:00Z')
  const subjects = (await reports()).map(({ subject }) => subject.split(': ')[1])
  expect(subjects).toEqual(['haftanız, 16–22 Kas 2026', 'haftanız, 23–29 Kas 2026', 'ayınız, 1–30 Kas 2026'])
})

test('a report waits for the end of quiet hours, and comes in the app alone where that was chosen', async () => {
  await prefer({ quietHours: { from: '22:00', to: '09:00' } })
  await moveTo('2026-11-23T07:30:00Z')
  expect(await reports()).toEqual([])
  await moveTo('2026-11-23T08:01:00Z')
  const [late] = (await sandbox.store.list('mail', EMAIL)).slice(-1)
  expect(late).toMatchObject({ kind: 'notifications', text: expect.stringContaining('your week') })

  await prefer({ quietHours: null, reports: NotificationChannel.InApp })
  const before = (await sandbox.store.list('mail', EMAIL)).length
  await moveTo('2026-11-30T08:00:00Z')
  expect(await sandbox.store.list('mail', EMAIL)).toHaveLength(before)
  const [inApp] = await sandbox.store.list('notification', 'usr_elif', { where: { cause: 'report:weekly' } })
  expect(inApp?.texts.en.title).toMatch(/your week, Nov 23\s–\s29, 2026$/)
})

test('a report needs a connection', async () => {
  await sandbox.store.update('analyticsConnection', ACCOUNT, (one) => ({ ...one, endedAt: '2026-11-20T09:00:00Z' }))
  await moveTo('2026-11-24T08:00:00Z')
  expect(await reports()).toEqual([])
})

test.each([
  ['2026-11-23T06:59:00Z', '2026-11-23T07:00:00.000Z'],
  ['2026-11-23T07:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['2026-11-30T08:00:00Z', '2026-12-01T07:00:00.000Z'],
  ['2027-03-28T12:00:00Z', '2027-03-29T06:00:00.000Z'],
])('after %s the next report is due at %s', (moment, next) => {
  expect(nextReportAt(new Date(moment), BERLIN).toISOString()).toBe(next)
})

test('periods are whole weeks and whole months', () => {
  expect(periodsOf('monthly', '2026-03-01')).toEqual({
    currentPeriod: { dateBegin: '2026-02-01', dateEnd: '2026-02-28' },
    previousPeriod: { dateBegin: '2026-01-01', dateEnd: '2026-01-31' },
  })
})

test('what is not known, or cannot be compared, says so', () => {
  const total = { current: null, previous: 2, changePct: null, changePoints: null, isGoodWhenUp: true }
  expect(linesOf([{ ...total, metric: 'sessions' }], 'EUR', 'en')).toBe('Sessions: – (no comparison)')
})
