import { getAnomalyOptions, getFindingOptions, useUpdateFindingMutation } from '@adwright/sdk/react-query'
import {
  type AnalysisFinding,
  AnalysisKind,
  AnalyticsDimension,
  type Anomaly,
  EntityType,
  FindingStatus,
  type StrategyDraft,
  StrategyMetricSource,
  StrategySource,
  type TaskDraft,
  TaskOriginKind,
} from '@adwright/sdk/types'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { unitOf } from '#web/features/strategies/metric-options.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { parseIds, useAddress } from '#web/lib/use-address.ts'
import { useInvalidate } from '#web/lib/use-invalidate.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { useFormat } from '#web/ui/use-format.ts'

const MAX_TITLE = 100
const MAX_FINDINGS = 20

type Begin = Pick<StrategyDraft, 'title' | 'description' | 'tasks' | 'source'> & {
  kpi: Pick<StrategyDraft['kpi'], 'metric' | 'source' | 'scope' | 'unit'>
}

const kpiOf = (source: StrategyMetricSource, metric: string, scope: StrategyDraft['kpi']['scope'] = {}) => ({
  source,
  metric,
  unit: unitOf(metric),
  scope,
})

/** The metric that findings are about: of the page, of the campaigns they name, or of all campaigns. */
function kpiOfFindings(findings: readonly AnalysisFinding[]): Begin['kpi'] {
  const { Ads, WebAnalytics } = StrategyMetricSource
  if (findings.every(({ analysisKind }) => analysisKind === AnalysisKind.WebPage)) {
    const [address = '', ...others] = new Set(findings.map(({ subject }) => subject))
    const isOnePage = others.length === 0 && URL.canParse(address)
    const page = {
      dimension: AnalyticsDimension.LandingPage,
      dimensionValue: isOnePage ? new URL(address).pathname : '',
    }
    return kpiOf(WebAnalytics, 'conversions', isOnePage ? page : {})
  }
  const campaignIds = findings.flatMap(({ entity }) =>
    entity?.entityType === EntityType.Campaign ? [entity.entityId] : [],
  )
  return kpiOf(Ads, 'cpa', campaignIds.length > 0 ? { campaignIds: [...new Set(campaignIds)] } : {})
}

const taskOf = (title: string, description: string, kind: TaskOriginKind, id: string): TaskDraft => ({
  title: title.slice(0, MAX_TITLE),
  description,
  origin: { kind, id, title: title.slice(0, 255) },
})

function fromFindings(findings: readonly AnalysisFinding[]): Begin | undefined {
  const [first] = findings
  if (!first) return undefined
  return {
    title: first.title.slice(0, MAX_TITLE),
    description: findings.map(({ title, evidenceText }) => `- **${title}** ${evidenceText}`).join('\n'),
    source: StrategySource.Ai,
    kpi: kpiOfFindings(findings),
    tasks: findings.map(({ id, title, suggestedAction }) => taskOf(title, suggestedAction, TaskOriginKind.Finding, id)),
  }
}

/** The reasons for a new strategy that the address names: an anomaly, or findings of analyses. */
export function useOrigins() {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const metrics = useMetrics()
  const { id: accountId } = useAccount()
  const invalidate = useInvalidate()
  const update = useUpdateFindingMutation()
  const { search } = useAddress()
  const [anomalyId] = parseIds(search.getAll('anomalyId'))
  const findingIds = parseIds(search.getAll('findingIds'), MAX_FINDINGS)
  const anomaly = useQuery({
    ...getAnomalyOptions({ path: { accountId, anomalyId: anomalyId ?? '' } }),
    enabled: anomalyId !== undefined,
    meta: { errors: 'toast' },
  })
  const findings = useQueries({
    queries: findingIds.map((findingId) => ({
      ...getFindingOptions({ path: { accountId, findingId } }),
      meta: { errors: 'toast' },
    })),
  })

  function fromAnomaly({ id, metric, date, actual, expected, currencyCode }: Anomaly): Begin {
    const values = {
      metric: metrics.labelOf(metric),
      date: format.date(date),
      actual: metrics.valueOf(metric, actual, currencyCode),
      expected: metrics.valueOf(metric, expected, currencyCode),
    }
    const title = t('origin.anomaly', values)
    return {
      title: title.slice(0, MAX_TITLE),
      description: t('origin.anomalyText', values),
      source: StrategySource.Person,
      kpi: kpiOf(StrategyMetricSource.WebAnalytics, metric),
      tasks: [taskOf(t('origin.findCause', values), t('origin.anomalyText', values), TaskOriginKind.Anomaly, id)],
    }
  }

  const known = findings.flatMap(({ data }) => data ?? [])
  return {
    key: [anomalyId ?? '', ...findingIds].join(' '),
    isPending: (anomalyId !== undefined && anomaly.isPending) || findings.some(({ isPending }) => isPending),
    begin: anomaly.data ? fromAnomaly(anomaly.data) : fromFindings(known),
    /** Notes on the findings that they belong to a strategy of the team now. */
    link: async (strategyId: string): Promise<void> => {
      try {
        for (const { id: findingId, version } of known)
          await update.mutateAsync({
            path: { accountId, findingId },
            query: { expectedVersion: version },
            body: { status: FindingStatus.Planned, strategyId },
          })
      } catch (error) {
        toaster.show({
          tone: 'bad',
          title: t('origin.notLinked'),
          description: serverMessageOr(error, t('tryAgain')),
        })
      }
      if (known.length > 0) await invalidate('getFinding', 'listFindings')
    },
  }
}
