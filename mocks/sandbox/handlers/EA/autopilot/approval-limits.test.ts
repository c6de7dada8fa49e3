import {
  AssetStatus,
  type AutopilotGuardrailsUpdate,
  AutopilotMode,
  type AutopilotProposal,
  HeldBackReason,
  type ProposalDecision,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import {
  ACCOUNT,
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

type Campaign = { entityId: string; status: number; dailyBudget: number }

async function campaigns(): Promise<Campaign[]> {
  const { items } = (await (await stage.as('viewer'))('GET', `${PATH}/assets?entityTypes=1&recordsPerPage=100`)).body
  return items.filter(({ status }: Campaign) => status === AssetStatus.Enabled)
}

const action = (value: number, maxLimit: number | null = null) => ({
  type: RuleActionType.ChangeBudgetPercent,
  value,
  unit: '%' as const,
  minLimit: null,
  maxLimit,
  maxChangesPerRun: 200,
})

/** A rule that changes the budgets of campaigns by a percentage, whatever they cost. */
const budgetRule = async (value: number, ids: string[], mode: AutopilotMode = AutopilotMode.Suggest) =>
  stage.create('owner', {
    ruleId: 'rule_raise-limited-budget',
    name: `Change by ${value}`,
    mode,
    conditions: [ALWAYS],
    scope: { ...EVERYTHING, includeAll: false, campaignIds: ids },
    action: action(value),
    cooldownDays: 0,
    schedule: { frequency: ScheduleFrequency.Daily, weekDays: [], hour: 5, timeZone: 'Europe/Berlin' },
  })

const setGuardrails = async (body: AutopilotGuardrailsUpdate) => {
  expect((await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, body)).status).toBe(200)
}
const approve = async (changes: { id: string }[], language = 'en'): Promise<ProposalDecision> =>
  (
    await (
      await stage.as('admin', language)
    )('POST', `${PATH}/proposals/approve`, { changeIds: changes.map(({ id }) => id) })
  ).body
const openSuggestions = async (): Promise<AutopilotProposal[]> =>
  (await (await stage.as('viewer'))('GET', `${PATH}/proposals?recordsPerPage=100`)).body.items

test('suggestions approved together stay within the limit of daily budgets; the others stay open and say why', async () => {
  const all = await campaigns()
  const total = all.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
  const { changes } = await stage.run(
    (
      await budgetRule(
        50,
        all.map(({ entityId }) => entityId),
      )
    ).id,
  )
  const decision = await approve(changes)
  const moved = decision.changes.reduce((sum, { before, after }) => sum + Number(after) - Number(before), 0)
  expect(moved).toBeGreaterThan(0)
  expect(moved).toBeLessThanOrEqual(total * 0.3)
  expect(decision.heldBack.length).toBeGreaterThan(0)
  expect(decision).toMatchObject({
    decidedCount: changes.length - decision.heldBack.length,
    failedCount: 0,
    missingIds: [],
  })
  for (const { changeId, reason, text } of decision.heldBack) {
    const change = changes.find(({ id }) => id === changeId)
    expect(reason).toBe(HeldBackReason.BudgetStop)
    expect(text).toContain('daily budgets of the client account too far within a day')
    // It alone would go beyond the limit.
    expect(moved + Number(change?.after) - Number(change?.before)).toBeGreaterThan(total * 0.3)
  }
  expect((await openSuggestions()).map(({ id }) => id).sort()).toEqual(
    decision.heldBack.map(({ changeId }) => changeId).sort(),
  )
  // A person approves with open eyes: only automatic changes stop automation.
  expect((await (await stage.as('admin'))('GET', `${PATH}/automation`)).body).toMatchObject({ isPaused: false })
  expect((await approve(decision.heldBack.map(({ changeId }) => ({ id: changeId })))).decidedCount).toBe(0)
})

test('the limits of a value within a day and 30 days hold back what is approved by hand', async () => {
  const [campaign] = await campaigns()
  const { changes } = await stage.run((await budgetRule(50, [campaign?.entityId ?? ''])).id)
  await setGuardrails({ ...UNLIMITED, maxDailyFactor: 1.2 })
  const daily = await approve(changes)
  expect(daily.heldBack).toMatchObject([{ reason: HeldBackReason.DailyLimit, autopilotId: null }])
  expect(daily.heldBack[0]?.text).toMatch(/too far within a day.*raise the daily limit/)
  await setGuardrails({ ...UNLIMITED, maxMonthlyFactor: 1.2 })
  const monthly = await approve(changes, 'tr')
  expect(monthly.heldBack).toMatchObject([{ reason: HeldBackReason.MonthlyLimit }])
  expect(monthly.heldBack[0]?.text).toContain('30 günlük')
  await setGuardrails(UNLIMITED)
  expect(await approve(changes)).toMatchObject({ decidedCount: 1, heldBack: [] })
})

test('approved changes of a day add up', async () => {
  const [campaign] = await campaigns()
  const ids = [campaign?.entityId ?? '']
  await setGuardrails({ ...UNLIMITED, maxDailyFactor: 1.5 })
  const first = await stage.run((await budgetRule(40, ids)).id)
  expect(await approve(first.changes)).toMatchObject({ decidedCount: 1 })
  // The next suggestion starts from the new budget, and goes beyond the limit together with it.
  await setGuardrails({ ...UNLIMITED, maxDailyFactor: 2 })
  const second = await stage.run((await budgetRule(30, ids)).id)
  await setGuardrails({ ...UNLIMITED, maxDailyFactor: 1.5 })
  expect((await approve(second.changes)).heldBack).toMatchObject([{ reason: HeldBackReason.DailyLimit }])
  await stage.sandbox.forward({ days: 1 })
  expect(await approve(second.changes)).toMatchObject({ decidedCount: 1, heldBack: [] })
})

test('a suggestion that works against a rule with a higher priority is held back and names the rule', async () => {
  const [campaign] = await campaigns()
  const ids = [campaign?.entityId ?? '']
  const lower = await budgetRule(-10, ids, AutopilotMode.Automatic)
  const raise = await budgetRule(10, ids)
  await setGuardrails({ ...UNLIMITED, order: [raise.id, lower.id] })
  await stage.run(lower.id)
  const { changes } = await stage.run(raise.id)
  await setGuardrails({ ...UNLIMITED, order: [lower.id, raise.id] })
  const { heldBack } = await approve(changes)
  expect(heldBack).toMatchObject([
    { reason: HeldBackReason.HigherPriority, autopilotId: lower.id, autopilotName: 'Change by -10' },
  ])
  expect(heldBack[0]?.text).toContain('"Change by -10" has a higher priority')
})

test('the minimum and maximum of the rule hold as they are edited by then', async () => {
  const [campaign] = await campaigns()
  const rule = await budgetRule(50, [campaign?.entityId ?? ''])
  const { changes } = await stage.run(rule.id)
  const draft = await stage.draft({ ruleId: rule.ruleId, conditions: [ALWAYS], scope: rule.scope })
  const maxLimit = Number(changes[0]?.before)
  await (await stage.as('owner'))('PUT', `${PATH}/${rule.id}`, { ...draft, action: action(50, maxLimit) })
  expect((await approve(changes)).heldBack).toMatchObject([{ reason: HeldBackReason.NothingToChange }])
})

test('after an automatic stop nothing is approved before someone resumes automation', async () => {
  const all = await campaigns()
  const { changes } = await stage.run((await budgetRule(-5, [all[0]?.entityId ?? ''])).id)
  const raise = await budgetRule(
    50,
    all.slice(1).map(({ entityId }) => entityId),
    AutopilotMode.Automatic,
  )
  await stage.run(raise.id)
  const admin = await stage.as('admin')
  expect((await admin('GET', `${PATH}/automation`)).body.stop).not.toBeNull()
  const stopped = await approve(changes)
  expect(stopped).toMatchObject({ decidedCount: 0, heldBack: [{ reason: HeldBackReason.AutomationStopped }] })
  await stage.sandbox.forward({ hours: 1 })
  const later = await stage.as('admin')
  await later('PUT', `${PATH}/automation`, { isPaused: false })
  expect(await approve(changes)).toMatchObject({ decidedCount: 1, heldBack: [] })
})

test('after an automatic stop suggestions on values that a rule has changed stay open, too', async () => {
  const ids = (await campaigns()).map(({ entityId }) => entityId)
  const { changes } = await stage.run((await budgetRule(-5, ids)).id)
  const raised = await stage.run((await budgetRule(50, ids, AutopilotMode.Automatic)).id)
  expect(raised.changes.length).toBeGreaterThan(0)
  const decision = await approve(changes)
  expect(decision).toMatchObject({ decidedCount: 0, failedCount: 0 })
  expect(decision.heldBack).toHaveLength(changes.length)
  expect(new Set(decision.heldBack.map(({ reason }) => reason))).toEqual(new Set([HeldBackReason.AutomationStopped]))
})

test('a suggestion on a value that another rule has changed does not name Google Ads as the one who did', async () => {
  const [campaign] = await campaigns()
  const ids = [campaign?.entityId ?? '']
  const { id, changes } = await stage.run((await budgetRule(-5, ids)).id)
  await stage.run((await budgetRule(2, ids, AutopilotMode.Automatic)).id)
  expect(await approve(changes)).toMatchObject({ failedCount: 1, heldBack: [] })
  const run = (await (await stage.as('viewer'))('GET', `${PATH}/executions/${id}`)).body
  expect(run.changes[0].failureReason).toBe(
    'Google Ads rejected the change because its value was changed in the meantime.',
  )
})

test('a person can undo beyond the limits, also over a later change', async () => {
  const [campaign] = await campaigns()
  const entityId = campaign?.entityId ?? ''
  const { id, changes } = await stage.run((await budgetRule(10, [entityId], AutopilotMode.Automatic)).id)
  const before = Number(changes[0]?.before)
  const now = new Date(stage.sandbox.clock.now().getTime() + 60_000)
  const byHand = { entityId, field: 'dailyBudget' as const, from: '2026-11-19', at: now.toISOString() }
  await changeAdsAccount(stage.sandbox.runtime, ACCOUNT, SAMPLE_CLIENT, { ...byHand, value: before / 5 })
  await stage.sandbox.forward({ hours: 1 })
  await setGuardrails({ ...UNLIMITED, maxDailyFactor: 1.05, maxBudgetChangePercent: 1 })
  const admin = await stage.as('admin')
  const answer = await admin('POST', `${PATH}/executions/${id}/undo`, { includeChangedSince: true })
  expect(answer.body).toMatchObject({ undoneCount: 1, skipped: [] })
})
