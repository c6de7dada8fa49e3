// Monitors over metrics: completes their settings with defaults, and converts them to the engine's parameters.
import { isDeepStrictEqual } from 'node:util'
import {
  type AnalyticsMetric,
  AnomalyChannel,
  type AnomalyConfiguration,
  type AnomalyConfigurationDraft,
  AnomalyGranularity,
  type AnomalyPoint,
  AnomalySeasonality,
  AnomalySensitivity,
  AnomalyWatchDirection,
  type MetricSetting,
  type MetricSettingDraft,
} from '@adwright/sdk/types'
import { DEFAULT_WATCHES } from '#mocks/sandbox/domain/anomalies/default-watches.ts'
import type { DetectionSettings } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { METRICS_ON_OFFER } from '#mocks/sandbox/domain/anomalies/metric-catalogue.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export type Watch = Omit<AnomalyConfiguration, 'currency'> & {
  accountId: string
  /** The first day whose points are judged. */
  watchedFrom: Day
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    anomalyWatch: Watch
  }
}

export const MOST_WATCHES = 100
export const MOST_SETTINGS = 30
/** How far back a new watch looks. */
const LOOKED_BACK_DAYS = 30
const WARM_UP_DAYS = 30
const FEWEST_WEEKS_DAYS = 26 * 7

const DEFAULT_METRICS = METRICS_ON_OFFER.filter(({ isDefault }) => isDefault).map(({ apiName }) => apiName)

/** An id that is the same for the same parts: `cfg_4kzx81m2f0qa`. */
export const stableId = (prefix: string, ...parts: (string | number)[]): string =>
  `${prefix}_${[1, 2]
    .map((turn) =>
      seedOf(turn, ...parts)
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')}`

function defaultWatch(
  watch: AnomalyConfiguration,
  accountId: string,
  propertyName: string,
  now: Date,
  today: Day,
): Watch {
  const id = stableId('cfg', accountId, propertyName, watch.name)
  return {
    ...watch,
    id,
    configurationId: id,
    accountId,
    propertyName,
    watchedFrom: addDays(today, -LOOKED_BACK_DAYS),
    metricSettings: watch.metricSettings.map((setting) => settingOf(setting, stableId('mst', id, setting.metric))),
    updatedAt: now.toISOString(),
  }
}

/** Saves a watch; while it is on, the scheduler looks at what came in for it. */
export async function saveWatch({ store, now }: { store: Store; now: Date }, watch: Watch): Promise<Watch> {
  const { id, accountId, isEnabled } = watch
  await store.jobs.note({ kind: 'analytics-scan', subjectId: id, accountId }, isEnabled ? now : null)
  return store.upsert('anomalyWatch', watch)
}

/** The watches that come with a property, looking back from the day it was selected. */
export const defaultWatches = (accountId: string, propertyName: string, now: Date, today: Day): Watch[] =>
  DEFAULT_WATCHES.map((watch) => defaultWatch(watch, accountId, propertyName, now, today))

type NewId = (prefix: string) => string

const FIRST_VERSION = 1

/** A setting with its defaults for what was left out; a version later than `before`, unless it says the same. */
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
  return before && !isDeepStrictEqual(setting, before) ? { ...setting, version: before.version + 1 } : setting
}

const whatItWatches = ({ metric, dimension, dimensionValue }: MetricSettingDraft) =>
  JSON.stringify([metric, dimension ?? null, dimensionValue ?? null])

/** The setting that watches the same metric of the same segment, another one than `exceptId`. */
export const sameSetting = (settings: MetricSetting[], draft: MetricSettingDraft, exceptId?: string) =>
  settings.find((setting) => setting.id !== exceptId && whatItWatches(setting) === whatItWatches(draft))

/** Settings for drafts; one that watches the same as before keeps its id, so that its anomalies still lead to it. */
const settingsOf = (drafts: MetricSettingDraft[], before: MetricSetting[], newId: NewId): MetricSetting[] =>
  drafts.map((draft) => {
    const same = sameSetting(before, draft)
    return settingOf(draft, same?.id ?? newId('mst'), same)
  })

type Maker = { accountId: string; email: string | null; name: string; now: Date; today: Day; newId: NewId }

/** A new watch with its defaults for what was left out. */
export function watchOf(draft: AnomalyConfigurationDraft, maker: Maker): Watch {
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
    createdByName: maker.name,
    updatedAt: maker.now.toISOString(),
    version: FIRST_VERSION,
    watchedFrom: addDays(maker.today, -LOOKED_BACK_DAYS),
  }
}

/** A watch after an edit; what is left out keeps its value. A version later, unless at most its switch differs. */
export function editedWatch(watch: Watch, draft: AnomalyConfigurationDraft, now: Date, newId: NewId): Watch {
  const { metricSettings, isEnabled = watch.isEnabled, ...fields } = draft
  const edited: Watch = {
    ...watch,
    ...fields,
    ignoredDates: [...(fields.ignoredDates ?? watch.ignoredDates)].sort(),
    metricSettings: metricSettings ? settingsOf(metricSettings, watch.metricSettings, newId) : watch.metricSettings,
  }
  const version = isDeepStrictEqual(edited, watch) ? watch.version : watch.version + 1
  return { ...edited, isEnabled, version, updatedAt: now.toISOString() }
}

