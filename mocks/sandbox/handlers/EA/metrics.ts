import {
  AdApprovalStatus,
  type AdGroupMetric,
  type AdMetric,
  AdType,
  type BiddingStrategyMetric,
  BiddingStrategyType,
  type CampaignMetric,
  EntityType,
  type KeywordMetric,
  type SearchTermMetric,
} from '@adwright/sdk/types'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { adsAccountOf } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { termsBeforeAd } from '#mocks/sandbox/handlers/EA/ad-terms.ts'
import { type Period, periodOf } from '#mocks/sandbox/handlers/EA/period.ts'
import { reachedClient } from '#mocks/sandbox/handlers/EA/reach.ts'
import {
  hasMetrics,
  isPresentOrHasMetrics,
  knownStatusOf,
  statusOf,
  type TableQuery,
  tableOf,
} from '#mocks/sandbox/handlers/EA/table.ts'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'

type Handlers = SandboxHandlers<'EA'>
type MetricOperation = Extract<keyof Handlers, `list${string}Metrics${string}`>

type MetricCall = Pick<MemberContext, 'store' | 'platforms' | 'now' | 'language'> & {
  accountId: string
  customerClientId: string
  query: TableQuery & { dateBegin?: string; dateEnd?: string }
}

type Table = {
  currencyCode: string
  world: AdsAccountView
  period: Period
  query: TableQuery
  language: MemberContext['language']
}

async function tableFor(call: MetricCall): Promise<Table> {
  const { client } = await reachedClient(call)
  const period = periodOf(call.query, call.now, client.timeZone)
  const world = await adsAccountOf(call, call.accountId, call.customerClientId)
  const { currency: currencyCode } = await clientFor(call, call)
  return { currencyCode, world, period, query: call.query, language: call.language }
}

/** The entity a table is narrowed to; an id of another kind or another client is a 404. */
function parentIn({ world }: Table, id: string, entityType: number): AdsEntity {
  const entity = world.entity(id)
  if (entity?.entityType !== entityType) throw new Problem(404, 'not-found')
  return entity
}

type IsIn = (entity: AdsEntity) => boolean
const inCampaign =
  ({ id }: AdsEntity): IsIn =>
  (entity) =>
    entity.campaignId === id
const inGroup =
  ({ id }: AdsEntity): IsIn =>
  (entity) =>
    entity.adGroupId === id

const campaignTable = (table: Table) =>
  tableOf<CampaignMetric>(table, {
    entityType: EntityType.Campaign,
    isListed: isPresentOrHasMetrics,
    texts: ({ name }) => [name],
    own: ({ entity, parts }, { days }) => {
      const {
        channelType = null,
        biddingStrategyType = null,
        dailyBudget = null,
        optimizationScore = null,
      } = entity.attributes
      const isKnown = dailyBudget && !table.world.unknown.includes('cost') && !Number.isNaN(parts.cost)
      const budgetUtilization = isKnown ? Math.min(1, parts.cost / (dailyBudget * days)) : 0
      return {
        status: statusOf(entity),
        channelType,
        biddingStrategyType,
        dailyBudget,
        budgetUtilization: isKnown ? Math.round(budgetUtilization * 1e6) / 1e6 : null,
        optimizationScore: entity.status === 'enabled' ? optimizationScore : null,
      }
    },
  })

const strategyTable = (table: Table) =>
  tableOf<BiddingStrategyMetric>(table, {
    entityType: EntityType.BiddingStrategy,
    isListed: isPresentOrHasMetrics,
    texts: ({ name }) => [name],
    own: ({ entity }) => {
      const {
        biddingStrategyType = BiddingStrategyType.MaximizeConversions,
        targetCpa,
        targetRoas,
        campaignCount = 0,
        learningStatus = 1,
      } = entity.attributes
      return {
        status: knownStatusOf(entity),
        type: biddingStrategyType,
        targetCpa: targetCpa ?? null,
        targetRoas: targetRoas ?? null,
        campaignCount,
        learningStatus,
      }
    },
  })

const groupTable = (table: Table, isIn?: IsIn) =>
  tableOf<AdGroupMetric>(table, {
    entityType: EntityType.AdGroup,
    ...(isIn ? { isIn } : {}),
    isListed: isPresentOrHasMetrics,
    texts: ({ name }) => [name],
    own: ({ entity }) => {
      const { defaultCpcBid, keywordCount = 0, adCount = 0 } = entity.attributes
      const unknownCounts = Object.entries({ keywordCount, adCount }).flatMap(([name, count]) =>
        count === null ? [name as 'keywordCount' | 'adCount'] : [],
      )
      return {
        status: statusOf(entity),
        defaultCpcBid: defaultCpcBid ?? null,
        keywordCount: keywordCount ?? 0,
        adCount: adCount ?? 0,
        ...(unknownCounts.length > 0 ? { unknownCounts } : {}),
      }
    },
    isUnknown: ({ entity }, field) => Reflect.get(entity.attributes, field) === null,
  })

