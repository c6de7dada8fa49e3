// Generates the ad groups, keywords and ads of one search campaign.

import { ChannelType, EntityType, MatchType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { Pattern, Theme } from '#mocks/sandbox/world/ads/catalog.ts'
import { generateAds } from '#mocks/sandbox/world/ads/generate-ads.ts'
import {
  type GeneratedKeyword,
  generateKeyword,
  type KeywordOptions,
} from '#mocks/sandbox/world/ads/generate-keywords.ts'
import { capitalised, cents, enter, type Generator } from '#mocks/sandbox/world/ads/generator.ts'
import type { GroupModel, LeafModel, PartModel } from '#mocks/sandbox/world/ads/model.ts'
import type { CampaignPlan } from '#mocks/sandbox/world/ads/plan.ts'

export type GeneratedSearch = {
  leaves: LeafModel[]
  weights: number[]
  groups: GroupModel[]
  terms: Map<string, PartModel[]>
}

type Economy = Pick<KeywordOptions, 'click' | 'conversionRate' | 'order' | 'ctr' | 'rank'>
type Subject = { name: string; product: string; slug: string; texts: { text: string; pattern: Pattern }[] }
type CampaignContext = {
  generator: Generator
  plan: CampaignPlan
  campaign: AdsEntity
  created: number
  isMain: boolean
}

const PLAIN: Pattern = { text: '{p}', volume: 1, buys: 1, price: 1 }
const MATCH_ORDER: MatchType[] = [
  MatchType.Broad,
  MatchType.Exact,
  MatchType.Phrase,
  MatchType.Phrase,
  MatchType.Exact,
  MatchType.Phrase,
  MatchType.Broad,
]

/** Derives the value of a click: in a usual campaign, cost per conversion is a fifth of the order value. */
function economyOf({ plan }: CampaignContext): Economy {
  const { subject, story } = plan
  if (subject === 'brand') return { click: 0.62, conversionRate: 0.062, order: 95, ctr: 0.19, rank: 0.9 }
  if (subject === 'competitors') return { click: 0.74, conversionRate: 0.014, order: 102, ctr: 0.031, rank: 0.42 }
  const share =
    story === 'cpa-above' ? 0.46 : story === 'roas-room' ? 0.105 : story === 'limited' || story === 'main' ? 0.15 : 0.2
  const rank = story === 'roas-room' ? 0.46 : 0.66
  return {
    click: subject.click,
    conversionRate: subject.click / (subject.order * share),
    order: subject.order,
    ctr: 0.048,
    rank,
  }
}

const chunk = <Item>(items: Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** The keyword texts of products without a landing page of their own, most searched first. */
const listed = (name: string, texts: string[], product: string): Subject => ({
  name,
  product,
  slug: '',
  texts: texts.map((text, index) => ({ text, pattern: { text, volume: 1 / (index + 1), buys: 1, price: 1 } })),
})

function subjectsOf({ generator, plan }: CampaignContext): Subject[] {
  const { catalog, random } = generator
  const { brandTerms, competitors, words } = catalog
  if (plan.subject === 'brand')
    return chunk(brandTerms, 5).map((texts, index) =>
      listed(
        `${words.brand} | ${capitalised(texts[0] ?? words.brand)} ${index === 0 ? '' : index + 1}`.trim(),
        texts,
        catalog.brand,
      ),
    )
  if (plan.subject === 'competitors')
    return chunk(competitors, 5).map((texts, index) =>
      listed(`${words.competitors} ${index + 1}`, texts, catalog.brand),
    )
  const theme: Theme = plan.subject
  return theme.products.map((product) => {
    const left = catalog.patterns.slice(1).sort(() => random() - 0.5)
    const patterns = [catalog.patterns[0] ?? PLAIN, ...left.slice(0, 7 + Math.floor(random() * 4))]
    return {
      name: `${theme.name} | ${capitalised(product)}`,
      product,
      slug: theme.slug,
      texts: patterns.map((pattern) => ({ text: pattern.text.replace('{p}', product), pattern })),
    }
  })
}

export function generateSearch(context: CampaignContext): GeneratedSearch {
  const economy = economyOf(context)
  const result: GeneratedSearch = { leaves: [], weights: [], groups: [], terms: new Map() }
  for (const [index, subject] of subjectsOf(context).entries()) generateGroup(context, economy, subject, index, result)
  return result
}

/** Marks a few keywords as paused or removed in the past. */
function pastOf({ generator, isMain }: CampaignContext, index: number): Pick<KeywordOptions, 'status' | 'endedOn'> {
  const roll = generator.random()
  if (isMain || index < 2 || roll > 0.07) return {}
  const endedOn = generator.anchor - 5 - Math.floor(generator.random() * 150)
  return { status: roll < 0.02 ? 'removed' : 'paused', endedOn }
}

function generateGroup(
  context: CampaignContext,
  economy: Economy,
  subject: Subject,
  index: number,
  result: GeneratedSearch,
): void {
  const { generator, plan, campaign, created, isMain } = context
  const { random, money, catalog } = generator
  const isManual = plan.strategy === 5
  const group = enter(generator, {
    entityType: EntityType.AdGroup,
    id: generator.nextId(2),
    name: subject.name,
    page: 'ads?adGroupId=',
    created,
    campaign,
    attributes: { channelType: ChannelType.Search, defaultCpcBid: isManual ? cents(economy.click * money) : null },
  })
  group.platformUrl += group.id
  const weight = 1.9 / (index + 1.1)
  const isTheme = typeof plan.subject !== 'string'
  const keywords = subject.texts.map(({ text, pattern }, place) => ({
    ...economy,
    campaign,
    group,
    text,
    pattern,
    match: isTheme ? (MATCH_ORDER[(place + index) % MATCH_ORDER.length] ?? MatchType.Phrase) : MatchType.Exact,
    created: created + (place > 6 ? Math.floor(random() * 120) : 0),
    isManual,
    isBrand: plan.subject === 'brand',
    isBelowFirstPage: isManual && place === 2 && index < 2,
    ...pastOf(context, place),
  }))
  const leafFrom = result.leaves.length
  for (const options of [...keywords, ...plantedIn(context, keywords[0], index)])
    add(result, generateKeyword(generator, options), weight)
  const isSingle = plan.story === 'over-plan' && index === 3
  const isLast = isMain && index === 1
  result.groups.push({
    id: group.id,
    leaves: result.leaves.slice(leafFrom).map((_, index) => leafFrom + index),
    ads: generateAds(generator, {
      campaign,
      group,
      product: subject.product,
      slug: subject.slug || catalog.country.toLowerCase(),
      count: isSingle ? 1 : 2 + (isLast || random() < 0.42 ? 1 : 0),
      isLastDisapproved: isLast,
      isLastBroken: isMain && index === 3,
    }),
  })
}

function add(result: GeneratedSearch, { leaf, weight, terms }: GeneratedKeyword, groupWeight: number): void {
  result.leaves.push(leaf)
  result.weights.push(weight * groupWeight)
  result.terms.set(leaf.id, terms)
}

/** Adds a broad keyword with one search term that converts better than the others, in a campaign with a target. */
function withConvertingTerm({ catalog }: Generator, first: KeywordOptions): KeywordOptions {
  const tail = catalog.tails.reduce((best, one) => (one.buys > best.buys ? one : best))
  const text = tail.text.replace('{k}', first.text)
  return {
    ...first,
    match: MatchType.Broad,
    pattern: { ...PLAIN, volume: 1.4 },
    tails: [{ text, weight: 1.8, buys: 2 }],
  }
}

/** The planted stories of the main campaign: wasted spend, irrelevant search terms, a search term worth a keyword, and a duplicate. */
function plantedIn(
  { generator, plan, isMain }: CampaignContext,
  first: KeywordOptions | undefined,
  index: number,
): KeywordOptions[] {
  if (first && index === 0 && plan.story === 'limited') return [withConvertingTerm(generator, first)]
  if (!isMain || !first) return []
  const { wastedKeyword, wastedTerm, convertingTerm } = generator.catalog
  const pattern = { ...PLAIN, volume: 0.75 }
  if (index === 0)
    return [
      { ...first, text: wastedKeyword, match: MatchType.Phrase, pattern: { ...pattern, volume: 0.9 }, isWasted: true },
      {
        ...first,
        text: `${first.text} 4+`,
        match: MatchType.Broad,
        pattern: { ...pattern, volume: 1.2 },
        tails: [
          { text: wastedTerm, weight: 0.9, buys: 0 },
          { text: convertingTerm, weight: 1.3, buys: 1.8 },
        ],
      },
    ]
  const duplicate = generator.catalog.themes[0]?.products[2]
  return duplicate && (index === 2 || index === 3)
    ? [{ ...first, text: duplicate, match: MatchType.Exact, pattern }]
    : []
}
