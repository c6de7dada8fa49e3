import { AuditAction, AuditArea, PlanLimitKind, TaskStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newTask } from '#mocks/sandbox/domain/planning/task.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const NOW = new Date('2026-11-19T09:00:00Z')
const TEAM = '/TaskAccount/acc_1'
const LIMIT = 10_000
const FULL = { status: 409, body: { code: 'plan-limit-reached', planLimit: { kind: PlanLimitKind.Tasks } } }

let team: Team
const mara = (method: string, path: string, body?: unknown) => team.as('usr_mara')(method, path, body)

beforeEach(async () => {
  team = await openTeam()
  team.sandbox.clock.set(NOW)
})
afterEach(() => team.sandbox.close())

/** Adds tasks; the ids of those that were done say the day. */
async function addTasks(count: number, doneOn: Record<string, string>, planId = 'acc_1') {
  await team.sandbox.store.transaction(async (inside) => {
    const making = (id: string) => ({
      id,
      planId,
      round: null,
      personId: 'usr_mara',
      now: new Date('2025-01-10T09:00:00Z'),
    })
    for (let index = 0; index < count; index += 1)
      await inside.insert('task', newTask({ title: `Task ${index}` }, making(`tsk_${planId}_${index}`)))
    for (const [id, completedAt] of Object.entries(doneOn))
      await inside.insert('task', {
        ...newTask({ title: id, labels: [id] }, making(id)),
        status: TaskStatus.Done,
        progress: 100,
        completedAt,
      })
  })
}
const OLD = { tsk_old: '2025-11-19T08:59:59.000Z', tsk_older: '2025-03-01T09:00:00.000Z' }
const RECENT = { tsk_recent: '2025-11-19T10:00:00.000Z' }
const idsOf = async (query = '') =>
  (await mara('GET', `${TEAM}?pageSize=100${query}`)).body.items.map(({ id }: { id: string }) => id).sort()

test('at the limit, archiving what was done more than a year ago makes room, and what is archived comes back while there is room', async () => {
  await addTasks(LIMIT - 3, { ...OLD, ...RECENT })
  expect(await mara('POST', TEAM, { title: 'One more' })).toMatchObject(FULL)
  expect(await mara('POST', `${TEAM}/archive`)).toMatchObject({ status: 200, body: { archivedCount: 2 } })
  expect((await mara('POST', `${TEAM}/archive`)).body).toEqual({ archivedCount: 0 })
  expect((await mara('POST', TEAM, { title: 'One more' })).status).toBe(201)
  const back = { ids: ['tsk_old', 'tsk_older'], isArchived: false }
  expect(await mara('PUT', TEAM, back)).toMatchObject(FULL)
  expect((await mara('PUT', TEAM, { ids: ['tsk_old'], isArchived: false })).body.items).toMatchObject([
    { archivedAt: null },
  ])
  expect(await mara('PUT', `${TEAM}/tsk_older/status`, { status: TaskStatus.InProgress })).toMatchObject(FULL)
  expect(await idsOf('&isArchived=true')).toEqual(['tsk_older'])
})

test('archived tasks leave lists, counts and labels, and are read by their id, by the filter and by search', async () => {
  await addTasks(1, { ...OLD, ...RECENT })
  await mara('POST', `${TEAM}/archive`)
  expect(await idsOf()).toEqual(['tsk_acc_1_0', 'tsk_recent'])
  expect(await idsOf('&isArchived=true')).toEqual(['tsk_old', 'tsk_older'])
  expect(await idsOf('&isArchived=true&searchText=older')).toEqual(['tsk_older'])
  expect((await mara('GET', `${TEAM}/counts`)).body.totalCount).toBe(2)
  expect((await mara('GET', `${TEAM}/counts?isArchived=true`)).body.totalCount).toBe(2)
  expect((await mara('GET', `${TEAM}/labels`)).body).toEqual([{ word: 'tsk_recent', count: 1 }])
  expect((await mara('GET', `${TEAM}/tsk_old`)).body).toMatchObject({
    archivedAt: expect.stringMatching(/^2026-11-19T09:00/),
    version: 2,
  })
  const [entry] = (await mara('GET', `${TEAM}/tsk_old/history`)).body.items
  expect(entry).toMatchObject({ field: 'archivedAt', before: null, after: '2026-11-19', actorName: 'Mara Roth' })
})

