// The open anomalies of a property that a landing page explains.
import {
  AnalyticsDimension,
  type AnalyticsMetric,
  AnalyticsMetricUnit,
  AnomalyStatus,
  type Severity,
} from '@adwright/sdk/types'
import { evidence, quoted, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { AVAILABLE_METRICS } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import { effectiveAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const { New, Acknowledged, Snoozed } = AnomalyStatus

type Place = { accountId: string; propertyName: string; from: Day; to: Day }
export type PageAnomaly = {
  anomalyId: string
  metric: AnalyticsMetric
  date: Day
  severity: Severity
  score: number
  /** The values of the page itself. */
  evidence: StoredEvidence[]
}

const UNITS = {
  [AnalyticsMetricUnit.Count]: 'count',
  [AnalyticsMetricUnit.Rate]: 'rate',
  [AnalyticsMetricUnit.Money]: 'money',
  [AnalyticsMetricUnit.Seconds]: 'count',
} as const

const unitOf = (metric: string) =>
  UNITS[AVAILABLE_METRICS.find(({ apiName }) => apiName === metric)?.unit ?? AnalyticsMetricUnit.Count]

function valuesOf({ id, metric, date }: StoredAnomaly, currencyCode: string, path: string, found: [number, number]) {
  const source = { operation: 'getAnomaly', parameters: { anomalyId: id }, currencyCode }
  const at = (field: string) => `$.contributors[?@.value==${quoted(path)}].${field}`
  return [
    evidence(source, 'value', found[0], unitOf(metric), at('actual')),
    evidence(source, 'expected', found[1], unitOf(metric), at('expected')),
  ].map((one) => ({ ...one, dateBegin: date, dateEnd: date }))
}

/** The open anomalies by the path of the landing page that they name, the most serious first. */
export async function anomaliesByPage(
  { store, now }: { store: Store; now: Date },
  { accountId, propertyName, from, to }: Place,
  currencyCode: string,
): Promise<Map<string, PageAnomaly[]>> {
  const where = { accountId, propertyName, date: { from, to }, status: [New, Acknowledged, Snoozed] }
  const stored = await store.listAll('anomaly', { where })
  const open = stored
    .map((anomaly) => effectiveAnomaly(anomaly, now))
    .filter(({ status }) => status !== Snoozed)
    .toSorted((a, b) => b.severity - a.severity || Math.abs(b.score) - Math.abs(a.score) || a.id.localeCompare(b.id))
  const found = open.flatMap((anomaly) =>
    anomaly.contributors.flatMap(({ dimension, value, actual, expected }) =>
      dimension === AnalyticsDimension.LandingPage && actual !== null && expected !== null
        ? [{ path: value, anomaly, values: valuesOf(anomaly, currencyCode, value, [actual, expected]) }]
        : [],
    ),
  )
  return new Map(
    [...Map.groupBy(found, ({ path }) => path)].map(([path, group]) => [
      path,
      group.map(({ anomaly: { id, metric, date, severity, score }, values }) => ({
        anomalyId: id,
        metric,
        date,
        severity,
        score: Math.abs(score),
        evidence: values,
      })),
    ]),
  )
}
