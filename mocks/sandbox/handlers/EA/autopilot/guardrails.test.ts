import {
  AssetStatus,
  type AutopilotGuardrailsUpdate,
  AutopilotMode,
  type Execution,
  HeldBackReason,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  ALWAYS,
  EVERYTHING,
  openStage,
  PATH,
  type Stage,
  UNLIMITED,
} from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

async function campaignIds(): Promise<string[]> {
  const call = await stage.as('viewer')
  const { items } = (await call('GET', `${PATH}/assets?entityTypes=1&recordsPerPage=100`)).body
  return items
    .filter(({ status }: { status: number }) => status === AssetStatus.Enabled)
    .map(({ entityId }: { entityId: string }) => entityId)
}

/** A daily automatic rule that changes the budgets of campaigns by a percentage, whatever they cost. */
const budgetRule = async (name: string, value: number, campaigns: string[], hour = 5) =>
  stage.create('owner', {
    ruleId: 'rule_raise-limited-budget',
    name,
    mode: AutopilotMode.Automatic,
    conditions: [ALWAYS],
    scope: { ...EVERYTHING, includeAll: false, campaignIds: campaigns },
    action: {
      type: RuleActionType.ChangeBudgetPercent,
      value,
      unit: '%',
      minLimit: null,
      maxLimit: null,
      maxChangesPerRun: 200,
    },
    cooldownDays: 0,
    schedule: { frequency: ScheduleFrequency.Daily, weekDays: [], hour, timeZone: 'Europe/Berlin' },
  })

const setGuardrails = async (body: AutopilotGuardrailsUpdate) =>
  (await stage.as('admin'))('PUT', `${PATH}/guardrails`, body)

const runsOf = async (autopilotId: string): Promise<Execution[]> => {
  const call = await stage.as('viewer')
  const { items } = (
    await call('GET', `${PATH}/executions?autopilotIds=${autopilotId}&recordsPerPage=100&sortOrder=asc`)
  ).body
  return items.filter((run: Execution) => run.autopilotId === autopilotId)
}
const changesOf = async (autopilotId: string) => (await runsOf(autopilotId)).flatMap(({ changes }) => changes)

test('of two rules that fight, the one with the higher priority wins, and the value never goes back and forth', async () => {
  const [campaign = ''] = await campaignIds()
  const raise = await budgetRule('Raise', 10, [campaign])
  const lower = await budgetRule('Lower', -10, [campaign], 6)
  await setGuardrails({ ...UNLIMITED, order: [lower.id, raise.id] })
  for (let day = 0; day < 6; day += 1) await stage.nextDay()
  // The raise came first on the first morning; since then the budget only falls.
  expect(await changesOf(raise.id)).toHaveLength(1)
  expect(await changesOf(lower.id)).toHaveLength(6)
  const last = (await runsOf(raise.id)).at(-1)
  expect(last).toMatchObject({
    matchedCount: 1,
    changedCount: 0,
    heldBack: [{ reason: HeldBackReason.HigherPriority, matchCount: 1, autopilotId: lower.id, autopilotName: 'Lower' }],
  })

  // The user changes the order: now the raise wins.
  await setGuardrails({ ...UNLIMITED, order: [raise.id, lower.id] })
  for (let day = 0; day < 3; day += 1) await stage.nextDay()
  expect(await changesOf(raise.id)).toHaveLength(4)
  expect(await changesOf(lower.id)).toHaveLength(6)
})

test('of two rules that fight and are due at the same moment, the one with the higher priority runs first', async () => {
  const [campaign = ''] = await campaignIds()
  const made = [await budgetRule('Raise', 10, [campaign]), await budgetRule('Lower', -10, [campaign])]
  // Without an order the older one would run first; ids are random, so both orders of ids occur.
  for (const order of [made.map(({ id }) => id), made.map(({ id }) => id).toReversed()]) {
    const [first = '', second = ''] = order
    await stage.sandbox.forward({ hours: 1 })
    const before = (await changesOf(second)).length
    await setGuardrails({ ...UNLIMITED, order })
    await stage.sandbox.forward({ days: 3 })
    expect((await changesOf(first)).length).toBeGreaterThan(0)
    expect(await changesOf(second)).toHaveLength(before)
  }
})

