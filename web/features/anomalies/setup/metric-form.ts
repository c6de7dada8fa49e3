// The form of a metric's settings. Minimum volumes of rates are entered in percent; the contract has them as shares.
import {
  type AnalyticsDimension,
  type AnalyticsMetric,
  AnalyticsMetricUnit,
  AnomalySensitivity,
  AnomalyWatchDirection,
  type AvailableMetric,
  type MetricSetting,
  type MetricSettingDraft,
} from '@adwright/sdk/types'
import { zMetricSettingDraft } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

export interface MetricForm {
  metric: AnalyticsMetric
  sensitivity: AnomalySensitivity
  direction: AnomalyWatchDirection
  minimumVolume: number | undefined
  minChangePct: number | undefined
  dimension: AnalyticsDimension | undefined
  dimensionValue: string
  severityThresholds: { medium: number | undefined; high: number | undefined }
  consecutivePoints: number
}

const PERCENT = 100
const DEFAULT_THRESHOLDS = { medium: 3, high: 4.5 }

export const isRate = (metrics: readonly AvailableMetric[], metric: AnalyticsMetric) =>
  metrics.find(({ apiName }) => apiName === metric)?.unit === AnalyticsMetricUnit.Rate

/** Avoids floating point noise: 0.07 · 100 is 7.000000000000001, but the form must show what was entered. */
const exact = (value: number) => Number(value.toPrecision(12))

export const emptyMetric = (metric: AnalyticsMetric): MetricForm => ({
  metric,
  sensitivity: AnomalySensitivity.Medium,
  direction: AnomalyWatchDirection.Both,
  minimumVolume: undefined,
  minChangePct: undefined,
  dimension: undefined,
  dimensionValue: '',
  severityThresholds: DEFAULT_THRESHOLDS,
  consecutivePoints: 1,
})

export const formOfSetting = (setting: MetricSetting, metrics: readonly AvailableMetric[]): MetricForm => ({
  metric: setting.metric,
  sensitivity: setting.sensitivity,
  direction: setting.direction,
  // No minimum is an empty field, as it is a dash in the list.
  minimumVolume: exact(setting.minimumVolume * (isRate(metrics, setting.metric) ? PERCENT : 1)) || undefined,
  minChangePct: setting.minChangePct ?? undefined,
  dimension: setting.dimension ?? undefined,
  dimensionValue: setting.dimensionValue ?? '',
  severityThresholds: { ...setting.severityThresholds },
  consecutivePoints: setting.consecutivePoints,
})

export function draftOf(form: MetricForm, metrics: readonly AvailableMetric[]): MetricSettingDraft {
  const { dimension } = form
  const { medium, high } = form.severityThresholds
  return {
    metric: form.metric,
    sensitivity: form.sensitivity,
    direction: form.direction,
    minimumVolume: exact((form.minimumVolume ?? 0) / (isRate(metrics, form.metric) ? PERCENT : 1)),
    minChangePct: form.minChangePct ?? null,
    dimension: dimension ?? null,
    dimensionValue: dimension ? form.dimensionValue.trim() : null,
    severityThresholds: { medium: medium ?? Number.NaN, high: high ?? Number.NaN },
    consecutivePoints: form.consecutivePoints,
  }
}

/** Converts the form to the draft of the contract, with validation across fields. */
export const metricSchema = (metrics: readonly AvailableMetric[]) =>
  z.pipe(
    z.pipe(
      z.custom<MetricForm>(),
      z.transform((form: MetricForm) => draftOf(form, metrics)),
    ),
    zMetricSettingDraft.check((context) => {
      const { dimension, dimensionValue, severityThresholds } = context.value
      const add = (path: string[], message: string) =>
        context.issues.push({ code: 'custom', input: context.value, path, message })
      if (dimension && !dimensionValue) add(['dimensionValue'], 'required')
      if (severityThresholds && severityThresholds.high < severityThresholds.medium)
        add(['severityThresholds', 'high'], 'anomalies:error.thresholds')
    }),
  )

/** The draft of a form if it is valid and can be previewed. */
export function readyDraft(form: MetricForm, metrics: readonly AvailableMetric[]): MetricSettingDraft | undefined {
  const read = metricSchema(metrics).safeParse(form)
  return read.success ? read.data : undefined
}
