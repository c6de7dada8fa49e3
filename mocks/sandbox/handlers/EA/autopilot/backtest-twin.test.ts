import {
  type AutopilotBacktest,
  type AutopilotItem,
  AutopilotMode,
  type Execution,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { ALWAYS, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

/** The first run is on November 20, at 6:00; the days end on November 26. */
const DAYS = 7
const NO_LIMITS = { maxDailyFactor: null, maxMonthlyFactor: null, maxBudgetChangePercent: null, order: [] }
const stages: Stage[] = []
afterEach(async () => {
  for (const stage of stages.splice(0)) await stage.close()
})

async function stageOfADay(): Promise<Stage> {
  const stage = await openStage()
  stages.push(stage)
  await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, NO_LIMITS)
  return stage
}

const daysOf = ({ days }: AutopilotBacktest): [string, number, number][] =>
  days
    .filter(({ checkedCount }) => checkedCount > 0)
    .map(({ date, matchedCount, changedCount }) => [date, matchedCount, changedCount])

/** The real runs of a rule over some days: matches and changes of each day. */
async function realDays(ruleId: string): Promise<[string, number, number][]> {
  const stage = await stageOfADay()
  const item = await stage.create('owner', { ruleId, mode: AutopilotMode.Automatic, cooldownDays: 3 })
  await stage.sandbox.forward({ days: DAYS + 1 })
  const call = await stage.as('owner')
  const { items } = (await call('GET', `${PATH}/executions?autopilotIds=${item.id}&recordsPerPage=100`)).body
  return items
    .map(({ startedAt, matchedCount, changedCount }: Execution) => [startedAt.slice(0, 10), matchedCount, changedCount])
    .sort()
}

/** The backtest of the same days in a twin of the account in which the rule never ran. */
async function simulatedDays(ruleId: string): Promise<[string, number, number][]> {
  const stage = await stageOfADay()
  await stage.sandbox.forward({ days: DAYS + 1 })
  const item = await stage.draft({ ruleId, mode: AutopilotMode.Automatic, cooldownDays: 3 })
  const call = await stage.as('owner')
  return daysOf((await call('POST', `${PATH}/backtest`, { item, days: DAYS })).body)
}

/** The backtest of the item itself over the days on which it ran; its own changes are no part of the account then. */
async function repeatedDays(ruleId: string): Promise<[string, number, number][]> {
  const stage = await stageOfADay()
  const fields = { ruleId, mode: AutopilotMode.Automatic, cooldownDays: 3 }
  const { id: autopilotId } = await stage.create('owner', fields)
  await stage.sandbox.forward({ days: DAYS + 1 })
  const call = await stage.as('owner')
  const item = await stage.draft(fields)
  return daysOf((await call('POST', `${PATH}/backtest`, { autopilotId, item, days: DAYS })).body)
}

/** Every rule of the catalog that changes something, also those whose changes move the metrics by which they match. */
const RULES_WITH_CHANGES = RULES.filter(({ defaultAction }) => defaultAction.type !== RuleActionType.NotifyOnly)

test.each(RULES_WITH_CHANGES.map(({ id }) => id))(
  'the backtest of %s says what its real runs did, day by day',
  async (ruleId) => {
    const real = (await realDays(ruleId)).filter(([day]) => day < '2026-11-27')
    expect(real.length).toBeGreaterThan(0)
    expect(await simulatedDays(ruleId)).toEqual(real)
  },
)

test('a rule that raises budgets again and again is repeated by its own backtest, raise by raise', async () => {
  const real = (await realDays('rule_raise-limited-budget')).filter(([day]) => day < '2026-11-27')
  // The days after the first raise are simulated with the raised budgets.
  expect(real.filter(([, , changedCount]) => changedCount > 0).length).toBeGreaterThan(1)
  expect(await repeatedDays('rule_raise-limited-budget')).toEqual(real)
})

/** The daily matches and changes of an item that ran, and those that its own backtest says of the same days. */
async function bothDays(stage: Stage, id: string, fields: Parameters<Stage['draft']>[0] = {}) {
  const call = await stage.as('owner')
  const { items } = (await call('GET', `${PATH}/executions?autopilotIds=${id}&recordsPerPage=100`)).body
  const real = items
    .map(({ startedAt, matchedCount, changedCount }: Execution) => [startedAt.slice(0, 10), matchedCount, changedCount])
    .sort()
    .filter(([day]: [string]) => day < '2026-11-27')
  const stored = (await call('GET', `${PATH}/${id}`)).body
  const item = await stage.draft({ ...BUDGETS, ...pick(stored), ...fields })
  const backtest = daysOf((await call('POST', `${PATH}/backtest`, { autopilotId: id, item, days: DAYS })).body)
  return { real, backtest }
}

const BUDGETS = { ruleId: 'rule_raise-limited-budget', mode: AutopilotMode.Automatic, cooldownDays: 0 }
const BUDGET_ACTION = {
  type: RuleActionType.ChangeBudgetPercent,
  unit: '%' as const,
  minLimit: null,
  maxLimit: null,
  maxChangesPerRun: 200,
}
const pick = ({ action, conditions, scope, schedule, exceptionEntityIds }: AutopilotItem) => ({
  action,
  conditions,
  scope,
  schedule,
  exceptionEntityIds,
})

test('a backtest knows the exceptions of each day: one added and another removed in between', async () => {
  const stage = await stageOfADay()
  const { id } = await stage.create('owner', BUDGETS)
  await stage.sandbox.forward({ days: 2 })
  const owner = await stage.as('owner')
  const [run] = (await owner('GET', `${PATH}/executions?autopilotIds=${id}`)).body.items
  const { changes } = (await owner('GET', `${PATH}/executions/${run.id}`)).body
  const { entityId, entityType } = changes[0]
  const body = { ruleId: BUDGETS.ruleId, entityId, entityType, expiresOn: null }
  const { id: exceptionId } = (await owner('POST', `${PATH}/exceptions`, body)).body
  await stage.sandbox.forward({ days: 2 })
  const later = await stage.as('owner')
  expect((await later('DELETE', `${PATH}/exceptions/${exceptionId}`)).status).toBe(204)
  await stage.sandbox.forward({ days: DAYS - 3 })
  const { real, backtest } = await bothDays(stage, id)
  expect(backtest).toEqual(real)
})

/** A rule that changes all budgets by a percentage. */
const changeBy = (stage: Stage, value: number, when: Parameters<Stage['create']>[1]) =>
  stage.create('owner', {
    ...BUDGETS,
    name: `Change by ${value}`,
    conditions: [ALWAYS],
    action: { ...BUDGET_ACTION, value },
    ...when,
  })

test('a backtest knows that a change of another rule was in force until it was undone', async () => {
  const stage = await stageOfADay()
  const { schedule } = await stage.draft()
  // Runs by hand only.
  const once = { schedule: { ...schedule, frequency: ScheduleFrequency.Once }, startsOn: '2027-01-01' }
  const raising = await changeBy(stage, 10, once)
  const lowering = await changeBy(stage, -10, { schedule: { ...schedule, hour: 7 } })
  const order = [raising.id, lowering.id]
  await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, { ...NO_LIMITS, order })
  const { id } = await stage.run(raising.id)
  await stage.sandbox.forward({ days: 3 })
  const undone = await (await stage.as('owner'))('POST', `${PATH}/executions/${id}/undo`, {})
  expect(undone.body.skipped).toEqual([])
  await stage.sandbox.forward({ days: DAYS - 2 })
  const { real, backtest } = await bothDays(stage, lowering.id)
  const changed = real.map(([, , changedCount]: [string, number, number]) => changedCount > 0)
  expect(new Set(changed)).toEqual(new Set([true, false]))
  expect(backtest).toEqual(real)
})

