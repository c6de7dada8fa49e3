// What a team does with its tasks besides single edits: trash, bulk changes, counts, comments, history, repetition, sharing.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { purgeExpired } from '#mocks/sandbox/domain/retention.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
})
afterEach(() => sandbox.close())

const TEAM = '/TaskAccount/acc_1'
const add = async (fields: object = {}) => (await as('usr_mara')('POST', TEAM, { title: 'Check tags', ...fields })).body
const titles = async (query: string) =>
  (await as('usr_mara')('GET', `${TEAM}${query}`)).body.items.map(({ title }: { title: string }) => title)

test('a deleted task is listed as deleted, comes back with everything for 30 days, and not later', async () => {
  const mara = as('usr_mara')
  const { id } = await add({ labels: ['search'] })
  await mara('POST', `${TEAM}/${id}/comment`, { text: 'A thought' })
  expect((await mara('DELETE', `${TEAM}/${id}?expectedVersion=9`)).status).toBe(409)
  expect((await mara('DELETE', `${TEAM}/${id}`)).status).toBe(204)
  expect((await mara('GET', `${TEAM}/${id}`)).status).toBe(404)
  expect([await titles(''), await titles('?isDeleted=true')]).toEqual([[], ['Check tags']])
  expect(await mara('POST', `${TEAM}/${id}/restore`)).toMatchObject({
    status: 201,
    body: { labels: ['search'], comments: [{ text: 'A thought' }] },
  })
  expect((await mara('POST', `${TEAM}/${id}/restore`)).status).toBe(404)
  await mara('DELETE', `${TEAM}/${id}`)
  await sandbox.forward({ days: 31 })
  expect((await mara('POST', `${TEAM}/${id}/restore`)).status).toBe(404)
  await purgeExpired(sandbox.store, sandbox.clock.now())
  await expect(sandbox.store.get('task', id)).resolves.toBeUndefined()
})

test('several tasks change in one call: what is gone and what may not step is named, the rest changes', async () => {
  const mara = as('usr_mara')
  const [one, two] = [await add({ title: 'One' }), await add({ title: 'Two' })]
  await mara('PUT', `${TEAM}/${two.id}/status`, { status: 5 })
  const { body } = await mara('PUT', TEAM, { ids: [one.id, two.id, 'tsk_gone'], status: 4, priority: 3 })
  expect(body).toMatchObject({
    items: [{ id: one.id, status: 4, priority: 3, progress: 100 }],
    missingIds: ['tsk_gone'],
    refusedIds: [two.id],
  })
  await mara('PUT', TEAM, { ids: [one.id, two.id], assigneeUserId: 'usr_ada' })
  expect(await sandbox.store.list('mail', 'ada@lindholm.example')).toMatchObject([{ kind: 'tasks-assigned' }])
  expect((await mara('PUT', TEAM, { ids: [one.id], assigneeUserId: 'usr_jonas' })).status).toBe(422)
  expect((await as('usr_jonas')('PUT', TEAM, { ids: [one.id], priority: 1 })).status).toBe(403)
  await mara('PUT', TEAM, { ids: [one.id, two.id], isDeleted: true })
  expect(await titles('')).toEqual([])
  await mara('PUT', TEAM, { ids: [one.id, two.id], isDeleted: false })
  expect((await titles('?orderBy=title&sortOrder=desc')).slice(0, 2)).toEqual(['Two', 'One'])
})

test('a task of a member who has left is listed as unassigned, says so, and can be assigned again', async () => {
  const elif = as('usr_elif')
  const { id } = await add({ title: 'Left behind', assigneeUserId: 'usr_ada' })
  await add({ title: 'Nobody yet' })
  await add({ title: 'Mine', assigneeUserId: 'usr_mara' })
  expect(await titles('?userId=none')).toEqual(['Nobody yet'])
  expect((await elif('DELETE', '/Account/acc_1/users/usr_ada')).status).toBe(204)
  expect((await titles('?userId=none')).toSorted()).toEqual(['Left behind', 'Nobody yet'])
  expect(await titles('?userId=usr_ada')).toEqual([])
  expect((await elif('GET', `${TEAM}/counts?userId=none`)).body.totalCount).toBe(2)
  const left = { assigneeUserId: null, assigneeName: null, hasAssigneeLeft: true }
  expect((await elif('GET', `${TEAM}/${id}`)).body).toMatchObject(left)
  expect((await elif('GET', `${TEAM}?searchText=behind`)).body.items).toMatchObject([left])
  const again = await elif('PUT', `${TEAM}/${id}`, { title: 'Left behind', assigneeUserId: 'usr_mara' })
  expect(again.body).toMatchObject({ assigneeUserId: 'usr_mara', hasAssigneeLeft: false })
  expect(await titles('?userId=none')).toEqual(['Nobody yet'])
})

