import {
  ActivityKind,
  AutopilotMode,
  AutopilotStatus,
  EntityType,
  ExecutionTrigger,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveChanges, rejectChanges } from '#mocks/sandbox/domain/autopilot/answers.ts'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import {
  type AutopilotContext,
  clientKey,
  type StoredExecution,
  type StoredItem,
  scheduleRun,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { EVERYTHING } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { checkAllRules } from '#mocks/sandbox/domain/autopilot/record-matches.ts'
import { runItem } from '#mocks/sandbox/domain/autopilot/run.ts'
import { checkMatches } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { storedItem } from '#mocks/sandbox/domain/autopilot/stored-item.fixture.ts'
import { isUndoable, undoExecution } from '#mocks/sandbox/domain/autopilot/undo.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { connectAds, revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const PLACE = { accountId: 'acc_lindholm', customerClientId: SAMPLE_CLIENT }
const { Automatic, Suggest } = AutopilotMode
const { ByHand, Preview, Schedule } = ExecutionTrigger
let sandbox: Sandbox
let owner: Person

beforeEach(async () => {
  sandbox = await createSandbox({ clock: new Clock(new Date('2026-11-19T05:00:00Z')) })
  owner = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  await seedAds(sandbox.runtime, { account: await addAccount(sandbox.runtime, owner, { id: PLACE.accountId }) })
})
afterEach(() => sandbox.close())

const at = (time: string): AutopilotContext & { person: Person } => ({
  ...sandbox.runtime,
  now: new Date(time),
  person: owner,
})

async function saveItem(item: StoredItem): Promise<StoredItem> {
  await scheduleRun(sandbox.store, item)
  return sandbox.store.upsert('autopilotItem', item)
}
const itemFor = (ruleId: string, fields: Partial<StoredItem> = {}) =>
  saveItem({ ...storedItem(ruleId), createdById: owner.id, ...fields })

/** Moves time on, and returns the runs that were due on the way. */
async function runUntil(moment: Date): Promise<StoredExecution[]> {
  const before = new Set((await sandbox.store.listAll('autopilotExecution')).map(({ id }) => id))
  await sandbox.moveTo(moment)
  return (await sandbox.store.listAll('autopilotExecution')).filter(({ id }) => !before.has(id))
}
const runAt = (time: string, item: StoredItem) => runItem(at(time), item, Schedule)
const itemNow = async () => (await sandbox.store.get('autopilotItem', 'ap_1')) ?? expect.fail('The item is gone.')
const statusOf = async (id: string, time: string) => (await worldFor(at(time), PLACE)).entity(id)?.status
const ids = (list: { entityId: string }[]) => list.map(({ entityId }) => entityId).sort()
const kinds = async () => (await sandbox.store.list('autopilotActivity', PLACE)).map(({ kind }) => kind)

test('an automatic run changes the platform, and undoing it gives back what was there, once', async () => {
  const run = await runAt('2026-11-19T05:00:00Z', await itemFor('rule_no-conversion-keyword'))
  const [change] = run.changes
  if (!change) throw new Error('The account has a keyword without conversions.')
  expect(await statusOf(change.entityId, '2026-11-19T06:00:00Z')).toBe('paused')
  expect(isUndoable(run, await worldFor(at('2026-11-19T06:00:00Z'), PLACE), new Date('2026-11-19T06:00:00Z'))).toBe(
    true,
  )
  expect(isUndoable(run, await worldFor(at('2026-11-19T06:00:00Z'), PLACE), new Date('2026-12-20T06:00:00Z'))).toBe(
    false,
  )

  const { run: undone } = await undoExecution(at('2026-11-19T07:00:00Z'), run.id)
  expect(undone).toMatchObject({ status: 7, changedCount: run.changedCount, undoneByName: 'Elif Demir' })
  expect(await statusOf(change.entityId, '2026-11-19T08:00:00Z')).toBe('enabled')
  await expect(undoExecution(at('2026-11-19T09:00:00Z'), run.id)).rejects.toMatchObject({
    status: 409,
    code: 'nothing-to-undo',
  })
  expect((await kinds()).filter((kind) => kind === ActivityKind.Undone)).toHaveLength(run.changedCount)
})

test('what was changed is left alone for the cooldown, even when it was undone', async () => {
  const item = await itemFor('rule_no-conversion-keyword')
  const run = await runAt('2026-11-19T05:00:00Z', item)
  await undoExecution(at('2026-11-19T07:00:00Z'), run.id)
  const soon = await runAt('2026-11-20T05:00:00Z', await itemNow())
  expect(ids(soon.changes).filter((id) => ids(run.changes).includes(id))).toEqual([])
  const later = await runAt('2026-12-04T05:00:00Z', await itemNow())
  expect(ids(later.changes).filter((id) => ids(run.changes).includes(id)).length).toBeGreaterThan(0)
})

test('an undo restarts the cooldown of what it took back', async () => {
  const run = await runAt('2026-11-19T05:00:00Z', await itemFor('rule_no-conversion-keyword'))
  await undoExecution(at('2026-11-28T07:00:00Z'), run.id)
  // 14 days after the run, but only 5 after the undo.
  const early = await runAt('2026-12-03T06:00:00Z', await itemNow())
  expect(ids(early.changes).filter((id) => ids(run.changes).includes(id))).toEqual([])
  const later = await runAt('2026-12-13T05:00:00Z', await itemNow())
  expect(ids(later.changes).filter((id) => ids(run.changes).includes(id)).length).toBeGreaterThan(0)
})

test('a proposal is applied when it is approved, not when it is rejected, and answered once', async () => {
  const run = await runAt('2026-11-19T05:00:00Z', await itemFor('rule_no-conversion-keyword', { mode: Suggest }))
  const [first, second] = run.changes
  if (!first || !second) throw new Error('The account has two keywords without conversions.')
  expect(run).toMatchObject({ status: 2, changedCount: 0 })
  expect(await statusOf(first.entityId, '2026-11-19T06:00:00Z')).toBe('enabled')
  const again = await runAt('2026-11-20T05:00:00Z', await itemNow())
  expect(again.changes.some(({ entityId }) => entityId === first.entityId)).toBe(false)

  const { run: approved } = await approveChanges(at('2026-11-20T06:00:00Z'), run.id, [first.id])
  expect(approved).toMatchObject({ changedCount: 1, estimatedSaving: first.saving })
  expect(await statusOf(first.entityId, '2026-11-20T07:00:00Z')).toBe('paused')
  const rejected = await rejectChanges(at('2026-11-20T06:00:00Z'), run.id)
  expect(rejected.changes.map(({ status }) => status)).toEqual([1, ...run.changes.slice(1).map(() => 3)])
  expect(rejected.status).toBe(1)
  expect(await statusOf(second.entityId, '2026-11-20T07:00:00Z')).toBe('enabled')
  await expect(approveChanges(at('2026-11-20T08:00:00Z'), run.id, [first.id])).rejects.toMatchObject({ status: 409 })
})

test('a proposal that the platform has moved away from fails, and says why', async () => {
  const suggesting = await itemFor('rule_no-conversion-keyword', { mode: Suggest })
  const run = await runAt('2026-11-19T05:00:00Z', suggesting)
  await runAt('2026-11-19T05:30:00Z', { ...suggesting, id: 'ap_2', mode: Automatic })
  const { run: approved } = await approveChanges(at('2026-11-19T06:00:00Z'), run.id)
  expect(approved.status).toBe(6)
  expect(approved.changes.every(({ failure }) => failure === 'changed-since')).toBe(true)
})

test('a run at its limit says so, with the dearest changed', async () => {
  const item = await itemFor('rule_no-conversion-keyword')
  const whole = await runItem(at('2026-11-19T05:00:00Z'), item, Preview)
  const limited = { ...item, action: { ...item.action, maxChangesPerRun: 1 } }
  const run = await runAt('2026-11-19T05:00:00Z', limited)
  expect(run).toMatchObject({ status: 4, changedCount: 1, matchedCount: whole.matchedCount })
  expect(run.changes[0]?.entityId).toBe(whole.changes[0]?.entityId)
})

test('a preview is kept as a run, and changes nothing', async () => {
  const item = await itemFor('rule_no-conversion-keyword')
  const run = await runItem(at('2026-11-19T05:00:00Z'), item, Preview)
  expect(run).toMatchObject({ trigger: 3, status: 2, changedCount: 0 })
  expect(run.estimatedSaving).toBeGreaterThan(0)
  expect(await itemNow()).toEqual(item)
  expect(await kinds()).toEqual([])
  expect(await sandbox.store.count('adsPlatformChange', PLACE)).toBe(0)
})

test('without the connection a run fails and the item waits; when it is back, the item goes on', async () => {
  await itemFor('rule_no-conversion-keyword')
  await revokeAdsAccess({ store: sandbox.store, now: new Date('2026-11-19T04:00:00Z') }, PLACE.accountId)
  const failed = await runUntil(new Date('2026-11-21T12:00:00Z'))
  expect(failed).toMatchObject([{ status: 6, failure: 'not-connected' }])
  expect(await itemNow()).toMatchObject({ status: 3, nextRunAt: null, attention: 'connection' })
  const context = at('2026-11-21T13:00:00Z')
  await connectAds(context, PLACE.accountId, { credentialId: 'cred_2' })
  expect(await runUntil(new Date('2026-11-21T13:00:00Z'))).toEqual([])
  expect(await itemNow()).toMatchObject({ status: 1, nextRunAt: '2026-11-22T05:00:00.000Z' })
  expect(await runUntil(new Date('2026-11-22T05:00:00Z'))).toHaveLength(1)
})

test('every due time runs once and in order, however many look for it at the same time', async () => {
  await itemFor('rule_ad-disapproved', { mode: AutopilotMode.NotifyOnly })
  await saveItem({ ...(await itemNow()), id: 'ap_0', nextRunAt: '2026-11-20T04:30:00.000Z' })
  const until = new Date('2026-11-22T12:00:00Z')
  await Promise.all([sandbox.moveTo(until), sandbox.moveTo(until)])
  await sandbox.moveTo(until)
  const runs = await sandbox.store.listAll('autopilotExecution')
  const times = (id: string) => runs.filter(({ autopilotId }) => autopilotId === id).map(({ startedAt }) => startedAt)
  expect(new Set(times('ap_1')).size).toBe(4)
  expect(new Set(times('ap_0')).size).toBe(4)
  expect(runs).toHaveLength(4 + 4)
})

test('an item for once, or past its last day, is archived', async () => {
  await itemFor('rule_ad-disapproved', {
    mode: AutopilotMode.NotifyOnly,
    schedule: { frequency: ScheduleFrequency.Once, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
  })
  expect(await runUntil(new Date('2026-12-01T00:00:00Z'))).toHaveLength(1)
  expect(await itemNow()).toMatchObject({ status: 4, nextRunAt: null })
  await itemFor('rule_ad-disapproved', { mode: AutopilotMode.NotifyOnly, endsOn: '2026-11-20' })
  expect(await runUntil(new Date('2026-12-01T00:00:00Z'))).toHaveLength(2)
  expect(await itemNow()).toMatchObject({ status: 4, nextRunAt: null })
})

test('a violation is noted when it is found and when it is solved, not in between', async () => {
  const rule = ruleOf('rule_no-conversion-keyword')
  const rules = rule ? [rule] : []
  await checkAllRules(at('2026-11-19T04:00:00Z'), PLACE, rules)
  const found = await kinds()
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set([9]))
  await checkAllRules(at('2026-11-19T04:30:00Z'), PLACE, rules)
  expect(await kinds()).toEqual(found)
  const run = await runAt('2026-11-19T05:00:00Z', await itemFor('rule_no-conversion-keyword'))
  await checkAllRules(at('2026-11-19T06:00:00Z'), PLACE, rules)
  expect((await kinds()).filter((kind) => kind === ActivityKind.ViolationSolved)).toHaveLength(
    Math.min(run.changedCount, found.length),
  )
})

test('what the nightly look finds belongs to no item, whatever items the client account has', async () => {
  await itemFor('rule_no-conversion-keyword')
  await checkMatches(at('2026-11-20T04:00:00Z'), clientKey(PLACE))
  const found = await sandbox.store.listAll('autopilotActivity')
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ autopilotId }) => autopilotId !== undefined)).toEqual([])
})

