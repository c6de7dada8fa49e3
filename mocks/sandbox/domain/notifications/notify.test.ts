import { NotificationChannel, NotificationKind, Severity } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { News } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

/** 10:00 in Berlin. */
const START = new Date('2026-11-19T09:00:00Z')
const EMAIL = 'elif@lindholm.example'
const ACCOUNT = 'acc_lindholm'

let sandbox: Sandbox
let person: Person

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: Clock.frozen(START) })
  person = await addPerson(sandbox.runtime, { id: 'usr_elif', email: EMAIL })
  await addAccount(sandbox.runtime, person, { id: ACCOUNT })
})
afterEach(() => sandbox.close())

const prefer = (preferences: Partial<Person['notificationPreferences']>) => {
  person = { ...person, notificationPreferences: { ...person.notificationPreferences, ...preferences } }
}
const news = (title: string, fields: Partial<News> = {}): News => ({
  kind: NotificationKind.Anomaly,
  severity: Severity.Medium,
  accountId: ACCOUNT,
  cause: 'monitor:cfg_1',
  texts: { en: { title, text: '' }, tr: { title, text: '' } },
  link: '/anomaly-activity',
  ...fields,
})
const tell = (...list: News[]) =>
  notify({ ...sandbox.runtime, now: sandbox.clock.now() }, person, list, () => ({
    kind: 'notifications',
    values: { count: list.length, lines: 'now' },
  }))
const stored = () => sandbox.store.list('notification', person.id)
const emails = async () =>
  (await sandbox.store.list('mail', EMAIL)).map(({ text, sentAt }) => [text, sentAt.slice(5, 16)])
const call = async () => caller(sandbox, await signIn(sandbox.runtime, person.id))

test.each([
  ['off', NotificationChannel.None, 0, 0],
  ['in the app', NotificationChannel.InApp, 1, 0],
  ['by email', NotificationChannel.Email, 1, 1],
  ['in a digest', NotificationChannel.DailyDigest, 1, 0],
] as const)('the channel of a kind is obeyed: %s', async (_, anomalies, notifications, sent) => {
  prefer({ anomalies })
  await tell(news('Sessions fell'))
  expect(await stored()).toHaveLength(notifications)
  expect(await emails()).toHaveLength(sent)
})

test('anomalies below the chosen severity are not notified', async () => {
  prefer({ minSeverity: Severity.High })
  await tell(news('Sessions fell'))
  expect(await stored()).toEqual([])
  await tell(news('Revenue fell', { severity: Severity.High }))
  expect(await stored()).toMatchObject([{ texts: { en: { title: 'Revenue fell' } } }])
})

test('repeats of one cause are combined while unread', async () => {
  for (const title of ['One', 'Two', 'Three']) await tell(news(title))
  await sandbox.forward({ seconds: 1 })
  await tell(news('Other', { cause: 'monitor:cfg_2' }))
  const [folded, other] = await stored()
  expect(folded).toMatchObject({ repeatCount: 3, texts: { en: { title: 'Three' } } })
  expect(other).toMatchObject({ repeatCount: 1 })
  await (await call())('PUT', `/User/notifications/${folded?.id}`, { isRead: true })
  await tell(news('Four'))
  expect((await stored()).map(({ repeatCount }) => repeatCount).sort()).toEqual([1, 1, 3])
})

test('a digest is sent daily at 8:00 in the account’s time zone, without notifications read in the app', async () => {
  prefer({ anomalies: NotificationChannel.DailyDigest })
  await tell(news('One'))
  await tell(news('Two'))
  await tell(news('Read', { cause: 'monitor:cfg_2' }))
  const read = (await stored()).find(({ cause }) => cause === 'monitor:cfg_2')
  await (await call())('PUT', `/User/notifications/${read?.id}`, { isRead: true })
  await sandbox.forward({ days: 3 })
  expect(await emails()).toEqual([['Two (1 more)', '11-20T07:00']])
})

test('emails are delayed until the end of quiet hours, except for high severity if allowed', async () => {
  prefer({ quietHours: { from: '09:30', to: '12:00' } })
  await tell(news('Sessions fell'))
  await sandbox.forward({ seconds: 1 })
  expect(await emails()).toEqual([])
  await tell(news('Revenue fell', { severity: Severity.High, cause: 'monitor:cfg_2' }))
  expect(await emails()).toEqual([['now', '11-19T09:00']])
  prefer({ isHighSeverityAllowed: false })
  await tell(news('Revenue fell', { severity: Severity.High, cause: 'monitor:cfg_3' }))
  await sandbox.forward({ hours: 3 })
  expect((await emails()).slice(1)).toEqual([['Sessions fell\nRevenue fell', '11-19T11:00']])
})

/** Changes the stored preferences, as the settings do. */
const change = (preferences: Partial<Person['notificationPreferences']>) =>
  sandbox.store.set('person', person.id, {
    notificationPreferences: { ...person.notificationPreferences, ...preferences },
  })

test('a digest that falls into quiet hours is sent when they end', async () => {
  prefer({ anomalies: NotificationChannel.DailyDigest, quietHours: { from: '22:00', to: '09:30' } })
  await change({})
  await tell(news('Sessions fell'))
  await sandbox.forward({ days: 2 })
  expect(await emails()).toEqual([['Sessions fell', '11-20T08:30']])
})

test.each([NotificationChannel.None, NotificationChannel.InApp])(
  'an email that waits is not sent once its kind comes by channel %s',
  async (anomalies) => {
    prefer({ anomalies: NotificationChannel.DailyDigest })
    await tell(news('Sessions fell'))
    await change({ anomalies })
    await sandbox.forward({ days: 2 })
    expect(await emails()).toEqual([])
  },
)

test('an email that waits is not sent to a person who has left the account', async () => {
  prefer({ anomalies: NotificationChannel.DailyDigest })
  await change({})
  await tell(news('Sessions fell'))
  await sandbox.store.delete('membership', `${ACCOUNT}.${person.id}`)
  await sandbox.forward({ days: 2 })
  expect(await emails()).toEqual([])
})

test('notifications are listed, counted by kind, and marked as read up to a moment', async () => {
  await tell(news('Sessions fell'))
  await tell(news('Approve', { kind: NotificationKind.Approval, severity: null, cause: 'approval:1' }))
  await sandbox.forward({ minutes: 1 })
  await tell(news('Support answered', { kind: NotificationKind.Ticket, severity: null, accountId: null, cause: 't' }))
  const as = await call()
  expect((await as('GET', '/User/notifications/counts')).body).toEqual({
    unreadCount: 3,
    groups: [
      { kind: 1, unreadCount: 1 },
      { kind: 2, unreadCount: 1 },
      { kind: 5, unreadCount: 1 },
    ],
  })
  expect((await as('GET', '/User/notifications?accountIds=acc_other')).body.items).toMatchObject([{ kind: 5 }])
  expect((await as('GET', '/User/notifications?kinds=1&isRead=false')).body.totalCount).toBe(1)
  const after = await as('PUT', '/User/notifications', { until: START.toISOString() })
  expect(after.body).toEqual({ unreadCount: 1, groups: [{ kind: 5, unreadCount: 1 }] })
})

test('notifications of an account that the person has left are not shown', async () => {
  await tell(news('Sessions fell'))
  await sandbox.store.delete('membership', `${ACCOUNT}.${person.id}`)
  expect((await (await call())('GET', '/User/notifications')).body.items).toEqual([])
})
