import {
  AssetStatus,
  AutopilotMode,
  BiddingStrategyType,
  type CampaignMetric,
  type Execution,
  ExecutionChangeStatus,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import {
  ACCOUNT,
  ALWAYS,
  EVERYTHING,
  openStage,
  PATH,
  type Stage,
} from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'
import { GROWTH } from '#mocks/sandbox/scenarios/people.ts'

let stage: Stage
beforeEach(async () => {
  // Hourly rules need the third plan.
  stage = await openStage({ ...GROWTH, plan: 3 })
})
afterEach(() => stage.close())

const WEEKS = 2

type Side = { ruleId: string; action: Partial<Parameters<Stage['create']>[1] & object>['action']; isHourly?: boolean }

const action = (type: RuleActionType, value: number | null = null): NonNullable<Side['action']> => ({
  type,
  value,
  unit: value === null ? null : '%',
  minLimit: null,
  maxLimit: null,
  maxChangesPerRun: 200,
})

const ruleOf = (
  { ruleId, action: own, isHourly = false }: Side,
  { name, campaignId, hour }: { name: string; campaignId: string; hour: number },
) =>
  stage.create('owner', {
    ruleId,
    name,
    mode: AutopilotMode.Automatic,
    conditions: [ALWAYS],
    scope: { ...EVERYTHING, includeAll: false, campaignIds: [campaignId] },
    ...(own ? { action: own } : {}),
    cooldownDays: 0,
    schedule: {
      frequency: isHourly ? ScheduleFrequency.Hourly : ScheduleFrequency.Daily,
      weekDays: [],
      hour,
      timeZone: 'Europe/Berlin',
    },
  })

type Move = { value: string; direction: number; at: string }

/** The changes of all runs in the order of time, as the direction in which they moved a value. */
async function moves(): Promise<Move[]> {
  const call = await stage.as('owner')
  const runs: Execution[] = []
  for (let page = 1; page <= 20; page += 1) {
    const { body } = await call('GET', `${PATH}/executions?recordsPerPage=100&currentPage=${page}&sortOrder=asc`)
    runs.push(...body.items)
    if (body.items.length < 100) break
  }
  return runs.flatMap(({ startedAt, changes }) =>
    changes
      .filter(({ status }) => status === ExecutionChangeStatus.Applied)
      .map(({ entityId, field, before, after }) => ({
        value: `${entityId} ${field === 'negativeKeyword' ? 'keyword' : field}`,
        direction:
          typeof before === 'number' && typeof after === 'number'
            ? Math.sign(after - before)
            : field === 'keyword' || after === 'enabled'
              ? 1
              : -1,
        at: startedAt,
      })),
  )
}

/** How often a value was moved the other way than the time before, at most. */
function mostTurns(all: readonly Move[]): number {
  const byValue = Map.groupBy(all, ({ value }) => value)
  const turnsOf = (own: readonly Move[]) =>
    own.filter(({ direction }, place) => own[place - 1]?.direction === -direction).length
  return Math.max(0, ...[...byValue.values()].map(turnsOf))
}

const RAISE_BUDGET = action(RuleActionType.ChangeBudgetPercent, 5)
const LOWER_BUDGET = action(RuleActionType.ChangeBudgetPercent, -5)
const BUDGET = 'rule_raise-limited-budget'
const KEYWORD = 'rule_no-conversion-keyword'
const TERM = 'rule_no-conversion-search-term'
const PAIRS: [string, Side, Side][] = [
  ['raising and lowering a budget', { ruleId: BUDGET, action: RAISE_BUDGET }, { ruleId: BUDGET, action: LOWER_BUDGET }],
  [
    'raising a budget every hour and lowering it every day',
    { ruleId: BUDGET, action: RAISE_BUDGET, isHourly: true },
    { ruleId: BUDGET, action: LOWER_BUDGET },
  ],
  [
    'pausing and enabling keywords',
    { ruleId: KEYWORD, action: action(RuleActionType.Pause) },
    { ruleId: KEYWORD, action: action(RuleActionType.Enable) },
  ],
  [
    'raising keyword bids and lowering the target CPA',
    { ruleId: KEYWORD, action: action(RuleActionType.ChangeBidPercent, 5) },
    { ruleId: 'rule_cpa-above-target', action: action(RuleActionType.ChangeTargetCpaPercent, -5) },
  ],
  [
    'adding search terms as keywords and excluding them',
    { ruleId: TERM, action: action(RuleActionType.AddKeywordFromSearchTerm) },
    { ruleId: TERM, action: action(RuleActionType.AddNegativeKeyword) },
  ],
]

/** A campaign with bids by hand where the pair needs one, else the first. */
async function campaignFor(pair: string): Promise<string> {
  const call = await stage.as('viewer')
  if (pair.includes('target CPA')) {
    const { items } = (await call('GET', `/EA/${ACCOUNT}/metrics/${SAMPLE_CLIENT}/campaigns?pageSize=100`)).body
    const manual: CampaignMetric | undefined = items.find(
      ({ biddingStrategyType, status }: CampaignMetric) =>
        biddingStrategyType === BiddingStrategyType.ManualCpc && status === AssetStatus.Enabled,
    )
    if (manual) return manual.entityId
  }
  const { items } = (await call('GET', `${PATH}/assets?entityTypes=1&recordsPerPage=100`)).body
  return items.find(({ status }: { status: number }) => status === AssetStatus.Enabled).entityId
}

const ORDERS = PAIRS.flatMap(([name, one, other]) =>
  [false, true].map((isFirstOnTop): [string, Side, Side, boolean] => [
    `${name}, the ${isFirstOnTop ? 'first' : 'second'} with the higher priority`,
    one,
    other,
    isFirstOnTop,
  ]),
)

test.each(ORDERS)(
  'over weeks no value moves back and forth: %s',
  async (name, one, other, isFirstOnTop) => {
    const campaignId = await campaignFor(name)
    const first = await ruleOf(one, { name: 'One', campaignId, hour: 5 })
    const second = await ruleOf(other, { name: 'Other', campaignId, hour: 6 })
    const order = isFirstOnTop ? [first.id, second.id] : [second.id, first.id]
    const unlimited = { maxDailyFactor: 3, maxMonthlyFactor: 8, maxBudgetChangePercent: null, order }
    expect((await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, unlimited)).status).toBe(200)
    for (let day = 0; day < 7 * WEEKS; day += 1) await stage.nextDay()
    const all = await moves()
    expect(all.length).toBeGreaterThan(0)
    // The rule with the higher priority may turn what the other did before it first acted, and nothing turns after that.
    expect(mostTurns(all)).toBeLessThanOrEqual(1)
  },
  60_000,
)
