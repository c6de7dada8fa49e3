// Previews a setting: runs the engine of the scan over past points with each sensitivity.
import {
  AnomalyGranularity,
  type AnomalyPreview,
  type AnomalyPreviewAlerts,
  type AnomalyPreviewRequest,
  AnomalySeasonality,
  AnomalySensitivity,
  type MetricSetting,
} from '@adwright/sdk/types'
import { pointOf } from '#mocks/sandbox/domain/anomalies/anomaly-point.ts'
import { rareEnough } from '#mocks/sandbox/domain/anomalies/checked-together.ts'
import {
  dayOfTime,
  detectWithEachSensitivity,
  settingsUntil,
  whenOf,
} from '#mocks/sandbox/domain/anomalies/detection.ts'
import type { Finding } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { type Monitor, settingOf } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { roundedAs } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { addDays, type Day, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

export const DEFAULT_DAYS = 90
export const MAX_HOURLY_DAYS = 100
const SENSITIVITIES = [AnomalySensitivity.Low, AnomalySensitivity.Medium, AnomalySensitivity.High] as const

/** A monitor with the properties the engine uses. */
export const monitorOf = (
  { propertyName, ...request }: AnomalyPreviewRequest,
  watchedFrom: Day,
  accountId = '',
): Monitor => ({
  id: '',
  configurationId: '',
  accountId,
  propertyName,
  name: '',
  isEnabled: true,
  isDefault: false,
  granularity: request.granularity ?? AnomalyGranularity.Day,
  seasonality: request.seasonality ?? AnomalySeasonality.DayOfWeek,
  trainingDays: request.trainingDays ?? 90,
  metricSettings: [],
  recipients: [],
  channels: [],
  webhookIds: [],
  quietHours: null,
  ignoredDates: request.ignoredDates ?? [],
  ignoresHolidays: request.ignoresHolidays ?? true,
  checkedHolidays: request.checkedHolidays ?? [],
  createdByName: null,
  updatedAt: '',
  version: 1,
  watchedFrom,
})

function alertsOf(sensitivity: AnomalyPreviewAlerts['sensitivity'], findings: Finding[]): AnomalyPreviewAlerts {
  const of = (wanted: number) => findings.filter(({ severity }) => severity === wanted).length
  return { sensitivity, count: findings.length, bySeverity: { low: of(1), medium: of(2), high: of(3) } }
}

/** Checks the days up to the newest point (account-local time as UTC); nothing is checked before the first data arrives. */
export async function previewOf(
  { store, accountId }: { store: Store; accountId: string },
  world: AnalyticsPropertyView,
  request: AnomalyPreviewRequest,
  newest: number | undefined,
  yesterday: Day,
  currencyCode: string,
): Promise<AnomalyPreview> {
  const days = request.days ?? DEFAULT_DAYS
  const granularity = request.granularity ?? AnomalyGranularity.Day
  const newestDay = newest === undefined ? yesterday : dayOfTime(newest)
  const dateEnd =
    newest !== undefined && granularity === AnomalyGranularity.Week ? addDays(mondayOf(newestDay), 6) : newestDay
  const dateBegin = addDays(dateEnd, 1 - days)
  const setting = settingOf(request.metricSetting, '')
  const monitor = monitorOf(request, dateBegin, accountId)
  const isInPeriod = ({ time }: { time: number }) => time >= Date.parse(dateBegin)
  const detections = newest === undefined ? undefined : detectWithEachSensitivity(world, monitor, setting, newest)
  const alertsWith = async (sensitivity: MetricSetting['sensitivity']) => {
    const found = (detections?.[sensitivity].findings ?? []).filter(
      (finding) => isInPeriod(finding) && finding.expected >= setting.minimumVolume,
    )
    return rareEnough(store, world, { monitor, setting: { ...setting, sensitivity } }, found)
  }
  const alerts: AnomalyPreviewAlerts[] = []
  for (const sensitivity of SENSITIVITIES) alerts.push(alertsOf(sensitivity, await alertsWith(sensitivity)))
  const own = detections?.[setting.sensitivity]
  const severities = new Map((await alertsWith(setting.sensitivity)).map(({ time, severity }) => [time, severity]))
  const ignored = new Set(settingsUntil(world, monitor, setting, dateEnd).ignoredDates)
  const points = (own?.points ?? [])
    .filter(isInPeriod)
    .flatMap(({ time, actual, expected, lowerBound, upperBound, arrival }) => {
      if (expected === null || lowerBound === null || upperBound === null) return []
      const when = whenOf(time, granularity)
      return [
        {
          ...pointOf(setting.metric, { ...when, actual, expected, lowerBound, upperBound, arrival }, roundedAs),
          severity: severities.get(time) ?? null,
          isIgnored: ignored.has(when.date),
        },
      ]
    })
  return {
    metric: setting.metric,
    currencyCode,
    dateBegin,
    dateEnd,
    isLearning: own?.isLearning ?? true,
    gaps: (own?.gaps ?? [])
      .filter(({ to }) => to >= Date.parse(dateBegin))
      .map(({ from, to }) => ({ dateBegin: dayOfTime(from), dateEnd: dayOfTime(to - 1) })),
    points,
    alerts,
    noisePerWeek: points.some(({ isIgnored }) => !isIgnored) ? Math.round((severities.size / days) * 700) / 100 : null,
  }
}
