import { AutopilotMode, type AutopilotProposal, ScheduleFrequency } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
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

async function open(query = ''): Promise<AutopilotProposal[]> {
  return (await (await stage.as('viewer'))('GET', `${PATH}/proposals?recordsPerPage=100${query}`)).body.items
}
const statusOf = async (id: string) => {
  const now = new Date(stage.sandbox.clock.now().getTime() + 60_000)
  const world = await worldFor(
    { ...stage.sandbox.runtime, now },
    { accountId: ACCOUNT, customerClientId: SAMPLE_CLIENT },
  )
  return world.entity(id)?.status
}
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id)

test('open proposals of all items are listed with what they come from, sorted and filtered', async () => {
  const keywords = await stage.create('jonas')
  const bids = await stage.create('jonas', { ruleId: 'rule_first-page-bid' })
  const run = await stage.run(keywords.id)
  await stage.run(bids.id)
  const byCost = await open('&orderBy=cost')
  const costs = byCost.map(({ metrics }) => metrics.cost ?? 0)
  expect(costs).toEqual([...costs].sort((a, b) => b - a))
  expect(new Set(byCost.map(({ autopilotId }) => autopilotId))).toEqual(new Set([keywords.id, bids.id]))
  const own = await open(`&ruleIds=${KEYWORD_RULE}`)
  expect(new Set(idsOf(own))).toEqual(new Set(idsOf(run.changes)))
  expect(own[0]).toMatchObject({ executionId: run.id, autopilotName: keywords.name, ruleName: keywords.ruleName })
  expect(await open(`&autopilotIds=${bids.id}&ruleIds=${KEYWORD_RULE}`)).toEqual([])
  const [one] = own
  expect(idsOf(await open(`&searchText=${encodeURIComponent(one?.name.toUpperCase() ?? '')}`))).toContain(one?.id)
  expect(await open('&searchText=no-such-thing')).toEqual([])
})

test('a suggestion whose value was changed at the platform says so with the value, and the next run withdraws it', async () => {
  const item = await stage.create('jonas', { ruleId: 'rule_first-page-bid', cooldownDays: 0 })
  const run = await stage.run(item.id)
  const [changed] = run.changes
  if (!changed) throw new Error('The account has keywords below the first page bid.')
  expect((await open()).map(({ outdated }) => outdated)).toEqual(run.changes.map(() => null))
  const { runtime, clock } = stage.sandbox
  const at = new Date(clock.now().getTime() + 60_000).toISOString()
  const value = Math.round(95 * Number(changed.before)) / 100
  const byHand = { entityId: changed.entityId, field: changed.field, value, from: '2026-11-19', at }
  await changeAdsAccount(runtime, ACCOUNT, SAMPLE_CLIENT, byHand)
  clock.forward({ minutes: 5 })
  const outdated = (await open()).filter((one) => one.outdated)
  expect(idsOf(outdated)).toEqual([changed.id])
  const text = 'An approval would fail because its value was changed in the meantime.'
  expect(outdated[0]?.outdated).toEqual({ valueNow: value, text })
  await stage.run(item.id)
  const now = await open()
  expect(idsOf(now)).not.toContain(changed.id)
  // The keyword was looked at anew, and a suggestion for it begins at its present value.
  expect(now.find(({ entityId }) => entityId === changed.entityId)).toMatchObject({ before: value, outdated: null })
  const before = (await (await stage.as('owner'))('GET', `${PATH}/executions/${run.id}`)).body
  expect(before.changes.find(({ id }: { id: string }) => id === changed.id)).toMatchObject({
    status: 3,
    failureReason: 'Withdrawn because its value was changed in the meantime.',
  })
})

