import {
  type AutopilotItemDraft,
  type AutopilotRule,
  ComparedTo,
  RuleActionType,
  type RuleParameterValue,
  ScheduleFrequency,
} from '@adwright/sdk/types'
import { zAutopilotItemDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import { unitOf } from '#web/domain/metrics/condition-metric.ts'
import { amountOf, draftOf, type RuleForm } from './rule-form.ts'

const PERCENT_RANGE = [-90, 500] as const
const STEP_TOLERANCE = 1e-6
const NO_STEP = 'autopilot-setup:error.step'

type Issue = [path: (string | number)[], message: string]

function conditionIssues({ conditions }: AutopilotItemDraft): Issue[] {
  return conditions.flatMap(({ metric, operator, comparedTo, value, value2 }, index): Issue[] => {
    const at = ['conditions', index]
    if (typeof value === 'string' && unitOf(metric) !== 'text') return [[[...at, 'value'], 'number']]
    // Metrics are never negative; only their difference to another value can be.
    if (comparedTo === ComparedTo.FixedValue && typeof value === 'number' && value < 0)
      return [[[...at, 'value'], 'tooSmall|0']]
    if (operator === 'between' && value2 !== null && typeof value === 'number' && value2 < value)
      return [[[...at, 'value2'], 'autopilot-setup:error.upperBelow']]
    if ((operator === 'changeUpPct' || operator === 'changeDownPct') && comparedTo === ComparedTo.FixedValue)
      return [[[...at, 'comparedTo'], 'autopilot-setup:error.comparison']]
    return typeof value === 'string' && value === '' ? [[[...at, 'value'], 'required']] : []
  })
}

function actionIssues({ action }: AutopilotItemDraft): Issue[] {
  const { type, value, minLimit, maxLimit, minBidLimit = null, maxBidLimit = null } = action
  const found: Issue[] = []
  const unit = amountOf(type)
  const [least, most] = PERCENT_RANGE
  if (unit && value === null && type !== RuleActionType.SetBid) found.push([['action', 'value'], 'required'])
  if (unit === '%' && value !== null && (value < least || value > most || value === 0))
    found.push([['action', 'value'], 'autopilot-setup:error.percent'])
  if (unit === 'money' && value !== null && value <= 0)
    found.push([['action', 'value'], 'autopilot-setup:error.amount'])
  if (minLimit !== null && minLimit < 0) found.push([['action', 'minLimit'], 'autopilot-setup:error.limit'])
  if (maxLimit !== null && maxLimit < (minLimit ?? 0))
    found.push([['action', 'maxLimit'], 'autopilot-setup:error.limits'])
  if (minBidLimit !== null && minBidLimit < 0) found.push([['action', 'minBidLimit'], 'autopilot-setup:error.limit'])
  if (maxBidLimit !== null && maxBidLimit < (minBidLimit ?? 0))
    found.push([['action', 'maxBidLimit'], 'autopilot-setup:error.limits'])
  return found
}

function scopeAndScheduleIssues({ scope, schedule, startsOn, endsOn }: AutopilotItemDraft): Issue[] {
  const found: Issue[] = []
  const { includeAll, campaignIds, adGroupIds, labelNames, nameContains } = scope
  if (!includeAll && campaignIds.length + adGroupIds.length + labelNames.length === 0 && !nameContains)
    found.push([['scope', 'includeAll'], 'autopilot-setup:error.scope'])
  if (schedule.frequency === ScheduleFrequency.Weekly && schedule.weekDays.length === 0)
    found.push([['schedule', 'weekDays'], 'autopilot-setup:error.weekDay'])
  if (startsOn && endsOn && endsOn < startsOn) found.push([['endsOn'], 'autopilot-setup:error.ends'])
  return found
}

type Parameters = AutopilotRule['parameters']

function parameterIssue({ min, max, step }: Parameters[number], value: RuleParameterValue | undefined) {
  if (value === undefined) return 'required'
  if (typeof value !== 'number') return undefined
  if (min !== null && value < min) return `tooSmall|${min}`
  if (max !== null && value > max) return `tooBig|${max}`
  const steps = step ? (value - (min ?? 0)) / step : 0
  return Math.abs(steps - Math.round(steps)) > STEP_TOLERANCE ? `${NO_STEP}|${step}` : undefined
}

const parameterIssues = (known: Parameters, given: AutopilotItemDraft['parameters'] = {}): Issue[] =>
  known.flatMap((parameter): Issue[] => {
    const message = parameterIssue(parameter, given[parameter.key])
    return message ? [[['parameters', parameter.key], message]] : []
  })

/** The properties of a rule that the form depends on. */
export type FormRule = Pick<AutopilotRule, 'id' | 'parameters'>

/** Validates the form and converts it to the contract's draft, with validation across fields. */
export const ruleSchema = (rule: FormRule) =>
  z.pipe(
    z.pipe(
      z.custom<RuleForm>(),
      z.transform((form: RuleForm) => draftOf(form, rule.id)),
    ),
    zAutopilotItemDraft.check((context) => {
      const draft = context.value
      const wrong = [
        ...conditionIssues(draft),
        ...actionIssues(draft),
        ...parameterIssues(rule.parameters, draft.parameters),
        ...scopeAndScheduleIssues(draft),
      ]
      for (const [path, message] of wrong) context.issues.push({ code: 'custom', input: draft, path, message })
    }),
  )

/** Returns the draft of a form; undefined while the form is invalid. */
export function parseDraft(form: RuleForm, rule: FormRule): AutopilotItemDraft | undefined {
  const read = ruleSchema(rule).safeParse(form)
  return read.success ? read.data : undefined
}
