// The levels of a client account's metric tables, with their parent filters and sortable columns.
import {
  EntityType,
  type ListAdGroupMetricsData,
  type ListAdMetricsData,
  type ListBiddingStrategyMetricsData,
  type ListCampaignMetricsData,
  type ListKeywordMetricsData,
  type ListSearchTermMetricsData,
} from '@adwright/sdk/types'
import { parseIds } from '#web/lib/use-address.ts'

type OrderOf<Data extends { query?: { orderBy?: string } }> = NonNullable<NonNullable<Data['query']>['orderBy']>

const COMMON_METRICS = [
  'cost',
  'impressions',
  'clicks',
  'conversions',
  'conversionValue',
  'ctr',
  'averageCpc',
  'conversionRate',
  'cpa',
  'roas',
] as const
const IMPRESSION_SHARES = [
  'searchImpressionShare',
  'searchLostIsBudget',
  'searchLostIsRank',
  'absoluteTopImpressionRate',
] as const

type MetricName = (typeof COMMON_METRICS | typeof IMPRESSION_SHARES)[number]
const METRIC_NAMES: readonly string[] = [...COMMON_METRICS, ...IMPRESSION_SHARES]

/** True if a column is one of the metrics that every level has, and that have a total. */
export const isMetric = (field: string): field is MetricName => METRIC_NAMES.includes(field)

/** The columns of each level in display order; each of them can be sorted. */
export const orders = {
  campaigns: [
    'name',
    'status',
    'channelType',
    'biddingStrategyType',
    'dailyBudget',
    ...COMMON_METRICS,
    ...IMPRESSION_SHARES,
    'budgetUtilization',
    'optimizationScore',
  ],
  'bidding-strategies': [
    'name',
    'status',
    'type',
    'targetCpa',
    'targetRoas',
    'campaignCount',
    'learningStatus',
    ...COMMON_METRICS,
    ...IMPRESSION_SHARES,
  ],
  'ad-groups': [
    'name',
    'campaignName',
    'status',
    'defaultCpcBid',
    'keywordCount',
    'adCount',
    ...COMMON_METRICS,
    ...IMPRESSION_SHARES,
  ],
  ads: ['name', 'campaignName', 'adGroupName', 'status', 'adStrength', 'approvalStatus', ...COMMON_METRICS],
  keywords: [
    'text',
    'campaignName',
    'adGroupName',
    'status',
    'matchType',
    'qualityScore',
    'cpcBid',
    'firstPageCpc',
    ...COMMON_METRICS,
    ...IMPRESSION_SHARES,
  ],
  'search-terms': [
    'text',
    'campaignName',
    'adGroupName',
    'matchedKeyword',
    'matchType',
    'addedState',
    ...COMMON_METRICS,
    ...IMPRESSION_SHARES,
  ],
} as const satisfies {
  campaigns: readonly OrderOf<ListCampaignMetricsData>[]
  'bidding-strategies': readonly OrderOf<ListBiddingStrategyMetricsData>[]
  'ad-groups': readonly OrderOf<ListAdGroupMetricsData>[]
  ads: readonly OrderOf<ListAdMetricsData>[]
  keywords: readonly OrderOf<ListKeywordMetricsData>[]
  'search-terms': readonly OrderOf<ListSearchTermMetricsData>[]
}

export type Level = keyof typeof orders
export type Order<Of extends Level = Level> = (typeof orders)[Of][number]

export const LEVELS: readonly Level[] = [
  'campaigns',
  'ad-groups',
  'ads',
  'keywords',
  'search-terms',
  'bidding-strategies',
]

/** The parent filter of a table: one campaign, ad group or ad, by its id at the platform. */
export type Parent = { kind: 'campaign' | 'adGroup' | 'ad'; id: string }

const PARENTS: Record<Level, readonly Parent['kind'][]> = {
  campaigns: [],
  'bidding-strategies': [],
  'ad-groups': ['campaign'],
  ads: ['adGroup', 'campaign'],
  keywords: ['adGroup', 'campaign'],
  'search-terms': ['ad', 'adGroup', 'campaign'],
}

/** The level that a row of a level links to. */
export const childLevels: Partial<Record<Level, { level: Level; parent: Parent['kind'] }>> = {
  campaigns: { level: 'ad-groups', parent: 'campaign' },
  'ad-groups': { level: 'keywords', parent: 'adGroup' },
  ads: { level: 'search-terms', parent: 'ad' },
}

/** Levels that can be shown within a parent. */
export const levelsWithin = (kind: Parent['kind']): Level[] => LEVELS.filter((level) => PARENTS[level].includes(kind))

const TABLES: Partial<Record<EntityType, Level>> = {
  [EntityType.Campaign]: 'campaigns',
  [EntityType.AdGroup]: 'ad-groups',
  [EntityType.Ad]: 'ads',
  [EntityType.Keyword]: 'keywords',
  [EntityType.SearchTerm]: 'search-terms',
  [EntityType.BiddingStrategy]: 'bidding-strategies',
}

/** The table of an entity type; budgets have none. */
export const tableOf = (entityType: EntityType): Level | undefined => TABLES[entityType]

/** The parents in a URL, from campaign to ad. */
export const parentsIn = (level: Level, query: URLSearchParams): Parent[] =>
  PARENTS[level].toReversed().flatMap((kind) => {
    const [id] = parseIds(query.getAll(kind))
    return id ? [{ kind, id }] : []
  })

/** The URL parameter of a parent. */
export const asQuery = (parents: readonly Parent[]): Record<string, string> =>
  Object.fromEntries(parents.map(({ kind, id }) => [kind, id]))