test('only admins and owners decide, and each proposal is decided once; the others are named', async () => {
  const run = await stage.run((await stage.create('jonas')).id)
  const [first, second] = run.changes
  if (!first || !second) throw new Error('The account has two keywords without conversions.')
  const [user, admin, owner] = [await stage.as('jonas'), await stage.as('admin'), await stage.as('owner')]
  for (const verb of ['approve', 'reject'])
    expect((await user('POST', `${PATH}/proposals/${verb}`, { changeIds: [first.id] })).body.code).toBe('role-too-low')
  const approved = await admin('POST', `${PATH}/proposals/approve`, { changeIds: [first.id] })
  expect(approved.body).toMatchObject({
    decidedCount: 1,
    failedCount: 0,
    changes: [{ id: first.id, status: 1 }],
    missingIds: [],
  })
  expect(await statusOf(first.entityId)).toBe('paused')

  const rejected = await owner('POST', `${PATH}/proposals/reject`, {
    changeIds: [first.id, second.id, 'chg_none'],
    reason: ' Season starts. ',
  })
  expect(rejected.body).toMatchObject({
    decidedCount: 1,
    changes: [{ id: second.id, status: 3, failureReason: 'Season starts.' }],
    missingIds: [first.id, 'chg_none'],
  })
  expect(await statusOf(second.entityId)).toBe('enabled')
  expect((await open()).length).toBe(run.changes.length - 2)
  const told = await owner('GET', `${PATH}/activity?kinds=11`)
  expect(told.body.items).toMatchObject([
    { kind: 11, actor: 2, executionId: run.id, autopilotId: run.autopilotId, entity: { entityId: second.entityId } },
  ])
  expect(told.body.items[0].text).toContain(
    `rejected a suggestion for "${second.name}" (status: paused). Reason: Season`,
  )
  expect(await owner('POST', `${PATH}/proposals/approve`, { changeIds: [] })).toMatchObject({ status: 422 })
})

test('a refused change does not stop the others, and without the platform nothing is decided', async () => {
  const run = await stage.run((await stage.create('jonas')).id)
  const automatic = await stage.create('owner', {
    mode: AutopilotMode.Automatic,
    action: { ...(await stage.draft()).action, maxChangesPerRun: 1 },
  })
  const [done] = (await stage.run(automatic.id)).changes
  const call = await stage.as('owner')
  const { body } = await call('POST', `${PATH}/proposals/approve`, { changeIds: idsOf(run.changes) })
  expect(body).toMatchObject({ decidedCount: run.changes.length, failedCount: 1 })
  expect(body.changes.find(({ status }: { status: number }) => status === 4)).toMatchObject({
    entityId: done?.entityId,
  })
  await revokeAdsAccess({ store: stage.sandbox.store, now: stage.sandbox.clock.now() }, ACCOUNT)
  expect((await call('POST', `${PATH}/proposals/approve`, { changeIds: ['chg_1'] })).body.code).toBe(
    'ads-not-connected',
  )
})

test('an edit takes the ground from open proposals: the next run rejects those, and keeps the others', async () => {
  const item = await stage.create('jonas')
  const run = await stage.run(item.id)
  const dearest = Math.max(...run.changes.map(({ metrics }) => metrics.cost ?? 0))
  const draft = await stage.draft()
  const conditions = draft.conditions.map((one) => (one.metric === 'cost' ? { ...one, value: dearest } : one))
  const call = await stage.as('jonas')
  await call('PUT', `${PATH}/${item.id}`, { ...draft, conditions })
  expect((await open()).length).toBe(run.changes.length)
  await stage.run(item.id)
  expect((await open()).map(({ metrics }) => metrics.cost)).toEqual([dearest])
})

test('an exception takes the ground from a proposal, too', async () => {
  const item = await stage.create('jonas')
  const [first, ...others] = (await stage.run(item.id)).changes
  const call = await stage.as('jonas')
  await call('POST', `${PATH}/exceptions`, { ruleId: null, entityType: 4, entityId: first?.entityId })
  await stage.run(item.id)
  expect(new Set(idsOf(await open()))).toEqual(new Set(idsOf(others)))
})

