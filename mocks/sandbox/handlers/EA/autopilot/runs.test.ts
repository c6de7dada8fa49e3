import { type AutopilotEffect, AutopilotMode, type Execution } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import { ACCOUNT, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'
import { addAccount, addPerson } from '#mocks/sandbox/scenarios/people.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const undo = async (name: Parameters<Stage['as']>[0], id: string, body: object = {}) =>
  (await stage.as(name))('POST', `${PATH}/executions/${id}/undo`, body)

async function automaticRun(ruleId: string, fields: object = {}): Promise<Execution> {
  const run = await stage.run((await stage.create('owner', { ruleId, mode: AutopilotMode.Automatic, ...fields })).id)
  stage.sandbox.clock.forward({ hours: 1 })
  return run
}

/** Somebody sets another budget at the ad platform. */
async function setBudget(entityId: string, value: number): Promise<void> {
  const now = stage.sandbox.clock.now()
  const change = { entityId, field: 'dailyBudget', value, from: '2026-11-19', at: now.toISOString() } as const
  await changeAdsAccount(stage.sandbox.runtime, ACCOUNT, SAMPLE_CLIENT, change)
  stage.sandbox.clock.forward({ hours: 1 })
}

test('a run is undone in parts and as a whole, and then there is nothing left', async () => {
  const run = await automaticRun('rule_no-conversion-keyword')
  const [first, ...others] = run.changes
  const part = await undo('admin', run.id, { changeIds: [first?.id] })
  expect(part).toMatchObject({ status: 200, body: { undoneCount: 1, skipped: [], execution: { undoneAt: null } } })
  const again = await undo('admin', run.id, { changeIds: [first?.id, others[0]?.id] })
  expect(again.body).toMatchObject({
    undoneCount: 1,
    skipped: [{ changeId: first?.id, reason: 'This change was already undone.', isChangedSince: false }],
  })
  const rest = await undo('owner', run.id)
  expect(rest.body).toMatchObject({ execution: { status: 7, isUndoable: false, undoneByName: 'owner Demir' } })
  const read = await (await stage.as('viewer'))('GET', `${PATH}/executions/${run.id}`)
  expect(read.body).toEqual(rest.body.execution)
  expect((await undo('owner', run.id)).body.code).toBe('nothing-to-undo')
})

test('undoing changes lowers the saving of the run, of its rule and of the account', async () => {
  const run = await automaticRun('rule_no-conversion-keyword')
  const effectOf = async (): Promise<AutopilotEffect> =>
    (await (await stage.as('viewer'))('GET', `${PATH}/effect?dateBegin=2026-11-01&dateEnd=2026-11-19`)).body
  const before = await effectOf()
  expect(run.estimatedSaving).toMatchObject({ periodDays: 30, currencyCode: 'EUR', changeCount: run.changedCount })
  expect(before.estimatedSaving).toEqual(run.estimatedSaving)
  const [first] = run.changes
  const { execution } = (await undo('owner', run.id, { changeIds: [first?.id] })).body
  expect(execution.estimatedSaving.changeCount).toBe(run.changedCount - 1)
  expect(execution.estimatedSaving.amount).toBeLessThan(run.estimatedSaving?.amount ?? 0)
  expect((await effectOf()).estimatedSaving).toEqual(execution.estimatedSaving)
  expect((await effectOf()).items[0]?.estimatedSaving).toEqual(execution.estimatedSaving)
  const whole = (await undo('owner', run.id)).body.execution
  expect(whole.estimatedSaving).toMatchObject({ amount: 0, changeCount: 0, parts: [] })
  const item = (await (await stage.as('viewer'))('GET', `${PATH}/${run.autopilotId}`)).body
  expect(item.lastResult.estimatedSaving).toEqual(whole.estimatedSaving)
})

test('what somebody set anew since is left out and said so, unless it is to be set back too', async () => {
  const run = await automaticRun('rule_raise-limited-budget')
  const [first] = run.changes
  if (!first) throw new Error('The account has a limited budget.')
  await setBudget(first.entityId, 1234.5)
  const skipping = await undo('owner', run.id, { changeIds: [first.id] })
  expect(skipping.body).toMatchObject({
    undoneCount: 0,
    skipped: [
      {
        changeId: first.id,
        isChangedSince: true,
        reason: `Daily budget of "${first.name}" has since been set to €1,234.50 in Google Ads.`,
      },
    ],
    execution: { status: run.status },
  })
  const forced = await undo('owner', run.id, { changeIds: [first.id], includeChangedSince: true })
  expect(forced.body).toMatchObject({ undoneCount: 1, skipped: [] })
  stage.sandbox.clock.forward({ hours: 1 })
  const assets = (await (await stage.as('viewer'))('GET', `${PATH}/assets?entityTypes=1&recordsPerPage=100`)).body.items
  expect(assets.find(({ entityId }: { entityId: string }) => entityId === first.entityId).dailyBudget).toBe(
    first.before,
  )
})

test('admins undo any run, users those of rules they created, deleted ones too; viewers none', async () => {
  const item = await stage.create('jonas')
  const run = await stage.run(item.id)
  const ids = run.changes.map(({ id }) => id)
  await (await stage.as('owner'))('POST', `${PATH}/proposals/approve`, { changeIds: ids })
  stage.sandbox.clock.forward({ hours: 1 })
  expect((await undo('deniz', run.id)).body.code).toBe('not-own-rule')
  expect((await undo('viewer', run.id)).body.code).toBe('role-too-low')
  expect((await undo('jonas', run.id, { changeIds: ids.slice(0, 1) })).body.undoneCount).toBe(1)
  await (await stage.as('jonas'))('DELETE', `${PATH}/${item.id}`)
  expect((await undo('deniz', run.id)).body.code).toBe('not-own-rule')
  expect((await undo('jonas', run.id)).body.undoneCount).toBe(ids.length - 1)
})

test('a change of another run is refused, an old run is too old, a proposal is nothing to undo', async () => {
  const run = await automaticRun('rule_no-conversion-keyword')
  expect((await undo('owner', run.id, { changeIds: ['chg_other'] })).body.errors).toEqual({
    'changeIds.0': ["This change isn't part of the run."],
  })
  const proposed = await stage.run((await stage.create('owner', { ruleId: 'rule_first-page-bid' })).id)
  expect((await undo('owner', proposed.id)).body.code).toBe('nothing-to-undo')
  stage.sandbox.clock.forward({ days: 31 })
  expect((await undo('owner', run.id)).body).toMatchObject({
    code: 'too-old-to-undo',
    detail: `The run began at ${run.startedAt}.`,
  })
  expect((await undo('owner', 'run_none')).status).toBe(404)
})

test('runs and the activity are filtered by item, state, thing and kind of thing', async () => {
  const keywords = await automaticRun('rule_no-conversion-keyword')
  const budgets = await automaticRun('rule_raise-limited-budget')
  const call = await stage.as('viewer')
  const runIds = async (query: string) =>
    (await call('GET', `${PATH}/executions?${query}`)).body.items.map(({ id }: { id: string }) => id)
  expect(await runIds(`autopilotIds=${keywords.autopilotId}`)).toEqual([keywords.id])
  expect(await runIds(`entityIds=${budgets.changes[0]?.entityId}`)).toEqual([budgets.id])
  expect(await runIds(`statuses=${keywords.status}&autopilotIds=${keywords.autopilotId}`)).toEqual([keywords.id])
  expect(await runIds('statuses=6')).toEqual([])
  const entries = (await call('GET', `${PATH}/activity?entityTypes=1&autopilotIds=${budgets.autopilotId}`)).body
  expect(entries.totalCount).toBe(budgets.changedCount)
  expect(
    (await call('GET', `${PATH}/activity?entityTypes=1&autopilotIds=${keywords.autopilotId}`)).body.totalCount,
  ).toBe(0)
})

test.each([{ accountId: 'acc_other' }, { customerClientId: '1029384756' }])(
  'a run of another account or client (%o) is neither shown nor undone',
  async (other) => {
    const run = await automaticRun('rule_no-conversion-keyword')
    const { runtime, store } = stage.sandbox
    await addAccount(runtime, await addPerson(runtime, { id: 'usr_other', email: 'other@lind.example' }), {
      id: 'acc_other',
    })
    await store.set('autopilotExecution', run.id, other)
    expect((await (await stage.as('owner'))('GET', `${PATH}/executions/${run.id}`)).status).toBe(404)
    expect((await undo('owner', run.id)).status).toBe(404)
  },
)

test('an undo can leave the items alone from now on: an exception until a day, listed with the rule, that can be removed', async () => {
  const run = await automaticRun('rule_no-conversion-keyword')
  const [first] = run.changes
  expect((await undo('owner', run.id, { exception: { expiresOn: '2026-11-18' } })).status).toBe(422)
  const { body } = await undo('owner', run.id, { changeIds: [first?.id], exception: { expiresOn: '2026-12-31' } })
  expect(body).toMatchObject({ undoneCount: 1, excludedCount: 1 })
  const call = await stage.as('owner')
  const listed = async () => (await call('GET', `${PATH}/exceptions?recordsPerPage=100`)).body.items
  const [exception] = await listed()
  expect(exception).toMatchObject({ entityId: first?.entityId, ruleId: run.ruleId, expiresOn: '2026-12-31' })
  expect((await call('GET', `${PATH}/${run.autopilotId}`)).body.exceptionEntityIds).toEqual([first?.entityId])
  expect((await call('DELETE', `${PATH}/exceptions/${exception.id}`)).status).toBe(204)
  expect(await listed()).toEqual([])
})
