import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
})
afterEach(() => sandbox.close())

const add = async (fields: object = {}) =>
  (await as('usr_mara')('POST', '/TaskAccount/acc_1', { title: 'Check tags', ...fields })).body
const mailsTo = (email: string) => sandbox.store.list('mail', email)

test('tasks are listed by day and urgency, filtered, replaced field by field and deleted', async () => {
  const mara = as('usr_mara')
  const later = await add({ title: 'Later', dueOn: '2026-12-01' })
  await add({ title: 'No day', priority: 4 })
  await add({ title: 'Urgent', dueOn: '2026-12-01', priority: 4, assigneeUserId: 'usr_ada' })
  const titles = async (query = '') =>
    (await as('usr_jonas')('GET', `/TaskAccount/acc_1${query}`)).body.items.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['Urgent', 'Later', 'No day'])
  expect(await titles('?userId=usr_ada')).toEqual(['Urgent'])
  expect(await titles('?pageSize=10&currentPage=2')).toEqual([])
  expect(await titles('?statuses=2&statuses=3')).toEqual([])
  const path = `/TaskAccount/acc_1/${later.id}`
  await mara('PUT', path, { title: 'Later', labels: ['a', 'b'], checklist: [{ text: 'Step', isDone: false }] })
  expect((await mara('PUT', path, { title: 'Later', labels: ['c'] })).body).toMatchObject({
    dueOn: '2026-12-01',
    labels: ['c'],
    checklist: [{ text: 'Step', isDone: false }],
  })
  expect((await as('usr_jonas')('GET', path)).body).toMatchObject({ id: later.id, title: 'Later', labels: ['c'] })
  expect((await mara('DELETE', path)).status).toBe(204)
  expect((await mara('GET', path)).status).toBe(404)
  expect((await mara('DELETE', path)).status).toBe(404)
})

const STEPS = { 1: [2, 4, 5, 6], 2: [1, 3, 4, 5, 6], 3: [2, 4, 5, 6], 4: [2], 5: [1, 2, 6], 6: [1] }
const WAYS: Record<string, number[]> = { 1: [], 2: [2], 3: [2, 3], 4: [4], 5: [5], 6: [6] }

test.each(Object.entries(STEPS))('from state %s only the contract’s steps are possible', async (from, possible) => {
  const mara = as('usr_mara')
  for (const to of [1, 2, 3, 4, 5, 6]) {
    const path = `/TaskAccount/acc_1/${(await add()).id}/status`
    for (const status of WAYS[from] ?? []) await mara('PUT', path, { status })
    const isPossible = to === Number(from) || possible.includes(to)
    expect([from, to, (await mara('PUT', path, { status: to })).status]).toEqual([from, to, isPossible ? 200 : 409])
  }
})

test('done is 100 percent, taken up again is 0 in a new round, and the old round is refused', async () => {
  const mara = as('usr_mara')
  const task = await add()
  const path = `/TaskAccount/acc_1/${task.id}/status`
  expect((await mara('PUT', path, { status: 2, progress: 100 })).status).toBe(422)
  expect((await mara('PUT', path, { status: 2, progress: 40 })).body).toMatchObject({ progress: 40, completedAt: null })
  expect(await mara('PUT', path, { status: 4, progress: 90 })).toMatchObject({
    status: 422,
    body: { errors: { progress: ['A completed task must be at 100%.'] } },
  })
  const done = (await mara('PUT', path, { status: 4, comment: 'Finished.' })).body
  expect(done).toMatchObject({ progress: 100, completedAt: expect.any(String), comments: [{ text: 'Finished.' }] })
  const again = (await mara('PUT', path, { status: 2 })).body
  expect(again).toMatchObject({ progress: 0, completedAt: null })
  expect(again.accountTaskProgressId).not.toBe(task.accountTaskProgressId)
  const old = `?accountTaskProgressId=${task.accountTaskProgressId}`
  expect(await mara('PUT', `${path}${old}`, { status: 3 })).toMatchObject({
    status: 409,
    body: { code: 'progress-outdated', detail: `The present round is ${again.accountTaskProgressId}.` },
  })
  expect((await mara('POST', `/TaskAccount/acc_1/${task.id}/comment${old}`, { text: 'Late' })).status).toBe(409)
})

