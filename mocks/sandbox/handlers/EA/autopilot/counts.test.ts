import {
  ActivityKind,
  type AutopilotBacktest,
  AutopilotMode,
  type AutopilotRule,
  EntityType,
  RuleActionType,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const LISTS: Partial<Record<EntityType, string>> = {
  [EntityType.Campaign]: 'violating-campaigns',
  [EntityType.Keyword]: 'violating-ad-group-keywords',
}

/** The matches of a rule by the list of current matches; undefined for kinds that have none. */
async function listedMatches(call: Awaited<ReturnType<Stage['as']>>, rule: Rule): Promise<number | undefined> {
  const list = LISTS[rule.entityType]
  return list && (await call('GET', `${PATH}/${list}?ruleIds=${rule.id}`)).body.totalCount
}

test('catalog, preview, run, activity, current matches and backtest count the same, for every rule of the catalog', async () => {
  const call = await stage.as('owner')
  const catalog: AutopilotRule[] = (await call('GET', `${PATH}/rules-all`)).body
  const counts: Record<string, Record<string, number | undefined>> = {}
  for (const rule of RULES) {
    const ruleId = rule.id
    const fields = { ruleId, mode: AutopilotMode.NotifyOnly }
    const preview = (await call('POST', `${PATH}/preview`, { item: await stage.draft(fields) })).body
    const item = await stage.create('owner', fields)
    const run = await stage.run(item.id)
    const found = await call('GET', `${PATH}/activity?ruleIds=${ruleId}&kinds=${ActivityKind.ViolationFound}`)
    await call('DELETE', `${PATH}/${item.id}`)
    counts[ruleId] = {
      catalog: catalog.find(({ id }) => id === ruleId)?.violatingCount ?? Number.NaN,
      preview: preview.matchedCount,
      run: run.matchedCount,
      activity: found.body.totalCount,
      matches: await listedMatches(call, rule),
    }
  }
  // The backtest of tomorrow is as of this very moment.
  stage.sandbox.clock.forward({ days: 1 })
  const tomorrow = await stage.as('owner')
  const schedule = { frequency: ScheduleFrequency.Daily, weekDays: [], hour: 9, timeZone: 'Europe/Berlin' }
  for (const { id: ruleId } of RULES) {
    const item = await stage.draft({ ruleId, mode: AutopilotMode.NotifyOnly, schedule })
    const { body }: { body: AutopilotBacktest } = await tomorrow('POST', `${PATH}/backtest`, { item, days: 7 })
    counts[ruleId] = { ...counts[ruleId], backtest: body.days.at(-1)?.matchedCount }
  }
  const isUnlike = (own: Record<string, number | undefined>) =>
    new Set(Object.values(own).filter((count) => count !== undefined)).size > 1
  expect(Object.entries(counts).filter(([, own]) => isUnlike(own))).toEqual([])
  expect(Object.values(counts).some(({ run = 0 }) => run > 10)).toBe(true)
}, 120_000)

test('the next run counts what waits for a decision as left out, so that both add up to the current matches', async () => {
  const call = await stage.as('owner')
  const unlike: unknown[] = []
  for (const rule of RULES.filter(({ defaultAction }) => defaultAction.type !== RuleActionType.NotifyOnly)) {
    const action = { ...rule.defaultAction, maxChangesPerRun: 3 }
    const item = await stage.create('owner', { ruleId: rule.id, action })
    const first = await stage.run(item.id)
    const { matchedCount, excludedCount = Number.NaN } = await stage.run(item.id)
    const listed = await listedMatches(call, rule)
    const totals = [first.matchedCount, matchedCount + excludedCount, ...(listed === undefined ? [] : [listed])]
    if (new Set(totals).size > 1 || first.excludedCount !== 0) unlike.push([rule.id, totals, first.excludedCount])
    await call('DELETE', `${PATH}/${item.id}`)
  }
  expect(unlike).toEqual([])
}, 120_000)

test('a run says of each match that it does not change why, for every rule of the catalog', async () => {
  const unexplained: string[] = []
  for (const { id: ruleId, defaultAction } of RULES) {
    const action = { ...defaultAction, maxChangesPerRun: 1 }
    const item = await stage.create('owner', { ruleId, mode: AutopilotMode.Automatic, action })
    const { heldBack, changes, matchedCount } = await stage.run(item.id)
    await (await stage.as('owner'))('DELETE', `${PATH}/${item.id}`)
    const heldBackCount = heldBack.reduce((sum, { matchCount }) => sum + matchCount, 0)
    const isOnlyNotifying = defaultAction.type === RuleActionType.NotifyOnly
    if (!isOnlyNotifying && heldBackCount + changes.length !== matchedCount) unexplained.push(ruleId)
  }
  expect(unexplained).toEqual([])
}, 120_000)
