import { ComparedTo, EntityType, Lookback, RiskLevel, RuleActionType, ScheduleFrequency } from '@adwright/sdk/types'
import { NO_AMOUNT, type Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'

export const DELIVERY_RULES: readonly Rule[] = [
  {
    id: 'rule_no-impressions',
    ruleId: 'rule_no-impressions',
    categoryId: 'cat_delivery',
    name: 'Enabled but not shown',
    description: 'Looks for enabled campaigns without a single impression in three days and notifies you.',
    whyItMatters: 'A paused payment, an ended date or a narrow audience goes unnoticed for weeks.',
    entityType: EntityType.Campaign,
    defaultConditions: [
      {
        metric: 'impressions',
        operator: 'eq',
        value: 0,
        value2: null,
        lookback: Lookback.Last3Days,
        comparedTo: ComparedTo.FixedValue,
        joiner: 'and',
        excludeRecentDays: 0,
      },
      {
        metric: 'status',
        operator: 'eq',
        value: 'enabled',
        value2: null,
        lookback: Lookback.Today,
        comparedTo: ComparedTo.FixedValue,
        joiner: 'and',
        excludeRecentDays: 0,
      },
      {
        metric: 'daysSinceCreated',
        operator: 'gte',
        value: 3,
        value2: null,
        lookback: Lookback.Today,
        comparedTo: ComparedTo.FixedValue,
        joiner: 'and',
        excludeRecentDays: 0,
      },
    ],
    defaultAction: { type: RuleActionType.NotifyOnly, ...NO_AMOUNT, maxChangesPerRun: 200 },
    parameters: [],
    riskLevel: RiskLevel.Low,
    recommendedFrequency: ScheduleFrequency.Daily,
    popularity: 0.4986,
  },
]
