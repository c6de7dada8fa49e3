// What a content that is not saved yet would do: now, or over the past days.
import { type AutopilotBacktest, type AutopilotItemDraft, ScheduleFrequency } from '@adwright/sdk/types'
import { backtest } from '#mocks/sandbox/domain/autopilot/backtest.ts'
import { parametersOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import { type ChangePlan, planChanges } from '#mocks/sandbox/domain/autopilot/changes.ts'
import {
  changesNothing,
  exceptedFrom,
  type StoredException,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Evaluation, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/figures.ts'
import { rememberedBy } from '#mocks/sandbox/domain/autopilot/remembered.ts'
import { evaluated } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { leftAloneBy } from '#mocks/sandbox/domain/autopilot/run.ts'
import { isDayOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** A content, the rule it is of, and the item it is meant for, where that is saved already. */
export type Meant = { rule: Rule; draft: AutopilotItemDraft; item: StoredItem | undefined; excluded: StoredException[] }
export type Scene = { world: RuleWorld; moment: Moment }

const settingsFor = ({ rule, draft }: Pick<Meant, 'rule' | 'draft'>): RuleSettings => ({
  entityType: rule.entityType,
  conditions: draft.conditions,
  action: draft.action,
  parameters: parametersOf(rule, draft.parameters),
  scope: draft.scope,
})

/** What would be left out: what the content names, and what else is excluded from the rule on that day. */
function exceptionsFor({ rule, draft, item, excluded }: Meant, day: Day): Set<string> {
  const isOfRule = (one: StoredException) => one.ruleId === rule.id
  const listed = item?.exceptionEntityIds ?? []
  // Those the item lists stand or fall with the content.
  const others = excluded.filter((one) => !(isOfRule(one) && listed.includes(one.entityId)))
  const inForce = exceptedFrom(rule.id, excluded, day)
  const isExpired = (id: string) => !inForce.has(id) && excluded.some((one) => isOfRule(one) && one.entityId === id)
  const named = (draft.exceptionEntityIds ?? []).filter((id) => !isExpired(id))
  return new Set([...exceptedFrom(rule.id, others, day), ...named])
}

/** What a run at this moment would find and do. */
export function lookAhead(
  meant: Meant,
  { world, moment }: Scene,
  now: Date,
): { evaluation: Evaluation; plan: ChangePlan } {
  const { draft, item } = meant
  const settings = settingsFor(meant)
  const leftAlone = item ? leftAloneBy({ ...item, cooldownDays: draft.cooldownDays ?? 0 }, now) : new Set<string>()
  const evaluation = evaluated(settings, world, moment, exceptionsFor(meant, moment.day), leftAlone)
  const plan = changesNothing(draft)
    ? { changes: [], heldBackCount: 0 }
    : planChanges(settings, evaluation.matches, world)
  return { evaluation, plan }
}

const NOTHING = { checkedCount: 0, matchedCount: 0, changedCount: 0, spendSaved: 0, conversionsLost: 0 }

const remembered = rememberedBy<Omit<AutopilotBacktest, 'currencyCode'>>(50)

/** The backtest: the result on each of the past days up to yesterday; an item with frequency once runs on the first of them. */
export function lookBack(
  meant: Meant,
  { world, moment }: Scene,
  days: number,
): Omit<AutopilotBacktest, 'currencyCode'> {
  const { schedule, cooldownDays = 0 } = meant.draft
  const settings = settingsFor(meant)
  const exceptions = exceptionsFor(meant, moment.day)
  const [dateBegin, dateEnd] = [addDays(moment.day, -days), addDays(moment.day, -1)]
  const isRunDay = (day: Day) =>
    schedule.frequency === ScheduleFrequency.Once ? day === dateBegin : isDayOf(schedule, day)
  const isTelling = changesNothing(meant.draft)
  const options = { days, cooldownDays, isRunDay, exceptions }
  // Past days are judged at the hour of their run; with one each hour, at the first.
  const at = { day: moment.day, hour: schedule.frequency === ScheduleFrequency.Hourly ? 0 : schedule.hour }
  const question = [settings, schedule, cooldownDays, days, at, isTelling, [...exceptions].sort()]
  return remembered(world, question, () => {
    const result = backtest(settings, world, at, options)
    const ran = new Map(result.days.map(({ day, ...figures }) => [day, figures]))
    const rows = Array.from({ length: days }, (_, place) => {
      const date = addDays(dateBegin, place)
      const figures = ran.get(date) ?? NOTHING
      const { checkedCount, matchedCount } = figures
      return { date, isRunDay: ran.has(date), ...(isTelling ? { ...NOTHING, checkedCount, matchedCount } : figures) }
    })
    const { changedCount, spendSaved, conversionsLost } = isTelling ? NOTHING : result
    return { dateBegin, dateEnd, changedCount, spendSaved, conversionsLost, days: rows }
  })
}