test('viewers may comment but not write; the assignee is told by mail; 500 comments are the limit', async () => {
  const jonas = as('usr_jonas')
  const task = await add({ assigneeUserId: 'usr_ada' })
  expect(await mailsTo('ada@lindholm.example')).toMatchObject([{ kind: 'task-assigned' }])
  const comment = `/TaskAccount/acc_1/${task.id}/comment`
  expect(await jonas('POST', comment, { text: 'A thought' })).toMatchObject({
    status: 201,
    body: { authorName: 'Jonas Weber' },
  })
  expect(await mailsTo('ada@lindholm.example')).toHaveLength(2)
  expect((await jonas('PUT', `/TaskAccount/acc_1/${task.id}/status`, { status: 2 })).status).toBe(403)
  await sandbox.store.update('task', task.id, (stored) => {
    const [first] = stored.comments
    return { ...stored, comments: first ? Array.from({ length: 500 }, () => first) : [] }
  })
  expect(await jonas('POST', comment, { text: 'One more' })).toMatchObject({
    status: 409,
    body: { code: 'comments-limit-reached', message: 'There are 500 comments already; no more can be added.' },
  })
})

test('strategy, assignee and files have to be of the same plan', async () => {
  const mara = as('usr_mara')
  const errors = async (path: string, fields: object) =>
    (await mara('POST', path, { title: 'x', ...fields })).body.errors
  const fields = { strategyId: 'str_none', assigneeUserId: 'usr_jonas', attachmentFileIds: ['fil_none'] }
  expect(await errors('/TaskAccount/acc_1', fields)).toEqual({
    strategyId: ["This strategy isn't in this account."],
    assigneeUserId: ["Viewers can't be assigned tasks."],
    'attachmentFileIds.0': ['File not found.'],
  })
  expect(await errors('/TaskUser/usr_mara', { ...fields, attachmentFileIds: [] })).toEqual({
    strategyId: ["This strategy isn't in your private strategies."],
    assigneeUserId: ["A private task can't be assigned."],
  })
})

test('a private task is its person’s alone, without rounds; a viewer everywhere plans nothing', async () => {
  const mara = as('usr_mara')
  const { body } = await mara('POST', '/TaskUser/usr_mara', { title: 'Learn' })
  expect(body).toMatchObject({ accountTaskProgressId: null, assigneeUserId: null, origin: { kind: 4, id: 'usr_mara' } })
  const path = `/TaskUser/usr_mara/${body.id}`
  expect((await mara('PUT', `${path}/status`, { status: 4 })).body).toMatchObject({ progress: 100 })
  expect((await mara('PUT', `${path}/status`, { status: 2 })).body).toMatchObject({ accountTaskProgressId: null })
  expect((await mara('POST', `${path}/comment`, { text: 'Done' })).status).toBe(201)
  expect((await mara('PUT', path, { title: 'Learn more' })).body).toMatchObject({ title: 'Learn more', status: 2 })
  expect((await mara('GET', path)).body.comments).toMatchObject([{ text: 'Done' }])
  expect((await mara('GET', '/TaskUser/usr_mara')).body.items).toMatchObject([{ title: 'Learn more' }])
  expect((await mara('GET', '/TaskAccount/acc_1')).body.totalCount).toBe(0)
  expect((await as('usr_ada')('GET', path)).status).toBe(404)
  expect((await as('usr_jonas')('POST', '/TaskUser/usr_jonas', { title: 'x' })).status).toBe(403)
  expect((await mara('DELETE', path)).status).toBe(204)
  expect((await mara('GET', path)).status).toBe(404)
})

test('an attached temporary file stays with the account and tells who uses it', async () => {
  const mara = as('usr_mara')
  const form = new FormData()
  form.set('file', new File(['Notes'], 'notes.txt'))
  const { id } = (await mara('POST', '/File/temp', form)).body
  const task = await add({ attachmentFileIds: [id] })
  await sandbox.forward({ days: 2 })
  const file = async () => (await mara('GET', `/File/acc_1/${id}`)).body
  expect(await file()).toMatchObject({ isTemporary: false, usedBy: [`task:${task.id}`] })
  await mara('PUT', `/TaskAccount/acc_1/${task.id}`, { title: 'x', attachmentFileIds: [] })
  expect(await file()).toMatchObject({ usedBy: [] })
})

test('an edit that began with an older version is refused, until it names the present one', async () => {
  const call = as('usr_mara')
  const task = await add({ title: 'Check the bids' })
  expect(task.version).toBe(1)
  const edit = (title: string, version: number) =>
    call('PUT', `/TaskAccount/acc_1/${task.id}?expectedVersion=${version}`, { title })
  expect((await edit('Check all bids', 1)).body).toMatchObject({ title: 'Check all bids', version: 2 })
  expect(await edit('Check the budgets', 1)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', detail: 'Version 1 was expected, it is 2.' },
  })
  expect((await edit('Check the budgets', 2)).body.version).toBe(3)
})
