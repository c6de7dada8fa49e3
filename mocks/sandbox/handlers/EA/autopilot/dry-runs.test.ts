import {
  type AutopilotBacktest,
  AutopilotMode,
  type AutopilotPreview,
  ComparedTo,
  type Condition,
  Lookback,
  PreviewWarningKind,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  EVERYTHING,
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

const preview = async (body: object, language = 'en'): Promise<AutopilotPreview> =>
  (await (await stage.as('viewer', language))('POST', `${PATH}/preview`, body)).body
const backtest = async (body: object): Promise<AutopilotBacktest> =>
  (await (await stage.as('viewer'))('POST', `${PATH}/backtest`, body)).body
const idsOf = (list: { entityId: string }[]) => list.map(({ entityId }) => entityId)

test('a preview says what a run then does, and writes nothing down', async () => {
  const item = await stage.draft({ mode: AutopilotMode.Automatic })
  const call = await stage.as('viewer')
  // When a member was last seen is written down with the first call.
  await call('GET', `${PATH}/automation`)
  const before = await stage.sandbox.store.snapshot()
  const ahead: AutopilotPreview = (await call('POST', `${PATH}/preview`, { item })).body
  await call('POST', `${PATH}/backtest`, { item })
  expect(await stage.sandbox.store.snapshot()).toEqual(before)
  expect(ahead.matches[0]?.outcomes).toMatchObject([
    { conditionIndex: 0, metric: 'cost', isMet: true },
    { conditionIndex: 1, metric: 'conversions', actual: 0, isMet: true },
    { conditionIndex: 2, isMet: true },
  ])
  const run = await stage.run((await stage.create('owner', { mode: AutopilotMode.Automatic })).id)
  expect(ahead).toMatchObject({
    checkedCount: run.checkedCount,
    matchedCount: run.matchedCount,
    changeCount: run.changedCount,
    estimatedSaving: run.estimatedSaving,
    heldBackCount: 0,
    excludedCount: 0,
  })
  expect(idsOf(ahead.matches)).toEqual(idsOf(run.changes))
  expect(ahead.matches.map(({ change }) => change?.after)).toEqual(run.changes.map(({ after }) => after))
})

test('of an item being edited its cooldown, proposals and exceptions count; of a new one they do not', async () => {
  const saved = await stage.create('jonas', { cooldownDays: 7 })
  const run = await stage.run(saved.id)
  const item = await stage.draft({ cooldownDays: 7 })
  expect(await preview({ item })).toMatchObject({ matchedCount: run.matchedCount, excludedCount: 0 })
  expect(await preview({ item, autopilotId: saved.id })).toMatchObject({
    matchedCount: 0,
    excludedCount: run.matchedCount,
  })
  const [first] = run.changes
  const excepted = await preview({ item: { ...item, exceptionEntityIds: [first?.entityId] } })
  expect(excepted).toMatchObject({ matchedCount: run.matchedCount - 1, excludedCount: 1 })
})

test('what is held back, just misses or is only told of has no change', async () => {
  const item = await stage.draft()
  const limited = await preview({ item: { ...item, action: { ...item.action, maxChangesPerRun: 1 } } })
  expect(limited).toMatchObject({ changeCount: 1, heldBackCount: limited.matchedCount - 1 })
  expect(limited.matches.map(({ change }) => change === null)).toEqual(limited.matches.map((_, place) => place > 0))
  for (const near of limited.justMissed) {
    expect(near).toMatchObject({ severity: 1, change: null })
    expect(near.outcomes.filter(({ isMet }) => !isMet)).toHaveLength(1)
  }
  expect(limited.justMissed.length).toBeGreaterThan(0)
  const telling = await preview({ item: { ...item, mode: 3 } })
  expect(telling).toMatchObject({ changeCount: 0, heldBackCount: 0, estimatedSaving: null })
  expect(telling.matches.every(({ change }) => change === null)).toBe(true)
})

test('warnings: no volume, everything, nothing, an empty scope, another item on the same things', async () => {
  const item = await stage.draft()
  const kinds = async (fields: object) =>
    (await preview({ item: { ...item, ...fields } })).warnings.map(({ kind }) => kind)
  const cost = (value: number): Condition => ({
    metric: 'cost',
    operator: 'gte',
    value,
    value2: null,
    lookback: Lookback.Last30Days,
    comparedTo: ComparedTo.FixedValue,
    joiner: 'and',
    excludeRecentDays: 0,
  })
  expect(await kinds({})).toEqual([])
  expect(await kinds({ conditions: [{ ...cost(0), metric: 'conversions', operator: 'eq' }] })).toContain(1)
  expect(await kinds({ conditions: [cost(0)] })).toEqual([2])
  expect(await kinds({ conditions: [cost(1e8)] })).toEqual([3])
  expect(await kinds({ scope: { ...EVERYTHING, includeAll: false, nameContains: 'no such name' } })).toEqual([5])
  const other = await stage.create('jonas', { name: 'Other' })
  const { warnings } = await preview({ item }, 'tr')
  const sharedCount = warnings[0]?.sharedCount ?? 0
  expect(sharedCount).toBeGreaterThan(100)
  expect(warnings).toEqual([
    {
      kind: 4,
      autopilotId: other.id,
      autopilotName: 'Other',
      sharedCount,
      isOpposite: false,
      text: `"Other" kuralı bu kapsamdaki ${sharedCount.toLocaleString('tr')} anahtar kelime için aynı türde değişiklik yapıyor.`,
    },
  ])
  expect((await preview({ item, autopilotId: other.id })).warnings).toEqual([])
})

test('a backtest has a row for every day, figures on days with a run only, and adds up', async () => {
  const schedule = { frequency: 4 as const, weekDays: [1 as const], hour: 6, timeZone: 'Europe/Berlin' }
  const result = await backtest({ item: await stage.draft({ schedule, cooldownDays: 7 }), days: 28 })
  expect(result).toMatchObject({ dateBegin: '2026-10-22', dateEnd: '2026-11-18' })
  expect(result.days.map(({ date }) => date)).toHaveLength(28)
  const runDays = result.days.filter(({ isRunDay }) => isRunDay)
  expect(runDays.map(({ date }) => date)).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'])
  expect(runDays.every(({ checkedCount }) => checkedCount > 100)).toBe(true)
  const others = result.days.filter(({ isRunDay }) => !isRunDay)
  expect(others.every(({ checkedCount, matchedCount }) => checkedCount + matchedCount === 0)).toBe(true)
  expect(result.changedCount).toBeGreaterThan(0)
  const sum = (field: 'changedCount' | 'spendSaved') => result.days.reduce((all, day) => all + (day[field] ?? 0), 0)
  expect(sum('changedCount')).toBe(result.changedCount)
  expect(sum('spendSaved')).toBeCloseTo(result.spendSaved ?? 0, 2)
  // Each day has its changes, each of a thing with what it was and would have become.
  for (const { changes = [], changedCount } of result.days) expect(changes).toHaveLength(changedCount)
  const [change] = result.days.flatMap(({ changes = [] }) => changes)
  expect(change).toMatchObject({ field: 'status', before: 'enabled', after: 'paused', name: expect.any(String) })
  const telling = await backtest({ item: await stage.draft({ schedule, mode: AutopilotMode.NotifyOnly }) })
  expect(telling).toMatchObject({ changedCount: 0, spendSaved: 0, conversionsLost: 0 })
})

test('fields of the content are named below `item`, an unknown item and too many days are refused', async () => {
  const call = await stage.as('viewer')
  const scope = { ...EVERYTHING, includeAll: false, campaignIds: ['404'] }
  const wrong = await call('POST', `${PATH}/preview`, {
    autopilotId: 'ap_none',
    item: { ...(await stage.draft()), scope },
  })
  expect(wrong).toMatchObject({ status: 422 })
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['autopilotId', 'item.scope.campaignIds.0'])
  const long = await call('POST', `${PATH}/backtest`, { item: await stage.draft(), days: 91 })
  expect(Object.keys(long.body.errors)).toEqual(['days'])
})

