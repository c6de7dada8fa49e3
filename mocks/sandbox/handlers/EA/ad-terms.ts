// The metrics of search terms before one ad: on each day, the ad's share of its ad group's impressions. The parts of all ads of a group add up to
// the metrics of the group's terms, and those of days to those of the period.
import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity, MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { addParts } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

/** The ads of a group stand in a row and fill the range from 0 to 1; an ad has the part from `begin` to `end`. */
type Share = { begin: number; end: number }

const NO_SHARE: Share = { begin: 0, end: 0 }

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

/** The share of an ad on each day. */
function sharesOf(world: AdsAccountView, ad: AdsEntity): (day: Day) => Share {
  const ads = world.entities(EntityType.Ad).filter(({ adGroupId }) => adGroupId === ad.adGroupId)
  const place = ads.findIndex(({ id }) => id === ad.id)
  const known = new Map<Day, Share>()
  const shareOn = (day: Day): Share => {
    const counts = ads.map(({ id }) => world.parts(id, day, day).impressions)
    const [before, all] = [sumOf(counts.slice(0, place)), sumOf(counts)]
    return all > 0 ? { begin: before / all, end: (before + (counts[place] ?? 0)) / all } : NO_SHARE
  }
  return (day) => {
    const share = known.get(day) ?? shareOn(day)
    known.set(day, share)
    return share
  }
}

/**
 * The metrics from the start of the row of ads up to `point`. Each count is a part of the one above it, so that an ad never has more clicks than
 * impressions. `offset` (from 0 up to 1) decides which ad gets a count that cannot be divided.
 */
function partsUpTo(parts: MetricParts, point: number, offset: number): MetricParts {
  const countOf = (count: number, share: number) => Math.max(0, Math.ceil(count * share - offset))
  const impressions = countOf(parts.impressions, point)
  const shown = parts.impressions === 0 ? 0 : impressions / parts.impressions
  const clicks = countOf(parts.clicks, shown)
  const clicked = parts.clicks === 0 ? shown : clicks / parts.clicks
  const amountOf = (amount: number) => Math.round(amount * 100 * clicked) / 100
  const [lostToBudget, lostToRank] = [countOf(parts.lostToBudget, shown), countOf(parts.lostToRank, shown)]
  return {
    impressions,
    clicks,
    cost: amountOf(parts.cost),
    conversions: amountOf(parts.conversions),
    conversionValue: amountOf(parts.conversionValue),
    eligibleImpressions: parts.eligibleImpressions === 0 ? 0 : impressions + lostToBudget + lostToRank,
    lostToBudget,
    lostToRank,
    absoluteTopImpressions: countOf(parts.absoluteTopImpressions, shown),
  }
}

const difference = (whole: MetricParts, less: MetricParts): MetricParts => ({
  impressions: whole.impressions - less.impressions,
  clicks: whole.clicks - less.clicks,
  cost: whole.cost - less.cost,
  conversions: whole.conversions - less.conversions,
  conversionValue: whole.conversionValue - less.conversionValue,
  eligibleImpressions: whole.eligibleImpressions - less.eligibleImpressions,
  lostToBudget: whole.lostToBudget - less.lostToBudget,
  lostToRank: whole.lostToRank - less.lostToRank,
  absoluteTopImpressions: whole.absoluteTopImpressions - less.absoluteTopImpressions,
})

/** Reads the metrics of search terms before an ad, in any period. */
export function termsBeforeAd(world: AdsAccountView, ad: AdsEntity) {
  const shareOn = sharesOf(world, ad)
  return (term: AdsEntity, from: Day, to: Day): MetricParts =>
    addParts(
      world.daily(term.id, from, to).map(({ day, parts }) => {
        const { begin, end } = shareOn(day)
        const offset = randomFrom(seedOf(term.id, day))()
        return difference(partsUpTo(parts, end, offset), partsUpTo(parts, begin, offset))
      }),
    )
}
