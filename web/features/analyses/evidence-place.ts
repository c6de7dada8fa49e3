import { AnalysisKind, type Evidence } from '@adwright/sdk/types'
import { paths, type QueryValues } from '#web/paths.ts'

/** The metric tables by the operation that answers them. */
const TABLES: Readonly<Record<string, string>> = {
  listCampaignMetrics: 'campaigns',
  listAdGroupMetrics: 'ad-groups',
  listAdMetrics: 'ads',
  listKeywordMetrics: 'keywords',
  listSearchTermMetrics: 'search-terms',
  listSearchTermMetricsByAdGroup: 'search-terms',
}

/** The lists of the workspace by the operation that answers them. */
const LISTS: Readonly<Record<string, (query: QueryValues) => string>> = {
  listAccountTasks: (query) => paths.tasks({ tab: 'team', view: 'list', ...query }),
  listAccountStrategies: paths.strategies,
  listFindings: paths.findings,
  listBusinessSurveys: paths.surveys,
}

/** The screen that shows the value of evidence; undefined if no other screen does. */
export function evidencePlace({ operation, parameters }: Pick<Evidence, 'operation' | 'parameters'>) {
  const { dateBegin: from, dateEnd: to, searchText: text, adGroupId: adGroup, anomalyId } = parameters
  const table = TABLES[operation]
  if (table) return paths.metricTable(table, { from, to, text, adGroup })
  const list = LISTS[operation]
  if (list) return list(parameters.statuses ? { statuses: parameters.statuses } : {})
  if (operation === 'getAutopilotEffect') return paths.activity()
  if (operation === 'getWorkspaceAttention') return paths.dashboard()
  if (operation === 'getAuctionInsights') return paths.analyses(AnalysisKind.Market)
  if (operation === 'getAnomaly' && anomalyId) return paths.anomaly(anomalyId)
  if (operation === 'getAnalyticsReport')
    return paths.analyticsReports({
      from: parameters.dateBeginCurrentPeriod,
      to: parameters.dateEndCurrentPeriod,
    })
  return operation === 'listAnalysisPages' ? paths.analyses(AnalysisKind.WebPage) : undefined
}