test('several tasks are archived at once, except for those that are open or come back', async () => {
  await addTasks(1, RECENT)
  const repeat = { frequency: 1, interval: 1, weekDays: [], endsOn: null }
  const daily = (await mara('POST', TEAM, { title: 'Daily', dueOn: '2026-11-19', repeat })).body.id
  await mara('PUT', `${TEAM}/${daily}/status`, { status: TaskStatus.Done })
  const { body } = await mara('PUT', TEAM, { ids: ['tsk_recent', 'tsk_acc_1_0', daily], isArchived: true })
  expect(body.items).toMatchObject([{ id: 'tsk_recent', archivedAt: expect.stringMatching(/^2026-11-19T09:00/) }])
  expect(body.refusedIds).toEqual(['tsk_acc_1_0', daily])
})

test('an archived task that is taken up again, or restored after it was deleted, is on the board', async () => {
  await addTasks(0, OLD)
  await mara('POST', `${TEAM}/archive`)
  await mara('PUT', `${TEAM}/tsk_old/status`, { status: TaskStatus.InProgress })
  await mara('DELETE', `${TEAM}/tsk_older`)
  expect(await idsOf('&isDeleted=true')).toEqual(['tsk_older'])
  await mara('POST', `${TEAM}/tsk_older/restore`)
  expect(await idsOf()).toEqual(['tsk_old', 'tsk_older'])
})

test('viewers archive nothing, and a private plan is archived by its person alone', async () => {
  await addTasks(0, OLD)
  await addTasks(0, { tsk_own: OLD.tsk_older }, 'usr_mara')
  expect((await team.as('usr_jonas')('POST', `${TEAM}/archive`)).status).toBe(403)
  expect((await team.as('usr_ada')('POST', '/TaskUser/usr_mara/archive')).status).toBe(404)
  expect((await mara('POST', '/TaskUser/usr_mara/archive')).body).toEqual({ archivedCount: 1 })
  expect(await idsOf()).toEqual(['tsk_old', 'tsk_older'])
})

test('archiving by age is one entry in the activity log, which says how many, and none if there was nothing to archive', async () => {
  await addTasks(0, { ...OLD, ...RECENT })
  await addTasks(0, { tsk_own: OLD.tsk_older }, 'usr_mara')
  for (const path of [TEAM, TEAM, '/TaskUser/usr_mara']) await mara('POST', `${path}/archive`)
  const logOf = async (id: 'usr_elif' | 'usr_mara') =>
    (await team.as(id)('GET', `/User/activity-log?areas=${AuditArea.Tasks}`)).body.items
  const entry = (after: string) => ({
    action: AuditAction.Changed,
    target: 'Tasks done over a year ago',
    before: null,
    after,
    actorName: 'Mara Roth',
  })
  expect(await logOf('usr_elif')).toMatchObject([entry('2 archived')])
  expect(await logOf('usr_mara')).toMatchObject([entry('1 archived'), entry('2 archived')])
})

test('a finished task still counts as work of its strategy once it is archived', async () => {
  const kpi = { metric: 'Tents', target: 400, current: 120, unit: 'count' }
  const draft = { title: 'Sell tents', goal: 3, kpi, startsOn: '2025-01-01', dueOn: '2026-12-31' }
  const strategy = (await mara('POST', '/StrategyAccount/acc_1', draft)).body
  await addTasks(1, OLD)
  const ids = ['tsk_old', 'tsk_older', 'tsk_acc_1_0']
  await mara('PUT', TEAM, { ids, strategyId: strategy.id })
  const counts = { taskCount: 3, doneTaskCount: 2 }
  const read = async () => (await mara('GET', `/StrategyAccount/acc_1/${strategy.id}`)).body
  expect(await read()).toMatchObject(counts)
  expect((await mara('POST', `${TEAM}/archive`)).body.archivedCount).toBe(2)
  expect(await read()).toMatchObject(counts)
  const events = await mara('GET', `/StrategyAccount/acc_1/${strategy.id}/events`)
  expect(events.body.items.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining(['tsk_old', 'tsk_older']),
  )
})
