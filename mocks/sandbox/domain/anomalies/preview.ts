// What a setting would have done in the past: the engine of the scan over points that are history, with each sensitivity.
import {
  AnomalyGranularity,
  type AnomalyPreview,
  type AnomalyPreviewAlerts,
  type AnomalyPreviewRequest,
  AnomalySeasonality,
  AnomalySensitivity,
} from '@adwright/sdk/types'
import type { Detection, Finding } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { dayOfTime, judgeWithEach, settingsUntil, whenOf } from '#mocks/sandbox/domain/anomalies/judge.ts'
import { pointOf, settingOf, type Watch } from '#mocks/sandbox/domain/anomalies/watches.ts'
import { roundedAs } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

export const USUAL_DAYS = 90
export const MOST_HOURLY_DAYS = 100
const SENSITIVITIES = [AnomalySensitivity.Low, AnomalySensitivity.Medium, AnomalySensitivity.High] as const

/** A watch as far as the engine looks at it. */
export const watchOf = ({ propertyName, ...wish }: AnomalyPreviewRequest, watchedFrom: Day): Watch => ({
  id: '',
  configurationId: '',
  accountId: '',
  propertyName,
  name: '',
  isEnabled: true,
  isDefault: false,
  granularity: wish.granularity ?? AnomalyGranularity.Day,
  seasonality: wish.seasonality ?? AnomalySeasonality.DayOfWeek,
  trainingDays: wish.trainingDays ?? 90,
  metricSettings: [],
  recipients: [],
  channels: [],
  webhookIds: [],
  quietHours: null,
  ignoredDates: wish.ignoredDates ?? [],
  createdByName: null,
  updatedAt: '',
  version: 1,
  watchedFrom,
})

function alertsOf(sensitivity: AnomalyPreviewAlerts['sensitivity'], findings: Finding[]): AnomalyPreviewAlerts {
  const of = (wanted: number) => findings.filter(({ severity }) => severity === wanted).length
  return { sensitivity, count: findings.length, bySeverity: { low: of(1), medium: of(2), high: of(3) } }
}

/** Judges the days up to the newest point (a time as if the account's clocks showed UTC); nothing is judged before the first figures are in. */
export function previewOf(
  world: AnalyticsPropertyView,
  request: AnomalyPreviewRequest,
  newest: number | undefined,
  yesterday: Day,
  currency: string,
): AnomalyPreview {
  const days = request.days ?? USUAL_DAYS
  const granularity = request.granularity ?? AnomalyGranularity.Day
  const newestDay = newest === undefined ? yesterday : dayOfTime(newest)
  const dateEnd =
    newest !== undefined && granularity === AnomalyGranularity.Week ? addDays(mondayOf(newestDay), 6) : newestDay
  const dateBegin = addDays(dateEnd, 1 - days)
  const setting = settingOf(request.metricSetting, '')
  const watch = watchOf(request, dateBegin)
  const isJudged = ({ time }: { time: number }) => time >= Date.parse(dateBegin)
  const detections = newest === undefined ? undefined : judgeWithEach(world, watch, setting, newest)
  const toldBy = ({ findings }: Detection) =>
    findings.filter((finding) => isJudged(finding) && finding.expected >= setting.minimumVolume)
  const alerts = SENSITIVITIES.map((sensitivity) =>
    alertsOf(sensitivity, detections ? toldBy(detections[sensitivity]) : []),
  )
  const own = detections?.[setting.sensitivity]
  const severities = new Map((own ? toldBy(own) : []).map(({ time, severity }) => [time, severity]))
  const ignored = new Set(settingsUntil(world, watch, setting, dateEnd).ignoredDates)
  return {
    metric: setting.metric,
    currency,
    dateBegin,
    dateEnd,
    isLearning: own?.isLearning ?? true,
    points: (own?.points ?? []).filter(isJudged).flatMap(({ time, actual, expected, lowerBound, upperBound }) => {
      if (expected === null || lowerBound === null || upperBound === null) return []
      const when = whenOf(time, granularity)
      return [
        {
          ...pointOf(setting.metric, { ...when, actual, expected, lowerBound, upperBound }, roundedAs),
          severity: severities.get(time) ?? null,
          isIgnored: ignored.has(when.date),
        },
      ]
    }),
    alerts,
    noisePerWeek: Math.round((severities.size / days) * 700) / 100,
  }
}
