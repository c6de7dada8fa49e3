import { type AutopilotBacktest, AutopilotMode, type Execution } from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

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
  const { body }: { body: AutopilotBacktest } = await call('POST', `${PATH}/backtest`, { item, days: DAYS })
  return body.days
    .filter(({ checkedCount }) => checkedCount > 0)
    .map(({ date, matchedCount, changedCount }) => [date, matchedCount, changedCount])
}

/** Rules whose changes leave the metrics by which they match as they are. */
const RULES = [
  'rule_no-conversion-keyword',
  'rule_no-conversion-search-term',
  'rule_cpa-above-target',
  'rule_roas-room',
  'rule_first-page-bid',
  'rule_low-quality-score',
]

test.each(RULES)('the backtest of %s says what its real runs did, day by day', async (ruleId) => {
  const real = (await realDays(ruleId)).filter(([day]) => day < '2026-11-27')
  expect(real.length).toBeGreaterThan(0)
  expect(await simulatedDays(ruleId)).toEqual(real)
})

test('where changes move the metrics by which a rule matches, both are the same up to the first change', async () => {
  const [real] = await realDays('rule_raise-limited-budget')
  const [simulated] = await simulatedDays('rule_raise-limited-budget')
  expect(real?.[2]).toBeGreaterThan(0)
  expect(simulated).toEqual(real)
})
