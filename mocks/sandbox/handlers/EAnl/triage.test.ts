import { AnomalyStatus, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameOfMonitor } from '#mocks/sandbox/domain/anomalies/words.ts'
import { leave } from '#mocks/sandbox/domain/identity/memberships.ts'
import { membershipId, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { revokeAnalyticsAccess } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const LIST = '/EAnl/acc_lindholm/anomaly-analysis'
const NOW = '2026-11-19T09:20:00Z'

let sandbox: Sandbox
let elif: Person
let jonas: Person
let maria: Person
let call: ReturnType<typeof caller>
let ids: string[]

const as = async ({ id }: Pick<Person, 'id'>) => caller(sandbox, await signIn(sandbox.runtime, id))
const put = (id: string, body: object) => call('PUT', `${LIST}/${id}`, body)
const mailsTo = (email: string) => sandbox.store.list('mail', email)

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date(NOW)) })
  const { runtime } = sandbox
  elif = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  jonas = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example', firstName: 'Jonas' })
  maria = await addPerson(runtime, { id: 'usr_maria', email: 'maria@lindholm.example' })
  const account = await addAccount(runtime, elif, { id: 'acc_lindholm' }, [
    [jonas, UserRole.User],
    [maria, UserRole.Viewer],
  ])
  await seedAnalytics(runtime, { account, recipients: [] })
  for (const { id } of await sandbox.store.list('anomaly', 'acc_lindholm'))
    await sandbox.store.update('anomaly', id, (anomaly) => ({
      ...anomaly,
      status: AnomalyStatus.New,
      snoozedUntil: null,
      assigneeId: null,
      assigneeName: null,
      comments: [],
      version: 1,
    }))
  call = await as(jonas)
  ids = (await call('GET', `${LIST}?pageSize=10`)).body.items.map(({ id }: { id: string }) => id)
})
afterEach(() => sandbox.close())

const first = () => ids[0] ?? ''

test('an anomaly has its monitor and other events, also while the platform is unavailable', async () => {
  await revokeAnalyticsAccess({ store: sandbox.store, now: sandbox.clock.now() }, 'acc_lindholm')
  const monitors = await sandbox.store.list('anomalyWatch', 'acc_lindholm')
  const { status, body } = await call('GET', `${LIST}/${first()}`)
  expect(status).toBe(200)
  expect(monitors.map((monitor) => nameOfMonitor(monitor, 'en'))).toContain(body.configurationName)
  expect(body).toMatchObject({ assigneeId: null, falseAlarmReason: null, taskId: null })
  const listed = (await call('GET', `${LIST}?pageSize=100`)).body.items.find(({ id }: { id: string }) => id === first())
  expect(body).toMatchObject(listed)
  const details = await Promise.all(ids.map((id) => call('GET', `${LIST}/${id}`)))
  for (const { body: one } of details) {
    const times = one.events.map(({ occurredAt }: { occurredAt: string }) => occurredAt)
    expect(times).toEqual([...times].sort())
    for (const event of one.events) if (event.kind === 4) expect(one.relatedAnomalyIds).toContain(event.anomalyId)
  }
  expect(details.some(({ body: one }) => one.events.length > 0)).toBe(true)
})

test('any status can follow any other, and removes the properties of the previous one', async () => {
  const snoozedUntil = '2026-11-23T08:00:00Z'
  expect((await put(first(), { status: 3, snoozedUntil })).body).toMatchObject({ status: 3, snoozedUntil })
  const reason = { status: 5, falseAlarmReason: ' A day without consent banner. ', feedback: 2 }
  expect((await put(first(), reason)).body).toMatchObject({
    status: 5,
    snoozedUntil: null,
    falseAlarmReason: 'A day without consent banner.',
    feedback: 2,
  })
  expect((await put(first(), { feedback: null })).body).toMatchObject({
    status: 5,
    falseAlarmReason: 'A day without consent banner.',
    feedback: null,
  })
  for (const status of [4, 1, 2, 4]) {
    expect((await put(first(), { status })).body).toMatchObject({ status, falseAlarmReason: null, snoozedUntil: null })
    expect((await call('GET', `${LIST}/${first()}`)).body.status).toBe(status)
  }
})

test('a snoozed anomaly is new again after its end, also in lists and their filters', async () => {
  await put(first(), { status: 3, snoozedUntil: '2026-11-23T08:00:00Z' })
  const snoozed = async () => (await call('GET', `${LIST}?statuses=3&pageSize=100`)).body.totalCount
  expect(await snoozed()).toBe(1)
  sandbox.clock.forward({ days: 4 })
  call = await as(jonas)
  expect(await snoozed()).toBe(0)
  expect((await call('GET', `${LIST}/${first()}`)).body).toMatchObject({ status: 1, snoozedUntil: null })
})