test('the activity and its runs are told by the name a rule was given, also when it is gone', async () => {
  const item = await stage.create('jonas', { name: 'Our own words' })
  const run = await stage.run(item.id)
  expect(run).toMatchObject({ autopilotName: 'Our own words', ruleName: 'Pause keywords without conversions' })
  const call = await stage.as('owner')
  await call('DELETE', `${PATH}/${item.id}`)
  const { items } = (await call('GET', `${PATH}/activity?autopilotIds=${item.id}`)).body
  expect(items.map(({ kind }: { kind: number }) => kind).sort()).toEqual([1, 4, 5])
  expect(new Set(items.map(({ autopilotName }: { autopilotName: string }) => autopilotName))).toEqual(
    new Set(['Our own words']),
  )
  expect((await call('GET', `${PATH}/executions/${run.id}`)).body.autopilotName).toBe('Our own words')
})

test('a rejection can be taken back: the suggestion is open again, and the activity no longer lists it', async () => {
  const run = await stage.run((await stage.create('jonas')).id)
  const [admin, viewer, user] = [await stage.as('admin'), await stage.as('viewer'), await stage.as('jonas')]
  const changeIds = idsOf(run.changes.slice(0, 1))
  const rejections = async () =>
    (await viewer('GET', `${PATH}/activity?kinds=11`)).body.items.filter(
      ({ executionId }: { executionId: string }) => executionId === run.id,
    )
  await admin('POST', `${PATH}/proposals/reject`, { changeIds, reason: 'By mistake' })
  expect(await rejections()).toHaveLength(1)
  expect((await user('POST', `${PATH}/proposals/restore`, { changeIds })).body.code).toBe('role-too-low')
  const restored = await admin('POST', `${PATH}/proposals/restore`, { changeIds: [...changeIds, 'chg_unknown'] })
  expect(restored.body).toMatchObject({ decidedCount: 1, failedCount: 0, missingIds: ['chg_unknown'] })
  expect(restored.body.changes[0]).toMatchObject({ status: 2, failureReason: null })
  expect(idsOf(await open())).toContain(changeIds[0])
  expect(await rejections()).toEqual([])
  expect((await admin('POST', `${PATH}/proposals/restore`, { changeIds })).body.missingIds).toEqual(changeIds)
})

test('an expired suggestion is neither listed nor decided nor counted before the due job has run', async () => {
  const item = await stage.create('jonas')
  await stage.run(item.id)
  const [first] = await open()
  stage.sandbox.clock.forward({ days: 3, minutes: 1 })
  expect(await open()).toEqual([])
  const admin = await stage.as('admin')
  const late = await admin('POST', `${PATH}/proposals/approve`, { changeIds: [first?.id] })
  expect(late.body).toMatchObject({ decidedCount: 0, missingIds: [first?.id] })
  expect((await admin('GET', `${PATH}/effect`)).body.openProposalCount).toBe(0)
})

test('a suggestion that no one decides expires after three days, says so, and can be made again', async () => {
  const item = await stage.create('jonas', {
    schedule: { ...(await stage.draft()).schedule, frequency: ScheduleFrequency.Weekly, weekDays: [1] },
  })
  const run = await stage.run(item.id)
  const [first] = await open()
  expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.proposedAt ?? '')).toBe(3 * 86_400_000)
  await stage.sandbox.forward({ days: 2 })
  expect(await open()).toHaveLength(run.changes.length)
  await stage.sandbox.forward({ days: 1, hours: 1 })
  expect(await open()).toEqual([])
  const admin = await stage.as('admin')
  const late = await admin('POST', `${PATH}/proposals/approve`, { changeIds: [first?.id] })
  expect(late.body).toMatchObject({ decidedCount: 0, missingIds: [first?.id] })
  const { changes } = (await admin('GET', `${PATH}/executions/${run.id}`)).body
  for (const change of changes)
    expect(change).toMatchObject({ status: 6, failureReason: 'Expired: no one decided it within 3 days.' })
  const again = await stage.run(item.id)
  expect(idsOf(again.changes)).toHaveLength(again.matchedCount)
  expect(again.matchedCount).toBeGreaterThan(0)
})
