import { AutopilotMode, AutopilotStatus, ExecutionTrigger } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEYWORD_RULE, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

test('an edit replaces the whole content: what is left out takes its default, and the former one stays as a version', async () => {
  const item = await stage.create('jonas', {
    cooldownDays: 14,
    notify: { emails: ['a@b.example'], onlyWhenChanged: false },
  })
  stage.sandbox.clock.forward({ minutes: 5 })
  const call = await stage.as('deniz')
  const edit = await stage.draft({ name: 'Stricter', schedule: { ...item.schedule, hour: 22 } })
  const saved = await call('PUT', `${PATH}/${item.id}?expectedVersion=1`, edit)
  expect(saved).toMatchObject({
    status: 200,
    body: {
      name: 'Stricter',
      cooldownDays: 0,
      notify: { emails: [], onlyWhenChanged: true },
      nextRunAt: '2026-11-19T21:00:00.000Z',
      updatedAt: '2026-11-19T08:05:00.000Z',
      createdByName: 'jonas Demir',
      version: 2,
    },
  })
  expect((await call('GET', `${PATH}/${item.id}`)).body).toEqual(saved.body)
  expect((await call('GET', `${PATH}/${item.id}/versions`)).body).toMatchObject([
    {
      version: 2,
      savedByName: 'deniz Demir',
      savedAt: '2026-11-19T08:05:00.000Z',
      changedFields: ['name', 'schedule', 'cooldownDays', 'notify'],
      content: { name: 'Stricter' },
    },
    { version: 1, savedByName: 'jonas Demir', changedFields: [], content: { cooldownDays: 14 } },
  ])
  const entries = (await call('GET', `${PATH}/activity?kinds=2`)).body.items
  expect(entries).toMatchObject([{ kind: 2, actorName: 'deniz Demir' }])

  // As when it is sent again because its answer was lost.
  const again = await call('PUT', `${PATH}/${item.id}?expectedVersion=1`, edit)
  expect(again.body).toEqual(saved.body)
  expect((await call('GET', `${PATH}/${item.id}/versions`)).body).toHaveLength(2)
})

test('an edit of an older version is refused, even within the same moment; a pause meanwhile is no other version', async () => {
  const item = await stage.create('jonas')
  const [one, other] = [await stage.as('jonas'), await stage.as('deniz')]
  const path = `${PATH}/${item.id}?expectedVersion=${item.version}`
  await other('PUT', `${PATH}/${item.id}/status`, { status: AutopilotStatus.Paused })
  expect((await one('PUT', path, await stage.draft({ name: 'One' }))).status).toBe(200)
  expect(await other('PUT', path, await stage.draft({ name: 'Other' }))).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile', detail: 'Version 1 was expected, it is 2.' },
  })
  expect((await one('GET', `${PATH}/${item.id}`)).body.name).toBe('One')
})

test('the rule stays, fields are checked, and an archived item is not edited', async () => {
  const item = await stage.create('jonas')
  const call = await stage.as('jonas')
  const put = (fields: object) => call('PUT', `${PATH}/${item.id}`, fields)
  expect(await put(await stage.draft({ ruleId: 'rule_low-quality-score' }))).toMatchObject({
    status: 422,
    body: { errors: { ruleId: ["You can't change which rule this is based on."] } },
  })
  const unknown = { ...(await stage.draft()), scope: { ...item.scope, includeAll: false, campaignIds: ['404'] } }
  expect((await put(unknown)).body.errors).toHaveProperty(['scope.campaignIds.0'])
  await stage.sandbox.store.update('autopilotItem', item.id, (one) => ({ ...one, status: AutopilotStatus.Archived }))
  expect(await put(await stage.draft())).toMatchObject({ status: 409, body: { code: 'item-archived' } })
})

test('automatic mode is for admins, before and after an edit; a viewer edits nothing; a stranger sees nothing', async () => {
  const item = await stage.create('owner', { mode: AutopilotMode.Automatic })
  const edit = (mode: 1 | 2) => stage.draft({ mode, name: 'New' })
  const [user, viewer, admin] = [await stage.as('jonas'), await stage.as('viewer'), await stage.as('admin')]
  expect((await user('PUT', `${PATH}/${item.id}`, await edit(1))).body.code).toBe('automatic-needs-admin')
  expect((await viewer('PUT', `${PATH}/${item.id}`, await edit(1))).body.code).toBe('role-too-low')
  expect((await viewer('GET', `${PATH}/${item.id}`)).status).toBe(200)
  expect((await admin('PUT', `${PATH}/${item.id}`, await edit(2))).status).toBe(200)
  const own = await stage.create('jonas')
  const automatic = await stage.draft({ mode: AutopilotMode.Automatic })
  expect((await user('PUT', `${PATH}/${own.id}`, automatic)).body.code).toBe('automatic-needs-admin')
  // The same item through another client account of the same consent.
  const elsewhere = PATH.replace(/\d+$/, '5610923847')
  for (const path of [`${elsewhere}/${item.id}`, `${PATH}/ap_none`]) expect((await admin('GET', path)).status).toBe(404)
})

test('an edit while the item runs is kept', async () => {
  const item = await stage.create('owner', { mode: AutopilotMode.NotifyOnly })
  const { runItem } = await import('#mocks/sandbox/domain/autopilot/run.ts')
  const before = await stage.sandbox.store.get('autopilotItem', item.id)
  if (!before) throw new Error('The item was kept.')
  const edit = await stage.draft({ mode: AutopilotMode.NotifyOnly, name: 'Edited' })
  await (await stage.as('owner'))('PUT', `${PATH}/${item.id}`, edit)
  await runItem({ ...stage.sandbox.runtime, now: stage.sandbox.clock.now() }, before, ExecutionTrigger.Schedule)
  expect(await stage.sandbox.store.get('autopilotItem', item.id)).toMatchObject({
    name: 'Edited',
    lastResult: { trigger: 1 },
  })
  expect(item.ruleId).toBe(KEYWORD_RULE)
})
