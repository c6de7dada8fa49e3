import { NotificationChannel, TaskStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const EMAIL = 'mara@lindholm.example'

let sandbox: Sandbox
let as: Team['as']
/** Friday, 10:00 in Berlin. */
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam({ clock: Clock.frozen(new Date('2026-11-20T09:00:00Z')) }))
})
afterEach(() => sandbox.close())

const add = (fields: object) => as('usr_mara')('POST', '/TaskAccount/acc_1', { assigneeUserId: 'usr_mara', ...fields })
const moveTo = async (moment: string) => {
  await sandbox.moveTo(new Date(moment))
  await sandbox.advance()
}
const prefer = (fields: object) =>
  sandbox.store.update('person', 'usr_mara', (person) => ({
    ...person,
    notificationPreferences: { ...person.notificationPreferences, ...fields },
  }))
const mornings = async () => (await sandbox.store.list('mail', EMAIL)).filter(({ kind }) => kind === 'daily-tasks')
const unread = () => sandbox.store.list('notification', 'usr_mara', { where: { readAt: null } })

async function addTasks() {
  await add({ title: 'Check tags', dueOn: '2026-11-19' })
  await add({ title: 'Weekly report', dueOn: '2026-11-21' })
  await add({ title: 'Next month', dueOn: '2026-12-19' })
  const done = await add({ title: 'Done already', dueOn: '2026-11-20' })
  await as('usr_mara')('PUT', `/TaskAccount/acc_1/${done.body.id}/status`, { status: TaskStatus.Done })
  await as('usr_mara')('POST', '/TaskUser/usr_mara', { title: 'Read a book', dueOn: '2026-11-21' })
}

test('due and overdue tasks come at 8:00 of the account, private ones with them, and nothing without any', async () => {
  await addTasks()
  await moveTo('2026-11-21T06:59:00Z')
  expect(await mornings()).toEqual([])
  await moveTo('2026-11-21T07:00:30Z')
  const [mail] = await mornings()
  expect(mail).toMatchObject({
    subject: '2 tasks are due today, 1 task is overdue',
    sentAt: '2026-11-21T07:00:00.000Z',
  })
  expect(mail?.text).toContain(
    'Overdue since November 19: Check tags\nDue today: Weekly report\nDue today: Read a book',
  )
  expect(mail?.text).not.toMatch(/Next month|Done already/)
  expect(mail?.link).toMatch(/\/tasks\?tab=forMe$/)
  expect(await unread()).toMatchObject([{ kind: 8, link: '/tasks?tab=forMe' }])
  expect(await sandbox.store.list('notification', 'usr_jonas')).toEqual([])
})

test('nobody is reminded of the tasks of sample data, but of private ones', async () => {
  await addTasks()
  await sandbox.store.set('account', 'acc_1', { isDemo: true })
  await moveTo('2026-11-21T07:00:30Z')
  const [mail] = await mornings()
  expect(mail).toMatchObject({ subject: '1 task is due today' })
  expect(mail?.text).not.toMatch(/Check tags|Weekly report/)
})

test('mornings are one entry in the app, with their count and latest time, also after it was read', async () => {
  await addTasks()
  await moveTo('2026-11-22T07:01:00Z')
  expect(await mornings()).toHaveLength(2)
  const [entry] = await unread()
  expect(entry).toMatchObject({
    repeatCount: 2,
    firstOccurredAt: '2026-11-21T07:00:00.000Z',
    occurredAt: '2026-11-22T07:00:00.000Z',
    texts: { tr: { title: '3 göreviniz gecikti' } },
  })
  await as('usr_mara')('PUT', `/User/notifications/${entry?.id}`, { isRead: true })
  await moveTo('2026-11-23T07:01:00Z')
  expect(await sandbox.store.list('notification', 'usr_mara')).toMatchObject([
    { id: entry?.id, repeatCount: 1, readAt: null, firstOccurredAt: '2026-11-23T07:00:00.000Z' },
  ])
})

test.each([
  [NotificationChannel.None, 0, []],
  [NotificationChannel.InApp, 1, []],
  [NotificationChannel.DailyDigest, 1, ['notifications']],
])('the channel %s is obeyed', async (tasks, count, kinds) => {
  await addTasks()
  await prefer({ tasks })
  await moveTo('2026-11-21T07:01:00Z')
  expect(await unread()).toHaveLength(count)
  expect((await sandbox.store.list('mail', EMAIL)).map(({ kind }) => kind)).toEqual(kinds)
})

test('an email waits for the end of quiet hours', async () => {
  await addTasks()
  await prefer({ quietHours: { from: '20:00', to: '09:30' } })
  await moveTo('2026-11-21T08:29:00Z')
  expect(await sandbox.store.list('mail', EMAIL)).toEqual([])
  await moveTo('2026-11-21T08:31:00Z')
  expect(await sandbox.store.list('mail', EMAIL)).toMatchObject([{ kind: 'notifications' }])
})

test('on Mondays the owner of an active strategy is asked for a check-in', async () => {
  const draft = {
    title: 'More orders',
    goal: 1,
    startsOn: '2026-11-01',
    dueOn: '2026-12-31',
    ownerUserId: 'usr_mara',
    status: 2,
    kpi: { metric: 'Orders', source: 5, target: 100, unit: 'count' },
  }
  const { status, body } = await as('usr_mara')('POST', '/StrategyAccount/acc_1', draft)
  expect([status, body.errors]).toEqual([201, undefined])
  await moveTo('2026-11-22T23:00:00Z')
  expect(await mornings()).toEqual([])
  await moveTo('2026-11-23T07:01:00Z')
  expect(await mornings()).toMatchObject([
    { subject: 'Check-in for “More orders”', link: expect.stringMatching(`/strategies/${body.id}/check-in$`) },
  ])
})
