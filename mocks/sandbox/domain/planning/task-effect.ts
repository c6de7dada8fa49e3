// The measured effect of a finished task: the metric of its origin 14 full days before it was begun and 14 full days after it was done.
import {
  AnalysisKind,
  AnalyticsDimension,
  AnalyticsMetric,
  type EntityRef,
  EntityType,
  type TaskEffect,
  TaskEffectState,
  TaskOriginKind,
} from '@adwright/sdk/types'
import { AVAILABLE_METRICS } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'
import { type OriginContext, originAnomaly, originFinding } from '#mocks/sandbox/domain/planning/task-origin.ts'
import { CONVERSIONS, knownMetricOf, SESSIONS } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import { EFFECT_TEXTS } from '#mocks/sandbox/texts/TaskAccount.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const DAYS = 14
/** A change below this share counts as about the same. */
const SAME = 0.05
/** Fewer clicks, sessions or the like in both periods together are too little to compare. */
const MIN_BASE = 50

type Span = { from: Day; to: Day }
type Value = { value: number | null; base: number }
type Measured = Pick<TaskEffect, 'metric' | 'unit' | 'currencyCode'> & {
  isGoodWhenUp: boolean
  before: Value
  after: Value
  /** The same metric of untouched items of the same kind. */
  others?: { before: number | null; after: number | null }
}
type Meter = (before: Span, after: Span) => Promise<Measured | undefined>

/** The metric of the property in which the anomaly was found; a property has no untouched items beside it. */
async function ofAnomaly(context: OriginContext, task: StoredTask): Promise<Meter | undefined> {
  const anomaly = await originAnomaly(context, task)
  const known = anomaly && AVAILABLE_METRICS.find(({ apiName }) => apiName === anomaly.metric)
  if (!anomaly || !known) return undefined
  const view = await propertyViewOf(context, task.planId, anomaly.propertyName)
  if (!view) return undefined
  const unit = (['count', 'rate', 'money', 'seconds'] as const)[known.unit - 1] ?? 'count'
  const valueOf = ({ from, to }: Span): Value => {
    const { parts, days } = view.period(from, to)
    return { value: days === 0 ? null : knownMetricOf(parts, anomaly.metric), base: parts[0] ?? 0 }
  }
  return (before, after) =>
    Promise.resolve({
      metric: anomaly.metric,
      unit,
      currencyCode: unit === 'money' ? currencyOf(context.platforms, anomaly.propertyName) : null,
      isGoodWhenUp: known.isGoodWhenUp,
      before: valueOf(before),
      after: valueOf(after),
    })
}

/** The cost per conversion of an item, compared with all others of its kind. */
async function ofEntity(
  context: OriginContext,
  task: StoredTask,
  entity: EntityRef | null | undefined,
): Promise<Meter | undefined> {
  const customerClientId = (await adsConnectionOf(context, task.planId))?.customerClientId
  if (!entity || !customerClientId) return undefined
  const world = await adsAccountOf(context, task.planId, customerClientId)
  if (!world.entity(entity.entityId) || world.unknown.some((one) => one === 'cost' || one === 'conversions'))
    return undefined
  const ofKind = world.entities(entity.entityType).filter(({ id }) => id !== entity.entityId)
  const others = entity.entityType === EntityType.Campaign ? ofKind : ofKind.slice(0, 200)
  const { currency } = await clientFor(context, { accountId: task.planId, customerClientId })
  const cpaOf = (ids: readonly string[], { from, to }: Span): Value => {
    const parts = ids.map((id) => world.parts(id, from, to))
    const sum = (key: 'cost' | 'conversions' | 'clicks') => parts.reduce((total, one) => total + one[key], 0)
    const conversions = sum('conversions')
    return { value: conversions > 0 ? sum('cost') / conversions : null, base: sum('clicks') }
  }
  const rest = others.map(({ id }) => id)
  return (before, after) =>
    Promise.resolve({
      metric: 'cpa',
      unit: 'money' as const,
      currencyCode: currency,
      isGoodWhenUp: false,
      before: cpaOf([entity.entityId], before),
      after: cpaOf([entity.entityId], after),
      others: { before: cpaOf(rest, before).value, after: cpaOf(rest, after).value },
    })
}

const ofMatch = (context: OriginContext, task: StoredTask) => ofEntity(context, task, task.origin?.entity)

