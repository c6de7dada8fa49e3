// Insights of the simulated model into the metrics of a client account: pure functions of its data in two periods.
import { type AiFinding, EntityType, Severity } from '@adwright/sdk/types'
import type { AdsEntity, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { metricSetOf } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

export type Period = { dateBegin: string; dateEnd: string }
type Measured = { entity: AdsEntity; parts: MetricParts; before: MetricParts }
export type Insight =
  | { kind: 'wasted'; entity: AdsEntity; cost: number; clicks: number; severity: AiFinding['severity'] }
  | { kind: 'limited'; entity: AdsEntity; lost: number; roas: number; all: number; severity: AiFinding['severity'] }
  | { kind: 'dearer'; entity: AdsEntity; cpa: number; before: number; severity: AiFinding['severity'] }
  | { kind: 'fewer'; entity: AdsEntity; share: number; severity: AiFinding['severity'] }

const DAYS = 30
const MAX_INSIGHTS = 8
const ENABLED = 'enabled'

/** The last 30 days up to yesterday, and the 30 days before. */
export function periodsOf(today: string): { period: Period; before: Period } {
  const dateEnd = addDays(today, -1)
  const dateBegin = addDays(dateEnd, 1 - DAYS)
  const end = addDays(dateBegin, -1)
  return { period: { dateBegin, dateEnd }, before: { dateBegin: addDays(end, 1 - DAYS), dateEnd: end } }
}

const partsIn = (world: AdsAccountView, id: string, { dateBegin, dateEnd }: Period) =>
  world.parts(id, dateBegin, dateEnd)

export const metricsOf = (world: AdsAccountView, { dateBegin, dateEnd }: Period) =>
  metricSetOf(world.accountParts(dateBegin, dateEnd), true, world.unknown)

const isWasteful = ({ parts }: { parts: MetricParts }) => parts.cost > 0 && parts.conversions === 0

/** Keywords and search terms with costs but no conversions, most expensive first; search terms of a listed keyword are not repeated. */
function wastefulOf(world: AdsAccountView, period: Period): { entity: AdsEntity; parts: MetricParts }[] {
  const measured = (entity: AdsEntity) => ({ entity, parts: partsIn(world, entity.id, period) })
  const keywords = world.entities(EntityType.Keyword).map(measured).filter(isWasteful)
  const counted = new Set(keywords.map(({ entity }) => entity.id))
  const terms = world
    .entities(EntityType.SearchTerm)
    .filter(({ attributes }) => !counted.has(attributes.keywordId ?? ''))
    .map(measured)
    .filter(isWasteful)
  return [...keywords, ...terms].sort((a, b) => b.parts.cost - a.parts.cost || a.entity.id.localeCompare(b.entity.id))
}

const cpaOf = ({ cost, conversions }: MetricParts) => (conversions > 0 ? cost / conversions : 0)
const roasOf = ({ cost, conversionValue }: MetricParts) => (cost > 0 ? conversionValue / cost : 0)

function insightsOf({ entity, parts, before }: Measured, all: MetricParts): Insight[] {
  const insights: Insight[] = []
  const lost = parts.eligibleImpressions > 0 ? parts.lostToBudget / parts.eligibleImpressions : 0
  if (entity.status === ENABLED && lost > 0.15 && roasOf(parts) > roasOf(all)) {
    insights.push({
      kind: 'limited',
      entity,
      lost,
      roas: roasOf(parts),
      all: roasOf(all),
      severity: lost > 0.3 ? Severity.High : Severity.Medium,
    })
  }
  if (before.conversions >= 10 && parts.clicks > before.clicks * 0.8 && parts.conversions < before.conversions * 0.6) {
    insights.push({ kind: 'fewer', entity, share: 1 - parts.conversions / before.conversions, severity: Severity.High })
  } else if (before.conversions >= 5 && parts.conversions >= 5 && cpaOf(parts) > cpaOf(before) * 1.25) {
    insights.push({ kind: 'dearer', entity, cpa: cpaOf(parts), before: cpaOf(before), severity: Severity.Medium })
  }
  return insights
}

/** The insights, most severe first, and the total cost without conversions. */
export function findInsights(world: AdsAccountView): { insights: Insight[]; wastedSpend: number } {
  const { period, before } = periodsOf(world.today)
  const all = world.accountParts(period.dateBegin, period.dateEnd)
  const wasteful = wastefulOf(world, period)
  const wastedSpend = wasteful.reduce((sum, { parts }) => sum + parts.cost, 0)
  const usual = cpaOf(all)
  const wasted = wasteful
    .filter(({ parts }) => parts.cost >= Math.max(usual, 1))
    .slice(0, 3)
    .map(({ entity, parts }): Insight => {
      const severity = parts.cost > 4 * usual ? 3 : parts.cost > 2 * usual ? 2 : 1
      return { kind: 'wasted', entity, cost: parts.cost, clicks: parts.clicks, severity }
    })
  const campaigns = world.entities(EntityType.Campaign).map((entity) => ({
    entity,
    parts: partsIn(world, entity.id, period),
    before: partsIn(world, entity.id, before),
  }))
  const insights = [...wasted, ...campaigns.flatMap((measured) => insightsOf(measured, all))]
  insights.sort((a, b) => b.severity - a.severity)
  return { insights: insights.slice(0, MAX_INSIGHTS), wastedSpend: Math.round(wastedSpend * 100) / 100 }
}
