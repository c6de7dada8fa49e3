// Previews and backtests a draft that is not saved yet.
import { type AutopilotBacktest, type AutopilotItemDraft, AutopilotMode, ScheduleFrequency } from '@adwright/sdk/types'
import {
  type BacktestDay,
  type BacktestOptions,
  backtest,
  type Scene,
} from '#mocks/sandbox/domain/autopilot/backtest.ts'
import { instantOf } from '#mocks/sandbox/domain/autopilot/calendar.ts'
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
export type EvaluationContext = Scene & {
  ledger: Ledger
  /** The client account as it was known at a past moment. */
  sceneAt: BacktestOptions['sceneAt']
}

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

const cached = cacheByWorld<Promise<Omit<AutopilotBacktest, 'currencyCode'>>>(50)

type Spend = Pick<BacktestDay, 'spendSaved' | 'spendAdded' | 'conversionsLost'>

/** The moments of the runs on a day; an item with frequency once runs on the first day of the backtest. */
function runsOf({ schedule }: AutopilotItemDraft, firstDay: Day): (day: Day) => Date[] {
  const { frequency, hour, timeZone } = schedule
  const hours = frequency === ScheduleFrequency.Hourly ? Array.from({ length: 24 }, (_, place) => place) : [hour]
  const isRunDay = (day: Day) => (frequency === ScheduleFrequency.Once ? day === firstDay : isDayOf(schedule, day))
  return (day) => (isRunDay(day) ? hours.map((one) => instantOf(day, one, timeZone)) : [])
}

const withUnknown = (world: RuleWorld, { spendSaved, spendAdded, conversionsLost }: Spend) => ({
  spendSaved,
  spendAdded,
  conversionsLost,
  ...(world.unknown.includes('cost') ? { spendSaved: null, spendAdded: null } : {}),
  ...(world.unknown.includes('conversions') ? { conversionsLost: null } : {}),
})

/** The backtest of a draft: its result on each of the past days up to yesterday. */
export function backtestDraft(
  meant: DraftContext,
  { world, moment, ledger, sceneAt }: EvaluationContext,
  days: number,
): Promise<Omit<AutopilotBacktest, 'currencyCode'>> {
  const { draft, item } = meant
  const { schedule, cooldownDays = 0 } = draft
  const settings = settingsFor(meant)
  const exceptions = exceptionsFor(meant, moment.day)
  const [dateBegin, dateEnd] = [addDays(moment.day, -days), addDays(moment.day, -1)]
  const isTelling = isNotifyOnly(draft)
  const autopilotId = item?.id ?? ''
  const plan = {
    ledger: ledger.without(autopilotId),
    autopilotId,
    isAutomatic: draft.mode === AutopilotMode.Automatic,
  }
  const question = [settings, schedule, cooldownDays, days, moment.day, isTelling, [...exceptions].sort(), plan]
  return cached(world, question, async () => {
    const runsOn = runsOf(draft, dateBegin)
    const result = await backtest(settings, world, moment.day, {
      days,
      cooldownDays,
      exceptions,
      runsOn,
      sceneAt,
      ...(isTelling ? {} : { plan }),
    })
    const ran = new Map(result.days.map(({ day, ...metrics }) => [day, metrics]))
    const rows = Array.from({ length: days }, (_, place) => {
      const date = addDays(dateBegin, place)
      const metrics = ran.get(date) ?? EMPTY_DAY
      const { checkedCount, matchedCount } = metrics
      const shown = isTelling ? { ...EMPTY_DAY, checkedCount, matchedCount } : metrics
      return { date, isRunDay: runsOn(date).length > 0, ...shown, ...withUnknown(world, shown) }
    })
    const totals = isTelling ? EMPTY_DAY : result
    const { changedCount } = totals
    return { dateBegin, dateEnd, stoppedOn: result.stoppedOn, changedCount, ...withUnknown(world, totals), days: rows }
  })
}