test('a shared target cannot be changed below it; a run of nothing else fails, and the item needs attention', async () => {
  const world = await worldFor(at('2026-11-19T05:00:00Z'), PLACE)
  const shared = world
    .entities(EntityType.Campaign)
    .find(({ status, attributes }) => status === 'enabled' && attributes.biddingStrategyId && attributes.targetCpa)
  if (!shared) throw new Error('The account has a shared target.')
  const always = [
    {
      metric: 'cost',
      operator: 'gte',
      value: 0,
      value2: null,
      lookback: 6,
      comparedTo: 1,
      joiner: 'and',
      excludeRecentDays: 0,
    },
  ] as const
  const item = await itemFor('rule_cpa-above-target', {
    conditions: [...always],
    scope: { ...EVERYTHING, includeAll: false, campaignIds: [shared.id] },
    action: {
      type: RuleActionType.ChangeTargetCpaPercent,
      value: -10,
      unit: '%',
      minLimit: null,
      maxLimit: null,
      maxChangesPerRun: 5,
    },
  })
  const run = await runAt('2026-11-19T05:00:00Z', item)
  expect(run).toMatchObject({ status: 6, failedCount: 1, changes: [{ status: 4, failure: 'shared-strategy' }] })
  expect(await itemNow()).toMatchObject({ status: 3, attention: 'refused', nextRunAt: null })
})