test('rules that go the same way stop at the factor of a day and of 30 days, together', async () => {
  const [campaign = ''] = await campaignIds()
  const first = await budgetRule('First', 50, [campaign])
  const second = await budgetRule('Second', 50, [campaign], 6)
  await setGuardrails({ ...UNLIMITED, maxDailyFactor: 2, maxMonthlyFactor: 3 })
  await stage.nextDay()
  // 1.5 on the first day, 2.25 on the second; 2.25 within a day and 3.375 within a month would be too far.
  expect((await runsOf(second.id)).at(-1)?.heldBack).toMatchObject([{ reason: HeldBackReason.DailyLimit }])
  await stage.nextDay()
  await stage.nextDay()
  expect(await changesOf(first.id)).toHaveLength(2)
  expect(await changesOf(second.id)).toHaveLength(0)
  expect((await runsOf(first.id)).at(-1)?.heldBack).toMatchObject([{ reason: HeldBackReason.MonthlyLimit }])
})

test('a change beyond the limit of daily budgets stops automation, says why, notifies, and can be resumed', async () => {
  const campaigns = await campaignIds()
  const raise = await budgetRule('Raise everything', 50, campaigns)
  await stage.sandbox.forward({ days: 1 })
  const [run] = await runsOf(raise.id)
  const call = await stage.as('admin')
  const automation = (await call('GET', `${PATH}/automation`)).body
  expect(automation).toMatchObject({
    isPaused: true,
    changedByName: null,
    stop: { executionId: run?.id, autopilotName: 'Raise everything', maxBudgetChangePercent: 30 },
  })
  const { changedToday, plannedChange, totalBudget } = automation.stop
  expect(changedToday).toBeLessThanOrEqual(totalBudget * 0.3)
  expect(changedToday + plannedChange).toBeGreaterThan(totalBudget * 0.3)
  const moved = (run?.changes ?? []).reduce(
    (sum, { before, after }) => sum + Math.abs(Number(after) - Number(before)),
    0,
  )
  expect(moved).toBeCloseTo(changedToday, 2)
  expect(run?.heldBack).toMatchObject([{ reason: HeldBackReason.BudgetStop }])
  const notices = (await call('GET', '/User/notifications')).body.items
  expect(notices.map(({ title }: { title: string }) => title)).toContain('Automation was stopped')
  // Paths of the app.
  expect(notices.map(({ link }: { link: string }) => link).sort()).toEqual([
    '/active-rules',
    `/activity/runs/${run?.id}`,
  ])

  await stage.sandbox.forward({ days: 1 })
  expect(await runsOf(raise.id)).toHaveLength(1)
  const resumed = await (await stage.as('admin'))('PUT', `${PATH}/automation`, { isPaused: false })
  expect(resumed.body).toMatchObject({ isPaused: false, stop: null })
  await stage.sandbox.forward({ days: 1 })
  expect((await runsOf(raise.id)).length).toBeGreaterThan(1)
})

test('the guardrails are for admins, name only known items, and refuse an edit that began with another version', async () => {
  const item = await stage.create('owner')
  const call = await stage.as('admin')
  expect((await call('GET', `${PATH}/guardrails`)).body).toEqual({
    maxDailyFactor: 2,
    maxMonthlyFactor: 4,
    maxBudgetChangePercent: 30,
    order: [item.id],
    version: 1,
  })
  expect((await (await stage.as('jonas'))('PUT', `${PATH}/guardrails`, UNLIMITED)).body.code).toBe('role-too-low')
  expect((await setGuardrails({ ...UNLIMITED, order: ['ap_unknown'] })).status).toBe(422)
  expect((await setGuardrails({ ...UNLIMITED, order: [item.id] })).body).toMatchObject({ version: 2, order: [item.id] })
  const late = await call('PUT', `${PATH}/guardrails?expectedVersion=1`, { ...UNLIMITED, maxDailyFactor: 3 })
  expect(late).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
})
