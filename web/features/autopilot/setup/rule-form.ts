// The rule form's values, converted from and to the contract's draft. Percentages in the form are shares in the draft.
import {
  type Action,
  type AutopilotItemDraft,
  AutopilotMode,
  type AutopilotRule,
  ComparedTo,
  type Condition,
  RuleActionType,
  type RuleParameterValue,
  type Schedule,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { unitOf } from '#web/domain/metrics/condition-metric.ts'

export interface FormCondition extends Omit<Condition, 'value' | 'value2'> {
  /** Rates as percentages; undefined while the field is empty. */
  value: number | string | undefined
  value2: number | undefined
}

export interface RuleForm {
  /** The version that is edited; 0 for a new item. */
  basedOn: number
  name: string
  mode: AutopilotMode
  conditions: FormCondition[]
  action: {
    type: RuleActionType
    value: number | undefined
    minLimit: number | undefined
    maxLimit: number | undefined
    minBidLimit: number | undefined
    maxBidLimit: number | undefined
    maxChangesPerRun: number | undefined
  }
  parameters: Record<string, RuleParameterValue | undefined>
  scope: {
    includeAll: 'all' | 'some'
    campaignIds: string[]
    adGroupIds: string[]
    labelNames: string[]
    nameContains: string
  }
  exceptionEntityIds: string[]
  schedule: Schedule
  cooldownDays: number | undefined
  startsOn: string
  endsOn: string
  notify: { emails: string; onlyWhenChanged: boolean }
}

const PERCENT_ACTIONS: readonly RuleActionType[] = [
  RuleActionType.ChangeBudgetPercent,
  RuleActionType.ChangeBidPercent,
  RuleActionType.ChangeTargetCpaPercent,
  RuleActionType.ChangeTargetRoasPercent,
]
const AMOUNT_ACTIONS: readonly RuleActionType[] = [RuleActionType.SetBudget, RuleActionType.SetBid]

/** The unit of an action's amount; undefined for actions without one. */
export const amountOf = (type: RuleActionType): '%' | 'money' | undefined =>
  PERCENT_ACTIONS.includes(type) ? '%' : AMOUNT_ACTIONS.includes(type) ? 'money' : undefined

/** The unit of a condition's value. Compared with another metric it is always a percentage. */
export function valueUnit({
  metric,
  operator,
  comparedTo,
}: Pick<Condition, 'metric' | 'operator' | 'comparedTo'>): 'money' | '%' | 'number' | 'text' {
  const unit = unitOf(metric)
  if (unit === 'text') return 'text'
  if (comparedTo !== ComparedTo.FixedValue || operator === 'changeUpPct' || operator === 'changeDownPct') return '%'
  return unit === 'rate' ? '%' : unit
}

const isShare = (condition: Pick<Condition, 'metric' | 'operator' | 'comparedTo'>) =>
  unitOf(condition.metric) === 'rate' && condition.comparedTo === ComparedTo.FixedValue && valueUnit(condition) === '%'

const rounded = (value: number) => Number(value.toFixed(8))

function formCondition(condition: Condition): FormCondition {
  const { value, value2 } = condition
  const typed = (one: number) => (isShare(condition) ? rounded(one * 100) : one)
  return {
    ...condition,
    value: typeof value === 'number' ? typed(value) : value,
    value2: value2 === null ? undefined : typed(value2),
  }
}

function draftCondition(condition: FormCondition, index: number) {
  const meant = (one: number | undefined) =>
    one === undefined ? undefined : isShare(condition) ? rounded(one / 100) : one
  const { value, value2, operator, joiner, ...rest } = condition
  return {
    ...rest,
    operator,
    joiner: index === 0 ? 'and' : joiner,
    value: typeof value === 'string' ? value.trim() : meant(value),
    value2: operator === 'between' ? meant(value2) : null,
  }
}

const formAction = (action: Action): RuleForm['action'] => ({
  type: action.type,
  value: action.value ?? undefined,
  minLimit: action.minLimit ?? undefined,
  maxLimit: action.maxLimit ?? undefined,
  minBidLimit: action.minBidLimit ?? undefined,
  maxBidLimit: action.maxBidLimit ?? undefined,
  maxChangesPerRun: action.maxChangesPerRun,
})

/** True for the action that changes bids where a campaign has no target. */
export const hasBidLimits = (type: RuleActionType): boolean => type === RuleActionType.ChangeTargetCpaPercent

/** Actions without an amount have no limits either. */
function draftAction(action: RuleForm['action']) {
  const { type, value, minLimit, maxLimit, minBidLimit, maxBidLimit, maxChangesPerRun } = action
  const unit = amountOf(type)
  if (!unit) return { type, value: null, unit: null, minLimit: null, maxLimit: null, maxChangesPerRun }
  return {
    type,
    value: value ?? null,
    unit,
    minLimit: minLimit ?? null,
    maxLimit: maxLimit ?? null,
    ...(hasBidLimits(type) && minBidLimit !== undefined ? { minBidLimit } : {}),
    ...(hasBidLimits(type) && maxBidLimit !== undefined ? { maxBidLimit } : {}),
    maxChangesPerRun,
  }
}

/** The initial values for a rule that is not active yet: suggest changes. */
export const formOfRule = (rule: AutopilotRule, timeZone: string): RuleForm => ({
  basedOn: 0,
  name: rule.name.slice(0, 100),
  mode: AutopilotMode.Suggest,
  conditions: rule.defaultConditions.map(formCondition),
  action: formAction(rule.defaultAction),
  parameters: Object.fromEntries(rule.parameters.map(({ key, default: value }) => [key, value])),
  scope: { includeAll: 'all', campaignIds: [], adGroupIds: [], labelNames: [], nameContains: '' },
  exceptionEntityIds: [],
  schedule: {
    frequency: rule.recommendedFrequency,
    weekDays: rule.recommendedFrequency === ScheduleFrequency.Weekly ? [1] : [],
    hour: 6,
    timeZone,
  },
  cooldownDays: 7,
  startsOn: '',
  endsOn: '',
  notify: { emails: '', onlyWhenChanged: true },
})

/** The initial values for editing an item. */
export function formOfItem(draft: AutopilotItemDraft & { version: number }, rule: AutopilotRule): RuleForm {
  const { scope, notify } = draft
  return {
    basedOn: draft.version,
    name: draft.name,
    mode: draft.mode,
    conditions: draft.conditions.map(formCondition),
    action: formAction(draft.action),
    parameters: Object.fromEntries(
      rule.parameters.map(({ key, default: value }) => [key, draft.parameters?.[key] ?? value]),
    ),
    scope: { ...scope, includeAll: scope.includeAll ? 'all' : 'some', nameContains: scope.nameContains ?? '' },
    exceptionEntityIds: draft.exceptionEntityIds ?? [],
    schedule: draft.schedule,
    cooldownDays: draft.cooldownDays ?? 0,
    startsOn: draft.startsOn ?? '',
    endsOn: draft.endsOn ?? '',
    notify: { emails: notify?.emails.join(', ') ?? '', onlyWhenChanged: notify?.onlyWhenChanged ?? false },
  }
}

/** Parses email addresses separated by commas, semicolons, spaces or line breaks. */
export const parseEmails = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

/** Converts a form to a draft; missing and invalid values remain for the schema to report. */
export function draftOf(form: RuleForm, ruleId: string): unknown {
  const { scope, schedule, notify } = form
  return {
    ruleId,
    name: form.name.trim(),
    mode: form.mode,
    conditions: form.conditions.map(draftCondition),
    action: draftAction(form.action),
    parameters: form.parameters,
    scope:
      scope.includeAll === 'all'
        ? { includeAll: true, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null }
        : { ...scope, includeAll: false, nameContains: scope.nameContains.trim() || null },
    exceptionEntityIds: form.exceptionEntityIds,
    schedule: { ...schedule, weekDays: schedule.frequency === ScheduleFrequency.Weekly ? schedule.weekDays : [] },
    // The schema would replace undefined by its default.
    cooldownDays: form.cooldownDays ?? null,
    startsOn: form.startsOn || null,
    endsOn: schedule.frequency === ScheduleFrequency.Once ? null : form.endsOn || null,
    notify: { emails: parseEmails(notify.emails), onlyWhenChanged: notify.onlyWhenChanged },
  }
}