test('a paused item run by hand stays paused', async () => {
  await runItem(
    at('2026-11-19T05:00:00Z'),
    await itemFor('rule_ad-disapproved', {
      mode: AutopilotMode.NotifyOnly,
      status: AutopilotStatus.Paused,
      nextRunAt: null,
    }),
    ByHand,
  )
  expect(await itemNow()).toMatchObject({ status: 2, nextRunAt: null, lastResult: { trigger: 2 } })
})

test('labels and negative keywords are undone too', async () => {
  const label = await runAt('2026-11-19T05:00:00Z', await itemFor('rule_low-quality-score'))
  const [labelled] = label.changes
  const labelsOf = async (time: string) => (await worldFor(at(time), PLACE)).entity(labelled?.entityId ?? '')?.labels
  expect(await labelsOf('2026-11-19T06:00:00Z')).toContain('Low quality score')
  expect((await undoExecution(at('2026-11-19T07:00:00Z'), label.id)).run.status).toBe(7)
  expect(await labelsOf('2026-11-19T08:00:00Z')).not.toContain('Low quality score')
  const exclude = await runAt('2026-11-19T05:00:00Z', await itemFor('rule_no-conversion-search-term'))
  const [term] = exclude.changes
  const stateOf = async (time: string) =>
    (await worldFor(at(time), PLACE)).entity(term?.entityId ?? '')?.attributes.addedState
  expect(await stateOf('2026-11-19T06:00:00Z')).toBe(3)
  expect((await undoExecution(at('2026-11-19T07:00:00Z'), exclude.id)).run.status).toBe(7)
  expect(await stateOf('2026-11-19T08:00:00Z')).toBe(1)
})

test('a rule that is to make a task makes one for what it newly found, with the run as its origin', async () => {
  const run = await runAt(
    '2026-11-19T05:00:00Z',
    await itemFor('rule_poor-ad-strength', { mode: AutopilotMode.NotifyOnly }),
  )
  const tasks = await sandbox.store.list('task', PLACE.accountId)
  expect(tasks).toMatchObject([{ origin: { kind: 2, id: run.id }, status: 1 }])
  await itemFor('rule_poor-ad-strength', { mode: AutopilotMode.NotifyOnly, parameters: { createTask: false } })
  await runAt('2026-11-19T06:00:00Z', await itemNow())
  expect(await sandbox.store.count('task', { planId: PLACE.accountId })).toBe(1)
})
