// The campaigns of an account: channel, bidding, budget, and the planted story of each.

import { ChannelType } from '@adwright/sdk/types'
import type { Catalog, Theme } from '#mocks/sandbox/world/ads/catalog.ts'

export type Story =
  | 'main'
  | 'limited'
  | 'over-plan'
  | 'broken-page'
  | 'cpa-above'
  | 'roas-room'
  | 'not-shown'
  | 'paused'
  | 'removed'
  | 'launched'

export type CampaignPlan = {
  name: string
  channel: 1 | 2 | 3 | 4 | 5 | 6
  strategy: 1 | 2 | 3 | 4 | 5 | 6
  /** A day's budget in euros, and the spend without a budget relative to it. */
  budget: number
  demand: number
  subject: Theme | 'brand' | 'competitors'
  story?: Story
  /** The index of the portfolio strategy it uses. */
  portfolio?: number
  targetCpa?: number
  targetRoas?: number
  label: string
}

export type PortfolioPlan = {
  name: string
  type: 1 | 2 | 3 | 4 | 5 | 6
  targetCpa: number | null
  targetRoas: number | null
  isPaused?: boolean
}

/** The portfolio strategies; target CPAs in euros. */
export const portfoliosOf = ({ words }: Catalog): PortfolioPlan[] => {
  const [brand, generic] = [words.brand, words.nonBrand]
  const plan = (name: string, type: PortfolioPlan['type'], targetCpa: number | null, targetRoas: number | null) => ({
    name,
    type,
    targetCpa,
    targetRoas,
  })
  return [
    plan('Shopping | ROAS 500 %', 3, null, 5),
    plan(`${brand} | Top of page`, 6, null, null),
    plan('Remarketing | Conversions', 1, null, null),
    plan(`${generic} | CPA 32`, 2, 32, null),
    plan(`${generic} | CPA 20`, 2, 20, null),
    plan(`${generic} | ROAS 400 %`, 3, null, 4),
    plan(`${generic} | ROAS 600 %`, 3, null, 6),
    plan(`${generic} | Conversions`, 1, null, null),
    plan(`${generic} | Clicks`, 4, null, null),
    plan('PMax | ROAS 450 %', 3, null, 4.5),
    plan('Video | CPA 60', 2, 60, null),
    { ...plan(`${words.test} | CPA 30`, 2, 30, null), isPaused: true },
  ]
}

const STORIES: Partial<Record<number, Partial<CampaignPlan>>> = {
  2: { story: 'limited', strategy: 2, portfolio: 3, targetCpa: 32, budget: 42, demand: 1.9 },
  3: { story: 'over-plan', strategy: 1, budget: 25, demand: 1.9 },
  4: { story: 'broken-page', strategy: 4, budget: 62, demand: 0.95 },
  5: { story: 'cpa-above', strategy: 2, portfolio: 4, targetCpa: 20, budget: 48, demand: 0.9 },
  6: { story: 'roas-room', strategy: 3, portfolio: 5, targetRoas: 4, budget: 45, demand: 0.8 },
  18: { story: 'launched', strategy: 1, portfolio: 7 },
  20: { story: 'paused', strategy: 5 },
  21: { story: 'removed', strategy: 4 },
}

const USUAL: Partial<CampaignPlan>[] = [
  { strategy: 5 },
  { strategy: 2, portfolio: 3, targetCpa: 32 },
  { strategy: 3, portfolio: 6, targetRoas: 6 },
  { strategy: 1, portfolio: 7 },
  { strategy: 4, portfolio: 8 },
]

const FURTHER_MARKETS = ['AT', 'CH', 'NL', 'BE', 'DK', 'FR']

/** All campaigns of the largest client, the largest first; further markets repeat the plain ones. */
export function campaignsOf(catalog: Catalog, markets = 1): CampaignPlan[] {
  const first = campaignsOfMarket(catalog)
  const plain = first.filter(
    ({ story, subject, channel }) => !story && channel === ChannelType.Search && typeof subject !== 'string',
  )
  const further = FURTHER_MARKETS.slice(0, markets - 1).flatMap((market) =>
    plain.map((plan) => ({ ...plan, name: `${plan.name} | ${market}`, label: market })),
  )
  return [...first, ...further]
}

