// What the selects of the rule form offer for a kind of thing.
import type { ConditionMetric, ConditionOperator, EntityType, RuleActionType } from '@adwright/sdk/types'
import { unitOf } from '#web/features/autopilot/condition-words.ts'

const FIGURES: readonly ConditionMetric[] = [
  'cost',
  'clicks',
  'impressions',
  'conversions',
  'conversionValue',
  'cpa',
  'roas',
  'ctr',
  'averageCpc',
  'conversionRate',
]
const SHARES: readonly ConditionMetric[] = [
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
]
const [CAMPAIGN, AD_GROUP, AD, KEYWORD, SEARCH_TERM, STRATEGY, BUDGET] = [1, 2, 3, 4, 5, 6, 7] as const

const OWN: Partial<Record<EntityType, readonly ConditionMetric[]>> = {
  [CAMPAIGN]: [...SHARES, 'budgetUtilization', 'status', 'daysSinceCreated'],
  [AD_GROUP]: [...SHARES, 'status', 'adCount', 'daysSinceCreated'],
  [AD]: ['status', 'adStrength', 'daysSinceCreated'],
  [KEYWORD]: [...SHARES, 'qualityScore', 'bidToFirstPage', 'duplicateCount', 'status', 'daysSinceCreated'],
  [SEARCH_TERM]: ['searchTerm', 'status'],
}

/** Metrics a thing of this kind has; one that a condition names already stays on offer. */
export const metricsFor = (entityType: EntityType, present: ConditionMetric): ConditionMetric[] => [
  ...new Set([...FIGURES, ...(OWN[entityType] ?? []), present]),
]

const NUMBER_OPERATORS: readonly ConditionOperator[] = [
  'gte',
  'gt',
  'lte',
  'lt',
  'eq',
  'neq',
  'between',
  'changeUpPct',
  'changeDownPct',
]
const WORD_OPERATORS: readonly ConditionOperator[] = ['eq', 'neq']
const TEXT_OPERATORS: readonly ConditionOperator[] = [...WORD_OPERATORS, 'contains', 'notContains']

export const operatorsFor = (metric: ConditionMetric): readonly ConditionOperator[] =>
  unitOf(metric) !== 'text' ? NUMBER_OPERATORS : metric === 'status' ? WORD_OPERATORS : TEXT_OPERATORS

const STATES: Partial<Record<EntityType, readonly string[]>> = { [SEARCH_TERM]: ['none', 'added', 'excluded'] }

/** States a thing of this kind can be in. */
export const statesFor = (entityType: EntityType): readonly string[] =>
  STATES[entityType] ?? ['enabled', 'paused', 'disapproved', 'limited']

const PRESENT_ONLY: readonly ConditionMetric[] = [
  'status',
  'qualityScore',
  'daysSinceCreated',
  'searchTerm',
  'adStrength',
  'adCount',
  'duplicateCount',
  'bidToFirstPage',
]

/** Whether a metric is one of days, so that a lookback makes sense. */
export const hasDays = (metric: ConditionMetric): boolean => !PRESENT_ONLY.includes(metric)

const ACTIONS: Partial<Record<EntityType, readonly RuleActionType[]>> = {
  [CAMPAIGN]: [1, 2, 3, 4, 5, 8, 9, 12],
  [AD_GROUP]: [1, 2, 3, 6, 7, 12],
  [AD]: [1, 2, 3, 12],
  [KEYWORD]: [1, 2, 3, 6, 7, 12],
  [SEARCH_TERM]: [1, 10, 11],
  [STRATEGY]: [1, 8, 9],
  [BUDGET]: [1, 4, 5],
}

/** What can be done with a thing of this kind. */
export const actionsFor = (entityType: EntityType): readonly RuleActionType[] => ACTIONS[entityType] ?? [1]
