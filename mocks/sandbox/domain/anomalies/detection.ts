// Runs the engine over the points of one setting. It scores each point only from its past, so the result of a longer series is valid
// for every shorter one: results are cached, and an ongoing scan computes some days ahead.
import { AnomalyGranularity, AnomalySensitivity, type MetricSetting } from '@adwright/sdk/types'
import {
  type Detection,
  detectAnomalies,
  detectInScored,
  type Finding,
  type ScoredSeries,
  scoreCalendar,
} from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import type { Observation, Sensitivity } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { withLossSeverity } from '#mocks/sandbox/domain/anomalies/loss-severity.ts'
import { engineSettings, type Monitor, trainingStart } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import type { AnalyticsPropertyView, Segment } from '#mocks/sandbox/platforms/analytics.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { holidaysBetween } from '#mocks/sandbox/time/holidays.ts'
import { addDays, type Day, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

const MAX_CACHED = 60
const AHEAD_DAYS = 28
const AHEAD_DAYS_BY_HOUR = 5

export const dayOfTime = (time: number): Day => dayOfNumber(Math.floor(time / DAY_MS))

/** The start of a point: its day, and for hourly monitors its hour. */
export const whenOf = (time: number, granularity: Monitor['granularity']): { date: Day; hour: number | null } => ({
  date: dayOfTime(time),
  hour: granularity === AnomalyGranularity.Hour ? Math.floor((time % DAY_MS) / HOUR_MS) : null,
})

export const segmentOf = ({ dimension, dimensionValue }: MetricSetting): Segment | undefined =>
  dimension && dimensionValue ? { dimension, value: dimensionValue } : undefined

/** The complete points of a setting from the first day it learns from up to a day. */
function pointsOf(world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day): Observation[] {
  const segment = segmentOf(setting)
  const from = trainingStart(monitor)
  if (monitor.granularity === AnomalyGranularity.Week) return world.weekly(setting.metric, from, to, segment)
  if (monitor.granularity === AnomalyGranularity.Hour) return world.hourly(setting.metric, from, to, segment)
  return world.daily(setting.metric, from, to, segment)
}

/** The engine's parameters of a setting, with the holidays in its period. */
export function settingsUntil(world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day) {
  const { ignoresHolidays = true, checkedHolidays = [] } = monitor
  const holidays = ignoresHolidays
    ? holidaysBetween(world.site.country, trainingStart(monitor), to).filter(
        ({ key }) => !checkedHolidays.includes(key),
      )
    : []
  return engineSettings(
    monitor,
    setting,
    holidays.map(({ day }) => day),
  )
}

const detect = (world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day): Detection =>
  detectAnomalies(pointsOf(world, monitor, setting, to), settingsUntil(world, monitor, setting, to))

type CachedDetection = Detection & { to: Day }
const cache = new WeakMap<AnalyticsPropertyView, Map<string, CachedDetection>>()

/** The settings of a monitor that the scores depend on. */
function trainingOf(monitor: Monitor) {
  const { granularity, seasonality, trainingDays, ignoredDates, ignoresHolidays = true, watchedFrom } = monitor
  const { checkedHolidays = [] } = monitor
  return { granularity, seasonality, trainingDays, ignoredDates, ignoresHolidays, checkedHolidays, watchedFrom }
}

function keyOf(monitor: Monitor, whole: MetricSetting): string {
  const { id: _, metricSettingId: __, ...setting } = whole
  return JSON.stringify({ ...trainingOf(monitor), setting })
}

/** The scored points and findings of a setting up to a time; `isOngoing` if later points will be requested next. */
export function detectUntil(
  world: AnalyticsPropertyView,
  monitor: Monitor,
  setting: MetricSetting,
  newest: number,
  isOngoing: boolean,
): Detection {
  const known = cache.get(world) ?? new Map<string, CachedDetection>()
  cache.set(world, known)
  const key = keyOf(monitor, setting)
  const needed = addDays(dayOfTime(newest), monitor.granularity === AnomalyGranularity.Week ? 6 : 0)
  let detection = known.get(key)
  if (!detection || detection.to < needed) {
    const ahead = monitor.granularity === AnomalyGranularity.Hour ? AHEAD_DAYS_BY_HOUR : AHEAD_DAYS
    const to = isOngoing ? addDays(needed, ahead) : needed
    detection = { ...detect(world, monitor, setting, to), to }
    const oldest = known.keys().next().value
    if (known.size >= MAX_CACHED && oldest !== undefined) known.delete(oldest)
    known.set(key, detection)
  }
  return upTo(detection, monitor, newest)
}

/** The series that was last scored in each world, because a user who tunes a setting requests the same one repeatedly. */
const lastScored = new WeakMap<AnalyticsPropertyView, { key: string; scored: ScoredSeries }>()

function scoredUntil(world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day): ScoredSeries {
  const key = JSON.stringify({ ...trainingOf(monitor), metric: setting.metric, to, segment: segmentOf(setting) })
  const last = lastScored.get(world)
  if (last?.key === key) return last.scored
  // Always scored with the same sensitivity, so that the band doesn't depend on the order of requests.
  const settings = settingsUntil(world, monitor, { ...setting, sensitivity: AnomalySensitivity.Medium }, to)
  const scored = scoreCalendar(pointsOf(world, monitor, setting, to), settings)
  lastScored.set(world, { key, scored })
  return scored
}

/** The detections with each sensitivity, in ascending order, over past points only. */
export function detectWithEachSensitivity(
  world: AnalyticsPropertyView,
  monitor: Monitor,
  setting: MetricSetting,
  newest: number,
): Record<MetricSetting['sensitivity'], Detection> {
  const to = addDays(dayOfTime(newest), monitor.granularity === AnomalyGranularity.Week ? 6 : 0)
  const scored = scoredUntil(world, monitor, setting, to)
  const settings = settingsUntil(world, monitor, setting, to)
  const withOne = (sensitivity: Sensitivity) =>
    upTo(detectInScored(scored, { ...settings, sensitivity }), monitor, newest)
  return {
    [AnomalySensitivity.Low]: withOne('low'),
    [AnomalySensitivity.Medium]: withOne('medium'),
    [AnomalySensitivity.High]: withOne('high'),
  }
}

function upTo({ points, findings, gaps, isLearning }: Detection, { granularity }: Monitor, newest: number): Detection {
  const found = findings.filter(({ time }) => time <= newest)
  return {
    points: points.filter(({ time }) => time <= newest),
    findings: (granularity === AnomalyGranularity.Hour ? firstPointsOf(found) : found).map(withLossSeverity),
    gaps: gaps.filter(({ from }) => from <= newest),
    isLearning,
  }
}

/** An ongoing hourly anomaly is reported again only if it becomes more severe. */
function firstPointsOf(findings: Finding[]): Finding[] {
  let reported = 0
  return findings.filter((finding, index) => {
    const before = findings[index - 1]
    const isNext = before?.time === finding.time - HOUR_MS && before.direction === finding.direction
    const isFirstPoint = !isNext || finding.severity > reported
    reported = isNext ? Math.max(reported, finding.severity) : finding.severity
    return isFirstPoint
  })
}
