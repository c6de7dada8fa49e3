// Previews and backtests a draft that is not saved yet.
import {
  type AutopilotBacktest,
  type AutopilotItemDraft,
  AutopilotMode,
  type BacktestChange,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import {
  type BacktestDay,
  type BacktestOptions,
  backtest,
  type Scene,
} from '#mocks/sandbox/domain/autopilot/backtest.ts'
import { instantOf } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { parametersOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { type ChangePlan, type PlannedChange, planChanges } from '#mocks/sandbox/domain/autopilot/changes.ts'
import {
  excludedEntityIds,
  isNotifyOnly,
  type StoredException,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Evaluation, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Ledger } from '#mocks/sandbox/domain/autopilot/ledger.ts'
import { existedAt, type KnownException, type PastException } from '#mocks/sandbox/domain/autopilot/past-guardrails.ts'
import { cachedEvaluation } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { skippedEntityIds } from '#mocks/sandbox/domain/autopilot/run.ts'
import { isDayOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { type RuleWorld, refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { cacheByWorld } from '#mocks/sandbox/domain/autopilot/world-cache.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** A draft with its rule, and the item it edits if there is one. */
export type DraftContext = {
  rule: Rule
  draft: AutopilotItemDraft
  item: StoredItem | undefined
  /** The current exceptions, including expired ones. */
  excluded: StoredException[]
  /** Exceptions that were removed, for a backtest. */
  removed?: PastException[]
}
export type EvaluationContext = Scene & {
  ledger: Ledger
  /** The account at a past moment and today, with other changes made, and without those of the draft's own item since a day. */
  simulation: (withoutSince: Day) => Promise<Pick<BacktestOptions, 'sceneAt' | 'accountWith' | 'touched'>>
}

export const settingsFor = ({ rule, draft }: Pick<DraftContext, 'rule' | 'draft'>): RuleSettings => ({
  entityType: rule.entityType,
  conditions: draft.conditions,
  action: draft.action,
  parameters: parametersOf(rule, draft.parameters),
  scope: draft.scope,
})

/** Returns the ids excluded on a day by the draft and by other exceptions, as of now or of a past moment. */
export function exceptionsFor(
  { rule, draft, item, excluded, removed = [] }: DraftContext,
  day: Day,
  at?: Date,
): Set<string> {
  const isOfRule = (one: StoredException) => one.ruleId === rule.id
  const listed = item?.exceptionEntityIds ?? []
  // Those the item lists stand or fall with the draft.
  const isListed = (one: StoredException) => isOfRule(one) && listed.includes(one.entityId)
  const others = excluded.filter((one) => !isListed(one))
  const existing = (exceptions: readonly KnownException[]) =>
    at ? exceptions.filter((one) => existedAt(one, at)) : [...exceptions]
  const past = at ? removed : []
  const inForce = excludedEntityIds(rule.id, existing([...excluded, ...past]), day)
  // An exception that is not saved yet holds on every day, a saved one from its creation to its end.
  const isSaved = (id: string) => excluded.some((one) => isOfRule(one) && one.entityId === id)
  const named = (draft.exceptionEntityIds ?? []).filter((id) => inForce.has(id) || !isSaved(id))
  return new Set([...excludedEntityIds(rule.id, existing([...others, ...past]), day), ...named])
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
        at: now,
      })
  return { evaluation, plan }
}

/** The changes of a day that are shown. */
const MAX_DAY_CHANGES = 100

const EMPTY_DAY: Omit<BacktestDay, 'day' | 'changes'> & { changes?: PlannedChange[] } = {
  checkedCount: 0,
  matchedCount: 0,
  changedCount: 0,
  spendSaved: 0,
  spendAdded: 0,
  conversionsLost: 0,
}

const cached = cacheByWorld<Promise<Omit<AutopilotBacktest, 'currencyCode'>>>(50)

type Spend = Pick<BacktestDay, 'spendSaved' | 'spendAdded' | 'conversionsLost'>

const shownPlanned = ({ entity, field, before, after, unit }: PlannedChange): BacktestChange => ({
  ...refOf(entity),
  field,
  before,
  after,
  unit,
})

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

/** Everything that the exceptions of a draft depend on, for the keys of caches. */
const exclusionsOf = ({ draft, item, excluded, removed = [] }: DraftContext) => [
  draft.exceptionEntityIds,
  item?.exceptionEntityIds,
  [...excluded, ...removed].map(({ id, expiresOn }) => [id, expiresOn]),
]

/** The backtest of a draft: its result on each of the past days up to yesterday. */
export function backtestDraft(
  meant: DraftContext,
  { world, moment, ledger, simulation }: EvaluationContext,
  days: number,
): Promise<Omit<AutopilotBacktest, 'currencyCode'>> {
  const { draft, item } = meant
  const { schedule, cooldownDays = 0 } = draft
  const settings = settingsFor(meant)
  const [dateBegin, dateEnd] = [addDays(moment.day, -days), addDays(moment.day, -1)]
  const isTelling = isNotifyOnly(draft)
  const autopilotId = item?.id ?? ''
  const plan = {
    ledger: ledger.without((entry) => entry.autopilotId === autopilotId && entry.day >= dateBegin),
    autopilotId,
    isAutomatic: draft.mode === AutopilotMode.Automatic,
  }
  const question = [settings, schedule, cooldownDays, days, moment.day, isTelling, ...exclusionsOf(meant), plan]
  return cached(world, question, async () => {
    const runsOn = runsOf(draft, dateBegin)
    const result = await backtest(settings, moment.day, {
      ...(await simulation(dateBegin)),
      days,
      cooldownDays,
      exceptionsAt: (at, day) => exceptionsFor(meant, day, at),
      runsOn,
      isNotifyOnly: isTelling,
      plan,
    })
    const ran = new Map(result.days.map(({ day, ...metrics }) => [day, metrics]))
    const rows = Array.from({ length: days }, (_, place) => {
      const date = addDays(dateBegin, place)
      const { changes = [], ...metrics } = ran.get(date) ?? EMPTY_DAY
      const { checkedCount, matchedCount } = metrics
      const shown = isTelling ? { ...EMPTY_DAY, checkedCount, matchedCount } : metrics
      return {
        date,
        isRunDay: runsOn(date).length > 0,
        ...shown,
        ...withUnknown(world, shown),
        changes: isTelling ? [] : changes.slice(0, MAX_DAY_CHANGES).map(shownPlanned),
      }
    })
    const totals = isTelling ? EMPTY_DAY : result
    const { changedCount } = totals
    return { dateBegin, dateEnd, stoppedOn: result.stoppedOn, changedCount, ...withUnknown(world, totals), days: rows }
  })
}