function campaignsOfMarket({ words, themes, country }: Catalog): CampaignPlan[] {
  const at = (index: number): Theme => themes[index % themes.length] as Theme
  const searchOf = (index: number, fields: Partial<CampaignPlan>): CampaignPlan => ({
    name: `${words.search} | ${at(index).name} | ${words.nonBrand}`,
    channel: ChannelType.Search,
    strategy: 5,
    budget: 13 + ((index * 7) % 11),
    demand: 0.7 + ((index * 3) % 5) * 0.08,
    subject: at(index),
    label: index % 3 === 0 ? 'Seasonal' : 'Core',
    ...fields,
  })
  const other = (
    name: string,
    channel: CampaignPlan['channel'],
    budget: number,
    index: number,
    fields: Partial<CampaignPlan>,
  ): CampaignPlan => ({
    name,
    channel,
    strategy: 3,
    budget,
    demand: 0.9,
    subject: at(index),
    label: 'Shop',
    ...fields,
  })
  const brand = (name: string, budget: number): CampaignPlan => ({
    name: `${words.search} | ${words.brand} | ${name}`,
    channel: ChannelType.Search,
    strategy: 6,
    budget,
    demand: 0.93,
    subject: 'brand',
    portfolio: 1,
    label: 'Brand',
  })
  const roas = { portfolio: 0, targetRoas: 5 }
  const max = { portfolio: 9, targetRoas: 4.5 }
  return [
    brand(country, 220),
    searchOf(0, { story: 'main', strategy: 5, budget: 180, demand: 3.2, label: 'Core' }),
    other(`PMax | ${at(1).name} | ${country}`, ChannelType.PerformanceMax, 180, 1, { ...roas, demand: 0.97 }),
    other(`Shopping | ${at(2).name}`, ChannelType.Shopping, 89.7, 2, roas),
    other(`Display | ${words.remarketing}`, ChannelType.Display, 35, 3, {
      strategy: 1,
      portfolio: 2,
      label: 'Remarketing',
    }),
    other(`Video | ${words.collection}`, ChannelType.Video, 60, 7, { strategy: 4, label: 'Upper funnel' }),
    ...[3, 4, 5, 6, 2, 1].map((index) => searchOf(index, STORIES[index] ?? USUAL[1] ?? {})),
    {
      ...searchOf(7, { strategy: 1, budget: 20, story: 'not-shown' }),
      name: `${words.search} | ${words.festival}`,
    },
    ...themes
      .map((_, index) => index)
      .filter((index) => index > 6)
      .map((index) => searchOf(index, STORIES[index] ?? USUAL[index % USUAL.length] ?? {})),
    brand(`${words.search} 2`, 18),
    brand(words.test, 9),
    {
      ...brand('', 22),
      name: `${words.search} | ${words.competitors}`,
      subject: 'competitors',
      strategy: 4,
      portfolio: 8,
      label: 'Test',
    },
    ...[7, 8, 15].map((index) => other(`PMax | ${at(index).name}`, ChannelType.PerformanceMax, 24, index, max)),
    ...[3, 8, 16].map((index) => other(`Shopping | ${at(index).name}`, ChannelType.Shopping, 19, index, roas)),
    other(`Display | ${words.prospecting}`, ChannelType.Display, 14, 9, { strategy: 1, label: 'Upper funnel' }),
    other(`Video | ${at(15).name}`, ChannelType.Video, 16, 15, {
      strategy: 2,
      portfolio: 10,
      targetCpa: 60,
      label: 'Upper funnel',
    }),
    other(`Demand Gen | ${at(16).name}`, ChannelType.DemandGen, 15, 16, { strategy: 1, label: 'Upper funnel' }),
  ]
}
