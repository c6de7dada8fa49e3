// Evaluates the conditions of a rule for one entity. `and` binds closer than `or`.
import { ComparedTo, type Condition, type ConditionValue } from '@adwright/sdk/types'
import { isOfPeriod, type MetricReader, type Parameters } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { previousOf, type Window } from '#mocks/sandbox/domain/autopilot/windows.ts'
import type { RuleEntity } from '#mocks/sandbox/domain/autopilot/world.ts'

/** A condition with the value it had. */
export type Outcome = {
  condition: Condition
  /** Null if the metric is unknown for the entity, or for a cost per conversion without conversions. */
  actual: ConditionValue | null
  /** The value from which it is met, in the unit of `actual`; null when there is nothing to compare with. */
  threshold: ConditionValue | null
  /** The upper end of `between`. */
  threshold2: number | null
  /** The compared value, if it is not fixed. */
  reference: number | null
  window: Window | null
  isMet: boolean
}

const EPSILON = 1e-9

function referenceOf(
  condition: Condition,
  entity: RuleEntity,
  figures: MetricReader,
  parameters: Parameters,
  window: Window | null,
): number | null {
  if (condition.comparedTo === ComparedTo.PreviousPeriod) {
    const previous = window && isOfPeriod(condition.metric) ? previousOf(window) : null
    const value = previous ? figures.value(condition.metric, entity, previous) : null
    return typeof value === 'number' ? value : null
  }
  if (condition.comparedTo === ComparedTo.AccountAverage)
    return figures.average(condition.metric, entity.entityType, window)
  return figures.target(condition.metric, entity, parameters, window)
}

function thresholdOf(value: number, operator: Condition['operator'], reference: number): number {
  if (operator === 'changeUpPct') return reference * (1 + value / 100)
  if (operator === 'changeDownPct') return reference * (1 - value / 100)
  return (reference * value) / 100
}

function isNumberMet(operator: Condition['operator'], actual: number, from: number, to: number | null): boolean {
  switch (operator) {
    case 'gt':
      return actual > from + EPSILON
    case 'gte':
    case 'changeUpPct':
      return actual >= from - EPSILON
    case 'lt':
      return actual < from - EPSILON
    case 'lte':
    case 'changeDownPct':
      return actual <= from + EPSILON
    case 'eq':
      return Math.abs(actual - from) <= EPSILON
    case 'neq':
      return Math.abs(actual - from) > EPSILON
    case 'between':
      return to !== null && actual >= from - EPSILON && actual <= to + EPSILON
    default:
      return false
  }
}

function isTextMet(operator: Condition['operator'], actual: string, wanted: string): boolean {
  const [text, part] = [actual.toLowerCase(), wanted.toLowerCase()]
  if (operator === 'eq') return text === part
  if (operator === 'neq') return text !== part
  if (operator === 'contains') return text.includes(part)
  return operator === 'notContains' && !text.includes(part)
}

const ABOVE: readonly Condition['operator'][] = ['gt', 'gte', 'changeUpPct']

/** True for "cost per conversion above X" of an entity that has cost and no conversions: it counts as above any value. */
function isCostWithoutConversions(
  { metric, operator }: Condition,
  entity: RuleEntity,
  figures: MetricReader,
  window: Window | null,
): boolean {
  if (metric !== 'cpa' || !ABOVE.includes(operator) || !window) return false
  const { cost, conversions } = figures.metrics(entity, window)
  return (cost ?? 0) > 0 && conversions === 0
}

/** Evaluates one condition for an entity. A condition on an unknown value is not met. */
function evaluateCondition(
  condition: Condition,
  entity: RuleEntity,
  figures: MetricReader,
  parameters: Parameters,
): Outcome {
  const window = figures.window(condition)
  const actual = figures.value(condition.metric, entity, window)
  const unmet = { condition, actual, threshold: null, threshold2: null, reference: null, window, isMet: false }
  const { operator, value, value2 } = condition
  if (typeof actual === 'string') {
    const isMet = typeof value === 'string' && isTextMet(operator, actual, value)
    return { ...unmet, threshold: value, isMet }
  }
  if (typeof value !== 'number') return unmet
  const isFixed = condition.comparedTo === ComparedTo.FixedValue
  const reference = isFixed ? null : referenceOf(condition, entity, figures, parameters, window)
  if (!isFixed && reference === null) return unmet
  const inUnit = (one: number) => (reference === null ? one : thresholdOf(one, operator, reference))
  const threshold = inUnit(value)
  const threshold2 = value2 === null ? null : inUnit(value2)
  const isAboveAny = actual === null && isCostWithoutConversions(condition, entity, figures, window)
  const isMet = actual === null ? isAboveAny : isNumberMet(operator, actual, threshold, threshold2)
  return { ...unmet, threshold, threshold2, reference, isMet }
}

/** The conditions in groups: an entity matches when all of one group are met. */
export function alternativesOf(conditions: readonly Condition[]): Condition[][] {
  const groups: Condition[][] = []
  for (const [place, condition] of conditions.entries()) {
    const last = groups.at(-1)
    if (place > 0 && condition.joiner === 'and' && last) last.push(condition)
    else groups.push([condition])
  }
  return groups
}

/** How far from its value a condition may be for a near miss. */
const NEAR = 0.2

const isNear = ({ actual, threshold }: Outcome) =>
  typeof actual === 'number' &&
  typeof threshold === 'number' &&
  Math.abs(actual - threshold) <= NEAR * Math.max(Math.abs(threshold), Number.EPSILON)

/** Returns the outcomes of one alternative if it is met, or if a single condition narrowly fails. Cheap conditions are evaluated first. */
function outcomesOf(
  alternative: Condition[],
  entity: RuleEntity,
  figures: MetricReader,
  parameters: Parameters,
): { outcomes: Outcome[]; missed: number } | undefined {
  const outcomes: Outcome[] = []
  let missed = 0
  for (const isCostly of [false, true])
    for (const [place, condition] of alternative.entries()) {
      if (isOfPeriod(condition.metric) !== isCostly) continue
      const outcome = evaluateCondition(condition, entity, figures, parameters)
      if (!outcome.isMet) missed += 1
      if (missed > 1 || !(outcome.isMet || isNear(outcome))) return undefined
      outcomes[place] = outcome
    }
  return { outcomes, missed }
}

/** The outcomes of the first alternative that is met; else of one that just missed, else none. */
export function evaluateConditions(
  alternatives: Condition[][],
  entity: RuleEntity,
  figures: MetricReader,
  parameters: Parameters,
): { isMatch: boolean; outcomes: Outcome[] } {
  let near: Outcome[] = []
  for (const alternative of alternatives) {
    const judged = outcomesOf(alternative, entity, figures, parameters)
    if (judged?.missed === 0) return { isMatch: true, outcomes: judged.outcomes }
    if (judged && near.length === 0) near = judged.outcomes
  }
  return { isMatch: false, outcomes: near }
}