/** The key events of a landing page, compared with those of all others. */
async function ofPage(context: OriginContext, task: StoredTask, path: string): Promise<Meter | undefined> {
  const propertyName = (await analyticsConnectionOf(context.store, task.planId))?.propertyName
  const view = propertyName ? await propertyViewOf(context, task.planId, propertyName) : undefined
  if (!view) return undefined
  const valuesIn = ({ from, to }: Span) => {
    const pages = view.breakdown(from, to).filter(({ dimension }) => dimension === AnalyticsDimension.LandingPage)
    const sum = (isOwn: boolean, part: number) =>
      pages.reduce((total, one) => total + ((one.value === path) === isOwn ? (one.parts[part] ?? 0) : 0), 0)
    const isKnown = pages.some(({ value, parts }) => value === path && Number.isFinite(parts[CONVERSIONS]))
    return {
      own: { value: isKnown ? sum(true, CONVERSIONS) : null, base: sum(true, SESSIONS) },
      others: isKnown ? sum(false, CONVERSIONS) : null,
    }
  }
  return (before, after) => {
    const [then, now] = [valuesIn(before), valuesIn(after)]
    return Promise.resolve({
      metric: AnalyticsMetric.Conversions,
      unit: 'count' as const,
      currencyCode: null,
      isGoodWhenUp: true,
      before: then.own,
      after: now.own,
      others: { before: then.others, after: now.others },
    })
  }
}

/** A finding is measured by the item of the ad platform or the landing page it is about; pasted source has no metric. */
async function ofFinding(context: OriginContext, task: StoredTask): Promise<Meter | undefined> {
  const finding = await originFinding(context, task)
  if (!finding) return undefined
  if (finding.analysisKind !== AnalysisKind.WebPage) return ofEntity(context, task, finding.state.entity)
  return URL.canParse(finding.subject) ? ofPage(context, task, decodeURI(new URL(finding.subject).pathname)) : undefined
}

const METERS: Partial<Record<TaskOriginKind, typeof ofFinding>> = {
  [TaskOriginKind.Anomaly]: ofAnomaly,
  [TaskOriginKind.Violation]: ofMatch,
  [TaskOriginKind.Finding]: ofFinding,
}

const share = (before: number | null | undefined, after: number | null | undefined) =>
  typeof before === 'number' && typeof after === 'number' && before !== 0 ? (after - before) / Math.abs(before) : null

function stateOf({ before, after, isGoodWhenUp }: Measured, comparison: number | null): TaskEffectState {
  const change = share(before.value, after.value)
  if (change === null || before.base + after.base < MIN_BASE) return TaskEffectState.TooLittleData
  const gain = (change - (comparison ?? 0)) * (isGoodWhenUp ? 1 : -1)
  if (Math.abs(gain) < SAME) return TaskEffectState.Same
  return gain > 0 ? TaskEffectState.Better : TaskEffectState.Worse
}

const rounded = (value: number | null) => (value === null ? null : Math.round(value * 10_000) / 10_000)

type Round = { beganAt: string | null; completedAt: string | null; createdAt: string }

/** The effect of one round of a task; null while it is not done, and if its origin has no metric. */
export async function effectOf(
  context: OriginContext,
  task: StoredTask,
  round: Round,
  timeZone: string,
): Promise<TaskEffect | null> {
  const meterOf = task.origin && METERS[task.origin.kind]
  if (!round.completedAt || !meterOf) return null
  const meter = await meterOf(context, task)
  const begun = dayIn(new Date(round.beganAt ?? round.createdAt), timeZone)
  const done = dayIn(new Date(round.completedAt), timeZone)
  const before = { from: addDays(begun, -DAYS), to: addDays(begun, -1) }
  const after = { from: addDays(done, 1), to: addDays(done, DAYS) }
  const isEarly = dayIn(context.now, timeZone) <= after.to
  const measured = await meter?.(before, after)
  if (!measured) return null
  const comparison = isEarly ? null : share(measured.others?.before, measured.others?.after)
  const periods = { fromBefore: before.from, toBefore: before.to, fromAfter: after.from, toAfter: after.to }
  const text = isEarly ? 'tooEarly' : comparison === null ? 'alone' : 'compared'
  const percent = new Intl.NumberFormat(context.language, { style: 'percent', maximumFractionDigits: 1 })
  const values = { ...periods, change: comparison === null ? '' : percent.format(comparison) }
  return {
    metric: measured.metric,
    unit: measured.unit,
    currencyCode: measured.currencyCode,
    before: rounded(measured.before.value),
    after: isEarly ? null : rounded(measured.after.value),
    comparison: rounded(comparison),
    state: isEarly ? TaskEffectState.TooEarly : stateOf(measured, comparison),
    measuredOn: isEarly ? addDays(after.to, 1) : after.to,
    calculation: interpolate(EFFECT_TEXTS[text][context.language], values, context.language),
  }
}
