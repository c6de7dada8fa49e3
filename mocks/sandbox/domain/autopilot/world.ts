// The data the rule engine reads from an ad platform; tests provide a small one.
import { type EntityRef, EntityType } from '@adwright/sdk/types'
import type { BaseMetric, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

export type RuleAttributes = {
  channelType?: number | null
  biddingStrategyType?: number | null
  /** The shared strategy a campaign uses, null for one of its own. */
  biddingStrategyId?: string | null
  dailyBudget?: number | null
  targetCpa?: number | null
  targetRoas?: number | null
  /** Of keywords; ad groups have `defaultCpcBid`. */
  cpcBid?: number | null
  defaultCpcBid?: number | null
  firstPageCpc?: number | null
  qualityScore?: number | null
  matchType?: 1 | 2 | 3 | null
  text?: string | null
  adStrength?: number | null
  approvalStatus?: number | null
  addedState?: number | null
}

export type RuleEntity = {
  entityType: EntityType
  id: string
  name: string
  status: 'enabled' | 'paused' | 'removed'
  /** True if an imported report does not contain the status. */
  isStatusUnknown?: boolean
  campaignId: string | null
  campaignName: string | null
  adGroupId: string | null
  adGroupName: string | null
  platformUrl: string | null
  createdOn: Day
  labels: readonly string[]
  attributes: RuleAttributes
}

export type RuleWorld = {
  entities: (entityType: EntityType) => readonly RuleEntity[]
  entity: (id: string) => RuleEntity | undefined
  /** The sums of both days and what lies between. */
  parts: (id: string, from: Day, to: Day) => MetricParts
  accountParts: (from: Day, to: Day) => MetricParts
  /** The daily budget of a campaign that was in force at the end of a day; null if it has none or it is not known. */
  dailyBudgetOn: (id: string, day: Day) => number | null
  /** The metrics that an imported report does not contain. */
  unknown: readonly BaseMetric[]
  /** True if the data comes from an imported report. */
  isImported: boolean
}

export const refOf = (entity: RuleEntity): EntityRef => ({
  entityType: entity.entityType,
  entityId: entity.id,
  name: entity.name,
  campaignName: entity.campaignName,
  adGroupName: entity.adGroupName,
  platformUrl: entity.platformUrl,
})

/** The campaign and the ad group an entity is in, the entity itself not among them. */
export const parentsOf = (world: RuleWorld, entity: RuleEntity): RuleEntity[] =>
  [entity.adGroupId, entity.campaignId].flatMap((id) => {
    const parent = id !== null && id !== entity.id ? world.entity(id) : undefined
    return parent ? [parent] : []
  })

/** Whether everything an entity is in is enabled. Asked of every entity on every day of a backtest, so it makes no lists. */
export function isUnderEnabled(world: RuleWorld, { id, adGroupId, campaignId }: RuleEntity): boolean {
  const isOff = (above: string | null) => {
    const status = above === null || above === id ? undefined : world.entity(above)?.status
    return status !== undefined && status !== 'enabled'
  }
  return !isOff(adGroupId) && !isOff(campaignId)
}

export const campaignOf = (world: RuleWorld, entity: RuleEntity): RuleEntity | undefined =>
  entity.entityType === EntityType.Campaign
    ? entity
    : entity.campaignId === null
      ? undefined
      : world.entity(entity.campaignId)