test('tasks are found by what they come from', async () => {
  await add({ title: 'From the post', origin: { kind: 7, id: 'post_1' } })
  await add({ title: 'From another', origin: { kind: 7, id: 'post_2' } })
  expect(await titles('?originKinds=7&originIds=post_1')).toEqual(['From the post'])
  expect(await titles('?originIds=post_3')).toEqual([])
})

test('filters, counts and labels agree; concrete paths win over the id of a task', async () => {
  const today = dayIn(sandbox.clock.now(), 'Europe/Berlin')
  await add({ title: 'Bağlantı', labels: ['search', 'web'], dueOn: today, estimateHours: 2, assigneeUserId: 'usr_ada' })
  await add({ title: 'Old', labels: ['search'], dueOn: '2020-01-01', priority: 4, estimateHours: 1.5 })
  await add({ title: 'Some day', labels: ['research'] })
  expect(await titles('?labels=search')).toEqual(['Old', 'Bağlantı'])
  expect(await titles('?searchText=baglanti')).toEqual(['Bağlantı'])
  expect(await titles('?dateEnd=2021-01-01')).toEqual(['Old'])
  expect(await titles('?userId=none')).toEqual(['Old', 'Some day'])
  expect(await titles('?priorities=4&originKinds=4')).toEqual(['Old'])
  expect((await as('usr_mara')('GET', `${TEAM}?dateBegin=2026-02-02&dateEnd=2026-01-01`)).status).toBe(400)
  expect((await as('usr_jonas')('GET', `${TEAM}/counts`)).body).toMatchObject({
    totalCount: 3,
    openCount: 3,
    overdueCount: 1,
    dueTodayCount: 1,
    byAssignee: [
      { userId: null, openCount: 2, estimateHours: 1.5, weekHours: 1.5 },
      { userId: 'usr_ada', openCount: 1, weekHours: 2 },
    ],
  })
  expect((await as('usr_jonas')('GET', `${TEAM}/labels`)).body[0]).toEqual({ word: 'search', count: 2 })
  expect((await as('usr_jonas')('GET', '/Account/acc_1/attention')).body).toMatchObject({ overdueTasks: 0 })
  expect((await as('usr_ada')('GET', '/Account/acc_1/attention')).body).toMatchObject({ dueTodayTasks: 1 })
})

test('authors change their comments, nobody else does; a mention is mailed to the member it names', async () => {
  const { id } = await add()
  const path = `${TEAM}/${id}/comment`
  const draft = { text: '@Ada please', mentionedUserIds: ['usr_ada'] }
  const comment = (await as('usr_jonas')('POST', path, draft)).body
  expect(comment).toMatchObject({ authorUserId: 'usr_jonas', mentionedUserIds: ['usr_ada'] })
  const [mail] = await sandbox.store.list('mail', 'ada@lindholm.example')
  expect(mail).toMatchObject({ kind: 'task-mention', link: expect.stringMatching(new RegExp(`/tasks/${id}$`)) })
  const own = `${path}/${comment.id}`
  expect(await as('usr_mara')('PUT', own, { text: 'x' })).toMatchObject({
    status: 403,
    body: { code: 'not-your-comment' },
  })
  expect((await as('usr_jonas')('PUT', own, { text: 'Later' })).body).toMatchObject({
    text: 'Later',
    editedAt: expect.any(String),
  })
  expect((await as('usr_mara')('POST', path, { text: 'x', mentionedUserIds: ['usr_stranger'] })).status).toBe(422)
  expect((await as('usr_jonas')('DELETE', own)).status).toBe(204)
  expect((await as('usr_jonas')('DELETE', own)).status).toBe(404)
})

