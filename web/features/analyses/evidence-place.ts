import { AnalysisKind, type Evidence } from '@adwright/sdk/types'
import { paths } from '#web/paths.ts'

/** The metric tables by the operation that answers them. */
const TABLES: Readonly<Record<string, string>> = {
  listCampaignMetrics: 'campaigns',
  listAdGroupMetrics: 'ad-groups',
  listAdMetrics: 'ads',
  listKeywordMetrics: 'keywords',
  listSearchTermMetrics: 'search-terms',
  listSearchTermMetricsByAdGroup: 'search-terms',
}

/** The screen that shows the value of evidence; undefined if no other screen does. */
export function evidencePlace({ operation, parameters }: Pick<Evidence, 'operation' | 'parameters'>) {
  const { dateBegin: from, dateEnd: to, searchText: text, adGroupId: adGroup, anomalyId } = parameters
  const table = TABLES[operation]
  if (table) return paths.metricTable(table, { from, to, text, adGroup })
  if (operation === 'getAnomaly' && anomalyId) return paths.anomaly(anomalyId)
  if (operation === 'getAnalyticsReport')
    return paths.analyticsReports({
      from: parameters.dateBeginCurrentPeriod,
      to: parameters.dateEndCurrentPeriod,
    })
  return operation === 'listAnalysisPages' ? paths.analyses(AnalysisKind.WebPage) : undefined
}