const adTable = (table: Table, isIn?: IsIn) =>
  tableOf<AdMetric>(table, {
    entityType: EntityType.Ad,
    ...(isIn ? { isIn } : {}),
    isListed: isPresentOrHasMetrics,
    texts: ({ name, attributes }) => [name, ...(attributes.headlines ?? []), ...(attributes.descriptions ?? [])],
    own: ({ entity }) => {
      const {
        adType = AdType.ResponsiveSearch,
        headlines = [],
        descriptions = [],
        finalUrl,
        adStrength,
        approvalStatus = AdApprovalStatus.Approved,
      } = entity.attributes
      return {
        status: knownStatusOf(entity),
        adType,
        headlines,
        descriptions,
        finalUrl: finalUrl ?? null,
        adStrength: adStrength ?? null,
        approvalStatus,
      }
    },
  })

const keywordTable = (table: Table, isIn?: IsIn) =>
  tableOf<KeywordMetric>(table, {
    entityType: EntityType.Keyword,
    ...(isIn ? { isIn } : {}),
    isListed: isPresentOrHasMetrics,
    texts: ({ name }) => [name],
    own: ({ entity }) => {
      const { attributes, name } = entity
      return {
        status: statusOf(entity),
        text: name,
        matchType: attributes.matchType ?? null,
        qualityScore: attributes.qualityScore ?? null,
        expectedCtr: attributes.expectedCtr ?? null,
        adRelevance: attributes.adRelevance ?? null,
        landingPageExperience: attributes.landingPageExperience ?? null,
        cpcBid: attributes.cpcBid ?? null,
        firstPageCpc: attributes.firstPageCpc ?? null,
        duplicateCount: attributes.matchType ? (attributes.duplicateCount ?? null) : null,
      }
    },
  })

const termTable = (table: Table, isIn?: IsIn, partsIn?: ReturnType<typeof termsBeforeAd>) =>
  tableOf<SearchTermMetric>(table, {
    entityType: EntityType.SearchTerm,
    ...(isIn ? { isIn } : {}),
    // The platform reports a search term only for days on which somebody searched for it.
    isListed: hasMetrics,
    ...(partsIn ? { partsIn } : {}),
    texts: ({ name }) => [name],
    own: ({ entity }) => {
      const { matchedKeyword, matchType = null, addedState = null } = entity.attributes
      return { text: entity.name, matchedKeyword: matchedKeyword ?? entity.name, matchType, addedState }
    },
  })

export const metrics = {
  listCampaignMetrics: async (call) => ok(campaignTable(await tableFor(call))),
  listBiddingStrategyMetrics: async (call) => ok(strategyTable(await tableFor(call))),
  listAdGroupMetrics: async (call) => ok(groupTable(await tableFor(call))),
  listAdMetrics: async (call) => ok(adTable(await tableFor(call))),
  listKeywordMetrics: async (call) => ok(keywordTable(await tableFor(call))),
  listSearchTermMetrics: async (call) => ok(termTable(await tableFor(call))),

  async listAdGroupMetricsByCampaign(call) {
    const table = await tableFor(call)
    return ok(groupTable(table, inCampaign(parentIn(table, call.campaignId, EntityType.Campaign))))
  },
  async listAdMetricsByCampaign(call) {
    const table = await tableFor(call)
    return ok(adTable(table, inCampaign(parentIn(table, call.campaignId, EntityType.Campaign))))
  },
  async listKeywordMetricsByCampaign(call) {
    const table = await tableFor(call)
    return ok(keywordTable(table, inCampaign(parentIn(table, call.campaignId, EntityType.Campaign))))
  },
  async listSearchTermMetricsByCampaign(call) {
    const table = await tableFor(call)
    return ok(termTable(table, inCampaign(parentIn(table, call.campaignId, EntityType.Campaign))))
  },
  async listAdMetricsByAdGroup(call) {
    const table = await tableFor(call)
    return ok(adTable(table, inGroup(parentIn(table, call.adGroupId, EntityType.AdGroup))))
  },
  async listKeywordMetricsByAdGroup(call) {
    const table = await tableFor(call)
    return ok(keywordTable(table, inGroup(parentIn(table, call.adGroupId, EntityType.AdGroup))))
  },
  async listSearchTermMetricsByAdGroup(call) {
    const table = await tableFor(call)
    return ok(termTable(table, inGroup(parentIn(table, call.adGroupId, EntityType.AdGroup))))
  },
  async listSearchTermMetricsByAd(call) {
    const table = await tableFor(call)
    const ad = parentIn(table, call.adId, EntityType.Ad)
    return ok(termTable(table, (entity) => entity.adGroupId === ad.adGroupId, termsBeforeAd(table.world, ad)))
  },
} satisfies Pick<Handlers, MetricOperation>
