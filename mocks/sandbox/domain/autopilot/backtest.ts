// Backtest of a rule: the changes it would have made over past days, by the same evaluation and plan as a run.
import { ComparedTo, type Condition, type ConditionMetric } from '@adwright/sdk/types'
import { avoidedCostOf, planChanges, reductionOf } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { alternativesOf } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import { type Exclusions, evaluate, type RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { ADDITIVE, type Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { worldOn } from '#mocks/sandbox/domain/autopilot/past-world.ts'
import { daysOf, windowOf } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { type RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export type BacktestDay = {
  day: Day
  checkedCount: number
  matchedCount: number
  changedCount: number
  /** Cost these changes would have kept from being spent until the end of the backtest. */
  spendSaved: number
  /** The maximum cost that raises would have added until the end of the backtest. */
  spendAdded: number
  /** Conversions that would not have come. */
  conversionsLost: number
}

export type Backtest = Pick<BacktestDay, 'changedCount' | 'spendSaved' | 'spendAdded' | 'conversionsLost'> & {
  days: BacktestDay[]
}

export type BacktestOptions = {
  /** Days back from yesterday. */
  days?: number
  cooldownDays: number
  /** Whether the item runs on a day. */
  isRunDay?: (day: Day) => boolean
  exceptions?: Exclusions['exceptions']
}

const EPSILON = 1e-9

const rounded = (value: number) => Math.round(value * 100) / 100

/** Whether a condition asks for a sum of days that a longer period, with these days in it, must reach too. */
const isMinimumSum = ({ metric, operator, value, comparedTo }: Condition) =>
  ADDITIVE.has(metric) &&
  ['gt', 'gte', 'between'].includes(operator) &&
  comparedTo === ComparedTo.FixedValue &&
  Number(value) > 0

/** Entities that cannot match on any day, because their totals over the whole period miss a minimum. */
function impossibleMatches(settings: RuleSettings, world: RuleWorld, first: Day, last: Day): Set<string> {
  const alternatives = alternativesOf(settings.conditions).map((all) => all.filter(isMinimumSum))
  if (alternatives.some((all) => all.length === 0)) return new Set()
  const ends = alternatives
    .flat()
    .flatMap((condition) => [windowOf(condition, first)?.from, windowOf(condition, last)?.to])
  const days = ends.filter((day) => day !== undefined).sort()
  const [from = first, to = last] = [days[0], days.at(-1)]
  const isEnough = (entityId: string) => {
    const parts = world.parts(entityId, from, to)
    const sums: Partial<Record<ConditionMetric, number>> = parts
    return alternatives.some((all) => all.every(({ metric, value }) => (sums[metric] ?? 0) >= Number(value) - EPSILON))
  }
  const things = world.entities(settings.entityType)
  return new Set(things.flatMap(({ id }) => (isEnough(id) ? [] : [id])))
}

/** Judges each of the past days as of that day; an entity that was changed is left alone as long as the cooldown says. */
export function backtest(
  settings: RuleSettings,
  world: RuleWorld,
  { day: today, hour }: Moment,
  { days = 30, cooldownDays, isRunDay = () => true, exceptions = new Set() }: BacktestOptions,
): Backtest {
  // `left` is the share of the metrics that remains after earlier changes.
  const changedOn = new Map<string, { day: Day; isForGood: boolean; left: number }>()
  const result: Backtest = { days: [], changedCount: 0, spendSaved: 0, spendAdded: 0, conversionsLost: 0 }
  const hopeless = impossibleMatches(settings, world, addDays(today, -days), addDays(today, -1))
  for (let back = days; back >= 1; back -= 1) {
    const day = addDays(today, -back)
    if (!isRunDay(day)) continue
    const leftAlone = new Set(
      [...changedOn].flatMap(([id, one]) => (one.isForGood || addDays(one.day, cooldownDays) > day ? [id] : [])),
    )
    const past = worldOn(world, day)
    const evaluation = evaluate(settings, past, { day, hour }, { exceptions, leftAlone, hopeless })
    const { changes } = planChanges(settings, evaluation.matches, past)
    const [from, to] = [addDays(day, 1), addDays(today, -1)]
    const metrics: BacktestDay = {
      day,
      checkedCount: evaluation.checkedCount,
      matchedCount: evaluation.matches.length,
      changedCount: changes.length,
      spendSaved: 0,
      spendAdded: 0,
      conversionsLost: 0,
    }
    for (const change of changes) {
      const { entity, field, judgement } = change
      const share = reductionOf(change)
      const left = changedOn.get(judgement.entity.id)?.left ?? 1
      const isForGood = share === 1 || field === 'label' || field === 'keyword'
      changedOn.set(judgement.entity.id, { day, isForGood, left: left * (1 - share) })
      if (share === 0 || from > to) continue
      const parts = world.parts(entity.id, from, to)
      metrics.spendSaved = rounded(metrics.spendSaved + left * avoidedCostOf(change, parts.cost, daysOf({ from, to })))
      metrics.spendAdded = rounded(metrics.spendAdded + left * parts.cost * Math.max(0, -share))
      metrics.conversionsLost = rounded(metrics.conversionsLost + left * parts.conversions * Math.max(0, share))
    }
    result.days.push(metrics)
    result.changedCount += metrics.changedCount
    result.spendSaved = rounded(result.spendSaved + metrics.spendSaved)
    result.spendAdded = rounded(result.spendAdded + metrics.spendAdded)
    result.conversionsLost = rounded(result.conversionsLost + metrics.conversionsLost)
  }
  return result
}
