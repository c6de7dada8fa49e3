// One read for each table of the contract: every level, and each within what it can be limited to.
import {
  listAdGroupMetricsByCampaignOptions,
  listAdGroupMetricsOptions,
  listAdMetricsByAdGroupOptions,
  listAdMetricsByCampaignOptions,
  listAdMetricsOptions,
  listBiddingStrategyMetricsOptions,
  listCampaignMetricsOptions,
  listKeywordMetricsByAdGroupOptions,
  listKeywordMetricsByCampaignOptions,
  listKeywordMetricsOptions,
  listSearchTermMetricsByAdGroupOptions,
  listSearchTermMetricsByAdOptions,
  listSearchTermMetricsByCampaignOptions,
  listSearchTermMetricsOptions,
} from '@adwright/sdk/react-query'
import type {
  AdGroupMetric,
  AdMetric,
  BiddingStrategyMetric,
  CampaignMetric,
  EntityRef,
  KeywordMetric,
  MetricSet,
  SearchTermMetric,
} from '@adwright/sdk/types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Level, Order, Parent } from '#web/features/autopilot/levels.ts'
import { useClient } from '#web/features/autopilot/use-client.ts'

type Own<Row> = Omit<Row, keyof EntityRef | keyof MetricSet>

/** A row of any level; what only some levels have is missing on the others. */
export type MetricRow = EntityRef &
  MetricSet &
  Partial<
    Own<CampaignMetric> &
      Own<AdGroupMetric> &
      Own<AdMetric> &
      Own<KeywordMetric> &
      Own<SearchTermMetric> &
      Own<BiddingStrategyMetric>
  >

export interface Asked<Of extends Level = Level> {
  orderBy: Order<Of>
  sortOrder: 'asc' | 'desc'
  currentPage: number
  pageSize: 10 | 25 | 50 | 100
  dateBegin: string
  dateEnd: string
  searchText?: string
}

interface Read {
  rows: readonly MetricRow[] | undefined
  /** The figures of all pages together. */
  totals: MetricSet | undefined
  totalCount: number
  error: unknown
  isStale: boolean
  retry: () => void
}

interface PageQuery {
  data: { items: readonly MetricRow[]; totals: MetricSet; totalCount: number } | undefined
  error: unknown
  isPlaceholderData: boolean
  refetch: () => unknown
}

const kept = { placeholderData: keepPreviousData }

const readOf = ({ data, error, isPlaceholderData, refetch }: PageQuery): Read => ({
  rows: data?.items,
  totals: data?.totals,
  totalCount: data?.totalCount ?? 0,
  error: data ? undefined : error,
  isStale: isPlaceholderData,
  retry: () => void refetch(),
})

type UseRows<Of extends Level> = (asked: Asked<Of>, parent: Parent | undefined) => Read

function useCampaigns(query: Asked<'campaigns'>): Read {
  const { path } = useClient()
  return readOf(useQuery({ ...listCampaignMetricsOptions({ path, query }), ...kept }))
}

function useBiddingStrategies(query: Asked<'bidding-strategies'>): Read {
  const { path } = useClient()
  return readOf(useQuery({ ...listBiddingStrategyMetricsOptions({ path, query }), ...kept }))
}

function useAdGroups(query: Asked<'ad-groups'>, parent: Parent | undefined): Read {
  const { path } = useClient()
  const campaignId = parent?.id ?? ''
  const all = useQuery({ ...listAdGroupMetricsOptions({ path, query }), ...kept, enabled: !parent })
  const within = useQuery({
    ...listAdGroupMetricsByCampaignOptions({ path: { ...path, campaignId }, query }),
    ...kept,
    enabled: parent !== undefined,
  })
  return readOf(parent ? within : all)
}

function useAds(query: Asked<'ads'>, parent: Parent | undefined): Read {
  const { path } = useClient()
  const id = parent?.id ?? ''
  const all = useQuery({ ...listAdMetricsOptions({ path, query }), ...kept, enabled: !parent })
  const inCampaign = useQuery({
    ...listAdMetricsByCampaignOptions({ path: { ...path, campaignId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'campaign',
  })
  const inAdGroup = useQuery({
    ...listAdMetricsByAdGroupOptions({ path: { ...path, adGroupId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'adGroup',
  })
  return readOf(parent?.kind === 'adGroup' ? inAdGroup : parent ? inCampaign : all)
}

function useKeywords(query: Asked<'keywords'>, parent: Parent | undefined): Read {
  const { path } = useClient()
  const id = parent?.id ?? ''
  const all = useQuery({ ...listKeywordMetricsOptions({ path, query }), ...kept, enabled: !parent })
  const inCampaign = useQuery({
    ...listKeywordMetricsByCampaignOptions({ path: { ...path, campaignId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'campaign',
  })
  const inAdGroup = useQuery({
    ...listKeywordMetricsByAdGroupOptions({ path: { ...path, adGroupId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'adGroup',
  })
  return readOf(parent?.kind === 'adGroup' ? inAdGroup : parent ? inCampaign : all)
}

function useSearchTerms(query: Asked<'search-terms'>, parent: Parent | undefined): Read {
  const { path } = useClient()
  const id = parent?.id ?? ''
  const all = useQuery({ ...listSearchTermMetricsOptions({ path, query }), ...kept, enabled: !parent })
  const inCampaign = useQuery({
    ...listSearchTermMetricsByCampaignOptions({ path: { ...path, campaignId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'campaign',
  })
  const inAdGroup = useQuery({
    ...listSearchTermMetricsByAdGroupOptions({ path: { ...path, adGroupId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'adGroup',
  })
  const ofAd = useQuery({
    ...listSearchTermMetricsByAdOptions({ path: { ...path, adId: id }, query }),
    ...kept,
    enabled: parent?.kind === 'ad',
  })
  const within = { campaign: inCampaign, adGroup: inAdGroup, ad: ofAd }
  return readOf(parent ? within[parent.kind] : all)
}

/** Each level's table. A table is keyed by its level and parent, so that the same hooks run for its whole life. */
export const useRowsOf: { [Of in Level]: UseRows<Of> } = {
  campaigns: useCampaigns,
  'bidding-strategies': useBiddingStrategies,
  'ad-groups': useAdGroups,
  ads: useAds,
  keywords: useKeywords,
  'search-terms': useSearchTerms,
}
