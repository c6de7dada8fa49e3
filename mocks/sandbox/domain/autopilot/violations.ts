// How grave a match is, what it wastes, and since when.
import { ComparedTo, Severity } from '@adwright/sdk/types'
import { alternativesOf, judge, type Outcome } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import type { Judgement, RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { Figures, isOfPeriod, type Moment } from '#mocks/sandbox/domain/autopilot/figures.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

const LONGEST_SINCE_DAYS = 60
const GRAVE = 1
const NOTABLE = 0.4

/** The most informative condition: the first one, which expresses the purpose of the rule. */
export const tellingOf = ({ outcomes }: Judgement): Outcome | undefined => outcomes[0]

/** How far the value is beyond the threshold, with a tenth for each power of ten of its cost; a text is as far as can be. */
export function severityOf(judgement: Judgement): Severity {
  const telling = tellingOf(judgement)
  if (!telling || typeof telling.actual !== 'number' || typeof telling.threshold !== 'number') return Severity.High
  const beyond = Math.abs(telling.actual - telling.threshold) / Math.max(Math.abs(telling.threshold), 1e-6)
  const score = beyond + Math.log10(1 + judgement.cost) / 10
  return score >= GRAVE ? Severity.High : score >= NOTABLE ? Severity.Medium : Severity.Low
}

const asksForNoConversions = ({ condition: { metric, operator, value } }: Outcome) =>
  metric === 'conversions' && (operator === 'eq' || operator === 'lt' || operator === 'lte') && Number(value) <= 1

/** Cost that brought nothing: all of it without conversions, what lies above the target with too dear ones, else 0. */
export function wastedSpendOf({ outcomes, cost }: Judgement): number {
  const none = outcomes.find(asksForNoConversions)
  if (none?.actual === 0) return Math.round(cost * 100) / 100
  const dear = outcomes.find(
    ({ condition }) => condition.metric === 'cpa' && condition.comparedTo === ComparedTo.Target,
  )
  if (!dear || dear.reference === null || typeof dear.actual !== 'number' || dear.actual <= dear.reference) return 0
  return Math.round(cost * (1 - dear.reference / dear.actual) * 100) / 100
}

/** Figures of days gone by, each day's worked out once. */
export function pastOf(world: RuleWorld, { hour }: Moment): (day: Day) => Figures {
  const days = new Map<Day, Figures>()
  return (day) => {
    const figures = days.get(day) ?? new Figures(world, { day, hour })
    days.set(day, figures)
    return figures
  }
}

/** The first day on which the thing matched without a break, looked back at day by day. What has only a present value counts as it is. */
export function sinceOf(
  { entity }: Judgement,
  settings: RuleSettings,
  figuresOf: (day: Day) => Figures,
  today: Day,
): Day {
  const alternatives = alternativesOf(settings.conditions)
  const earliest = addDays(today, -LONGEST_SINCE_DAYS)
  if (!settings.conditions.some(({ metric }) => isOfPeriod(metric)))
    return entity.createdOn > earliest ? entity.createdOn : earliest
  let since = today
  for (let step = 1; step <= LONGEST_SINCE_DAYS; step += 1) {
    const day = addDays(today, -step)
    if (day < entity.createdOn) return since
    if (!judge(alternatives, entity, figuresOf(day), settings.parameters).isMatch) return since
    since = day
  }
  return since
}
