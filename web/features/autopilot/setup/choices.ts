// The options of the rule form's selects by entity type.
import { type ConditionMetric, type ConditionOperator, EntityType, RuleActionType } from '@adwright/sdk/types'
import { unitOf } from '#web/domain/metrics/condition-metric.ts'

const METRICS: readonly ConditionMetric[] = [
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
const IMPRESSION_SHARES: readonly ConditionMetric[] = [
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
]

const OWN_METRICS: Partial<Record<EntityType, readonly ConditionMetric[]>> = {
  [EntityType.Campaign]: [...IMPRESSION_SHARES, 'budgetUtilization', 'status', 'daysSinceCreated'],
  [EntityType.AdGroup]: [...IMPRESSION_SHARES, 'status', 'adCount', 'daysSinceCreated'],
  [EntityType.Ad]: ['status', 'adStrength', 'daysSinceCreated'],
  [EntityType.Keyword]: [
    ...IMPRESSION_SHARES,
    'qualityScore',
    'bidToFirstPage',
    'duplicateCount',
    'status',
    'daysSinceCreated',
  ],
  [EntityType.SearchTerm]: ['searchTerm', 'status'],
}

/** The metrics of an entity type; one that a condition already uses stays available. */
export const metricsFor = (entityType: EntityType, present: ConditionMetric): ConditionMetric[] => [
  ...new Set([...METRICS, ...(OWN_METRICS[entityType] ?? []), present]),
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

const STATES: Partial<Record<EntityType, readonly string[]>> = {
  [EntityType.SearchTerm]: ['none', 'added', 'excluded'],
}

/** The statuses of an entity type. */
export const statesFor = (entityType: EntityType): readonly string[] =>
  STATES[entityType] ?? ['enabled', 'paused', 'disapproved', 'limited']

const METRICS_WITHOUT_LOOKBACK: readonly ConditionMetric[] = [
  'status',
  'qualityScore',
  'daysSinceCreated',
  'searchTerm',
  'adStrength',
  'adCount',
  'duplicateCount',
  'bidToFirstPage',
]

/** True if a metric is measured over days and so has a lookback. */
export const hasLookback = (metric: ConditionMetric): boolean => !METRICS_WITHOUT_LOOKBACK.includes(metric)

const ACTIONS: Partial<Record<EntityType, readonly RuleActionType[]>> = {
  [EntityType.Campaign]: [
    RuleActionType.NotifyOnly,
    RuleActionType.Pause,
    RuleActionType.Enable,
    RuleActionType.ChangeBudgetPercent,
    RuleActionType.SetBudget,
    RuleActionType.ChangeTargetCpaPercent,
    RuleActionType.ChangeTargetRoasPercent,
    RuleActionType.AddLabel,
  ],
  [EntityType.AdGroup]: [
    RuleActionType.NotifyOnly,
    RuleActionType.Pause,
    RuleActionType.Enable,
    RuleActionType.ChangeBidPercent,
    RuleActionType.SetBid,
    RuleActionType.AddLabel,
  ],
  [EntityType.Ad]: [RuleActionType.NotifyOnly, RuleActionType.Pause, RuleActionType.Enable, RuleActionType.AddLabel],
  [EntityType.Keyword]: [
    RuleActionType.NotifyOnly,
    RuleActionType.Pause,
    RuleActionType.Enable,
    RuleActionType.ChangeBidPercent,
    RuleActionType.SetBid,
    RuleActionType.AddLabel,
  ],
  [EntityType.SearchTerm]: [
    RuleActionType.NotifyOnly,
    RuleActionType.AddNegativeKeyword,
    RuleActionType.AddKeywordFromSearchTerm,
  ],
  [EntityType.BiddingStrategy]: [
    RuleActionType.NotifyOnly,
    RuleActionType.ChangeTargetCpaPercent,
    RuleActionType.ChangeTargetRoasPercent,
  ],
  [EntityType.Budget]: [RuleActionType.NotifyOnly, RuleActionType.ChangeBudgetPercent, RuleActionType.SetBudget],
}

/** The actions for an entity type. */
export const actionsFor = (entityType: EntityType): readonly RuleActionType[] =>
  ACTIONS[entityType] ?? [RuleActionType.NotifyOnly]
