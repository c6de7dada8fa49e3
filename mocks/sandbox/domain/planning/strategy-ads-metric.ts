// Metrics of the ad platform as strategies read them.
import { EntityType, type MetricSet } from '@adwright/sdk/types'
import type { DailyMetric, DayParts } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import type { MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { isUnknown } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

type Parts = Readonly<MetricParts>
type Formula = { numerator: (parts: Parts) => number; denominator?: (parts: Parts) => number; isBadWhenUp?: true }

const eligible = ({ eligibleImpressions }: Parts) => eligibleImpressions
const onSearch = (parts: Parts) => parts.eligibleImpressions - parts.lostToBudget - parts.lostToRank

const FORMULAS: Record<keyof MetricSet, Formula> = {
  impressions: { numerator: ({ impressions }) => impressions },
  clicks: { numerator: ({ clicks }) => clicks },
  cost: { numerator: ({ cost }) => cost, isBadWhenUp: true },
  conversions: { numerator: ({ conversions }) => conversions },
  conversionValue: { numerator: ({ conversionValue }) => conversionValue },
  ctr: { numerator: ({ clicks }) => clicks, denominator: ({ impressions }) => impressions },
  averageCpc: { numerator: ({ cost }) => cost, denominator: ({ clicks }) => clicks, isBadWhenUp: true },
  conversionRate: { numerator: ({ conversions }) => conversions, denominator: ({ clicks }) => clicks },
  cpa: { numerator: ({ cost }) => cost, denominator: ({ conversions }) => conversions, isBadWhenUp: true },
  roas: { numerator: ({ conversionValue }) => conversionValue, denominator: ({ cost }) => cost },
  searchImpressionShare: { numerator: onSearch, denominator: eligible },
  searchLostIsBudget: { numerator: ({ lostToBudget }) => lostToBudget, denominator: eligible, isBadWhenUp: true },
  searchLostIsRank: { numerator: ({ lostToRank }) => lostToRank, denominator: eligible, isBadWhenUp: true },
  absoluteTopImpressionRate: { numerator: (parts) => parts.absoluteTopImpressions, denominator: onSearch },
}

const OF_CONVERSIONS: ReadonlySet<string> = new Set(['conversions', 'conversionValue', 'conversionRate', 'cpa', 'roas'])
/** As far back as a strategy looks: a year for its season, and the longest period before that. */
const HISTORY_DAYS = 800

/** Days that were read before, by campaigns: a view is of one moment, so they do not change. */
const readDays = new WeakMap<AdsAccountView, Map<string, Map<Day, MetricParts>>>()

function reader(view: AdsAccountView, campaignIds: readonly string[]): (day: Day) => MetricParts {
  const byScope = readDays.get(view) ?? new Map<string, Map<Day, MetricParts>>()
  readDays.set(view, byScope)
  const scope = campaignIds.join(' ')
  const days = byScope.get(scope) ?? new Map<Day, MetricParts>()
  byScope.set(scope, days)
  return (day) => {
    const known = days.get(day) ?? partsOn(view, campaignIds, day)
    days.set(day, known)
    return known
  }
}

function partsOn(view: AdsAccountView, campaignIds: readonly string[], day: Day): MetricParts {
  if (campaignIds.length === 0) return view.accountParts(day, day)
  const [first, ...others] = campaignIds.map((id) => view.parts(id, day, day))
  const sum = { ...(first ?? view.parts('', day, day)) }
  for (const other of others) for (const key of Object.keys(sum) as (keyof MetricParts)[]) sum[key] += other[key]
  return sum
}

/** The first day with impressions, from which on the client account has a history. */
function firstDayOf(view: AdsAccountView): Day {
  const earliest = addDays(view.today, -HISTORY_DAYS)
  let [low, high] = [0, HISTORY_DAYS]
  while (low < high) {
    const middle = (low + high) >> 1
    if (view.accountParts(earliest, addDays(earliest, middle)).impressions > 0) high = middle
    else low = middle + 1
  }
  return addDays(earliest, low)
}

const firstDays = new WeakMap<AdsAccountView, Day>()

export const isGoodWhenUp = (metric: keyof MetricSet): boolean => !FORMULAS[metric].isBadWhenUp

/** A metric of a client account, or of some of its campaigns; undefined if an imported report does not have it. */
export function adsMetric(
  view: AdsAccountView,
  metric: keyof MetricSet,
  campaignIds: readonly string[] = [],
): DailyMetric | undefined {
  if (isUnknown(metric, view.unknown)) return undefined
  const known = campaignIds.filter((id) => view.entity(id)?.entityType === EntityType.Campaign)
  if (campaignIds.length > 0 && known.length === 0) return undefined
  const { numerator, denominator } = FORMULAS[metric]
  const partsOf = reader(view, known)
  const from = firstDays.get(view) ?? firstDayOf(view)
  firstDays.set(view, from)
  const parts = (day: Day): DayParts => {
    const read = partsOf(day)
    return { numerator: numerator(read), denominator: denominator?.(read) ?? 0 }
  }
  return {
    kind: denominator ? 'ratio' : 'sum',
    isGoodWhenUp: isGoodWhenUp(metric),
    from,
    through: addDays(view.today, -1),
    parts,
    conversions: OF_CONVERSIONS.has(metric) ? (day) => partsOf(day).conversions : undefined,
  }
}

/** What a client account, or some of its campaigns, cost on each day. */
export const adsCost = (view: AdsAccountView, campaignIds: readonly string[] = []) =>
  adsMetric(view, 'cost', campaignIds)