test('the history names fields, people and both values, newest first', async () => {
  const mara = as('usr_mara')
  const { id } = await add()
  await mara('PUT', `${TEAM}/${id}`, { title: 'Check all tags', assigneeUserId: 'usr_ada' })
  await mara('PUT', `${TEAM}/${id}/status`, { status: 2 })
  const { items } = (await mara('GET', `${TEAM}/${id}/history`)).body
  expect(items[0]).toMatchObject({ actorName: 'Mara Roth', field: 'status', before: '1', after: '2' })
  expect(items).toContainEqual(expect.objectContaining({ field: 'assigneeUserId', before: null, after: 'Ada Lind' }))
  expect(items.at(-1)).toMatchObject({ action: 1, field: null })
})

test('a weekly task comes back three times: rounds, unticked steps, the next due day', async () => {
  const mara = as('usr_mara')
  const dueOn = dayIn(sandbox.clock.now(), 'Europe/Berlin')
  const repeat = { frequency: 2, interval: 1, weekDays: [], endsOn: null }
  expect((await mara('POST', TEAM, { title: 'x', repeat })).body.errors).toHaveProperty('dueOn')
  const { id } = await add({ dueOn, repeat, checklist: [{ text: 'Export', isDone: true }] })
  for (const number of [1, 2, 3]) {
    await mara('PUT', `${TEAM}/${id}/status`, { status: 4 })
    expect((await mara('GET', `${TEAM}/${id}`)).body.status).toBe(4)
    await sandbox.forward({ days: 7 })
    const { body } = await mara('GET', `${TEAM}/${id}`)
    expect(body).toMatchObject({ status: 1, progress: 0, checklist: [{ isDone: false }] })
    expect(body.rounds).toHaveLength(number)
    expect(body.rounds[0]).toMatchObject({ number, completedByName: 'Mara Roth' })
    expect(body.dueOn).toBe(dayIn(sandbox.clock.now(), 'Europe/Berlin'))
  }
})

test('a private task becomes the team’s, where everybody reads it; a stranger’s account is unknown', async () => {
  const mara = as('usr_mara')
  const { id } = (await mara('POST', '/TaskUser/usr_mara', { title: 'Mine' })).body
  expect((await mara('POST', `/TaskUser/usr_mara/${id}/share`, { accountId: 'acc_2' })).status).toBe(404)
  expect(await mara('POST', `/TaskUser/usr_mara/${id}/share`, { accountId: 'acc_1' })).toMatchObject({
    status: 201,
    body: { id, accountTaskProgressId: expect.any(String) },
  })
  expect((await mara('GET', `/TaskUser/usr_mara/${id}`)).status).toBe(404)
  expect((await as('usr_jonas')('GET', `${TEAM}/${id}`)).body.title).toBe('Mine')
  expect((await mara('GET', '/TaskUser/usr_mara/counts')).body.totalCount).toBe(0)
  expect((await mara('GET', '/TaskUser/usr_mara/labels')).body).toEqual([])
})

test('no task belongs to a strategy that is deleted', async () => {
  const mara = as('usr_mara')
  const kpi = { metric: 'Cups sold', target: 100, unit: 'count' }
  const draft = { title: 'More', goal: 2, kpi, startsOn: '2026-01-01', dueOn: '2026-12-31' }
  const { id: strategyId } = (await mara('POST', '/StrategyAccount/acc_1', draft)).body
  await mara('DELETE', `/StrategyAccount/acc_1/${strategyId}`)
  const refused = { status: 422, body: { errors: { strategyId: [expect.any(String)] } } }
  expect(await mara('POST', TEAM, { title: 'Too late', strategyId })).toMatchObject(refused)
  const { id } = await add()
  expect(await mara('PUT', `${TEAM}/${id}`, { title: 'Too late', strategyId })).toMatchObject(refused)
  expect(await mara('PUT', TEAM, { ids: [id], strategyId })).toMatchObject(refused)
})
