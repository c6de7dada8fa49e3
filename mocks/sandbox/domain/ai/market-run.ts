// The analysis of the market, as far as the account sees it: the auctions it was eligible for.
import type { AuctionInsights } from '@adwright/sdk/types'
import { demandMonthsOf } from '#mocks/sandbox/domain/ai/demand-months.ts'
import { evidence, type Period, quoted } from '#mocks/sandbox/domain/ai/evidence.ts'
import type { FindingState } from '#mocks/sandbox/domain/ai/finding-state.ts'
import { demandFindings, searchTermGroupsOf, termGroupFindings } from '#mocks/sandbox/domain/ai/market-demand.ts'
import { type Client, periodsOf } from '#mocks/sandbox/domain/ai/metric-rows.ts'
import type { Auctions } from '#mocks/sandbox/platforms/ads/auctions.ts'
import type { AdsAccountView, AdsPlatform } from '#mocks/sandbox/platforms/ads.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, dayNumber } from '#mocks/sandbox/time/time-zone.ts'

/** With fewer eligible auctions nothing is said about rivals. */
const MIN_AUCTIONS = 1000
const GREW = 1.1
const MIN_ABOVE = 0.5
const MIN_SHARE = 0.05

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1e6) / 1e6 : 0)

/** The share of a rival in earlier auctions; null if there were too few of them, or it was in none. */
function previousShare(auctions: Auctions | undefined, domain: string): number | null {
  const shown = auctions?.rivals.find((rival) => rival.domain === domain)?.shown ?? 0
  return auctions && auctions.eligible >= MIN_AUCTIONS && shown > 0 ? shareOf(shown, auctions.eligible) : null
}

export function insightsOf(ads: AdsPlatform, view: AdsAccountView, client: Client, period: Period): AuctionInsights {
  const auctions = ads.auctions(view, client, period.dateBegin, period.dateEnd)
  const days = dayNumber(period.dateEnd) - dayNumber(period.dateBegin) + 1
  const earlier = ads.auctions(view, client, addDays(period.dateBegin, -days), addDays(period.dateBegin, -1))
  const { eligible, own, rivals } = auctions ?? { eligible: 0, own: 0, rivals: [] }
  return {
    ...period,
    eligibleImpressions: eligible,
    impressions: own,
    impressionShare: shareOf(own, eligible),
    rivals: (eligible < MIN_AUCTIONS ? [] : rivals).map(({ name, domain, shown, together, above }) => ({
      name,
      domain,
      impressionShare: shareOf(shown, eligible),
      overlapRate: shareOf(together, own),
      positionAboveRate: shareOf(above, together),
      outrankingShare: shareOf(own - above, eligible),
      previousImpressionShare: previousShare(earlier, domain),
    })),
  }
}

const source = (period: Period) => ({ operation: 'getAuctionInsights', parameters: {}, period })
const ownShare = (key: string, { impressionShare, dateBegin, dateEnd }: AuctionInsights) =>
  evidence(source({ dateBegin, dateEnd }), key, impressionShare, 'rate', '$.impressionShare')

function rivalValue(
  key: string,
  { dateBegin, dateEnd }: AuctionInsights,
  domain: string,
  field: string,
  value: number,
) {
  return evidence(source({ dateBegin, dateEnd }), key, value, 'rate', `$.rivals[?@.domain==${quoted(domain)}].${field}`)
}

const found = (
  kind: string,
  name: string | null,
  severity: 1 | 2 | 3,
  magnitude: number,
  list: FindingState['evidence'],
) => ({
  kind,
  severity,
  effort: 2 as const,
  magnitude,
  evidence: list,
  passage: null,
  entity: null,
  name,
  effect: null,
})

function findingsOf(now: AuctionInsights, then: AuctionInsights): FindingState[] {
  const rivals = now.rivals.flatMap((rival) => {
    const { name, domain, impressionShare, overlapRate, positionAboveRate } = rival
    const before = then.rivals.find((one) => one.domain === domain)
    if (impressionShare < MIN_SHARE) return []
    const value = (key: string, field: string, amount: number) => rivalValue(key, now, domain, field, amount)
    const grew =
      before && impressionShare > before.impressionShare * GREW
        ? [
            found('rivalGrew', name, 2, impressionShare / before.impressionShare, [
              value('share', 'impressionShare', impressionShare),
              rivalValue('shareBefore', then, domain, 'impressionShare', before.impressionShare),
            ]),
          ]
        : []
    const above =
      positionAboveRate > MIN_ABOVE
        ? [
            found('rivalAbove', name, 1, positionAboveRate, [
              value('above', 'positionAboveRate', positionAboveRate),
              value('overlap', 'overlapRate', overlapRate),
            ]),
          ]
        : []
    return [...grew, ...above]
  })
  const hasFallen = then.impressionShare > 0 && now.impressionShare * GREW < then.impressionShare
  const fallen = hasFallen
    ? [
        found('ownShareFell', null, 3, then.impressionShare / now.impressionShare, [
          ownShare('share', now),
          ownShare('shareBefore', then),
        ]),
      ]
    : []
  return [...fallen, ...rivals]
}

export function analyseMarket(
  ads: AdsPlatform,
  view: AdsAccountView,
  client: Client,
  property: AnalyticsPropertyView | undefined,
) {
  const { period, before } = periodsOf(view.today)
  const [now, then] = [insightsOf(ads, view, client, period), insightsOf(ads, view, client, before)]
  const isEnough = now.rivals.length > 0
  const states = [
    ...findingsOf(now, then),
    ...demandFindings(ads, view, client, property),
    ...termGroupFindings(view, client),
  ]
  return {
    period,
    auctions: now,
    demandMonths: demandMonthsOf(view, property),
    searchTermGroups: searchTermGroupsOf(view),
    summaryEvidence: isEnough ? [ownShare('share', now)] : [],
    states: isEnough ? states.toSorted((a, b) => b.severity - a.severity) : [],
  }
}
