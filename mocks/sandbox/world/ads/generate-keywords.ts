import { ChannelType, EntityType, MatchType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Pattern } from '#mocks/sandbox/world/ads/catalog.ts'
import { around, cents, enter, type Generator, pick } from '#mocks/sandbox/world/ads/generator.ts'
import { ALWAYS, HIDDEN, type LeafModel, type PartModel } from '#mocks/sandbox/world/ads/model.ts'

/** How a match type reaches, clicks and buys, against phrase. */
const MATCHES = {
  [MatchType.Exact]: { volume: 0.7, clicks: 1.35, buys: 1.25 },
  [MatchType.Phrase]: { volume: 1, clicks: 1, buys: 1 },
  [MatchType.Broad]: { volume: 1.25, clicks: 0.75, buys: 0.72 },
}

export type KeywordOptions = {
  campaign: AdsEntity
  group: AdsEntity
  text: string
  match: MatchType
  pattern: Pattern
  /** The subject's cost per click in euros, conversions per click, order value in euros and click-through rate. */
  click: number
  conversionRate: number
  order: number
  ctr: number
  rank: number
  created: number
  isManual: boolean
  isBrand?: boolean
  /** A planted story: many clicks and no conversion. */
  isWasted?: boolean
  /** A planted story: the bid is below the first page estimate. */
  isBelowFirstPage?: boolean
  /** Planted search terms. */
  tails?: { text: string; weight: number; buys: number }[]
  status?: AdsEntity['status']
  /** The last day with impressions, for paused or removed keywords. */
  endedOn?: number
}

export type GeneratedKeyword = { leaf: LeafModel; weight: number; terms: PartModel[] }

const ratingOf = (score: number): 1 | 2 | 3 => (score <= 4 ? 1 : score <= 7 ? 2 : 3)
const near = (score: number, shift: number): 1 | 2 | 3 => ratingOf(Math.min(10, Math.max(1, score + shift)))

/** Generates a keyword with its search terms; its volume is set later, when the campaign's volume is divided by weights. */
export function generateKeyword(generator: Generator, options: KeywordOptions): GeneratedKeyword {
  const { random, money } = generator
  const { campaign, group, text, match, pattern, isManual } = options
  const reach = MATCHES[match]
  const score = options.isBrand
    ? 9 + Math.round(random())
    : Math.min(10, Math.max(2, Math.round(6.4 + (random() + random() - 1) * 5)))
  const price = options.click * money * pattern.price * around(random, 1.25) * (1.25 - score * 0.04)
  const firstPage = cents(price * (options.isBelowFirstPage ? 1.45 : 0.55 + random() * 0.35))
  const hasScore = pattern.volume > 0.25 || random() < 0.5
  const id = generator.nextId(4)
  enter(generator, {
    entityType: EntityType.Keyword,
    id,
    name: text,
    page: `keywords?adGroupId=${group.id}`,
    created: options.created,
    status: options.status ?? 'enabled',
    campaign,
    group,
    attributes: {
      channelType: ChannelType.Search,
      ...(campaign.attributes.biddingStrategyType
        ? { biddingStrategyType: campaign.attributes.biddingStrategyType }
        : {}),
      text,
      matchType: match,
      cpcBid: isManual ? cents(price * 1.22) : null,
      firstPageCpc: hasScore ? firstPage : null,
      qualityScore: hasScore ? score : null,
      expectedCtr: hasScore ? near(score, 0) : null,
      adRelevance: hasScore ? near(score, random() < 0.3 ? 3 : 0) : null,
      landingPageExperience: hasScore ? near(score, random() < 0.3 ? -2 : 1) : null,
    },
  })
  const leaf: LeafModel = {
    id,
    seed: seedOf(generator.client.customerClientId, id),
    volume: 0,
    rank: Math.min(0.96, options.rank * (0.7 + score * 0.05) * around(random, 1.1)),
    ctr: Math.min(0.5, options.ctr * reach.clicks * (0.58 + score * 0.07) * around(random, 1.2)),
    conversionRate: options.isWasted
      ? 0
      : Math.min(0.4, options.conversionRate * pattern.buys * reach.buys * around(random, 1.3)),
    price,
    order: options.order * money * around(random, 1.2),
    absoluteTop: Math.min(0.9, options.rank * 0.6 * around(random, 1.3)),
    from: options.created,
    to: options.endedOn ?? ALWAYS,
    phases: [],
  }
  return {
    leaf,
    weight: pattern.volume * reach.volume * around(random, 1.6),
    terms: generateTerms(generator, options, id),
  }
}

const MIN_TAILS = { [MatchType.Exact]: 1, [MatchType.Phrase]: 2, [MatchType.Broad]: 3 }

/** Generates the search terms of a keyword; the last part stands for the terms that the platform does not disclose. */
function generateTerms(generator: Generator, options: KeywordOptions, keywordId: string): PartModel[] {
  const { random, catalog, anchor } = generator
  const { campaign, group, text, match } = options
  const tails = catalog.tails.slice(1)
  const start = Math.floor(random() * tails.length)
  const size = MIN_TAILS[match] + Math.floor(random() * 2)
  const chosen = Array.from({ length: size }, (_, index) => {
    const tail = tails[(start + index * 3) % tails.length] ?? { text: '{k}', buys: 1 }
    return { text: tail.text.replace('{k}', text), weight: (0.4 + random()) / (index + 1.5), buys: tail.buys }
  })
  const own = { text, weight: match === MatchType.Exact ? 4 : match === MatchType.Phrase ? 0.9 : 0.3, buys: 1.1 }
  const all = [own, ...(options.tails ?? []), ...chosen]
  const parts = all.map((term, index): PartModel => {
    const id = generator.nextId(5)
    const isPlanted = index > 0 && index <= (options.tails?.length ?? 0)
    const isExcluded = !isPlanted && index > 1 && random() < 0.05
    enter(generator, {
      entityType: EntityType.SearchTerm,
      id,
      name: term.text,
      page: `keywords/searchterms?adGroupId=${group.id}`,
      created: options.created,
      campaign,
      group,
      attributes: {
        channelType: ChannelType.Search,
        text: term.text,
        matchedKeyword: text,
        keywordId,
        matchType:
          index === 0
            ? MatchType.Exact
            : match === MatchType.Exact
              ? MatchType.Exact
              : pick(random, match === MatchType.Broad ? [MatchType.Phrase, MatchType.Broad] : [MatchType.Phrase]),
        addedState: index === 0 ? 2 : isExcluded ? 3 : 1,
      },
    })
    const to = isExcluded ? anchor - Math.floor(random() * 60) : ALWAYS
    return { id, weight: term.weight, clicks: 0.9 + random() * 0.2, buys: term.buys, from: 0, to }
  })
  const hidden = { id: HIDDEN, weight: parts.reduce((sum, { weight }) => sum + weight, 0) * 0.14, clicks: 1, buys: 0.9 }
  return [...parts, { ...hidden, from: 0, to: ALWAYS }]
}
