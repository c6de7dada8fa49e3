// Search demand as far as the account sees it: groups of search terms that rise or fall, and the demand of the same weeks a year ago.
import { EntityType, type SearchTermGroup } from '@adwright/sdk/types'
import { evidence, type Period, type StoredEvidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import { type Client, periodsOf } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView, AdsPlatform } from '#mocks/sandbox/platforms/ads.ts'
import { knownMetricOf } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

/** With fewer impressions nothing is said about demand. */
const MIN_IMPRESSIONS = 1000
const MIN_CHANGE_OF_TERMS = 0.25
const MIN_CHANGE_OF_DEMAND = 0.08
const MAX_GROUPS = 100
/** A year in whole weeks, so that weekdays are compared with the same weekdays. */
const DAYS_A_YEAR = 364
const DAYS = 30

const rest = { effort: 2 as const, passage: null, name: null, effect: null }

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

type TermGroup = { entity: AdsEntity; termCount: number; now: number; earlier: number; change: number }

/** The search terms of each ad group with enough impressions, compared with the period before; the largest change first. */
function termGroupsOf(view: AdsAccountView): TermGroup[] {
  const { period, before } = periodsOf(view.today)
  const groups = Map.groupBy(view.entities(EntityType.SearchTerm), ({ adGroupId }) => adGroupId ?? '')
  const found = [...groups].flatMap(([adGroupId, terms]) => {
    const entity = view.entity(adGroupId)
    const impressionsIn = ({ dateBegin, dateEnd }: Period) =>
      terms.map(({ id }) => view.parts(id, dateBegin, dateEnd).impressions)
    const seen = impressionsIn(period)
    const [now, earlier] = [sumOf(seen), sumOf(impressionsIn(before))]
    if (!entity || Math.min(now, earlier) < MIN_IMPRESSIONS) return []
    return [{ entity, termCount: seen.filter((one) => one > 0).length, now, earlier, change: now / earlier - 1 }]
  })
  return found.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.entity.id.localeCompare(b.entity.id))
}

export const searchTermGroupsOf = (view: AdsAccountView): SearchTermGroup[] =>
  termGroupsOf(view)
    .slice(0, MAX_GROUPS)
    .map(({ entity, termCount, now, earlier }) => ({
      adGroupId: entity.id,
      name: entity.name,
      campaignName: refOf(entity).campaignName ?? entity.name,
      termCount,
      impressions: now,
      previousImpressions: earlier,
    }))

/** The groups of search terms that rose or fell clearly. */
export function termGroupFindings(view: AdsAccountView, { customerClientId }: Client): FindingState[] {
  const { period, before } = periodsOf(view.today)
  const changes = termGroupsOf(view).filter(({ change }) => Math.abs(change) >= MIN_CHANGE_OF_TERMS)
  const source = (adGroupId: string, of: Period) => ({
    operation: 'listSearchTermMetricsByAdGroup',
    parameters: { customerClientId, adGroupId, pageSize: '25' },
    period: of,
  })
  const states = changes.map(
    ({ entity, now, earlier, change }): FindingState => ({
      ...rest,
      kind: change > 0 ? 'termsRose' : 'termsFell',
      severity: change > 0 ? 1 : 2,
      magnitude: Math.abs(change),
      entity: refOf(entity),
      evidence: [
        evidence(source(entity.id, period), 'impressions', now, 'count', '$.totals.impressions'),
        evidence(source(entity.id, before), 'impressionsBefore', earlier, 'count', '$.totals.impressions'),
      ],
    }),
  )
  return ['termsRose', 'termsFell'].flatMap((kind) => states.filter((state) => state.kind === kind))
}

/** The sessions of the site in the same weeks; none unless the property has data of each of their days. */
function sessionsOf(property: AnalyticsPropertyView, ahead: Period, recent: Period): StoredEvidence[] {
  const parameters = {
    propertyName: property.site.propertyName,
    dateBeginCurrentPeriod: ahead.dateBegin,
    dateEndCurrentPeriod: ahead.dateEnd,
    dateBeginPreviousPeriod: recent.dateBegin,
    dateEndPreviousPeriod: recent.dateEnd,
  }
  const value = (key: string, period: Period, side: 'current' | 'previous') => {
    const { parts, days } = property.period(period.dateBegin, period.dateEnd)
    const sessions = days === DAYS ? knownMetricOf(parts, 'sessions') : null
    const source = { operation: 'getAnalyticsReport', parameters }
    const path = `$.totals[?@.metric=='sessions'].${side}`
    return sessions === null ? [] : [{ ...evidence(source, key, sessions, 'count', path), ...period }]
  }
  const both = [...value('sessionsAhead', ahead, 'current'), ...value('sessionsRecent', recent, 'previous')]
  return both.length === 2 ? both : []
}

/** How demand changed a year ago in the weeks that come now; nothing without data of that time. */
export function demandFindings(
  ads: AdsPlatform,
  view: AdsAccountView,
  client: Client,
  property: AnalyticsPropertyView | undefined,
): FindingState[] {
  const start = addDays(view.today, -DAYS_A_YEAR)
  const ahead = { dateBegin: start, dateEnd: addDays(start, DAYS - 1) }
  const recent = { dateBegin: addDays(start, -DAYS), dateEnd: addDays(start, -1) }
  const eligibleIn = ({ dateBegin, dateEnd }: Period) => ads.auctions(view, client, dateBegin, dateEnd)?.eligible ?? 0
  const [then, before] = [eligibleIn(ahead), eligibleIn(recent)]
  const change = then / before - 1
  if (Math.min(then, before) < MIN_IMPRESSIONS || !(Math.abs(change) >= MIN_CHANGE_OF_DEMAND)) return []
  const value = (key: string, period: Period, amount: number) =>
    evidence({ operation: 'getAuctionInsights', parameters: {}, period }, key, amount, 'count', '$.eligibleImpressions')
  return [
    {
      ...rest,
      kind: change > 0 ? 'demandRises' : 'demandFalls',
      severity: change > 0 ? 2 : 1,
      magnitude: Math.abs(change),
      entity: null,
      evidence: [
        value('demandAhead', ahead, then),
        value('demandRecent', recent, before),
        ...(property ? sessionsOf(property, ahead, recent) : []),
      ],
    },
  ]
}
