// The entities of an ad account as the ad platform shows them. Days are in the time zone of the client account.
import type {
  AdApprovalStatus,
  AdStrength,
  AdType,
  BiddingStrategyType,
  ChannelType,
  EntityType,
} from '@adwright/sdk/types'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

type Rating = 1 | 2 | 3

/** Attributes that only some entity types have. Amounts are in major units of the client's currency. */
export type EntityAttributes = {
  /** Campaigns and everything below them. */
  channelType?: ChannelType
  biddingStrategyType?: BiddingStrategyType
  /** Campaigns: the portfolio strategy they use, null for one of their own. */
  biddingStrategyId?: string | null
  dailyBudget?: number
  /** Campaigns and bidding strategies; null without this target. */
  targetCpa?: number | null
  targetRoas?: number | null
  optimizationScore?: number | null
  /** Ad groups. */
  defaultCpcBid?: number | null
  /** Null if unknown. */
  keywordCount?: number | null
  /** Null if unknown. */
  adCount?: number | null
  /** Keywords and search terms. */
  text?: string
  /** Null if unknown. */
  matchType?: 1 | 2 | 3 | null
  cpcBid?: number | null
  firstPageCpc?: number | null
  qualityScore?: number | null
  expectedCtr?: Rating | null
  adRelevance?: Rating | null
  landingPageExperience?: Rating | null
  /** The number of other enabled keywords with the same text and match type. */
  duplicateCount?: number
  /** Search terms. */
  matchedKeyword?: string
  keywordId?: string
  /** Null if unknown. */
  addedState?: 1 | 2 | 3 | null
  /** Ads. */
  adType?: AdType
  headlines?: string[]
  descriptions?: string[]
  finalUrl?: string | null
  adStrength?: AdStrength | null
  approvalStatus?: AdApprovalStatus
  /** Bidding strategies. */
  campaignCount?: number
  learningStatus?: 1 | 2 | 3
}

export type AdsEntity = {
  entityType: EntityType
  id: string
  name: string
  status: 'enabled' | 'paused' | 'removed'
  /** True if an imported report does not contain the status; `status` is then only assumed. */
  isStatusUnknown?: boolean
  campaignId: string | null
  campaignName: string | null
  adGroupId: string | null
  adGroupName: string | null
  platformUrl: string
  createdOn: Day
  labels: string[]
  attributes: EntityAttributes
}

/** The metrics from which all others are derived. */
export type BaseMetric = 'impressions' | 'clicks' | 'cost' | 'conversions' | 'conversionValue'

/** Additive metrics; amounts in major units; NaN if unknown, which every sum with it inherits. On search, `impressions + lostToBudget + lostToRank = eligibleImpressions`. */
export type MetricParts = {
  impressions: number
  clicks: number
  cost: number
  conversions: number
  conversionValue: number
  /** 0 outside of search campaigns. */
  eligibleImpressions: number
  lostToBudget: number
  lostToRank: number
  absoluteTopImpressions: number
}

/** A change made at the platform, in effect from the moment `at` on the day `from`. */
export type PlatformChange = {
  id: string
  entityId: string
  field: 'status' | 'dailyBudget' | 'cpcBid' | 'targetCpa' | 'targetRoas' | 'negativeKeyword' | 'keyword' | 'label'
  value: string | number
  from: Day
  at: string
}