test('sorting by status uses the effective status: an ended snooze sorts as new, over all pages', async () => {
  const { totalCount } = (await call('GET', LIST)).body
  await put(first(), { status: 3, snoozedUntil: '2026-11-23T08:00:00Z' })
  await put(ids[1] ?? '', { status: 2 })
  sandbox.clock.forward({ days: 4 })
  call = await as(jonas)
  const days = 'dateBegin=2026-09-01&dateEnd=2026-11-23'
  const pages = Math.ceil(totalCount / 10) + 1
  const sorted = async (order: string) => {
    const statuses: number[] = []
    for (let page = 1; page <= pages; page++) {
      const address = `${LIST}?${days}&orderBy=status&sortOrder=${order}&pageSize=10&currentPage=${page}`
      const { items } = (await call('GET', address)).body
      statuses.push(...items.map(({ status }: { status: number }) => status))
    }
    return statuses
  }
  const ascending = await sorted('asc')
  expect(ascending).toEqual([...ascending].sort((a, b) => a - b))
  expect(ascending.filter((status) => status === 2)).toHaveLength(1)
  const descending = await sorted('desc')
  expect(descending).toEqual(ascending.toReversed())
})

test('errors across fields are reported by field', async () => {
  const refused = async (body: object) => {
    const answer = await put(first(), body)
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-fields' } })
    return Object.keys(answer.body.errors)
  }
  expect(await refused({ status: 3 })).toEqual(['snoozedUntil'])
  expect(await refused({ status: 3, snoozedUntil: NOW })).toEqual(['snoozedUntil'])
  expect(await refused({ status: 3, snoozedUntil: '2027-03-01T08:00:00Z' })).toEqual(['snoozedUntil'])
  expect(await refused({ status: 2, snoozedUntil: '2026-11-23T08:00:00Z' })).toEqual(['snoozedUntil'])
  expect(await refused({ falseAlarmReason: 'Because' })).toEqual(['falseAlarmReason'])
  expect(await refused({ status: 5, falseAlarmReason: '  ' })).toEqual(['falseAlarmReason'])
  expect(await refused({ assigneeId: 'usr_nobody' })).toEqual(['assigneeId'])
  expect((await put(first(), {})).status).toBe(422)
  expect((await call('GET', `${LIST}/${first()}`)).body.status).toBe(1)
})

test('a new assignee is notified, the caller is not, and a former member cannot be assigned', async () => {
  const assigned = await put(first(), { status: 2, assigneeId: maria.id })
  expect(assigned.body).toMatchObject({ assigneeId: maria.id, assigneeName: `${maria.firstName} ${maria.lastName}` })
  await put(first(), { assigneeId: maria.id })
  expect(await mailsTo('maria@lindholm.example')).toMatchObject([{ kind: 'anomaly-assigned' }])
  await put(ids[1] ?? '', { assigneeId: jonas.id })
  expect(await mailsTo('jonas@lindholm.example')).toEqual([])
  const membership = await sandbox.store.get('membership', membershipId('acc_lindholm', maria.id))
  if (membership) await leave(sandbox.store, membership)
  expect((await call('GET', `${LIST}/${first()}`)).body.assigneeId).toBe(null)
  expect((await put(first(), { assigneeId: maria.id })).status).toBe(422)
})

test('several anomalies change in the requested order, and missing ones are reported', async () => {
  const [a = '', b = ''] = ids
  const body = { ids: [b, 'ano_gone', a], status: 5, falseAlarmReason: 'No consent banner.' }
  const answer = await call('PUT', LIST, body)
  expect(answer).toMatchObject({ status: 200, body: { missingIds: ['ano_gone'] } })
  expect(answer.body.items.map(({ id, status }: { id: string; status: number }) => [id, status])).toEqual([
    [b, 5],
    [a, 5],
  ])
  expect((await call('GET', `${LIST}/${a}`)).body.falseAlarmReason).toBe('No consent banner.')
  expect((await call('PUT', LIST, { ids: [a], status: 3 })).status).toBe(422)
  expect((await call('PUT', LIST, { ids: [], status: 2 })).status).toBe(422)
})

test('triage of an outdated version is refused, but sending it again is not; comments leave the version', async () => {
  const triage = (version: number, body: object) => call('PUT', `${LIST}/${first()}?expectedVersion=${version}`, body)
  await call('POST', `${LIST}/${first()}/comments`, { text: 'Looking into it.' })
  expect(await triage(1, { status: 2 })).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await triage(1, { status: 2 })).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await triage(1, { status: 4 })).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect((await triage(2, { status: 4 })).body).toMatchObject({ status: 4, version: 3 })
})

