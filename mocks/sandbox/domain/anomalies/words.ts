// Describes anomalies and their monitors in a language.
import { type AnalyticsMetric, AnalyticsMetricUnit, AnomalyDirection } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { AVAILABLE_METRICS, metricsIn } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import type { Monitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { ANOMALY_SENTENCES, DEFAULT_MONITOR_NAMES, POINTS } from '#mocks/sandbox/texts/EAnl.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const MINUTE = 60
const HOUR_DIGITS = 2
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The name of a monitor; a built-in monitor has a name in each language. */
export const nameOfMonitor = ({ isDefault, name }: Pick<Monitor, 'isDefault' | 'name'>, language: Language): string =>
  (isDefault && DEFAULT_MONITOR_NAMES[name]?.[language]) || name

/** The name of a metric in a language. */
export function metricName(metric: AnalyticsMetric, language: Language): string {
  return metricsIn(language).find(({ apiName }) => apiName === metric)?.displayName ?? metric
}

const number = (language: Language, value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options).format(value)

/** Formats a duration: `2 min 33 sec`. */
function duration(seconds: number, language: Language): string {
  const whole = Math.round(seconds)
  const part = (value: number, unit: 'minute' | 'second') =>
    number(language, value, { style: 'unit', unit, unitDisplay: 'short' })
  const [minutes, rest] = [Math.floor(whole / MINUTE), whole % MINUTE]
  return minutes === 0 ? part(rest, 'second') : `${part(minutes, 'minute')} ${part(rest, 'second')}`
}

const isRate = (metric: AnalyticsMetric) =>
  AVAILABLE_METRICS.find(({ apiName }) => apiName === metric)?.unit === AnalyticsMetricUnit.Rate

/** Formats a value of a metric with its unit. */
export function amount(metric: AnalyticsMetric, value: number, currency: string, language: Language): string {
  switch (AVAILABLE_METRICS.find(({ apiName }) => apiName === metric)?.unit) {
    case AnalyticsMetricUnit.Rate:
      return number(language, value, { style: 'percent', maximumFractionDigits: 1 })
    case AnalyticsMetricUnit.Money:
      return number(language, value, { style: 'currency', currency })
    case AnalyticsMetricUnit.Seconds:
      return duration(value, language)
    default:
      return number(language, value, { maximumFractionDigits: 0 })
  }
}

/** Describes an anomaly in a sentence without a full stop: `Conversions fell to 68, 39% below the expected 112`. */
export function sentenceOf(anomaly: StoredAnomaly, language: Language, currency: string): string {
  const { metric, direction, actual, expected, deviationPct } = anomaly
  const kind = direction === AnomalyDirection.Drop ? 'drop' : expected > 0 ? 'rise' : 'riseFromNothing'
  const values: Record<string, string> = {
    metric: metricName(metric, language),
    actual: amount(metric, actual, currency, language),
    expected: amount(metric, expected, currency, language),
    share: isRate(metric)
      ? interpolate(
          POINTS[language],
          { points: number(language, 100 * Math.abs(actual - expected), ONE_DIGIT) },
          language,
        )
      : number(language, Math.abs(deviationPct) / 100, { style: 'percent', maximumFractionDigits: 0 }),
  }
  return interpolate(ANOMALY_SENTENCES[kind][language], values, language)
}

/** The day of an anomaly in the format of a language. */
export const dayOf = ({ date }: StoredAnomaly, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))

/** Describes an anomaly in one line that begins with its day: `Nov 18, 2026: Conversions fell to 68, 39% below the expected 112`. */
export function lineOf(anomaly: StoredAnomaly, language: Language, currency: string): string {
  const { hour } = anomaly
  const day = dayOf(anomaly, language)
  const when = hour === null ? day : `${day} ${String(hour).padStart(HOUR_DIGITS, '0')}:00`
  return `${when}: ${sentenceOf(anomaly, language, currency)}`
}
