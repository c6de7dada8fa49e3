import { AutopilotMode } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import {
  ACCOUNT,
  KEYWORD_RULE,
  openStage,
  PATH,
  type Stage,
} from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const switchTo = async (name: Parameters<Stage['as']>[0], id: string, status: 1 | 2) =>
  (await stage.as(name))('PUT', `${PATH}/${id}/status`, { status })

async function fillPlan(id: string): Promise<void> {
  const stored = await stage.sandbox.store.get('autopilotItem', id)
  if (!stored) throw new Error('The item was kept.')
  for (let count = 0; count < 50; count += 1)
    await stage.sandbox.store.insert('autopilotItem', { ...stored, id: `ap_${count}`, status: 1 })
}

test('a paused item keeps its proposals and does not run; resumed, it has its next run', async () => {
  const item = await stage.create('jonas')
  const run = await stage.run(item.id)
  expect(run.changes.length).toBeGreaterThan(1)
  const paused = await switchTo('jonas', item.id, 2)
  expect(paused.body).toMatchObject({ status: 2, nextRunAt: null })
  expect((await switchTo('jonas', item.id, 2)).body).toEqual(paused.body)
  expect(await stage.nextDay()).toEqual([])
  const call = await stage.as('jonas')
  expect((await call('GET', `${PATH}/proposals`)).body.totalCount).toBe(run.changes.length)
  expect((await switchTo('jonas', item.id, 1)).body).toMatchObject({ status: 1, nextRunAt: '2026-11-21T05:00:00.000Z' })
  const kinds = (await call('GET', `${PATH}/activity?autopilotIds=${item.id}`)).body.items.map(
    ({ kind }: { kind: number }) => kind,
  )
  expect(kinds.sort()).toEqual([1, 2, 3, 5])
})

test('resuming counts towards the plan again, from state 3 it never stopped counting; archived items stay so', async () => {
  const item = await stage.create('jonas')
  await switchTo('jonas', item.id, 2)
  await fillPlan(item.id)
  expect((await switchTo('jonas', item.id, 1)).body.code).toBe('plan-limit-reached')
  const set = (status: 3 | 4) => stage.sandbox.store.update('autopilotItem', item.id, (one) => ({ ...one, status }))
  await set(3)
  expect((await switchTo('jonas', item.id, 1)).body).toMatchObject({ status: 1 })
  await set(4)
  for (const status of [1, 2] as const)
    expect((await switchTo('jonas', item.id, status)).body.code).toBe('item-archived')
})

test('an item in automatic mode is resumed, run and brought back by admins; anybody who edits may pause it', async () => {
  const item = await stage.create('owner', { mode: AutopilotMode.Automatic })
  expect((await switchTo('viewer', item.id, 2)).body.code).toBe('role-too-low')
  expect((await switchTo('jonas', item.id, 2)).status).toBe(200)
  expect((await switchTo('jonas', item.id, 1)).body.code).toBe('automatic-needs-admin')
  const [user, admin, viewer] = [await stage.as('jonas'), await stage.as('admin'), await stage.as('viewer')]
  expect((await user('POST', `${PATH}/${item.id}/run`)).body.code).toBe('automatic-needs-admin')
  expect((await viewer('POST', `${PATH}/${item.id}/run`)).body.code).toBe('role-too-low')
  expect((await admin('DELETE', `${PATH}/${item.id}`)).status).toBe(204)
  expect((await user('POST', `${PATH}/${item.id}/restore`)).body.code).toBe('automatic-needs-admin')
  expect((await viewer('POST', `${PATH}/${item.id}/restore`)).body.code).toBe('role-too-low')
  expect((await admin('POST', `${PATH}/${item.id}/restore`)).body).toMatchObject({ id: item.id, status: 2 })
})

