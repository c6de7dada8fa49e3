// Monitors over metrics: completes their settings with defaults, and converts them to the engine's parameters.
import {
  type AnalyticsMetric,
  AnalyticsMetricUnit,
  AnomalyChannel,
  type AnomalyConfiguration,
  type AnomalyConfigurationDraft,
  AnomalyGranularity,
  AnomalySeasonality,
  AnomalySensitivity,
  AnomalyWatchDirection,
  type MetricSetting,
  type MetricSettingDraft,
} from '@adwright/sdk/types'
import { DEFAULT_MONITORS } from '#mocks/sandbox/domain/anomalies/default-monitors.ts'
import type { DetectionSettings } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { AVAILABLE_METRICS } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import { withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

type HolidaySettings = 'ignoresHolidays' | 'checkedHolidays'

export type Monitor = Omit<AnomalyConfiguration, 'currencyCode' | 'holidays' | HolidaySettings> & {
  accountId: string
  /** Missing in monitors that were stored before the setting existed; they ignore holidays. */
  ignoresHolidays?: boolean
  /** Missing in monitors that were stored before the setting existed. */
  checkedHolidays?: string[]
  /** The first day whose points are checked. */
  watchedFrom: Day
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    anomalyWatch: Monitor
  }
}

export const MAX_MONITORS = 100
export const MAX_SETTINGS = 30
/** The number of past days that a new monitor checks. */
const LOOKBACK_DAYS = 30
const WARM_UP_DAYS = 30
const MIN_WEEKLY_TRAINING_DAYS = 26 * 7

const DEFAULT_METRICS = AVAILABLE_METRICS.filter(({ isDefault }) => isDefault).map(({ apiName }) => apiName)

/** Returns the same id for the same parts: `cfg_4kzx81m2f0qa`. */
export const stableId = (prefix: string, ...parts: (string | number)[]): string =>
  `${prefix}_${[1, 2]
    .map((turn) =>
      seedOf(turn, ...parts)
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')}`

function defaultMonitor(
  monitor: AnomalyConfiguration,
  accountId: string,
  propertyName: string,
  now: Date,
  today: Day,
): Monitor {
  const id = stableId('cfg', accountId, propertyName, monitor.name)
  return {
    ...monitor,
    id,
    configurationId: id,
    accountId,
    propertyName,
    watchedFrom: addDays(today, -LOOKBACK_DAYS),
    metricSettings: monitor.metricSettings.map((setting) => settingOf(setting, stableId('mst', id, setting.metric))),
    updatedAt: now.toISOString(),
  }
}

/** Saves a monitor; while it is on, the scheduler scans its new data. */
export async function saveMonitor({ store, now }: { store: Store; now: Date }, monitor: Monitor): Promise<Monitor> {
  const { id, accountId, isEnabled } = monitor
  await store.jobs.note({ kind: 'analytics-scan', subjectId: id, accountId }, isEnabled ? now : null)
  return store.upsert('anomalyWatch', monitor)
}

/** The monitors that come with a property, looking back from the day it was selected. */
export const defaultMonitors = (accountId: string, propertyName: string, now: Date, today: Day): Monitor[] =>
  DEFAULT_MONITORS.map((monitor) => defaultMonitor(monitor, accountId, propertyName, now, today))

type NewId = (prefix: string) => string

const FIRST_VERSION = 1

/** Completes a setting with defaults; its version is one higher than that of `before` unless nothing changed. */
export function settingOf(draft: MetricSettingDraft, id: string, before?: MetricSetting): MetricSetting {
  const setting: MetricSetting = {
    id,
    metricSettingId: id,
    metric: draft.metric,
    sensitivity: draft.sensitivity ?? AnomalySensitivity.Medium,
    direction: draft.direction ?? AnomalyWatchDirection.Both,
    minimumVolume: draft.minimumVolume ?? 0,
    minChangePct: draft.minChangePct ?? null,
    dimension: draft.dimension ?? null,
    dimensionValue: draft.dimensionValue ?? null,
    severityThresholds: draft.severityThresholds ?? { medium: 3, high: 4.5 },
    consecutivePoints: draft.consecutivePoints ?? 1,
    version: before?.version ?? FIRST_VERSION,
  }
  return before ? withNextVersion(before, setting) : setting
}

