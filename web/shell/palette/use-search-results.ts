import {
  getAdsIntegrationOptions,
  listAnomaliesOptions,
  listAutopilotItemsOptions,
  listAvailableMetricsOptions,
  listCampaignMetricsOptions,
  listKeywordMetricsOptions,
  listRuleCatalogueOptions,
} from '@adwright/sdk/react-query'
import { AutopilotStatus } from '@adwright/sdk/types'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { KeyRound, ListPlus, Megaphone, Radar, Zap } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts'
import { paths } from '#web/paths.ts'
import { useCurrent } from '#web/session/current.ts'
import { useFormat } from '#web/ui/use-format.ts'
import type { Entry } from './entry.ts'
import { useAlternateLanguageText } from './use-alternate-language-text.ts'
import { useAutomationAction } from './use-automation-action.ts'
import { useRuleActionEntries } from './use-rule-action-entries.ts'
import { useWorkspaceResults } from './use-workspace-results.ts'

const MIN_LENGTH = 2
const DEBOUNCE_MS = 200
type Read = Pick<UseQueryResult, 'isFetching' | 'isError'>

/** The rules of a client account: configured rules, then the catalog. */
function useRules(accountId: string, client: string | undefined, isWanted: boolean) {
  const { t } = useTranslation('palette')
  const path = { accountId, customerClientId: client ?? '' }
  const enabled = isWanted && client !== undefined
  const items = useQuery({ ...listAutopilotItemsOptions({ path }), enabled })
  const catalogue = useQuery({ ...listRuleCatalogueOptions({ path }), enabled })
  const actionsOf = useRuleActionEntries(path)
  const own = (items.data ?? []).flatMap((item): Entry[] => {
    const { id, name, ruleName, status } = item
    if (status === AutopilotStatus.Archived) return []
    const to = paths.activeRule(id)
    const note = t(`ruleState.${status}`)
    return [
      { id: `item-${id}`, group: 'rules', label: name, keywords: ruleName, note, icon: Zap, to },
      ...actionsOf(item),
    ]
  })
  const ready = (catalogue.data ?? []).map(({ id, name, description }): Entry => {
    const to = paths.configureRule(id)
    return {
      id: `rule-${id}`,
      group: 'rules',
      label: name,
      keywords: description,
      note: t('catalogue'),
      icon: ListPlus,
      to,
    }
  })
  return { entries: [...own, ...ready], reads: [items, catalogue] }
}

/** Campaigns whose names contain the search text, from the server. */
function useCampaigns(accountId: string, client: string | undefined, words: string) {
  const path = { accountId, customerClientId: client ?? '' }
  const campaigns = useQuery({
    ...listCampaignMetricsOptions({ path, query: { searchText: words, pageSize: 10 } }),
    enabled: client !== undefined && words.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
  const entries = (campaigns.data?.items ?? []).map(({ entityId, name }): Entry => {
    const to = paths.activity({ entityIds: entityId })
    return {
      id: `campaign-${entityId}`,
      group: 'campaigns',
      label: name,
      icon: Megaphone,
      to,
      isFound: !campaigns.isPlaceholderData,
    }
  })
  return { entries, reads: [campaigns] }
}

/** Keywords that contain the search text, from the server; their table shows those of that text. */
function useKeywords(accountId: string, client: string | undefined, words: string) {
  const path = { accountId, customerClientId: client ?? '' }
  const keywords = useQuery({
    ...listKeywordMetricsOptions({ path, query: { searchText: words, pageSize: 10 } }),
    enabled: client !== undefined && words.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
  const entries = (keywords.data?.items ?? []).map(
    ({ entityId, name, adGroupName }): Entry => ({
      id: `keyword-${entityId}`,
      group: 'keywords',
      label: name,
      ...(adGroupName ? { note: adGroupName } : {}),
      icon: KeyRound,
      to: paths.metricTable('keywords', { text: name }),
      isFound: !keywords.isPlaceholderData,
    }),
  )
  return { entries, reads: [keywords] }
}

/** The latest anomalies, by metric and day. */
function useAnomalies(accountId: string, isWanted: boolean) {
  const { t } = useTranslation('palette')
  const inOther = useAlternateLanguageText()
  const format = useFormat()
  const enabled = isWanted && accountId !== ''
  const anomalies = useQuery({
    ...listAnomaliesOptions({ path: { accountId }, query: { pageSize: 100, orderBy: 'date', sortOrder: 'desc' } }),
    enabled,
  })
  const metrics = useQuery({ ...listAvailableMetricsOptions(), enabled, staleTime: Number.POSITIVE_INFINITY })
  const nameOf = (metric: string) => metrics.data?.find(({ apiName }) => apiName === metric)?.displayName ?? metric
  const entries = (anomalies.data?.items ?? []).map(({ id, metric, date, deviationPct }): Entry => {
    const label = t('anomaly', { metric: nameOf(metric), date: format.date(date, 'medium') })
    return {
      id: `anomaly-${id}`,
      group: 'anomalies',
      label,
      keywords: `${t('words.anomaly')} ${inOther('palette:words.anomaly')}`,
      note: format.change(deviationPct / 100),
      icon: Radar,
      to: paths.anomaly(id),
    }
  })
  return { entries, reads: [anomalies, metrics] }
}

/**
 * Searches the account's rules, campaigns, keywords, anomalies, tasks, strategies and posts. Makes no request before something is typed, unless the names of
 * rules and anomalies are needed.
 */
export function useSearchResults(query: string, isWantedForNames: boolean) {
  const { account, hasAdsData, hasAnalyticsData } = useCurrent()
  const typed = useDeferredValue(query.trim())
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS)
  const isTyped = typed !== ''
  const isWanted = isTyped || isWantedForNames
  const accountId = account?.id ?? ''
  const ads = useQuery({
    ...getAdsIntegrationOptions({ path: { accountId } }),
    enabled: isWanted && hasAdsData,
  })
  const client = ads.data?.customerClientId ?? undefined
  const rules = useRules(accountId, client, isWanted)
  const campaigns = useCampaigns(accountId, client, debounced)
  const anomalies = useAnomalies(accountId, isWanted && hasAnalyticsData)
  const keywords = useKeywords(accountId, client, debounced)
  const workspace = useWorkspaceResults(debounced)
  const automation = useAutomationAction(
    { accountId, customerClientId: client ?? '' },
    isWanted && client !== undefined,
  )
  const sources = [automation, rules, campaigns, keywords, anomalies, workspace]
  const reads = sources.flatMap((source): Read[] => source.reads)
  return {
    entries: sources.flatMap((source) => source.entries),
    isSearching: isTyped && (typed !== debounced || reads.some(({ isFetching }) => isFetching)),
    hasFailed: isTyped && reads.some(({ isError }) => isError),
  }
}
