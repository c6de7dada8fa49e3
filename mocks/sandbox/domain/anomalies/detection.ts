// Runs the engine over the points of one setting. It scores each point only from its past, so the result of a longer series is valid
// for every shorter one: results are cached, and an ongoing scan computes some days ahead.
import { type AnalyticsMetric, AnomalyGranularity, AnomalySensitivity, type MetricSetting } from '@adwright/sdk/types'
import {
  type Detection,
  detectAnomalies,
  detectInScored,
  scoreForTuning,
} from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import type { ScoredSeries } from '#mocks/sandbox/domain/anomalies/engine/series.ts'
import type { Observation, Sensitivity } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { arrivalOf } from '#mocks/sandbox/domain/anomalies/late-data.ts'
import { withLossSeverity } from '#mocks/sandbox/domain/anomalies/loss-severity.ts'
import { engineSettings, type Monitor, trainingStart } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { isRate } from '#mocks/sandbox/platforms/analytics/parts.ts'
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

/** The complete points of a setting from the first day it learns from up to a day; a rate with the sessions behind it. */
function pointsOf(world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day): Observation[] {
  const points = readPoints(world, monitor, setting.metric, setting, to).map((point): Observation => {
    const arrival = arrivalOf(world, point.time, monitor.granularity)
    return arrival === 'onTime' ? point : { ...point, arrival }
  })
  if (!isRate(setting.metric)) return points
  const sessions = new Map(readPoints(world, monitor, 'sessions', setting, to).map(({ time, value }) => [time, value]))
  return points.map((point) => ({ ...point, denominator: sessions.get(point.time) ?? 0 }))
}

function readPoints(
  world: AnalyticsPropertyView,
  monitor: Monitor,
  metric: AnalyticsMetric,
  setting: MetricSetting,
  to: Day,
): Observation[] {
  const segment = segmentOf(setting)
  const from = trainingStart(monitor)
  if (monitor.granularity === AnomalyGranularity.Week) return world.weekly(metric, from, to, segment)
  if (monitor.granularity === AnomalyGranularity.Hour) return world.hourly(metric, from, to, segment)
  return world.daily(metric, from, to, segment)
}

/** The engine's parameters of a setting, with the holidays in its period; the holidays that are checked like other days are none. */
export function settingsUntil(world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day) {
  const { ignoresHolidays = true, checkedHolidays = [] } = monitor
  const holidays = ignoresHolidays
    ? holidaysBetween(world.site.country, trainingStart(monitor), to).filter(
        ({ key }) => !checkedHolidays.includes(key),
      )
    : []
  return engineSettings(monitor, setting, Object.fromEntries(holidays.map(({ day, key }) => [day, key])))
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
  return upTo(detection, newest)
}

/** The series that was last scored in each world, because a user who tunes a setting requests the same one repeatedly. */
const lastScored = new WeakMap<AnalyticsPropertyView, { key: string; scored: ScoredSeries }>()

function scoredUntil(world: AnalyticsPropertyView, monitor: Monitor, setting: MetricSetting, to: Day): ScoredSeries {
  const key = JSON.stringify({ ...trainingOf(monitor), metric: setting.metric, to, segment: segmentOf(setting) })
  const last = lastScored.get(world)
  if (last?.key === key) return last.scored
  const scored = scoreForTuning(pointsOf(world, monitor, setting, to), settingsUntil(world, monitor, setting, to))
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
  const withOne = (sensitivity: Sensitivity) => upTo(detectInScored(scored, { ...settings, sensitivity }), newest)
  return {
    [AnomalySensitivity.Low]: withOne('low'),
    [AnomalySensitivity.Medium]: withOne('medium'),
    [AnomalySensitivity.High]: withOne('high'),
  }
}

function upTo({ points, findings, gaps, isLearning }: Detection, newest: number): Detection {
  const found = findings.filter(({ time }) => time <= newest)
  return {
    points: points.filter(({ time }) => time <= newest),
    findings: found.map(withLossSeverity),
    gaps: gaps.filter(({ from }) => from <= newest),
    isLearning,
  }
}
