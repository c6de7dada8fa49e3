// Measures a strategy: its value by day, the path it needs, the forecast, what was spent, and the health that follows.
import {
  StrategyForecastMethod,
  type StrategyKpi,
  type StrategyMetricPoint,
  type StrategyMetricSeries,
  StrategyMetricSource,
  StrategyStatus,
} from '@adwright/sdk/types'
import type { Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import type { StoredStrategy } from '#mocks/sandbox/domain/planning/strategy.ts'
import { adsCost } from '#mocks/sandbox/domain/planning/strategy-ads-metric.ts'
import { type ForecastDay, forecastOf, RESAMPLINGS } from '#mocks/sandbox/domain/planning/strategy-forecast.ts'
import { type Health, healthOf } from '#mocks/sandbox/domain/planning/strategy-health.ts'
import {
  type DayValue,
  daysFrom,
  earlierOf,
  laterOf,
  type StrategyMetric,
  sumOver,
  valueOver,
  valuesToDate,
} from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { dayWeights, HISTORY_DAYS } from '#mocks/sandbox/domain/planning/strategy-profile.ts'
import {
  adsViewOf,
  findMetric,
  isUnreadable,
  type SourceContext,
  sourceAccount,
} from '#mocks/sandbox/domain/planning/strategy-source.ts'
import { memoize } from '#mocks/sandbox/platforms/memoize.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { addDays, type Day, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

const RECENT_VALUES = 30
const MAX_POINTS = 800
const DIGITS: Record<StrategyKpi['unit'], number> = { count: 2, money: 2, rate: 6, ratio: 6, duration: 1 }

export type Measured = {
  kpi: StrategyKpi
  values: DayValue[]
  /** The days to come; undefined where no forecast can be made. */
  forecast: ForecastDay[] | undefined
  metric: StrategyMetric | undefined
  today: Day
  /** Null unless the strategy is active. */
  health: Health | null
  spent: number | null
}

const roundedTo = (digits: number) => (value: number) => Math.round(value * 10 ** digits) / 10 ** digits
const rounding = ({ unit }: StrategyKpi) => roundedTo(DIGITS[unit])

/** The last day that counts: that of the plan, or the one on which the strategy was closed. */
const lastDayOf = ({ dueOn, closedAt }: StoredStrategy, timeZone: string): Day =>
  closedAt ? earlierOf(dueOn, dayIn(new Date(closedAt), timeZone)) : dueOn

const MAX_FORECASTS = 1000
const forecasts = new Map<string, { days: ForecastDay[] | undefined }>()

/** A forecast costs some milliseconds, and lists show many: it is computed anew only when its data or the plan has changed. */
function forecastFor({ id, startsOn, dueOn, kpi }: StoredStrategy, metric: StrategyMetric, today: Day) {
  const recent =
    metric.kind === 'entered' ? metric.values.slice(-8) : sumOver(metric, addDays(metric.through, -27), metric.through)
  const key = JSON.stringify([id, kpi.metric, kpi.source, kpi.scope, startsOn, dueOn, today, recent])
  const seed = seedOf('strategy', id)
  return memoize(forecasts, key, MAX_FORECASTS, () => ({ days: forecastOf(metric, today, { startsOn, dueOn, seed }) }))
    .days
}

/** What the campaigns of a strategy cost; null for metrics of other sources without campaigns, and without a connection. */
async function spentOn(context: SourceContext, plan: Plan, { kpi, startsOn }: StoredStrategy, last: Day) {
  const { campaignIds = [] } = kpi.scope
  if (kpi.source !== StrategyMetricSource.Ads && campaignIds.length === 0) return null
  const account = await sourceAccount(context, plan, kpi.scope)
  const view = account && (await adsViewOf(context, account))
  const cost = view && adsCost(view, campaignIds)
  const value = cost && valueOver(cost, laterOf(startsOn, cost.from), last)
  return value === null || value === undefined ? null : roundedTo(2)(value)
}

/** Measures a strategy as of now. */
export async function measure(context: SourceContext, plan: Plan, strategy: StoredStrategy): Promise<Measured> {
  const { kpi, startsOn, dueOn, status, ownValues } = strategy
  const metric = await findMetric(context, plan, { ...kpi, startsOn, ownValues })
  const timeZone = plan.account?.timeZone ?? 'UTC'
  const today = dayIn(context.now, timeZone)
  const rounded = rounding(kpi)
  const last = lastDayOf(strategy, timeZone)
  const isEntered = metric?.kind === 'entered'
  const until = earlierOf(last, isEntered ? today : addDays(today, -1))
  const values = metric
    ? valuesToDate(metric, startsOn, until).map(({ day, value }) => ({ day, value: rounded(value) }))
    : []
  const isOver = dueOn < today
  const staleAsOf = await staleDayOf(context, plan, strategy, { metric, until })
  const forecast = metric && !isOver && staleAsOf === null ? forecastFor(strategy, metric, today) : undefined
  const current = kpi.source === StrategyMetricSource.Own ? kpi.current : (values.at(-1)?.value ?? null)
  const length = daysBetween(startsOn, dueOn) + 1
  const before =
    metric?.kind === 'sum' || metric?.kind === 'ratio'
      ? valueOver(metric, addDays(startsOn, -length), addDays(startsOn, -1))
      : null
  const baseline =
    kpi.source === StrategyMetricSource.Own
      ? kpi.baseline
      : isEntered
        ? (values[0]?.value ?? null)
        : before === null
          ? null
          : rounded(before)
  const shownKpi = { ...kpi, current, baseline, staleAsOf }
  const health =
    status === StrategyStatus.Active
      ? healthOf({
          isConnected: metric !== undefined && staleAsOf === null,
          isGoodWhenUp: kpi.isGoodWhenUp,
          target: kpi.target,
          current,
          dayCount:
            metric?.kind === 'entered' ? Math.max(0, daysBetween(startsOn, earlierOf(today, dueOn))) : values.length,
          conversionCount: conversionsIn(metric, startsOn, until),
          isOver,
          forecast: roundedRange(forecast?.at(-1), rounded),
        })
      : null
  return {
    kpi: shownKpi,
    values,
    forecast,
    metric,
    today,
    health,
    spent: await spentOn(context, plan, strategy, until),
  }
}

/** The last day with data of a source that cannot be read now, if later days are missing; else null. */
async function staleDayOf(
  context: SourceContext,
  plan: Plan,
  { kpi }: StoredStrategy,
  { metric, until }: { metric: StrategyMetric | undefined; until: Day },
): Promise<Day | null> {
  if (!metric || metric.kind === 'entered' || metric.through >= until) return null
  const account = await sourceAccount(context, plan, kpi.scope)
  return account && (await isUnreadable(context, account, kpi.source)) ? metric.through : null
}

function conversionsIn(metric: StrategyMetric | undefined, from: Day, to: Day): number | null {
  if (!metric || metric.kind === 'entered' || !metric.conversions) return null
  const days = daysFrom(from, earlierOf(to, metric.through))
  return roundedTo(2)(days.reduce((sum, day) => sum + (metric.conversions?.(day) ?? 0), 0))
}

const roundedRange = (range: ForecastDay | undefined, rounded: (value: number) => number) =>
  range ? { low: rounded(range.low), middle: rounded(range.middle), high: rounded(range.high) } : null

export const recentValuesOf = ({ values }: Measured): number[] => values.slice(-RECENT_VALUES).map(({ value }) => value)

/** The value each day needs: the target, spread by the weights of the days, from the baseline for what is not a sum. */
function neededOf({ metric, kpi }: Measured, startsOn: Day, dueOn: Day): number[] {
  const weights =
    metric && metric.kind !== 'entered' ? dayWeights(metric, startsOn, dueOn) : daysFrom(startsOn, dueOn).map(() => 1)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const begin = metric?.kind === 'sum' ? 0 : (kpi.baseline ?? kpi.target)
  let sum = 0
  return weights.map((weight) => {
    sum += weight
    return begin + (kpi.target - begin) * (sum / whole)
  })
}

/** The series of a strategy as the contract shows it. */
export async function seriesOf(
  context: SourceContext,
  plan: Plan,
  strategy: StoredStrategy,
): Promise<StrategyMetricSeries> {
  const measured = await measure(context, plan, strategy)
  const { kpi, values, metric, health } = measured
  const { startsOn, dueOn } = strategy
  const rounded = rounding(kpi)
  const forecast = health?.healthReason.forecast ?? null
  const byDay = new Map(values.map(({ day, value }) => [day, value]))
  const ahead = new Map(forecast ? measured.forecast?.map((day) => [day.day, day]) : [])
  const isDraft = strategy.status === StrategyStatus.Draft
  const needed = metric && !isDraft ? neededOf(measured, startsOn, dueOn) : []
  const points = daysFrom(startsOn, dueOn).map((day, place): StrategyMetricPoint => {
    const path = needed[place]
    const range = roundedRange(ahead.get(day), rounded) ?? { low: null, middle: null, high: null }
    return { day, value: byDay.get(day) ?? null, needed: path === undefined ? null : rounded(path), ...range }
  })
  const account = await sourceAccount(context, plan, kpi.scope)
  return {
    strategyId: strategy.id,
    currencyCode: account?.currencyCode ?? null,
    metric: kpi.metric,
    source: kpi.source,
    unit: kpi.unit,
    isGoodWhenUp: kpi.isGoodWhenUp,
    baseline: kpi.baseline,
    target: kpi.target,
    startsOn,
    dueOn,
    dataThrough: values.at(-1)?.day ?? null,
    points: points.slice(-MAX_POINTS),
    forecast,
    method: forecast
      ? metric?.kind === 'entered'
        ? StrategyForecastMethod.RecentChanges
        : StrategyForecastMethod.WeekdayAndSeason
      : null,
    resamplingCount: forecast ? RESAMPLINGS : 0,
    historyDays: forecast ? HISTORY_DAYS : 0,
    calculatedAt: context.now.toISOString(),
  }
}
