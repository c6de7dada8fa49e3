import { StrategyHealth, StrategyMetricSource, type StrategySummary, type StrategyUnit } from '@adwright/sdk/types'
import { useTranslation } from 'react-i18next'
import { useMetrics } from '#web/domain/metrics/use-metrics.ts'
import { useAccount } from '#web/session/current.ts'
import type { StatusTone } from '#web/ui/feedback/StatusBadge.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { adsMetrics, socialMetrics, surveyMetrics } from './metric-options.ts'

export const HEALTH_TONES: Record<StrategyHealth, StatusTone> = {
  [StrategyHealth.OnTrack]: 'good',
  [StrategyHealth.AtRisk]: 'warning',
  [StrategyHealth.OffTrack]: 'bad',
  [StrategyHealth.TooEarly]: 'neutral',
  [StrategyHealth.NoData]: 'neutral',
}

const LARGE = 100_000

type Measured = Pick<StrategySummary, 'kpi' | 'currencyCode'>

/** Formats names and values of a strategy's metric. */
export function useStrategyWords() {
  const { t } = useTranslation('strategies')
  const format = useFormat()
  const account = useAccount()
  const { labelOf } = useMetrics()

  const metricName = (source: StrategyMetricSource, metric: string): string => {
    if (source === StrategyMetricSource.WebAnalytics) return labelOf(metric)
    const ads = adsMetrics.find((one) => one === metric)
    if (source === StrategyMetricSource.Ads && ads) return t(`metric.ads.${ads}`)
    const social = socialMetrics.find((one) => one === metric)
    if (source === StrategyMetricSource.Social && social) return t(`metric.social.${social}`)
    const survey = surveyMetrics.find((one) => one === metric)
    return source === StrategyMetricSource.Survey && survey ? t(`metric.survey.${survey}`) : metric
  }

  const valueOf = (value: number | null, unit: StrategyUnit, currencyCode: string | null): string => {
    if (value === null) return '–'
    if (unit === 'money') return format.money(value, currencyCode ?? account.currencyCode, Math.abs(value) >= LARGE)
    if (unit === 'rate') return format.rate(value, 1)
    if (unit === 'duration') return format.duration(value)
    if (unit === 'ratio') return format.number(value, 2)
    return Math.abs(value) >= LARGE * 10 ? format.compact(value) : format.number(value, 0)
  }

  /** Money on an axis is short, from zero on. */
  const tickOf = (value: number, unit: StrategyUnit, currencyCode: string | null): string =>
    unit === 'money'
      ? format.money(value, currencyCode ?? account.currencyCode, true)
      : valueOf(value, unit, currencyCode)

  const value = ({ kpi, currencyCode }: Measured, number: number | null) => valueOf(number, kpi.unit, currencyCode)

  return {
    metricName,
    nameOf: ({ kpi }: Pick<StrategySummary, 'kpi'>) => metricName(kpi.source, kpi.metric),
    valueOf,
    value,
    tickOf,
    /** The current value beside the target; one that should fall is not a part of its target. */
    toTarget: (strategy: Measured) =>
      t(strategy.kpi.isGoodWhenUp ? 'metric.toTarget' : 'metric.downToTarget', {
        now: value(strategy, strategy.kpi.current),
        target: value(strategy, strategy.kpi.target),
      }),
    unitName: (unit: StrategyUnit, currencyCode: string | null) =>
      unit === 'money' ? (currencyCode ?? account.currencyCode) : t(`unit.${unit}`),
  }
}