const targetKey = ({ metric, dimension, dimensionValue }: MetricSettingDraft) =>
  JSON.stringify([metric, dimension ?? null, dimensionValue ?? null])

/** True for two settings of the same metric and segment. */
export const isSameTarget = (one: MetricSettingDraft, other: MetricSettingDraft) => targetKey(one) === targetKey(other)

/** Finds the setting of the same metric and segment, except the one with `exceptId`. */
export const sameSetting = (settings: MetricSetting[], draft: MetricSettingDraft, exceptId?: string) =>
  settings.find((setting) => setting.id !== exceptId && isSameTarget(setting, draft))

/** Converts drafts to settings; a setting of the same metric and segment keeps its id, because its anomalies refer to it. */
const settingsOf = (drafts: MetricSettingDraft[], before: MetricSetting[], newId: NewId): MetricSetting[] =>
  drafts.map((draft) => {
    const same = sameSetting(before, draft)
    return settingOf(draft, same?.id ?? newId('mst'), same)
  })

type Creator = { accountId: string; email: string | null; name: string; now: Date; today: Day; newId: NewId }

/** Completes a new monitor with defaults. */
export function monitorOf(draft: AnomalyConfigurationDraft, maker: Creator): Monitor {
  const id = maker.newId('cfg')
  const drafts = draft.metricSettings ?? DEFAULT_METRICS.map((metric): MetricSettingDraft => ({ metric }))
  return {
    id,
    configurationId: id,
    accountId: maker.accountId,
    propertyName: draft.propertyName,
    name: draft.name,
    isEnabled: draft.isEnabled ?? true,
    isDefault: false,
    granularity: draft.granularity ?? AnomalyGranularity.Day,
    seasonality: draft.seasonality ?? AnomalySeasonality.DayOfWeek,
    trainingDays: draft.trainingDays ?? 90,
    metricSettings: settingsOf(drafts, [], maker.newId),
    recipients: draft.recipients ?? (maker.email ? [maker.email] : []),
    channels: draft.channels ?? [AnomalyChannel.InApp],
    webhookIds: draft.webhookIds ?? [],
    quietHours: draft.quietHours ?? null,
    ignoredDates: [...(draft.ignoredDates ?? [])].sort(),
    ignoresHolidays: draft.ignoresHolidays ?? true,
    checkedHolidays: draft.checkedHolidays ?? [],
    createdByName: maker.name,
    updatedAt: maker.now.toISOString(),
    version: FIRST_VERSION,
    watchedFrom: addDays(maker.today, -LOOKBACK_DAYS),
  }
}

/** Applies an edit to a monitor; omitted properties keep their values. The version increases unless only the switch changed. */
export function editedMonitor(monitor: Monitor, draft: AnomalyConfigurationDraft, now: Date, newId: NewId): Monitor {
  const { metricSettings, isEnabled = monitor.isEnabled, ...fields } = draft
  const edited = withNextVersion(monitor, {
    ...monitor,
    ...fields,
    ignoredDates: [...(fields.ignoredDates ?? monitor.ignoredDates)].sort(),
    metricSettings: metricSettings ? settingsOf(metricSettings, monitor.metricSettings, newId) : monitor.metricSettings,
  })
  return { ...edited, isEnabled, updatedAt: now.toISOString() }
}

type FieldError = { field: string; code: ProblemCode }