test('a run by hand does what a scheduled one would, and moves none; not archived, not without the platform', async () => {
  const item = await stage.create('owner', { mode: AutopilotMode.Automatic })
  const call = await stage.as('owner')
  const run = await call('POST', `${PATH}/${item.id}/run`)
  expect(run).toMatchObject({ status: 201, body: { trigger: 2, autopilotId: item.id, isUndoable: true } })
  expect(run.body.changedCount).toBeGreaterThan(0)
  expect((await call('GET', `${PATH}/${item.id}`)).body).toMatchObject({
    nextRunAt: item.nextRunAt,
    lastResult: { id: run.body.id },
  })
  const set = (fields: object) => stage.sandbox.store.update('autopilotItem', item.id, (one) => ({ ...one, ...fields }))
  await set({ status: 4 })
  expect((await call('POST', `${PATH}/${item.id}/run`)).body.code).toBe('item-archived')
  await set({ status: 2, nextRunAt: null })
  expect((await call('POST', `${PATH}/${item.id}/run`)).status).toBe(201)
  expect((await call('GET', `${PATH}/${item.id}`)).body.status).toBe(2)
  await revokeAdsAccess({ store: stage.sandbox.store, now: stage.sandbox.clock.now() }, ACCOUNT)
  expect(await call('POST', `${PATH}/${item.id}/run`)).toMatchObject({
    status: 409,
    body: { code: 'ads-not-connected' },
  })
})

test('a deleted item comes back with its versions, runs and exceptions, active as it was; its proposals stay rejected', async () => {
  const call = await stage.as('owner')
  const first = await stage.create('owner')
  const [keyword] = (await stage.run(first.id)).changes
  if (!keyword) throw new Error('The account has a keyword without conversions.')
  await call('DELETE', `${PATH}/${first.id}`)
  const item = await stage.create('owner', { exceptionEntityIds: [keyword.entityId] })
  const run = await stage.run(item.id)
  expect((await call('DELETE', `${PATH}/${item.id}`)).status).toBe(204)
  expect((await call('GET', `${PATH}/${item.id}`)).status).toBe(404)
  expect((await call('GET', `${PATH}/exceptions`)).body.totalCount).toBe(0)

  stage.sandbox.clock.forward({ days: 29 })
  const restored = await (await stage.as('owner'))('POST', `${PATH}/${item.id}/restore`)
  expect(restored).toMatchObject({
    status: 201,
    body: {
      id: item.id,
      status: 1,
      nextRunAt: '2026-12-19T05:00:00.000Z',
      exceptionEntityIds: [keyword.entityId],
      lastResult: { id: run.id },
    },
  })
  const later = await stage.as('owner')
  expect((await later('GET', `${PATH}/exceptions`)).body.items).toMatchObject([
    { entityId: keyword.entityId, ruleId: KEYWORD_RULE },
  ])
  expect((await later('GET', `${PATH}/${item.id}/versions`)).body).toHaveLength(1)
  expect((await later('GET', `${PATH}/proposals`)).body.totalCount).toBe(0)
  expect((await later('POST', `${PATH}/${item.id}/restore`)).status).toBe(404)
  expect((await later('POST', `${PATH}/${first.id}/restore`)).status).toBe(201)
})

test('after 30 days, or when the plan is full, a deleted item does not come back', async () => {
  const call = await stage.as('owner')
  const item = await stage.create('owner')
  await fillPlan(item.id)
  await call('DELETE', `${PATH}/${item.id}`)
  expect((await call('POST', `${PATH}/${item.id}/restore`)).body.code).toBe('plan-limit-reached')
  stage.sandbox.clock.forward({ days: 31 })
  expect(await (await stage.as('owner'))('POST', `${PATH}/${item.id}/restore`)).toMatchObject({
    status: 404,
    body: { detail: 'Deleted items can be restored for 30 days.' },
  })
})

test('after a change to a smaller plan, rules that it does not include are paused when they are due, and people are notified', async () => {
  const suggesting = await stage.create('owner', { name: 'Suggesting' })
  const automatic = await stage.create('owner', { name: 'Automatic', mode: AutopilotMode.Automatic })
  await stage.sandbox.store.set('account', ACCOUNT, { plan: 1 })
  await stage.sandbox.forward({ days: 1 })
  const call = await stage.as('admin')
  expect((await call('GET', `${PATH}/${automatic.id}`)).body).toMatchObject({
    status: 2,
    nextRunAt: null,
    lastRunAt: null,
  })
  expect((await call('GET', `${PATH}/${suggesting.id}`)).body).toMatchObject({ status: 1, lastResult: { trigger: 1 } })
  const notices = (await call('GET', '/User/notifications')).body.items
  expect(notices.map(({ title }: { title: string }) => title)).toContain('Automatic was paused')
})
