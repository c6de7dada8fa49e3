// How grave a match is, what it wastes, and since when.
import { ComparedTo, Severity } from '@adwright/sdk/types'
import { alternativesOf, evaluateConditions, type Outcome } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import type { EvaluatedEntity, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { isOfPeriod, MetricReader, type Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

const MAX_SINCE_DAYS = 60
const HIGH_SCORE = 1
const MEDIUM_SCORE = 0.4

/** The most informative condition: the first one, which expresses the purpose of the rule. */
export const decisiveOf = ({ outcomes }: EvaluatedEntity): Outcome | undefined => outcomes[0]

/** How far the value is beyond the threshold, with a tenth for each power of ten of its cost; a text is as far as can be. */
export function severityOf(judgement: EvaluatedEntity): Severity {
  const telling = decisiveOf(judgement)
  // Without conversions the cost is what a single conversion would have cost at least.
  const actual = telling?.condition.metric === 'cpa' && telling.actual === null ? judgement.cost : telling?.actual
  if (!telling || typeof actual !== 'number' || typeof telling.threshold !== 'number') return Severity.High
  const beyond = Math.abs(actual - telling.threshold) / Math.max(Math.abs(telling.threshold), 1e-6)
  const score = beyond + Math.log10(1 + judgement.cost) / 10
  return score >= HIGH_SCORE ? Severity.High : score >= MEDIUM_SCORE ? Severity.Medium : Severity.Low
}

const isWithoutConversions = ({ condition: { metric, operator, value } }: Outcome) =>
  metric === 'cpa' ||
  (metric === 'conversions' && (operator === 'eq' || operator === 'lt' || operator === 'lte') && Number(value) <= 1)

/** Cost that brought nothing: all of it without conversions, what lies above the target with too dear ones, else 0. */
export function wastedSpendOf({ outcomes, cost }: Pick<EvaluatedEntity, 'outcomes' | 'cost'>): number {
  const hasNoConversions = outcomes.some((outcome) => isWithoutConversions(outcome) && !outcome.actual && outcome.isMet)
  if (hasNoConversions) return Math.round(cost * 100) / 100
  const dear = outcomes.find(
    ({ condition }) => condition.metric === 'cpa' && condition.comparedTo === ComparedTo.Target,
  )
  if (!dear || dear.reference === null || typeof dear.actual !== 'number' || dear.actual <= dear.reference) return 0
  return Math.round(cost * (1 - dear.reference / dear.actual) * 100) / 100
}

/** Returns the metrics as of a past day, computed once per day. */
export function metricsByDay(world: RuleWorld, { hour }: Moment): (day: Day) => MetricReader {
  const days = new Map<Day, MetricReader>()
  return (day) => {
    const reader = days.get(day) ?? new MetricReader(world, { day, hour })
    days.set(day, reader)
    return reader
  }
}

/** The first day on which the entity matched without a break, looked back at day by day. What has only a present value counts as it is. */
export function sinceOf(
  { entity }: EvaluatedEntity,
  settings: RuleSettings,
  figuresOf: (day: Day) => MetricReader,
  today: Day,
): Day {
  const alternatives = alternativesOf(settings.conditions)
  const earliest = addDays(today, -MAX_SINCE_DAYS)
  if (!settings.conditions.some(({ metric }) => isOfPeriod(metric)))
    return entity.createdOn > earliest ? entity.createdOn : earliest
  let since = today
  for (let step = 1; step <= MAX_SINCE_DAYS; step += 1) {
    const day = addDays(today, -step)
    if (day < entity.createdOn) return since
    if (!evaluateConditions(alternatives, entity, figuresOf(day), settings.parameters).isMatch) return since
    since = day
  }
  return since
}