test('a backtest knows that an undo has restarted the cooldown', async () => {
  const stage = await stageOfADay()
  const { id } = await changeBy(stage, 10, { cooldownDays: 3 })
  const run = await stage.run(id)
  await stage.sandbox.forward({ days: 2 })
  const undo = await (await stage.as('owner'))('POST', `${PATH}/executions/${run.id}/undo`, {
    changeIds: [run.changes[0]?.id],
  })
  expect(undo.body.undoneCount).toBe(1)
  await stage.sandbox.forward({ days: DAYS - 1 })
  const { real, backtest } = await bothDays(stage, id, { cooldownDays: 3 })
  // The run by hand was before the first day.
  const matching = real.filter(([day, matchedCount]: [string, number]) => day > '2026-11-19' && matchedCount > 0)
  expect(matching.map(([, , changedCount]: [string, number, number]) => changedCount)).toContain(1)
  expect(backtest).toEqual(matching)
})

test('a backtest of a day counts the budgets moved before automation was resumed on a later one', async () => {
  const stage = await stageOfADay()
  const limits = { ...NO_LIMITS, maxBudgetChangePercent: 15 }
  await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, limits)
  const { schedule } = await stage.draft()
  await changeBy(stage, 10, { schedule })
  const second = await changeBy(stage, 10, { schedule: { ...schedule, hour: 7 } })
  await stage.sandbox.forward({ days: 1 })
  const admin = await stage.as('admin')
  expect((await admin('GET', `${PATH}/automation`)).body.stop).toMatchObject({ autopilotId: second.id })
  await admin('PUT', `${PATH}/automation`, { isPaused: false })
  await admin('PUT', `${PATH}/automation`, { isPaused: true })
  await stage.sandbox.forward({ days: DAYS })
  const item = await stage.draft({ ...BUDGETS, ...pick(second), conditions: [ALWAYS] })
  const body = { autopilotId: second.id, item, days: DAYS }
  const backtest = (await (await stage.as('owner'))('POST', `${PATH}/backtest`, body)).body
  expect(backtest.stoppedOn).toBe('2026-11-20')
})

test('a backtest knows the order of each day: the rule with priority was another one until then', async () => {
  const stage = await stageOfADay()
  const raising = await stage.create('owner', BUDGETS)
  const lower = { ...BUDGET_ACTION, value: -10 }
  const at7 = { ...(await stage.draft()).schedule, hour: 7 }
  const lowering = await stage.create('owner', { ...BUDGETS, name: 'Lower', action: lower, schedule: at7 })
  const setOrder = async (order: string[]) =>
    expect((await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, { ...NO_LIMITS, order })).status).toBe(200)
  await setOrder([raising.id, lowering.id])
  await stage.sandbox.forward({ days: 3 })
  await setOrder([lowering.id, raising.id])
  await stage.sandbox.forward({ days: DAYS - 2 })
  const { real, backtest } = await bothDays(stage, lowering.id)
  const changed = real.map(([, , changedCount]: [string, number, number]) => changedCount > 0)
  expect(new Set(changed)).toEqual(new Set([true, false]))
  expect(backtest).toEqual(real)
})
