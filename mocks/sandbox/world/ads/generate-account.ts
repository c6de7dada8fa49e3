// A whole simulated ad account around a day: the same for the same seed, client and day.
import { type AdsAccount, AdsAccountStatus, ChannelType, EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Theme } from '#mocks/sandbox/world/ads/catalog.ts'
import { GARDEN } from '#mocks/sandbox/world/ads/catalog-garden.ts'
import { OUTDOOR } from '#mocks/sandbox/world/ads/catalog-outdoor.ts'
import { moneyScaleOf, sizeOf } from '#mocks/sandbox/world/ads/clients.ts'
import { generateAds } from '#mocks/sandbox/world/ads/generate-ads.ts'
import { type GeneratedSearch, generateSearch } from '#mocks/sandbox/world/ads/generate-search.ts'
import {
  around,
  capitalised,
  cents,
  createGenerator,
  enter,
  type Generator,
} from '#mocks/sandbox/world/ads/generator.ts'
import {
  type AccountModel,
  ALWAYS,
  type CampaignModel,
  HISTORY_DAYS,
  type LeafModel,
  type Phase,
} from '#mocks/sandbox/world/ads/model.ts'
import { type CampaignPlan, campaignsOf, portfoliosOf } from '#mocks/sandbox/world/ads/plan.ts'

const DISPLAYED = { 2: 0.021, 3: 0.004, 4: 0.019, 5: 0.002, 6: 0.011 } as const

const budgetsOf = (plans: CampaignPlan[]) => plans.reduce((sum, { budget }) => sum + budget, 0)

/**
 * Generates the account. Its planted stories are dated relative to `anchor`, a day number. With more markets, each search campaign exists
 * once per market, on the same total budget.
 */
export function generateAccount(client: AdsAccount, seed: number, anchor: number, markets = 1): AccountModel {
  const catalog = client.currencyCode === 'TRY' ? GARDEN : OUTDOOR
  const firstDay = anchor - HISTORY_DAYS
  const generator = createGenerator({ client, catalog, money: moneyScaleOf(client), anchor, firstDay }, seed)
  const all = campaignsOf(catalog, markets)
  const size = sizeOf(client)
  const plans = size > 0 ? all.slice(0, Math.max(3, Math.round(all.length * Math.sqrt(size)))) : []
  const scale = (size * budgetsOf(all)) / Math.max(1, budgetsOf(plans))
  enterAccount(generator)
  const portfolios = enterPortfolios(generator, plans)
  const campaigns = plans.map((plan) => generateCampaign(generator, plan, portfolios, scale))
  return {
    client,
    seed: seedOf(seed, client.customerClientId, 'figures'),
    firstDay,
    anchor,
    entities: generator.entities,
    campaigns,
    phases: accountPhases(client, anchor),
  }
}

/** Planted events of the whole account: two outages, a period of broken conversion tracking, and the end of a disabled account. */
function accountPhases({ status }: AdsAccount, anchor: number): Phase[] {
  const ended =
    status === AdsAccountStatus.Enabled
      ? []
      : [{ from: status === AdsAccountStatus.Suspended ? anchor - 3 : anchor - 390, to: ALWAYS, volume: 0 }]
  return [
    { from: anchor - 214, to: anchor - 213, volume: 0.08 },
    { from: anchor - 97, to: anchor - 96, volume: 0.15 },
    { from: anchor - 152, to: anchor - 147, conversions: 0 },
    { from: anchor - 61, to: anchor - 58, conversions: 0 },
    ...ended,
  ]
}

function enterAccount(generator: Generator): void {
  const { client, firstDay } = generator
  enter(generator, {
    entityType: EntityType.Account,
    id: client.customerClientId,
    name: client.descriptiveName,
    page: `overview?ocid=${client.customerClientId}`,
    created: firstDay - 900,
    attributes: {},
  })
}

function enterPortfolios(generator: Generator, plans: CampaignPlan[]): AdsEntity[] {
  if (plans.length === 0) return []
  return portfoliosOf(generator.catalog).map(({ name, type, targetCpa, targetRoas, isPaused }, index) => {
    const id = generator.nextId(6)
    const isLearning = plans.some(({ portfolio, story }) => portfolio === index && story === 'launched')
    return enter(generator, {
      entityType: EntityType.BiddingStrategy,
      id,
      name,
      page: `biddingstrategies?biddingStrategyId=${id}`,
      created: generator.firstDay - 200 + index * 11,
      status: isPaused ? 'paused' : 'enabled',
      attributes: {
        biddingStrategyType: type,
        targetCpa: targetCpa === null ? null : cents(targetCpa * generator.money),
        targetRoas,
        learningStatus: isLearning ? 2 : index % 5 === 2 ? 3 : 1,
      },
    })
  })
}

type Times = { created: number; endedOn: number; status: AdsEntity['status'] }

function timesOf({ random, anchor, firstDay }: Generator, { story }: CampaignPlan): Times {
  const created = firstDay - 30 - Math.floor(random() * 700)
  if (story === 'paused') return { created, endedOn: anchor - 44, status: 'paused' }
  if (story === 'removed') return { created, endedOn: anchor - 12, status: 'removed' }
  if (story === 'launched') return { created: anchor - 18, endedOn: ALWAYS, status: 'enabled' }
  return {
    created: random() < 0.12 ? anchor - 60 - Math.floor(random() * 200) : created,
    endedOn: ALWAYS,
    status: 'enabled',
  }
}

