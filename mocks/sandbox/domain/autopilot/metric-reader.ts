// Reads the value of a metric for an entity of the ad platform, and its reference values.
import {
  AdApprovalStatus,
  ChannelType,
  type Condition,
  type ConditionMetric,
  EntityType,
  type MetricSet,
  type RuleParameterValue,
} from '@adwright/sdk/types'
import { budgetsIn, planFor, totalBudgetOf } from '#mocks/sandbox/domain/autopilot/budget-plan.ts'
import { type Window, windowOf } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { campaignOf, isUnderEnabled, type RuleEntity, type RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { isMetricKey, knownAmount, metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import { type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

/** The moment a rule is judged at, in the client account's time zone. */
export type Moment = { day: Day; hour: number }
export type Parameters = Record<string, RuleParameterValue>

const ADDED_STATES = ['none', 'none', 'added', 'excluded']
/** Search shares are known of these; the platform gives none for ads and search terms. */
const HAS_SEARCH_SHARES: EntityType[] = [EntityType.Campaign, EntityType.AdGroup, EntityType.Keyword]

/** Metrics that are sums over days. */
export const ADDITIVE = new Set<ConditionMetric>(['impressions', 'clicks', 'cost', 'conversions', 'conversionValue'])

export const isText = (metric: ConditionMetric): boolean => metric === 'status' || metric === 'searchTerm'

/** Whether a metric is of a period, and not only of the present. */
export const isOfPeriod = (metric: ConditionMetric): metric is keyof MetricSet | 'budgetUtilization' =>
  isMetricKey(metric) || metric === 'budgetUtilization'

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** Judges entities of one world at one moment; what all of them need is worked out once. */
export class MetricReader {
  readonly world: RuleWorld
  readonly moment: Moment
  readonly #windows = new Map<number, Window | null>()
  readonly #averages = new Map<string, number | null>()
  #last: { key: string; metrics: MetricSet } | undefined
  #duplicates: Map<string, number> | undefined
  #adCounts: Map<string, number> | undefined

  constructor(world: RuleWorld, moment: Moment) {
    this.world = world
    this.moment = moment
  }

  /** The days of a condition as of the moment. */
  window({ lookback, excludeRecentDays }: Pick<Condition, 'lookback' | 'excludeRecentDays'>): Window | null {
    const key = lookback * 10 + excludeRecentDays
    const known = this.#windows.get(key)
    if (known !== undefined) return known
    const window = windowOf({ lookback, excludeRecentDays }, this.moment.day)
    this.#windows.set(key, window)
    return window
  }

  /** Caches the last result, because the conditions of a rule mostly share a window. */
  metrics(entity: RuleEntity, { from, to }: Window): MetricSet {
    const key = `${entity.id} ${from} ${to}`
    if (this.#last?.key === key) return this.#last.metrics
    const parts = this.world.parts(entity.id, from, to)
    const metrics = metricSetOf(parts, HAS_SEARCH_SHARES.includes(entity.entityType), this.world.unknown)
    this.#last = { key, metrics }
    return metrics
  }

  /** Returns null if the metric is unknown; such a condition never matches. */
  value(metric: ConditionMetric, entity: RuleEntity, window: Window | null): number | string | null {
    if (isMetricKey(metric)) return window ? this.metrics(entity, window)[metric] : null
    if (metric === 'budgetUtilization') return window ? this.#budgetUtilization(entity, window) : null
    return this.#present(metric, entity)
  }

  /** The mean of all enabled entities of the kind; of a ratio that of the whole client account. */
  average(metric: ConditionMetric, entityType: EntityType, window: Window | null): number | null {
    const key = `${metric} ${entityType} ${window?.from} ${window?.to}`
    const known = this.#averages.get(key)
    if (known !== undefined) return known
    const average = this.#averageOf(metric, entityType, window)
    this.#averages.set(key, average)
    return average
  }

  /** The target of the entity: its own, its campaign's, or the rule's parameter as a fallback. */
  target(metric: ConditionMetric, entity: RuleEntity, parameters: Parameters, window: Window | null): number | null {
    const campaign = campaignOf(this.world, entity)
    const standIn = (key: string) => (typeof parameters[key] === 'number' ? parameters[key] : null)
    if (metric === 'cpa')
      return entity.attributes.targetCpa ?? campaign?.attributes.targetCpa ?? standIn('fallbackTargetCpa')
    if (metric === 'roas')
      return entity.attributes.targetRoas ?? campaign?.attributes.targetRoas ?? standIn('fallbackTargetRoas')
    if (metric !== 'budgetUtilization' || !window) return null
    return this.#plannedUtilization(entity, window, standIn('planOfMonth'))
  }

  #averageOf(metric: ConditionMetric, entityType: EntityType, window: Window | null): number | null {
    if (isMetricKey(metric) && !ADDITIVE.has(metric))
      return window
        ? metricSetOf(this.world.accountParts(window.from, window.to), true, this.world.unknown)[metric]
        : null
    const values = this.world
      .entities(entityType)
      .filter(({ status }) => status === 'enabled')
      .map((entity) => this.value(metric, entity, window))
      .filter((value) => typeof value === 'number')
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  }

  /** Cost / the budgets in force. */
  #budgetUtilization({ id }: RuleEntity, window: Window): number | null {
    const budget = totalBudgetOf(budgetsIn(this.world, id, window, this.moment))
    if (budget === 0 || this.world.unknown.includes('cost')) return null
    const cost = knownAmount(this.world.parts(id, window.from, window.to).cost)
    return cost === null ? null : rounded(cost / budget, 4)
  }

  /** The plan / the budgets in force. */
  #plannedUtilization({ id }: RuleEntity, window: Window, planOfMonth: number | null): number {
    const days = budgetsIn(this.world, id, window, this.moment)
    const budget = totalBudgetOf(days)
    return budget === 0 ? 1 : planFor(days, planOfMonth) / budget
  }

  #present(metric: ConditionMetric, entity: RuleEntity): number | string | null {
    const { attributes } = entity
    switch (metric) {
      case 'status':
        return this.#status(entity)
      case 'searchTerm':
        return entity.entityType === EntityType.SearchTerm ? (attributes.text ?? entity.name) : null
      case 'qualityScore':
        return attributes.qualityScore ?? null
      case 'adStrength':
        return attributes.adStrength ?? null
      case 'daysSinceCreated':
        return daysBetween(entity.createdOn, this.moment.day)
      case 'adCount':
        return this.#adCount(entity)
      case 'duplicateCount':
        return this.#duplicateCount(entity)
      case 'bidToFirstPage':
        return attributes.cpcBid && attributes.firstPageCpc
          ? rounded(attributes.cpcBid / attributes.firstPageCpc, 4)
          : null
      default:
        return null
    }
  }

  #status({ entityType, status, isStatusUnknown, attributes }: RuleEntity): string | null {
    if (entityType === EntityType.SearchTerm)
      return attributes.addedState === null ? null : (ADDED_STATES[attributes.addedState ?? 1] ?? 'none')
    if (isStatusUnknown) return null
    if (entityType !== EntityType.Ad || status !== 'enabled') return status
    if (attributes.approvalStatus === AdApprovalStatus.Disapproved) return 'disapproved'
    return attributes.approvalStatus === AdApprovalStatus.ApprovedLimited ? 'limited' : status
  }

  /** Only of search campaigns, where ads of a group compete with each other; not of an imported report, which has no ads. */
  #adCount(entity: RuleEntity): number | null {
    const isSearch = campaignOf(this.world, entity)?.attributes.channelType === ChannelType.Search
    if (entity.entityType !== EntityType.AdGroup || !isSearch || this.world.isImported) return null
    this.#adCounts ??= countsOf(
      this.world.entities(EntityType.Ad).filter(({ status }) => status === 'enabled'),
      ({ adGroupId }) => adGroupId ?? '',
    )
    return this.#adCounts.get(entity.id) ?? 0
  }

  #duplicateCount(entity: RuleEntity): number | null {
    if (entity.entityType !== EntityType.Keyword) return null
    this.#duplicates ??= countsOf(
      this.world.entities(EntityType.Keyword).filter((one) => isOn(this.world, one)),
      textAndMatchType,
    )
    const alike = this.#duplicates.get(textAndMatchType(entity)) ?? 0
    return Math.max(0, isOn(this.world, entity) ? alike - 1 : alike)
  }
}

/** Whether an entity and everything above it is switched on. */
const isOn = (world: RuleWorld, entity: RuleEntity): boolean =>
  entity.status === 'enabled' && isUnderEnabled(world, entity)

const textAndMatchType = ({ name, attributes }: RuleEntity) =>
  `${(attributes.text ?? name).toLowerCase()} ${attributes.matchType ?? ''}`

function countsOf(entities: readonly RuleEntity[], keyOf: (entity: RuleEntity) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entity of entities) counts.set(keyOf(entity), (counts.get(keyOf(entity)) ?? 0) + 1)
  return counts
}