/** Validates a setting across fields; the contract's schema has validated each field. */
export function settingErrors(draft: MetricSettingDraft): FieldError[] {
  const fieldErrors: FieldError[] = []
  const { severityThresholds: thresholds, dimension, dimensionValue } = draft
  if (thresholds && thresholds.high < thresholds.medium)
    fieldErrors.push({ field: 'severityThresholds.high', code: 'high-below-medium' })
  if (dimension && !dimensionValue) fieldErrors.push({ field: 'dimensionValue', code: 'dimension-needs-value' })
  if (dimensionValue && !dimension) fieldErrors.push({ field: 'dimension', code: 'value-needs-dimension' })
  return fieldErrors
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Validates a monitor across fields; `webhookIds` are those of the account. */
export function monitorErrors(draft: AnomalyConfigurationDraft, webhookIds: readonly string[]): FieldError[] {
  const drafts = draft.metricSettings ?? []
  return [
    ...drafts.flatMap((setting, index) =>
      settingErrors(setting).map(({ field, code }) => ({ field: `metricSettings.${index}.${field}`, code })),
    ),
    ...drafts.flatMap((setting, index): FieldError[] => {
      const first = drafts.findIndex((other) => targetKey(other) === targetKey(setting))
      return first === index ? [] : [{ field: `metricSettings.${index}.metric`, code: 'metric-setting-exists' }]
    }),
    ...(draft.recipients ?? []).flatMap((recipient, index): FieldError[] =>
      EMAIL.test(recipient) ? [] : [{ field: `recipients.${index}`, code: 'recipient-address' }],
    ),
    ...(draft.webhookIds ?? []).flatMap((id, index): FieldError[] =>
      webhookIds.includes(id) ? [] : [{ field: `webhookIds.${index}`, code: 'unknown-webhook' }],
    ),
  ]
}

const SENSITIVITIES = { 1: 'low', 2: 'medium', 3: 'high' } as const
const DIRECTIONS = { 1: 'both', 2: 'drops', 3: 'rises' } as const
const GRANULARITIES = { 1: 'hour', 2: 'day', 3: 'week' } as const
const METRIC_KINDS = {
  [AnalyticsMetricUnit.Count]: 'count',
  [AnalyticsMetricUnit.Rate]: 'rate',
  [AnalyticsMetricUnit.Money]: 'money',
  [AnalyticsMetricUnit.Seconds]: 'duration',
} as const

const unitOf = (metric: AnalyticsMetric) =>
  AVAILABLE_METRICS.find(({ apiName }) => apiName === metric)?.unit ?? AnalyticsMetricUnit.Count
const SEASONALITIES = { 1: 'none', 2: 'dayOfWeek', 3: 'weekOfYear' } as const

type EngineSettings = Omit<DetectionSettings, 'granularity' | 'learningDays' | 'timeZone'> & {
  granularity: 'hour' | 'day' | 'week'
}

/** The engine's parameters; `holidays` are days of their own, unless one point is a week. The times of a property are local already. */
export const engineSettings = (
  monitor: Monitor,
  setting: MetricSetting,
  holidays: Readonly<Record<Day, string>>,
): EngineSettings => ({
  granularity: GRANULARITIES[monitor.granularity],
  metricKind: METRIC_KINDS[unitOf(setting.metric)],
  seasonality: SEASONALITIES[monitor.seasonality],
  sensitivity: SENSITIVITIES[setting.sensitivity],
  direction: DIRECTIONS[setting.direction],
  minimumVolume: setting.minimumVolume,
  minChangePct: setting.minChangePct ?? 0,
  consecutivePoints: setting.consecutivePoints,
  severityThresholds: setting.severityThresholds,
  ignoredDates: monitor.ignoredDates,
  holidays: monitor.granularity === AnomalyGranularity.Week ? {} : holidays,
})

/** The first day that the engine reads: fixed for a monitor, so that a point always gets the same result. */
export function trainingStart({ watchedFrom, trainingDays, granularity, seasonality }: Monitor): Day {
  const training =
    granularity === AnomalyGranularity.Week ? Math.max(trainingDays, MIN_WEEKLY_TRAINING_DAYS) : trainingDays
  const warmUp = granularity === AnomalyGranularity.Hour ? 0 : WARM_UP_DAYS
  const lastYear = seasonality === AnomalySeasonality.WeekOfYear ? 400 : 0
  return addDays(watchedFrom, -Math.max(training + warmUp, lastYear))
}

/** Drops have scores below 0 in the contract. */
export const signed = (score: number, side: 'drop' | 'rise'): number =>
  Math.round((side === 'drop' ? -score : score) * 100) / 100

const RANGE = 1_000_000_000
/** Limits a value to the contract's range. */
export const withinRange = (value: number) => Math.min(RANGE, Math.max(0, value))

/** (actual − expected) / expected in percent, limited to the contract's range. */
export function deviationPct(actual: number, expected: number): number {
  if (expected <= 0) return actual > 0 ? 1_000_000 : 0
  return Math.max(-100, Math.min(1_000_000, Math.round(((actual - expected) / expected) * 10_000) / 100))
}