const OPTIMISABLE: readonly ChannelType[] = [
  ChannelType.Search,
  ChannelType.PerformanceMax,
  ChannelType.Display,
  ChannelType.Shopping,
]

function generateCampaign(
  generator: Generator,
  plan: CampaignPlan,
  portfolios: AdsEntity[],
  scale: number,
): CampaignModel {
  const { random, money, anchor } = generator
  const { created, endedOn, status } = timesOf(generator, plan)
  const dailyBudget = Math.max(1, cents(plan.budget * money * scale))
  const portfolio = plan.portfolio === undefined ? undefined : portfolios[plan.portfolio]
  const id = generator.nextId(1)
  const targetCpa = plan.targetCpa === undefined ? null : cents(plan.targetCpa * money)
  const targetRoas = plan.targetRoas ?? null
  const campaign = enter(generator, {
    entityType: EntityType.Campaign,
    id,
    name: plan.name,
    page: `adgroups?campaignId=${id}`,
    created,
    status,
    labels: [plan.label],
    attributes: {
      channelType: plan.channel,
      biddingStrategyType: plan.strategy,
      biddingStrategyId: portfolio?.id ?? null,
      dailyBudget,
      targetCpa,
      targetRoas,
      optimizationScore:
        status === 'enabled' && OPTIMISABLE.includes(plan.channel)
          ? Math.round((0.62 + random() * 0.36) * 1000) / 1000
          : null,
    },
  })
  const result =
    plan.channel === ChannelType.Search
      ? generateSearch({ generator, plan, campaign, created, isMain: plan.story === 'main' })
      : generateDisplay(generator, plan, campaign, created)
  divide(result, dailyBudget * plan.demand)
  for (const leaf of result.leaves) leaf.to = Math.min(leaf.to, endedOn)
  const theme: Partial<Theme> = typeof plan.subject === 'string' ? {} : plan.subject
  return {
    id,
    seed: seedOf(generator.client.customerClientId, id),
    isSearch: plan.channel === ChannelType.Search || plan.channel === ChannelType.Shopping,
    ...result,
    dailyBudget,
    overdelivery: plan.story === 'over-plan' ? 1.27 : 1,
    targetCpa,
    targetRoas,
    peak: theme.peak ?? 10,
    swing: (theme.swing ?? 0.2) * (plan.story ? 0.25 : 0.6),
    trend: 0.85 + random() * 0.4,
    phases: phasesOf(plan, anchor),
  }
}

function phasesOf({ story }: CampaignPlan, anchor: number): Phase[] {
  if (story === 'broken-page') return [{ from: anchor - 6, to: ALWAYS, conversions: 0 }]
  if (story === 'not-shown') return [{ from: anchor - 9, to: ALWAYS, volume: 0 }]
  return []
}

/** Scales the volumes so that an average day costs `cost` when the budget does not limit it. */
function divide({ leaves, weights }: GeneratedSearch, cost: number): void {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, leaf] of leaves.entries()) {
    const share = (cost * (weights[index] ?? 0)) / total
    leaf.volume = share / (leaf.price * leaf.ctr * leaf.rank)
  }
}

/** Generates campaigns without keywords. Metrics belong to ad groups; in Performance Max, to the campaign itself. */
function generateDisplay(
  generator: Generator,
  plan: CampaignPlan,
  campaign: AdsEntity,
  created: number,
): GeneratedSearch {
  const { random, money } = generator
  const theme = plan.subject as Theme
  const isShopping = plan.channel === ChannelType.Shopping
  const leafOf = (id: string): LeafModel => {
    const price = theme.click * 0.8 * money * around(random, 1.2)
    return {
      id,
      seed: seedOf(generator.client.customerClientId, id),
      volume: 0,
      rank: isShopping ? 0.55 : 1,
      ctr: DISPLAYED[plan.channel as keyof typeof DISPLAYED] * around(random, 1.15),
      conversionRate: (theme.click * (plan.channel === ChannelType.Display ? 1.4 : 3.6)) / theme.order,
      price,
      order: theme.order * money,
      absoluteTop: isShopping ? 0.22 : 0,
      from: created,
      to: ALWAYS,
      phases: [],
    }
  }
  if (plan.channel === ChannelType.PerformanceMax)
    return { leaves: [leafOf(campaign.id)], weights: [1], groups: [], terms: new Map() }
  const names = theme.products.slice(0, isShopping ? 4 : 3)
  const groups = names.map((product, index) => {
    const group = enter(generator, {
      entityType: EntityType.AdGroup,
      id: generator.nextId(2),
      name: `${theme.name} | ${capitalised(product)}`,
      page: 'ads?adGroupId=',
      created,
      campaign,
      attributes: { channelType: plan.channel, defaultCpcBid: null },
    })
    group.platformUrl += group.id
    const ads = generateAds(generator, { campaign, group, product, slug: theme.slug, count: isShopping ? 1 : 2 })
    return { id: group.id, leaves: [index], ads }
  })
  return {
    leaves: groups.map(({ id }) => leafOf(id)),
    weights: groups.map((_, index) => 1 / (index + 1.2)),
    groups,
    terms: new Map(),
  }
}