test('the items that two rules share are among those that the preview checked', async () => {
  const rules = ['rule_raise-limited-budget', 'rule_month-over-plan', KEYWORD_RULE] as const
  for (const ruleId of rules) await stage.create('owner', { ruleId, name: `Own ${ruleId}` })
  for (const ruleId of rules) {
    const { checkedCount, excludedCount, warnings } = await preview({ item: await stage.draft({ ruleId }) })
    const shared = warnings.filter(({ kind }) => kind === PreviewWarningKind.Overlap)
    expect(shared, ruleId).not.toEqual([])
    // The other rule with the same items shares all of them; no rule shares more.
    expect(Math.max(...shared.map(({ sharedCount }) => sharedCount))).toBe(checkedCount + excludedCount)
  }
})

test('rules that change the same values in the scope are named with whether they work against each other', async () => {
  const budgets = { ruleId: 'rule_raise-limited-budget', name: 'Raise budgets' }
  const raise = await stage.create('owner', budgets)
  const bids = await stage.create('owner', { ruleId: 'rule_first-page-bid', name: 'First page bids' })
  const conflictsOf = async (fields: Parameters<Stage['draft']>[0]) =>
    (await preview({ item: await stage.draft(fields) })).warnings
      .filter(({ kind }) => kind === PreviewWarningKind.Overlap)
      .map(({ autopilotId, isOpposite }) => ({ autopilotId, isOpposite }))
  expect(await conflictsOf({ ruleId: 'rule_month-over-plan' })).toEqual([{ autopilotId: raise.id, isOpposite: true }])
  expect(await conflictsOf(budgets)).toEqual([{ autopilotId: raise.id, isOpposite: false }])
  // The sample has campaigns with bids by hand, where a lower target lowers the bids.
  expect(await conflictsOf({ ruleId: 'rule_cpa-above-target' })).toEqual([{ autopilotId: bids.id, isOpposite: true }])
  expect(await conflictsOf({ ruleId: 'rule_month-over-plan', mode: AutopilotMode.NotifyOnly })).toEqual([])
  // Nothing matches in the scope at the moment, but both may change it.
  const { items } = (await (await stage.as('viewer'))('GET', `${PATH}/assets?entityTypes=1&recordsPerPage=100`)).body
  const scope = { ...EVERYTHING, includeAll: false, campaignIds: [items[0].entityId] }
  const { warnings } = await preview({ item: await stage.draft({ ruleId: 'rule_month-over-plan', scope }) })
  const warning = warnings.find(({ kind }) => kind === PreviewWarningKind.Overlap)
  expect(warning).toMatchObject({ autopilotId: raise.id, sharedCount: 1 })
  expect(warning?.text).toBe(
    '"Raise budgets" can work against this rule on 1 campaign in this scope. The rule with the higher priority wins.',
  )
})
