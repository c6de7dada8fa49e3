import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
})
afterEach(() => sandbox.close())

const draft = {
  title: 'Win winter camping',
  goal: 2,
  kpi: { metric: 'Newsletter sign-ups', target: 400, current: 120, unit: 'count' },
  startsOn: '2026-11-01',
  dueOn: '2026-12-31',
}

test('a strategy is set up, listed by day and title, changed, counted by its tasks and deleted as a draft', async () => {
  const mara = as('usr_mara')
  const { status, body } = await mara('POST', '/StrategyAccount/acc_1', draft)
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      status: 1,
      priority: 2,
      ownerUserId: 'usr_mara',
      ownerName: 'Mara Roth',
      taskCount: 0,
      progress: 0,
      kpi: draft.kpi,
    },
  })
  await mara('POST', '/StrategyAccount/acc_1', {
    ...draft,
    title: 'Earlier',
    dueOn: '2026-11-30',
    ownerUserId: 'usr_ada',
  })
  const list = async (query = '') => (await as('usr_jonas')('GET', `/StrategyAccount/acc_1${query}`)).body
  expect((await list()).items.map(({ title }: { title: string }) => title)).toEqual(['Earlier', 'Win winter camping'])
  expect((await list('?userId=usr_ada')).totalCount).toBe(1)
  expect((await list('?statuses=2')).totalCount).toBe(0)
  const path = `/StrategyAccount/acc_1/${body.id}`
  const task = (await mara('POST', '/TaskAccount/acc_1', { title: 'One', strategyId: body.id })).body
  await mara('POST', '/TaskAccount/acc_1', { title: 'Two', strategyId: body.id })
  await mara('PUT', `/TaskAccount/acc_1/${task.id}/status`, { status: 4 })
  expect((await mara('GET', path)).body).toMatchObject({ taskCount: 2, doneTaskCount: 1, progress: 0.5 })
  const changed = (await mara('PUT', path, { ...draft, budget: 900 })).body
  expect(changed).toMatchObject({ budget: 900, ownerUserId: 'usr_mara' })
  expect((await mara('PUT', path, { ...draft, budget: 900 })).body).toEqual(changed)
  expect((await mara('DELETE', path)).status).toBe(204)
  expect((await mara('GET', path)).status).toBe(404)
  expect((await mara('GET', `/TaskAccount/acc_1/${task.id}`)).body.strategyId).toBeNull()
})

const STEPS = { 1: [2, 5], 2: [3, 4], 3: [2, 4, 5], 4: [2, 5], 5: [1] }
const WAYS: Record<string, number[]> = { 1: [], 2: [2], 3: [2, 3], 4: [2, 4], 5: [5] }

test.each(Object.entries(STEPS))('from state %s only the contract’s steps are possible', async (from, possible) => {
  const mara = as('usr_mara')
  for (const to of [1, 2, 3, 4, 5]) {
    const { id } = (await mara('POST', '/StrategyAccount/acc_1', draft)).body
    const path = `/StrategyAccount/acc_1/${id}`
    for (const status of WAYS[from] ?? []) await mara('PUT', path, { ...draft, status })
    const isPossible = to === Number(from) || possible.includes(to)
    const answered = await mara('PUT', path, { ...draft, status: to })
    const wanted = [isPossible ? 200 : 409, isPossible ? undefined : 'transition-refused']
    expect([from, to, answered.status, answered.body.code]).toEqual([from, to, ...wanted])
  }
})

test('a strategy that someone else has changed is not deleted unread', async () => {
  const [mara, ada] = [as('usr_mara'), as('usr_ada')]
  const { id, version } = (await mara('POST', '/StrategyAccount/acc_1', draft)).body
  const path = `/StrategyAccount/acc_1/${id}`
  await ada('PUT', path, { ...draft, budget: 900 })
  const outdated = await mara('DELETE', `${path}?expectedVersion=${version}`)
  expect(outdated).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect((await mara('DELETE', `${path}?expectedVersion=${version + 1}`)).status).toBe(204)
})