test('several anomalies: those that someone else has changed stay as they are, and are named', async () => {
  const [a = '', b = ''] = ids
  await put(a, { assigneeId: maria.id })
  const { body } = await call('PUT', LIST, {
    ids: [a, b],
    expectedVersions: { [a]: 1, [b]: 1 },
    assigneeId: null,
    status: 4,
  })
  expect(body).toMatchObject({ items: [{ id: b, status: 4, version: 2 }], missingIds: [], conflictIds: [a] })
  expect((await call('GET', `${LIST}/${a}`)).body).toMatchObject({ status: 1, assigneeId: maria.id })
  expect((await call('PUT', LIST, { ids: [a], status: 4 })).body).toMatchObject({ items: [{ id: a, version: 3 }] })
})

test('several anomalies are assigned with one email, with or without a status', async () => {
  const several = (body: object) => call('PUT', LIST, { ids: ids.slice(0, 2), ...body })
  const { body } = await several({ assigneeId: maria.id })
  expect(
    body.items.map(({ assigneeName, status }: { assigneeName: string; status: number }) => [assigneeName, status]),
  ).toEqual(Array.from({ length: 2 }, () => [`${maria.firstName} ${maria.lastName}`, 1]))
  await several({ assigneeId: maria.id, status: 2 })
  expect(await mailsTo('maria@lindholm.example')).toMatchObject([{ kind: 'anomalies-assigned' }])
  expect((await several({ assigneeId: null })).body.items[0]).toMatchObject({ assigneeName: null, status: 2 })
  await call('PUT', LIST, { ids: [first()], assigneeId: maria.id })
  expect((await mailsTo('maria@lindholm.example')).map(({ kind }) => kind)).toContain('anomaly-assigned')
  expect((await several({ assigneeId: 'usr_nobody' })).body.errors).toHaveProperty('assigneeId')
  expect((await several({})).status).toBe(422)
})

test('a viewer can acknowledge and comment, and nothing else', async () => {
  call = await as(maria)
  expect((await put(first(), { status: 2 })).body).toMatchObject({ status: 2 })
  expect((await call('PUT', LIST, { ids, status: 2 })).status).toBe(200)
  expect((await call('POST', `${LIST}/${first()}/comments`, { text: 'I look into it.' })).status).toBe(201)
  for (const body of [{ status: 4 }, { status: 2, assigneeId: maria.id }, { feedback: 1 }, { assigneeId: null }])
    expect(await put(first(), body)).toMatchObject({ status: 403, body: { code: 'role-too-low' } })
  expect((await call('PUT', LIST, { ids, status: 4 })).status).toBe(403)
  expect((await call('PUT', LIST, { ids, status: 2, assigneeId: maria.id })).status).toBe(403)
})

test('a comment has the name of the caller, notifies the assignee, and is limited to two hundred', async () => {
  await put(first(), { assigneeId: maria.id })
  const { status, body } = await call('POST', `${LIST}/${first()}/comments`, { text: ' Rolled back. ' })
  expect({ status, text: body.text }).toEqual({ status: 201, text: 'Rolled back.' })
  expect((await call('GET', `${LIST}/${first()}`)).body.comments).toEqual([body])
  expect((await mailsTo('maria@lindholm.example')).map(({ kind }) => kind)).toContain('anomaly-comment')
  expect((await call('POST', `${LIST}/${first()}/comments`, { text: '  ' })).body.errors).toHaveProperty('text')
  await sandbox.store.update('anomaly', first(), (one) => ({
    ...one,
    comments: Array.from({ length: 200 }, () => body),
  }))
  expect(await call('POST', `${LIST}/${first()}/comments`, { text: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'comments-limit-reached' },
  })
})

test('an anomaly has the latest task that was created from it', async () => {
  const make = async (title: string) =>
    (await call('POST', '/TaskAccount/acc_lindholm', { title, origin: { kind: 1, id: first() } })).body.taskId
  await make('Look into it')
  sandbox.clock.forward({ minutes: 1 })
  const latest = await make('Mend it')
  expect(latest).toEqual(expect.any(String))
  expect((await call('GET', `${LIST}/${first()}`)).body.taskId).toBe(latest)
})

test('anomalies of another account are not found', async () => {
  const other = await addPerson(sandbox.runtime, { id: 'usr_other', email: 'o@other.example', subscription: GROWTH })
  await addAccount(sandbox.runtime, other, { id: 'acc_other' })
  call = await as(other)
  const theirs = `/EAnl/acc_other/anomaly-analysis`
  expect((await call('GET', `${theirs}/${first()}`)).status).toBe(404)
  expect((await call('PUT', `${theirs}/${first()}`, { status: 2 })).status).toBe(404)
  expect((await call('POST', `${theirs}/${first()}/comments`, { text: 'Hello' })).status).toBe(404)
  expect((await call('PUT', theirs, { ids: [first()], status: 2 })).body).toEqual({
    items: [],
    missingIds: [first()],
    conflictIds: [],
  })
  expect((await call('GET', `${LIST}/${first()}`)).status).toBe(404)
})
