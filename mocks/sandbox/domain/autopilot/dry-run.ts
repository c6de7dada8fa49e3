// Previews and backtests a draft that is not saved yet.
import { type AutopilotBacktest, type AutopilotItemDraft, AutopilotMode, ScheduleFrequency } from '@adwright/sdk/types'
import { type BacktestDay, backtest } from '#mocks/sandbox/domain/autopilot/backtest.ts'
import { parametersOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { type ChangePlan, planChanges } from '#mocks/sandbox/domain/autopilot/changes.ts'
import {
  excludedEntityIds,
  isNotifyOnly,
  type StoredException,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Evaluation, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Ledger } from '#mocks/sandbox/domain/autopilot/ledger.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { cachedEvaluation } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { skippedEntityIds } from '#mocks/sandbox/domain/autopilot/run.ts'
import { isDayOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { cacheByWorld } from '#mocks/sandbox/domain/autopilot/world-cache.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** A draft with its rule, and the item it edits if there is one. */
export type DraftContext = {
  rule: Rule
  draft: AutopilotItemDraft
  item: StoredItem | undefined
  excluded: StoredException[]
}
export type EvaluationContext = { world: RuleWorld; moment: Moment; ledger: Ledger }

const settingsFor = ({ rule, draft }: Pick<DraftContext, 'rule' | 'draft'>): RuleSettings => ({
  entityType: rule.entityType,
  conditions: draft.conditions,
  action: draft.action,
  parameters: parametersOf(rule, draft.parameters),
  scope: draft.scope,
})

/** Returns the excluded ids: those the draft names, and those of other exceptions in force on that day. */
function exceptionsFor({ rule, draft, item, excluded }: DraftContext, day: Day): Set<string> {
  const isOfRule = (one: StoredException) => one.ruleId === rule.id
  const listed = item?.exceptionEntityIds ?? []
  // Those the item lists stand or fall with the content.
  const others = excluded.filter((one) => !(isOfRule(one) && listed.includes(one.entityId)))
  const inForce = excludedEntityIds(rule.id, excluded, day)
  const isExpired = (id: string) => !inForce.has(id) && excluded.some((one) => isOfRule(one) && one.entityId === id)
  const named = (draft.exceptionEntityIds ?? []).filter((id) => !isExpired(id))
  return new Set([...excludedEntityIds(rule.id, others, day), ...named])
}

/** Returns the matches and planned changes of a run at this moment. */
export function previewDraft(
  meant: DraftContext,
  { world, moment, ledger }: EvaluationContext,
  now: Date,
): { evaluation: Evaluation; plan: ChangePlan } {
  const { draft, item } = meant
  const settings = settingsFor(meant)
  const leftAlone = item ? skippedEntityIds({ ...item, cooldownDays: draft.cooldownDays ?? 0 }, now) : new Set<string>()
  const evaluation = cachedEvaluation(settings, world, moment, exceptionsFor(meant, moment.day), leftAlone)
  const plan = isNotifyOnly(draft)
    ? { changes: [], heldBack: [] }
    : planChanges(settings, evaluation.matches, world, {
        ledger,
        autopilotId: item?.id ?? '',
        isAutomatic: draft.mode === AutopilotMode.Automatic,
      })
  return { evaluation, plan }
}

const EMPTY_DAY = {
  checkedCount: 0,
  matchedCount: 0,
  changedCount: 0,
  spendSaved: 0,
  spendAdded: 0,
  conversionsLost: 0,
}

const cached = cacheByWorld<Omit<AutopilotBacktest, 'currencyCode'>>(50)

type Spend = Pick<BacktestDay, 'spendSaved' | 'spendAdded' | 'conversionsLost'>

/** The backtest: the result on each of the past days up to yesterday; an item with frequency once runs on the first of them. */
export function backtestDraft(
  meant: DraftContext,
  { world, moment }: EvaluationContext,
  days: number,
): Omit<AutopilotBacktest, 'currencyCode'> {
  const { schedule, cooldownDays = 0 } = meant.draft
  const settings = settingsFor(meant)
  const exceptions = exceptionsFor(meant, moment.day)
  const [dateBegin, dateEnd] = [addDays(moment.day, -days), addDays(moment.day, -1)]
  const isRunDay = (day: Day) =>
    schedule.frequency === ScheduleFrequency.Once ? day === dateBegin : isDayOf(schedule, day)
  const isTelling = isNotifyOnly(meant.draft)
  const options = { days, cooldownDays, isRunDay, exceptions }
  // Past days are judged at the hour of their run; with one each hour, at the first.
  const at = { day: moment.day, hour: schedule.frequency === ScheduleFrequency.Hourly ? 0 : schedule.hour }
  const question = [settings, schedule, cooldownDays, days, at, isTelling, [...exceptions].sort()]
  const known = ({ spendSaved, spendAdded, conversionsLost }: Spend) => ({
    spendSaved,
    spendAdded,
    conversionsLost,
    ...(world.unknown.includes('cost') ? { spendSaved: null, spendAdded: null } : {}),
    ...(world.unknown.includes('conversions') ? { conversionsLost: null } : {}),
  })
  return cached(world, question, () => {
    const result = backtest(settings, world, at, options)
    const ran = new Map(result.days.map(({ day, ...figures }) => [day, figures]))
    const rows = Array.from({ length: days }, (_, place) => {
      const date = addDays(dateBegin, place)
      const metrics = ran.get(date) ?? EMPTY_DAY
      const { checkedCount, matchedCount } = metrics
      const shown = isTelling ? { ...EMPTY_DAY, checkedCount, matchedCount } : metrics
      return { date, isRunDay: ran.has(date), ...shown, ...known(shown) }
    })
    const { changedCount, spendSaved, spendAdded, conversionsLost } = isTelling ? EMPTY_DAY : result
    return { dateBegin, dateEnd, changedCount, ...known({ spendSaved, spendAdded, conversionsLost }), days: rows }
  })
}