test('only drafts and archived strategies go; days, goal, owner and first state are checked', async () => {
  const mara = as('usr_mara')
  const { id } = (await mara('POST', '/StrategyAccount/acc_1', { ...draft, status: 2 })).body
  expect(await mara('DELETE', `/StrategyAccount/acc_1/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'strategy-in-use' },
  })
  const post = async (fields: object) => mara('POST', '/StrategyAccount/acc_1', { ...draft, ...fields })
  expect((await post({ dueOn: '2026-10-31', goal: 99, status: 3, ownerUserId: 'usr_jonas' })).body.errors).toEqual({
    dueOn: ['The end date is before the start date, 2026-11-01.'],
    goal: ['Goal not found.'],
    status: ['A new strategy must be a draft or active.'],
    ownerUserId: ["Viewers can't own a strategy."],
  })
  expect((await post({ ownerUserId: 'usr_stranger' })).status).toBe(422)
  expect((await as('usr_jonas')('POST', '/StrategyAccount/acc_1', draft)).status).toBe(403)
  expect((await as('usr_stranger')('GET', `/StrategyAccount/acc_2/${id}`)).status).toBe(404)
})

test('a private strategy is its person’s alone, has no owner and is apart from the team’s', async () => {
  const mara = as('usr_mara')
  const { body } = await mara('POST', '/StrategyUser/usr_mara', draft)
  expect(body).toMatchObject({ ownerUserId: null, ownerName: null })
  expect((await mara('GET', '/StrategyAccount/acc_1')).body.totalCount).toBe(0)
  expect((await mara('GET', `/StrategyAccount/acc_1/${body.id}`)).status).toBe(404)
  expect((await as('usr_elif')('GET', `/StrategyUser/usr_mara/${body.id}`)).status).toBe(404)
  expect(await mara('POST', '/StrategyUser/usr_mara', { ...draft, ownerUserId: 'usr_mara' })).toMatchObject({
    status: 422,
    body: { errors: { ownerUserId: ["A private strategy can't have an owner."] } },
  })
  expect(await as('usr_jonas')('POST', '/StrategyUser/usr_jonas', draft)).toMatchObject({
    status: 403,
    body: { code: 'role-too-low' },
  })
  const path = `/StrategyUser/usr_mara/${body.id}`
  const change = { ...draft, title: 'Learn to sell' }
  expect((await mara('PUT', path, change)).body).toMatchObject({ title: 'Learn to sell', ownerUserId: null })
  expect((await mara('GET', path)).body.title).toBe('Learn to sell')
  expect((await mara('GET', '/StrategyUser/usr_mara')).body.items).toMatchObject([{ title: 'Learn to sell' }])
  expect((await mara('DELETE', path)).status).toBe(204)
})

test('check-ins enter values, overrule the health and end an earlier override', async () => {
  const mara = as('usr_mara')
  const { id } = (await mara('POST', '/StrategyAccount/acc_1', { ...draft, status: 2 })).body
  const path = `/StrategyAccount/acc_1/${id}`
  const said = await mara('POST', `${path}/check-in`, { text: 'Two fairs went well.', value: 160, health: 1 })
  expect(said).toMatchObject({ status: 201, body: { value: 160, health: 1, authorName: 'Mara Roth' } })
  expect((await mara('GET', path)).body).toMatchObject({ kpi: { current: 160 }, healthOverride: { health: 1 } })
  await mara('POST', `${path}/check-in`, { text: 'Nothing new.' })
  expect((await mara('GET', path)).body.healthOverride).toBeNull()
  const list = (await as('usr_jonas')('GET', `${path}/check-in`)).body
  expect(list.items.map(({ text }: { text: string }) => text)).toEqual(['Nothing new.', 'Two fairs went well.'])
  expect((await as('usr_jonas')('POST', `${path}/check-in`, { text: 'Hello' })).status).toBe(403)
  expect((await mara('POST', `${path}/check-in`, { text: 'Hello', health: 5 })).status).toBe(422)
})

test('the tasks of a new strategy are refused for what a task alone is refused for', async () => {
  const repeat = { frequency: 1, interval: 1, weekDays: [1], endsOn: null }
  const tasks = [
    { title: 'One', dueOn: '2026-11-30', repeat },
    { title: 'Two', assigneeUserId: 'usr_stranger', attachmentFileIds: ['fil_none'] },
  ]
  const { status, body } = await as('usr_mara')('POST', '/StrategyAccount/acc_1', { ...draft, tasks })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual([
    'tasks.0.repeat.weekDays',
    'tasks.1.assigneeUserId',
    'tasks.1.attachmentFileIds.0',
  ])
})

test('a deleted strategy is listed for 30 days and takes its tasks back when it is restored', async () => {
  const mara = as('usr_mara')
  const { id } = (await mara('POST', '/StrategyAccount/acc_1', { ...draft, tasks: [{ title: 'One' }] })).body
  const path = `/StrategyAccount/acc_1/${id}`
  expect((await mara('GET', path)).body.taskCount).toBe(1)
  await mara('DELETE', path)
  expect((await mara('GET', '/StrategyAccount/acc_1')).body.totalCount).toBe(0)
  expect((await mara('GET', '/StrategyAccount/acc_1?isDeleted=true')).body.items).toMatchObject([{ id }])
  expect(await mara('POST', `${path}/restore`)).toMatchObject({ status: 201, body: { taskCount: 1, deletedAt: null } })
  expect((await mara('POST', `${path}/restore`)).status).toBe(404)
  await mara('DELETE', path)
  sandbox.clock.forward({ days: 31 })
  expect((await mara('POST', `${path}/restore`)).status).toBe(404)
})

test('completing keeps outcome, learning and the day; taking it up again clears them', async () => {
  const mara = as('usr_mara')
  const { id } = (await mara('POST', '/StrategyAccount/acc_1', { ...draft, status: 2 })).body
  const path = `/StrategyAccount/acc_1/${id}`
  expect((await mara('PUT', path, { ...draft, outcome: 1 })).body.errors).toEqual({
    outcome: ['Only a completed strategy has an outcome.'],
  })
  const closed = (await mara('PUT', path, { ...draft, status: 4, outcome: 2, learning: 'Begin earlier.' })).body
  expect(closed).toMatchObject({ outcome: 2, learning: 'Begin earlier.', closedAt: expect.any(String), health: null })
  expect((await mara('PUT', path, { ...draft, status: 2 })).body).toMatchObject({
    outcome: null,
    closedAt: null,
    learning: 'Begin earlier.',
  })
})

test('ordered by health, finished strategies are last in both directions', async () => {
  const mara = as('usr_mara')
  const make = async (title: string, dueOn: string) =>
    (await mara('POST', '/StrategyAccount/acc_1', { ...draft, title, dueOn, status: 2 })).body.id
  const finished = await make('Finished', '2026-11-20')
  await make('Under way', '2026-12-31')
  const closing = { ...draft, title: 'Finished', dueOn: '2026-11-20', status: 4, outcome: 1 }
  expect((await mara('PUT', `/StrategyAccount/acc_1/${finished}`, closing)).status).toBe(200)
  const titles = async (query: string) =>
    (await mara('GET', `/StrategyAccount/acc_1?${query}`)).body.items.map(({ title }: { title: string }) => title)
  expect(await titles('orderBy=dueOn')).toEqual(['Finished', 'Under way'])
  expect(await titles('orderBy=health')).toEqual(['Under way', 'Finished'])
  expect(await titles('orderBy=health&sortOrder=desc')).toEqual(['Under way', 'Finished'])
})

test('a metric of a source has to be one of its own, and without a connection there is no data', async () => {
  const mara = as('usr_mara')
  const kpi = { metric: 'roas', target: 4, unit: 'ratio' }
  const wrong = { ...kpi, metric: 'sessions', source: 1 }
  expect((await mara('POST', '/StrategyAccount/acc_1', { ...draft, kpi: wrong })).body.errors).toEqual({
    'kpi.metric': ["This source doesn't have this metric."],
  })
  const { body } = await mara('POST', '/StrategyAccount/acc_1', { ...draft, kpi, status: 2 })
  expect(body).toMatchObject({ health: 5, healthReason: { cause: 6, forecast: null }, spent: null, kpi: { source: 1 } })
  const series = (await mara('GET', `/StrategyAccount/acc_1/${body.id}/figure`)).body
  expect(series).toMatchObject({ dataThrough: null, forecast: null, resamplingCount: 0 })
  expect((await as('usr_stranger')('GET', `/StrategyAccount/acc_2/${body.id}/figure`)).status).toBe(404)
})

test('more than 200 strategies are refused', async () => {
  const mara = as('usr_mara')
  for (let count = 0; count < 200; count += 1)
    await mara('POST', '/StrategyUser/usr_mara', { ...draft, title: `No. ${count}` })
  const post = () => mara('POST', '/StrategyUser/usr_mara', draft)
  expect(await post()).toMatchObject({ status: 409, body: { code: 'plan-limit-reached' } })
})

test('the history names fields, people and both values, newest first, for the team and for a private strategy', async () => {
  const mara = as('usr_mara')
  for (const plan of ['/StrategyAccount/acc_1', '/StrategyUser/usr_mara']) {
    const { id } = (await mara('POST', plan, draft)).body
    await mara('PUT', `${plan}/${id}`, { ...draft, kpi: { ...draft.kpi, target: 500 } })
    await mara('PUT', `${plan}/${id}`, { ...draft, kpi: { ...draft.kpi, target: 500 }, status: 2 })
    const { status, body } = await mara('GET', `${plan}/${id}/history`)
    expect(status).toBe(200)
    expect(body.items).toMatchObject([
      { actor: 1, actorName: 'Mara Roth', action: 2, field: 'status', before: '1', after: '2' },
      { field: 'target', before: '400', after: '500' },
      { action: 1, field: null },
    ])
  }
  expect((await mara('GET', '/StrategyAccount/acc_1/str_none/history')).status).toBe(404)
})

test('a check-in is in the history with its value and the health it sets', async () => {
  const mara = as('usr_mara')
  const { id } = (await mara('POST', '/StrategyAccount/acc_1', { ...draft, status: 2 })).body
  await mara('POST', `/StrategyAccount/acc_1/${id}/check-in`, { text: 'Slower.', value: 130, health: 2 })
  const { items } = (await mara('GET', `/StrategyAccount/acc_1/${id}/history`)).body
  expect(items).toContainEqual(expect.objectContaining({ field: 'current', before: '120', after: '130' }))
  expect(items).toContainEqual(expect.objectContaining({ field: 'healthOverride', before: null, after: '2' }))
})
