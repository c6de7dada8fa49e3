import {
  type ActivityEntry,
  ActivityKind,
  type AutopilotEffect,
  type AutopilotEffectDay,
  AutopilotMode,
  AutopilotStatus,
  EffectVerdict,
  type Execution,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  adsConnectionOf,
  revokeAdsAccess,
  saveAdsConnection,
} from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { ACCOUNT, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const put = async (name: Parameters<Stage['as']>[0], body: object) =>
  (await stage.as(name))('PUT', `${PATH}/automation`, body)
const itemNow = async (id: string) => (await (await stage.as('viewer'))('GET', `${PATH}/${id}`)).body

test('while all is paused nothing runs, items keep their state without a next run; missed runs are not made up for', async () => {
  const item = await stage.create('owner', { mode: AutopilotMode.Automatic })
  expect((await (await stage.as('viewer'))('GET', `${PATH}/automation`)).body).toEqual({
    currencyCode: 'EUR',
    isPaused: false,
    changedAt: null,
    changedByName: null,
    activeItemCount: 1,
    reason: null,
    stop: null,
    version: 1,
  })
  const paused = await put('admin', { isPaused: true, reason: 'Shop move' })
  expect(paused.body).toMatchObject({
    isPaused: true,
    changedByName: 'admin Demir',
    reason: 'Shop move',
    activeItemCount: 1,
  })
  expect((await put('owner', { isPaused: true })).body).toEqual(paused.body)
  expect(await itemNow(item.id)).toMatchObject({ status: 1, nextRunAt: null })
  const run = await (await stage.as('owner'))('POST', `${PATH}/${item.id}/run`)
  expect(run).toMatchObject({
    status: 409,
    body: { code: 'automation-paused', detail: 'admin Demir paused it at 2026-11-19T08:00:00.000Z.' },
  })
  expect(await stage.nextDay()).toEqual([])
  expect(await stage.nextDay()).toEqual([])

  expect((await put('owner', { isPaused: false })).body).toMatchObject({ isPaused: false, reason: null })
  expect(await itemNow(item.id)).toMatchObject({ status: 1, nextRunAt: '2026-11-22T05:00:00.000Z' })
  expect(await stage.nextDay()).toHaveLength(1)
})

test('when access to Google Ads is back, the activity names the runs that were missed without it', async () => {
  const item = await stage.create('owner')
  const context = { ...stage.sandbox.runtime, now: stage.sandbox.clock.now() }
  await revokeAdsAccess(context, ACCOUNT)
  await stage.sandbox.forward({ days: 3 })
  expect(await context.store.get('autopilotItem', item.id)).toMatchObject({ status: AutopilotStatus.NeedsAttention })
  const connection = await adsConnectionOf(context, ACCOUNT)
  if (!connection) throw new Error('The account has no ads connection.')
  await saveAdsConnection({ ...context, now: stage.sandbox.clock.now() }, { ...connection, endedAt: null })
  await stage.sandbox.forward({ hours: 1 })
  const { items } = (await (await stage.as('viewer'))('GET', `${PATH}/activity?kinds=${ActivityKind.RunsMissed}`)).body
  expect(items.map(({ text }: ActivityEntry) => text)).toEqual([
    expect.stringMatching(/ missed while access to Google Ads was missing: 2 \(Nov 21\W+22\)\.$/),
  ])
})

test('an item for once whose time went by meanwhile is archived', async () => {
  const { schedule } = await stage.draft()
  const item = await stage.create('owner', {
    schedule: { ...schedule, frequency: ScheduleFrequency.Once },
    startsOn: '2026-11-20',
  })
  await put('owner', { isPaused: true })
  await stage.nextDay()
  await put('owner', { isPaused: false })
  expect(await itemNow(item.id)).toMatchObject({ status: 4, nextRunAt: null, lastRunAt: null })
})

test('an item that came due while all was paused runs again at its next time after that', async () => {
  const item = await stage.create('owner')
  await put('owner', { isPaused: true })
  await stage.sandbox.forward({ days: 2 })
  expect(await itemNow(item.id)).toMatchObject({ lastRunAt: null })
  await put('owner', { isPaused: false })
  const { nextRunAt } = await itemNow(item.id)
  await stage.sandbox.forward({ days: 1 })
  expect(await itemNow(item.id)).toMatchObject({ lastRunAt: nextRunAt })
})

test('resuming names the missed runs of each rule; rules that were paused by hand stay paused and missed none', async () => {
  const { schedule } = await stage.draft()
  const daily = await stage.create('owner')
  const fridays = { ...schedule, frequency: ScheduleFrequency.Weekly, weekDays: [5 as const] }
  await stage.create('owner', { ruleId: 'rule_low-quality-score', schedule: fridays })
  const byHand = await stage.create('owner', { ruleId: 'rule_month-over-plan' })
  const owner = await stage.as('owner')
  await owner('PUT', `${PATH}/${byHand.id}/status`, { status: AutopilotStatus.Paused })
  await put('owner', { isPaused: true })
  await stage.sandbox.forward({ days: 2 })
  await put('owner', { isPaused: false })
  const missed = async (language: 'en' | 'tr') =>
    (await (await stage.as('viewer', language))('GET', `${PATH}/activity?kinds=${ActivityKind.RunsMissed}`)).body.items
      .map(({ text }: ActivityEntry) => text)
      .sort()
  expect(await missed('en')).toEqual([
    expect.stringMatching(/^Runs of ".+" missed while automation was paused: 1 \(Nov 20\)\.$/),
    expect.stringMatching(/^Runs of ".+" missed while automation was paused: 2 \(Nov 20\W+21\)\.$/),
  ])
  expect(await missed('tr')).toContainEqual(expect.stringMatching(/çalıştırmaları: 2 \(20\W+21 Kas\)\.$/))
  expect(await itemNow(daily.id)).toMatchObject({
    status: AutopilotStatus.Active,
    nextRunAt: '2026-11-22T05:00:00.000Z',
  })
  expect(await itemNow(byHand.id)).toMatchObject({ status: AutopilotStatus.Paused, nextRunAt: null })
  await stage.sandbox.forward({ days: 1 })
  const { items } = (await (await stage.as('viewer'))('GET', `${PATH}/executions?autopilotIds=${daily.id}`)).body
  expect(items.map(({ startedAt }: Execution) => startedAt)).toEqual(['2026-11-22T05:00:00.000Z'])
})

test('pausing and resuming everything is for admins and owners', async () => {
  for (const isPaused of [true, false])
    for (const name of ['viewer', 'jonas'] as const)
      expect((await put(name, { isPaused })).body.code).toBe('role-too-low')
})

test('the effect adds up: days, items and figures of the things that were changed, each once', async () => {
  const keywords = await stage.create('owner', { mode: AutopilotMode.Automatic })
  const run = await stage.run(keywords.id)
  const budgets = await stage.create('owner', { ruleId: 'rule_raise-limited-budget', mode: AutopilotMode.Automatic })
  const raised = await stage.run(budgets.id)
  stage.sandbox.clock.forward({ days: 2 })
  const [undone] = run.changes
  await (await stage.as('owner'))('POST', `${PATH}/executions/${run.id}/undo`, { changeIds: [undone?.id] })
  stage.sandbox.clock.forward({ days: 2 })
  const call = await stage.as('viewer')
  const { body } = await call('GET', `${PATH}/effect`)
  const effect: AutopilotEffect = body
  const total = (field: keyof AutopilotEffectDay) => effect.days.reduce((sum, day) => sum + Number(day[field]), 0)
  expect(effect).toMatchObject({
    dateBegin: '2026-10-24',
    dateEnd: '2026-11-22',
    undoneCount: 1,
    runCount: 2,
    openProposalCount: 0,
  })
  const inForce = run.changedCount + raised.changedCount - 1
  expect(effect.timeSaved).toEqual({ changeCount: inForce, minutesPerChange: 3, minutes: 3 * inForce })
  expect(effect.conversionGain).toMatchObject({ verdict: EffectVerdict.TooLittleData, difference: null })
  expect(effect.days).toHaveLength(30)
  expect(effect.changedCount).toBe(run.changedCount + raised.changedCount)
  expect(total('changedCount')).toBe(effect.changedCount)
  expect(effect.days.find(({ undoneCount }) => undoneCount > 0)?.date).toBe('2026-11-21')
  const savings = effect.items.map(({ estimatedSaving }) => estimatedSaving?.amount ?? 0)
  expect(savings.reduce((sum, one) => sum + one, 0)).toBeCloseTo(effect.estimatedSaving?.amount ?? 0, 2)
  expect(effect.items.map(({ autopilotId }) => autopilotId).sort()).toEqual([keywords.id, budgets.id].sort())

  // One item's entities only, against the platform's own table of campaigns.
  const own: AutopilotEffect = (await call('GET', `${PATH}/effect?autopilotId=${budgets.id}`)).body
  const assets = (await call('GET', `${PATH}/assets?entityTypes=1&recordsPerPage=100`)).body.items
  const ids = raised.changes.map(({ entityId }) => entityId)
  const cost = assets
    .filter(({ entityId }: { entityId: string }) => ids.includes(entityId))
    .reduce((sum: number, { metrics }: { metrics: { cost: number } }) => sum + metrics.cost, 0)
  expect(own.days.reduce((sum, day) => sum + (day.cost ?? 0), 0)).toBeCloseTo(cost, 1)
  const before: AutopilotEffect = (await call('GET', `${PATH}/effect?dateBegin=2026-10-01&dateEnd=2026-11-18`)).body
  expect(before).toMatchObject({ changedCount: 0, runCount: 0, estimatedSaving: null, items: [] })
  expect(before.days.every(({ cost }) => cost === 0)).toBe(true)
  expect((await call('GET', `${PATH}/effect?dateBegin=2025-10-01&dateEnd=2026-11-18`)).status).toBe(400)
})

test('the changes of a rule are counted over the same days as its effect, and today', async () => {
  const { id } = await stage.create('owner', { mode: AutopilotMode.Automatic })
  const run = await stage.run(id)
  expect(run.changedCount).toBeGreaterThan(0)
  expect(await itemNow(id)).toMatchObject({ runs30d: 1, changes30d: run.changedCount })
  // The evening of the 30th day after the run in the morning.
  stage.sandbox.clock.forward({ days: 30, hours: 9 })
  const effect = (await (await stage.as('viewer'))('GET', `${PATH}/effect`)).body
  expect(effect).toMatchObject({ dateBegin: '2026-11-19', changedCount: run.changedCount })
  expect(await itemNow(id)).toMatchObject({ runs30d: 1, changes30d: run.changedCount })
  stage.sandbox.clock.forward({ days: 1 })
  expect(await itemNow(id)).toMatchObject({ runs30d: 0, changes30d: 0 })
})

test('a pause by someone else meanwhile is not taken back unseen', async () => {
  const admin = await stage.as('admin')
  const { version } = (await admin('GET', `${PATH}/automation`)).body
  await put('admin', { isPaused: true, reason: 'First' })
  await put('owner', { isPaused: false })
  await put('owner', { isPaused: true, reason: 'Second' })
  const resume = (expected: number) =>
    admin('PUT', `${PATH}/automation?expectedVersion=${expected}`, { isPaused: false })
  expect(await resume(version + 1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect(await resume(version + 3)).toMatchObject({ status: 200, body: { isPaused: false, version: version + 4 } })
})
