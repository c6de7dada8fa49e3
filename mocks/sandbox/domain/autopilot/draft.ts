// Validates a draft beyond the contract's schema.
import {
  type Action,
  type AutopilotItem,
  type AutopilotItemDraft,
  ComparedTo,
  type Condition,
  EntityType,
  RuleActionType,
  type RuleParameter,
  RuleParameterType,
  type RuleParameterValue,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { isTimeZone } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import { isText } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** Field, error code, and the values of the placeholders in its message. */
export type DraftProblem = [field: string, code: ProblemCode, values?: Record<string, string | number>]

const TEXT_OPERATORS = ['eq', 'neq', 'contains', 'notContains']
const ONLY_TEXT = ['contains', 'notContains']
const CHANGES = ['changeUpPct', 'changeDownPct']

const KINDS_OF_ACTION: Record<Action['type'], EntityType[] | null> = {
  [RuleActionType.NotifyOnly]: null,
  [RuleActionType.Pause]: [EntityType.Campaign, EntityType.AdGroup, EntityType.Ad, EntityType.Keyword],
  [RuleActionType.Enable]: [EntityType.Campaign, EntityType.AdGroup, EntityType.Ad, EntityType.Keyword],
  [RuleActionType.ChangeBudgetPercent]: [EntityType.Campaign, EntityType.Budget],
  [RuleActionType.SetBudget]: [EntityType.Campaign, EntityType.Budget],
  [RuleActionType.ChangeBidPercent]: [EntityType.AdGroup, EntityType.Keyword],
  [RuleActionType.SetBid]: [EntityType.AdGroup, EntityType.Keyword],
  [RuleActionType.ChangeTargetCpaPercent]: [EntityType.Campaign, EntityType.BiddingStrategy],
  [RuleActionType.ChangeTargetRoasPercent]: [EntityType.Campaign, EntityType.BiddingStrategy],
  [RuleActionType.AddNegativeKeyword]: [EntityType.SearchTerm],
  [RuleActionType.AddKeywordFromSearchTerm]: [EntityType.SearchTerm],
  [RuleActionType.AddLabel]: [EntityType.Campaign, EntityType.AdGroup, EntityType.Ad, EntityType.Keyword],
}
const PERCENT_ACTIONS: number[] = [
  RuleActionType.ChangeBudgetPercent,
  RuleActionType.ChangeBidPercent,
  RuleActionType.ChangeTargetCpaPercent,
  RuleActionType.ChangeTargetRoasPercent,
]
const AMOUNT_ACTIONS: number[] = [RuleActionType.SetBudget, RuleActionType.SetBid]

function conditionProblems(condition: Condition, place: number): DraftProblem[] {
  const { metric, operator, value, value2, comparedTo, joiner } = condition
  const at = `conditions.${place}`
  const complaints: DraftProblem[] = []
  if (place === 0 && joiner !== 'and') complaints.push([`${at}.joiner`, 'first-joins-with-and'])
  if (isText(metric)) {
    if (typeof value !== 'string') complaints.push([`${at}.value`, 'text-needed'])
    if (!TEXT_OPERATORS.includes(operator)) complaints.push([`${at}.operator`, 'operator-needs-number'])
    if (comparedTo !== ComparedTo.FixedValue) complaints.push([`${at}.comparedTo`, 'text-compares-fixed'])
  } else {
    if (typeof value !== 'number') complaints.push([`${at}.value`, 'number-needed'])
    if (ONLY_TEXT.includes(operator)) complaints.push([`${at}.operator`, 'operator-needs-text'])
    if (CHANGES.includes(operator) && comparedTo === ComparedTo.FixedValue)
      complaints.push([`${at}.comparedTo`, 'operator-needs-comparison'])
  }
  if (operator !== 'between')
    return value2 === null ? complaints : [...complaints, [`${at}.value2`, 'only-with-between']]
  if (value2 === null) return [...complaints, [`${at}.value2`, 'upper-end-needed']]
  return typeof value === 'number' && value2 < value ? [...complaints, [`${at}.value2`, 'upper-end-below']] : complaints
}

/** Limits of bids are for the action that changes bids where there is no target. */
function bidLimitProblems({ type, minBidLimit = null, maxBidLimit = null }: Action): DraftProblem[] {
  const complaints: DraftProblem[] = []
  for (const [field, limit] of Object.entries({ minBidLimit, maxBidLimit }))
    if (limit !== null && type !== RuleActionType.ChangeTargetCpaPercent)
      complaints.push([`action.${field}`, 'no-value-here'])
    else if (limit !== null && limit < 0) complaints.push([`action.${field}`, 'field-too-small', { limit: 0 }])
  if (maxBidLimit !== null && maxBidLimit < (minBidLimit ?? 0))
    complaints.push(['action.maxBidLimit', 'below-lower-limit'])
  return complaints
}

function actionProblems(action: Action, entityType: EntityType): DraftProblem[] {
  const { type, value, minLimit, maxLimit } = action
  const complaints: DraftProblem[] = []
  const kinds = KINDS_OF_ACTION[type]
  if (kinds && !kinds.includes(entityType)) complaints.push(['action.type', 'action-not-for-kind'])
  if (PERCENT_ACTIONS.includes(type)) {
    if (value === null) complaints.push(['action.value', 'field-required'])
    else if (value < -90 || value > 500 || value === 0) complaints.push(['action.value', 'percent-out-of-range'])
  } else if (AMOUNT_ACTIONS.includes(type)) {
    if (value === null && type === RuleActionType.SetBudget) complaints.push(['action.value', 'field-required'])
    if (value !== null && value <= 0) complaints.push(['action.value', 'field-too-small', { limit: 0.01 }])
  } else if (value !== null) complaints.push(['action.value', 'no-value-here'])
  if (minLimit !== null && minLimit < 0) complaints.push(['action.minLimit', 'field-too-small', { limit: 0 }])
  if (maxLimit !== null && maxLimit < (minLimit ?? 0)) complaints.push(['action.maxLimit', 'below-lower-limit'])
  return [...complaints, ...bidLimitProblems(action)]
}

function parameterProblem(parameter: RuleParameter, value: RuleParameterValue): DraftProblem[] {
  const at = `parameters.${parameter.key}`
  const { min, max, step } = parameter
  if (parameter.type === RuleParameterType.YesNo) return typeof value === 'boolean' ? [] : [[at, 'yes-or-no-needed']]
  if (parameter.type === RuleParameterType.Text) {
    if (typeof value !== 'string') return [[at, 'text-needed']]
    return max !== null && value.length > max ? [[at, 'field-too-long', { limit: max }]] : []
  }
  if (typeof value !== 'number') return [[at, 'number-needed']]
  if (min !== null && value < min) return [[at, 'field-too-small', { limit: min }]]
  if (max !== null && value > max) return [[at, 'field-too-large', { limit: max }]]
  const steps = step ? (value - (min ?? 0)) / step : 0
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? [[at, 'not-a-step', { step: step ?? 1 }]] : []
}

const parameterProblems = (rule: Rule, given: Record<string, RuleParameterValue>): DraftProblem[] =>
  Object.entries(given).flatMap(([key, value]) => {
    const parameter = rule.parameters.find((one) => one.key === key)
    return parameter ? parameterProblem(parameter, value) : [[`parameters.${key}`, 'parameter-unknown']]
  })

function scopeProblems({ scope, exceptionEntityIds = [] }: AutopilotItemDraft, world: RuleWorld): DraftProblem[] {
  const { includeAll, campaignIds, adGroupIds, labelNames, nameContains } = scope
  const unknown = (ids: string[], field: string, code: ProblemCode, entityType?: EntityType) =>
    ids.flatMap((id, place): DraftProblem[] => {
      const entity = world.entity(id)
      return entity && (entityType ?? entity.entityType) === entity.entityType ? [] : [[`${field}.${place}`, code]]
    })
  const filled = Object.entries({ campaignIds, adGroupIds, labelNames, nameContains })
    .filter(([, one]) => one !== null && one.length > 0)
    .map(([field]) => `scope.${field}`)
  return [
    ...(includeAll ? filled.map((field): DraftProblem => [field, 'scope-is-everything']) : []),
    ...(!includeAll && filled.length === 0 ? [['scope.includeAll', 'scope-names-nothing'] satisfies DraftProblem] : []),
    ...unknown(campaignIds, 'scope.campaignIds', 'campaign-unknown', EntityType.Campaign),
    ...unknown(adGroupIds, 'scope.adGroupIds', 'ad-group-unknown', EntityType.AdGroup),
    ...unknown(exceptionEntityIds, 'exceptionEntityIds', 'entity-unknown'),
  ]
}

function scheduleProblems(draft: AutopilotItemDraft, today: Day, now: Date): DraftProblem[] {
  const { schedule, startsOn = null, endsOn = null } = draft
  const { frequency, weekDays, timeZone } = schedule
  if (!isTimeZone(timeZone)) return [['schedule.timeZone', 'time-zone-unknown']]
  const complaints: DraftProblem[] = []
  if (frequency === ScheduleFrequency.Weekly && weekDays.length === 0)
    complaints.push(['schedule.weekDays', 'week-day-needed'])
  if (frequency !== ScheduleFrequency.Weekly && weekDays.length > 0)
    complaints.push(['schedule.weekDays', 'only-weekly'])
  if (frequency === ScheduleFrequency.Once && startsOn !== null && startsOn < today)
    complaints.push(['startsOn', 'day-is-over'])
  if (endsOn !== null && startsOn !== null && endsOn < startsOn) complaints.push(['endsOn', 'ends-before-start'])
  else if (endsOn !== null && endsOn < today) complaints.push(['endsOn', 'day-is-over'])
  if (complaints.length > 0 || nextRunOf({ schedule, startsOn, endsOn }, now, false)) return complaints
  return [['endsOn', 'no-run-before-end']]
}

/**
 * Everything that is not right with a draft for a rule; `rule` is undefined when there is no such rule. Of an item that is edited, `before`
 * is what it was: a first day that is over may stay.
 */
export function problemsIn(
  draft: AutopilotItemDraft,
  { rule, world, today, now }: { rule: Rule | undefined; world: RuleWorld; today: Day; now: Date },
  before?: Pick<AutopilotItem, 'startsOn'>,
): DraftProblem[] {
  const isFirstDayKept = before !== undefined && before.startsOn === (draft.startsOn ?? null)
  return [
    ...(rule ? [] : [['ruleId', 'rule-unknown'] satisfies DraftProblem]),
    ...draft.conditions.flatMap(conditionProblems),
    ...(rule ? actionProblems(draft.action, rule.entityType) : []),
    ...(rule ? parameterProblems(rule, draft.parameters ?? {}) : []),
    ...scopeProblems(draft, world),
    ...scheduleProblems(draft, today, now).filter(([field]) => field !== 'startsOn' || !isFirstDayKept),
  ]
}
