// One operation for each table of the contract: every level, with and without a parent filter.
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
  TrendMetric,
} from '@adwright/sdk/types'
import {
  type FetchQueryOptions,
  keepPreviousData,
  type QueryFunction,
  type QueryKey,
  type SkipToken,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type Level, orders, type Parent } from '#web/features/autopilot/levels.ts'
import { type Client, useClient } from '#web/features/autopilot/use-client.ts'
import { parseOption } from '#web/lib/use-address.ts'

type Row = CampaignMetric | AdGroupMetric | AdMetric | KeywordMetric | SearchTermMetric | BiddingStrategyMetric
type FieldOf<One> = One extends unknown ? Exclude<keyof One, keyof EntityRef | keyof MetricSet | 'trend'> : never
type ValueOf<One, Field> = One extends unknown ? (Field extends keyof One ? One[Field] : never) : never

/** A row of any level; fields of other levels are missing. */
export type MetricRow = EntityRef &
  MetricSet &
  Pick<CampaignMetric, 'trend'> & { [Field in FieldOf<Row>]?: ValueOf<Row, Field> }

export interface TableParams {
  orderBy: string
  sortOrder: 'asc' | 'desc'
  currentPage: number
  pageSize: 10 | 25 | 50 | 100
  dateBegin: string
  dateEnd: string
  searchText?: string
  /** The metric of the daily trend of each row; no trend if omitted. */
  trendMetric?: TrendMetric
}

interface MetricPage {
  items: readonly MetricRow[]
  /** The metrics of all pages together. */
  totals: MetricSet
  totalCount: number
  daysWithData?: number
  currentPage: number
  totalPages: number
}

type PageOptions = FetchQueryOptions<MetricPage>
type Path = Client['path']

/** The options of one operation, with the rows of every level as their result. */
function pageOf<Page extends MetricPage, Key extends QueryKey>({
  queryKey,
  queryFn,
}: {
  queryKey: Key
  queryFn?: QueryFunction<Page, Key> | SkipToken
}): PageOptions {
  return {
    queryKey,
    queryFn: typeof queryFn === 'function' ? (context) => queryFn({ ...context, queryKey }) : skipToken,
  }
}

/** Removes an order that the level doesn't have. */
function paramsOf<Order extends string>(known: readonly Order[], { orderBy, ...params }: TableParams) {
  const order = parseOption(known, orderBy)
  return { ...params, ...(order ? { orderBy: order } : {}) }
}

type TableOptions = (path: Path, params: TableParams, parent: Parent | undefined) => PageOptions

const tables: Record<Level, TableOptions> = {
  campaigns: (path, params) => pageOf(listCampaignMetricsOptions({ path, query: paramsOf(orders.campaigns, params) })),
  'bidding-strategies': (path, params) =>
    pageOf(listBiddingStrategyMetricsOptions({ path, query: paramsOf(orders['bidding-strategies'], params) })),
  'ad-groups': (path, params, parent) => {
    const query = paramsOf(orders['ad-groups'], params)
    return parent
      ? pageOf(listAdGroupMetricsByCampaignOptions({ path: { ...path, campaignId: parent.id }, query }))
      : pageOf(listAdGroupMetricsOptions({ path, query }))
  },
  ads: (path, params, parent) => {
    const query = paramsOf(orders.ads, params)
    if (!parent) return pageOf(listAdMetricsOptions({ path, query }))
    return parent.kind === 'adGroup'
      ? pageOf(listAdMetricsByAdGroupOptions({ path: { ...path, adGroupId: parent.id }, query }))
      : pageOf(listAdMetricsByCampaignOptions({ path: { ...path, campaignId: parent.id }, query }))
  },
  keywords: (path, params, parent) => {
    const query = paramsOf(orders.keywords, params)
    if (!parent) return pageOf(listKeywordMetricsOptions({ path, query }))
    return parent.kind === 'adGroup'
      ? pageOf(listKeywordMetricsByAdGroupOptions({ path: { ...path, adGroupId: parent.id }, query }))
      : pageOf(listKeywordMetricsByCampaignOptions({ path: { ...path, campaignId: parent.id }, query }))
  },
  'search-terms': (path, params, parent) => {
    const query = paramsOf(orders['search-terms'], params)
    switch (parent?.kind) {
      case 'campaign':
        return pageOf(listSearchTermMetricsByCampaignOptions({ path: { ...path, campaignId: parent.id }, query }))
      case 'adGroup':
        return pageOf(listSearchTermMetricsByAdGroupOptions({ path: { ...path, adGroupId: parent.id }, query }))
      case 'ad':
        return pageOf(listSearchTermMetricsByAdOptions({ path: { ...path, adId: parent.id }, query }))
      default:
        return pageOf(listSearchTermMetricsOptions({ path, query }))
    }
  },
}

/** Reads one page of the table of a level, optionally within a parent; shows the previous page until the next one has loaded. */
export function useRows(level: Level, params: TableParams, parent: Parent | undefined) {
  const { path } = useClient()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...tables[level](path, params, parent),
    placeholderData: keepPreviousData,
  })
  return {
    rows: data?.items,
    totals: data?.totals,
    totalCount: data?.totalCount ?? 0,
    /** Undefined if every day of the period has data. */
    daysWithData: data?.daysWithData,
    error: data ? undefined : error,
    isStale: isPlaceholderData,
    retry: () => void refetch(),
  }
}

/** Returns a function that fetches any page of the table, for the export. */
export function useFetchPage(level: Level, parent: Parent | undefined) {
  const { path } = useClient()
  const queries = useQueryClient()
  return (params: TableParams) =>
    queries.fetchQuery({ ...tables[level](path, params, parent), staleTime: 0, gcTime: 0 })
}