type Wrong = { field: string; code: ProblemCode }

/** What of a setting does not fit together; the contract's schema has checked each field by itself. */
export function wrongInSetting(draft: MetricSettingDraft): Wrong[] {
  const wrong: Wrong[] = []
  const { severityThresholds: thresholds, dimension, dimensionValue } = draft
  if (thresholds && thresholds.high < thresholds.medium)
    wrong.push({ field: 'severityThresholds.high', code: 'high-below-medium' })
  if (dimension && !dimensionValue) wrong.push({ field: 'dimensionValue', code: 'dimension-needs-value' })
  if (dimensionValue && !dimension) wrong.push({ field: 'dimension', code: 'value-needs-dimension' })
  return wrong
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What of a watch does not fit together; `channels` are those in force after it. */
export function wrongInWatch(draft: AnomalyConfigurationDraft, webhookIds: readonly string[]): Wrong[] {
  const drafts = draft.metricSettings ?? []
  return [
    ...drafts.flatMap((setting, index) =>
      wrongInSetting(setting).map(({ field, code }) => ({ field: `metricSettings.${index}.${field}`, code })),
    ),
    ...drafts.flatMap((setting, index): Wrong[] => {
      const first = drafts.findIndex((other) => whatItWatches(other) === whatItWatches(setting))
      return first === index ? [] : [{ field: `metricSettings.${index}.metric`, code: 'metric-setting-exists' }]
    }),
    ...(draft.recipients ?? []).flatMap((recipient, index): Wrong[] =>
      EMAIL.test(recipient) ? [] : [{ field: `recipients.${index}`, code: 'recipient-address' }],
    ),
    ...(draft.webhookIds ?? []).flatMap((id, index): Wrong[] =>
      webhookIds.includes(id) ? [] : [{ field: `webhookIds.${index}`, code: 'unknown-webhook' }],
    ),
  ]
}

const SENSITIVITIES = { 1: 'low', 2: 'medium', 3: 'high' } as const
const DIRECTIONS = { 1: 'both', 2: 'drops', 3: 'rises' } as const
const GRANULARITIES = { 1: 'hour', 2: 'day', 3: 'week' } as const
const SEASONALITIES = { 1: 'none', 2: 'dayOfWeek', 3: 'weekOfYear' } as const

/** The engine's parameters; `holidays` are skipped like the monitor's own ignored days, unless one point is a week. */
export const engineSettings = (
  watch: Watch,
  setting: MetricSetting,
  holidays: Day[],
): Omit<DetectionSettings, 'granularity' | 'learningDays'> & { granularity: 'hour' | 'day' | 'week' } => ({
  granularity: GRANULARITIES[watch.granularity],
  seasonality: SEASONALITIES[watch.seasonality],
  sensitivity: SENSITIVITIES[setting.sensitivity],
  direction: DIRECTIONS[setting.direction],
  minimumVolume: setting.minimumVolume,
  minChangePct: setting.minChangePct ?? 0,
  consecutivePoints: setting.consecutivePoints,
  severityThresholds: setting.severityThresholds,
  trainingDays:
    watch.granularity === AnomalyGranularity.Week
      ? Math.max(watch.trainingDays, FEWEST_WEEKS_DAYS)
      : watch.trainingDays,
  ignoredDates:
    watch.granularity === AnomalyGranularity.Week ? watch.ignoredDates : [...watch.ignoredDates, ...holidays],
})

/** The first day that the engine reads: fixed for a monitor, so that a point always gets the same result. */
export function learntFrom({ watchedFrom, trainingDays, granularity, seasonality }: Watch): Day {
  const training = granularity === AnomalyGranularity.Week ? Math.max(trainingDays, FEWEST_WEEKS_DAYS) : trainingDays
  const warmUp = granularity === AnomalyGranularity.Hour ? 0 : WARM_UP_DAYS
  const lastYear = seasonality === AnomalySeasonality.WeekOfYear ? 400 : 0
  return addDays(watchedFrom, -Math.max(training + warmUp, lastYear))
}

/** Drops have scores below 0 in the contract. */
export const signed = (score: number, side: 'drop' | 'rise'): number =>
  Math.round((side === 'drop' ? -score : score) * 100) / 100

export type Judged = {
  date: Day
  hour: number | null
  actual: number
  expected: number
  lowerBound: number
  upperBound: number
}

const RANGE = 1_000_000_000
const within = (value: number) => Math.min(RANGE, Math.max(0, value))

/** A judged point as the contract shows it: rounded in the metric's way, its band from 0. */
export const pointOf = (
  metric: AnalyticsMetric,
  { date, hour, actual, expected, lowerBound, upperBound }: Judged,
  round: (metric: AnalyticsMetric, value: number) => number,
): AnomalyPoint => ({
  date,
  hour,
  actual: round(metric, within(actual)),
  expected: round(metric, within(expected)),
  lowerBound: round(metric, within(lowerBound)),
  upperBound: round(metric, within(upperBound)),
})

/** (actual − expected) / expected in percent, as far as the contract's range goes. */
export function deviationPct(actual: number, expected: number): number {
  if (expected <= 0) return actual > 0 ? 1_000_000 : 0
  return Math.max(-100, Math.min(1_000_000, Math.round(((actual - expected) / expected) * 10_000) / 100))
}
