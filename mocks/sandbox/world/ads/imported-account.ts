// An account imported from a report: its entities, and the location of their metrics.
import { type AdsAccount, ChannelType, EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { ImportedCampaign, ImportedLeaf, Recorded } from '#mocks/sandbox/platforms/ads/imported.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import {
  type AccountModel,
  ALWAYS,
  type CampaignModel,
  type LeafModel,
  type PartModel,
} from '#mocks/sandbox/world/ads/model.ts'

/** The metrics by day, in the column order of a report; null where the report has an empty cell. */
export type ByDay = Map<number, (number | null)[]>
export type ImportedAccount = { account: AccountModel; recorded: Map<string, ByDay> }

const FIRST_IDS = { campaign: 21_000_000_000, group: 161_000_000_000, keyword: 351_000_000_000, term: 9_000_000_000 }
type Numbered = keyof typeof FIRST_IDS

const byDayOf = (recorded: Recorded): ByDay => new Map(recorded.map(([day, ...metrics]) => [day, metrics]))
const impressionsOf = (recorded: Recorded) => recorded.reduce((sum, row) => sum + (row[1] ?? 0), 0)

type Building = ImportedAccount & { client: AdsAccount; created: string; taken: Set<string> }

/** A stable numeric id for the same entity. */
function idOf({ client, taken }: Building, kind: Numbered, key: string): string {
  let number = FIRST_IDS[kind] + seedOf(client.customerClientId, kind, key)
  while (taken.has(`${kind}${number}`)) number += 1
  taken.add(`${kind}${number}`)
  return kind === 'term' ? `st_${number}` : String(number)
}

type Fields = Pick<AdsEntity, 'entityType' | 'id' | 'name' | 'attributes'> & {
  page: string
  /** Null or omitted if the report does not contain it. */
  status?: AdsEntity['status'] | null
  campaign?: AdsEntity
  group?: AdsEntity
}

function enter({ account, created }: Building, { page, status = null, campaign, group, ...own }: Fields): AdsEntity {
  const entity: AdsEntity = {
    ...own,
    status: status ?? 'enabled',
    ...(status === null ? { isStatusUnknown: true } : {}),
    campaignId: campaign?.id ?? null,
    campaignName: campaign?.name ?? null,
    adGroupId: group?.id ?? null,
    adGroupName: group?.name ?? null,
    platformUrl: `https://ads.google.com/aw/${page}`,
    createdOn: created,
    labels: [],
  }
  account.entities.push(entity)
  return entity
}

/** `firstDay` is the first day with metrics of any campaign. */
export function accountOf(client: AdsAccount, campaigns: ImportedCampaign[], firstDay: number): ImportedAccount {
  const seed = seedOf(client.customerClientId, 'imported')
  const account: AccountModel = { client, seed, firstDay, anchor: firstDay, entities: [], campaigns: [], phases: [] }
  const building: Building = {
    account,
    recorded: new Map(),
    client,
    created: dayOfNumber(firstDay),
    taken: new Set(campaigns.map(({ id }) => `campaign${id}`)),
  }
  enter(building, {
    entityType: EntityType.Account,
    id: client.customerClientId,
    name: client.descriptiveName,
    page: `overview?ocid=${client.customerClientId}`,
    attributes: {},
  })
  account.campaigns = campaigns.map((campaign) => addCampaign(building, campaign))
  return { account, recorded: building.recorded }
}

function addCampaign(
  building: Building,
  { name, status, channel, dailyBudget, groups, ...own }: ImportedCampaign,
): CampaignModel {
  const id = own.id ?? idOf(building, 'campaign', name)
  const campaign = enter(building, {
    entityType: EntityType.Campaign,
    id,
    name,
    page: `adgroups?campaignId=${id}`,
    status,
    attributes: {
      ...(channel === null ? {} : { channelType: channel }),
      biddingStrategyId: null,
      ...(dailyBudget === null ? {} : { dailyBudget }),
    },
  })
  const model: CampaignModel = {
    id,
    seed: seedOf(building.client.customerClientId, id),
    isSearch: (channel ?? ChannelType.Search) === ChannelType.Search,
    leaves: [],
    groups: [],
    terms: new Map(),
    dailyBudget: dailyBudget ?? Number.MAX_SAFE_INTEGER,
    overdelivery: 1,
    targetCpa: null,
    targetRoas: null,
    peak: 0,
    swing: 0,
    trend: 1,
    phases: [],
  }
  for (const group of groups) addGroup(building, campaign, model, group)
  return model
}

type ImportedGroup = ImportedCampaign['groups'][number]

function addGroup(
  building: Building,
  campaign: AdsEntity,
  model: CampaignModel,
  { name, leaves }: ImportedGroup,
): void {
  if (leaves.every(({ kind }) => kind === 'campaign')) {
    for (const leaf of leaves) addLeaf(building, model, campaign.id, leaf)
    return
  }
  const id = idOf(building, 'group', `${campaign.id} ${name}`)
  const { channelType } = campaign.attributes
  const group = enter(building, {
    entityType: EntityType.AdGroup,
    id,
    name,
    page: `ads?adGroupId=${id}`,
    campaign,
    attributes: { ...(channelType ? { channelType } : {}), defaultCpcBid: null },
  })
  const first = model.leaves.length
  for (const leaf of leaves) {
    const leafId = leaf.kind === 'keyword' ? addKeyword(building, campaign, group, leaf) : id
    addLeaf(building, model, leafId, leaf)
    addTerms(building, campaign, group, model, leaf, leafId)
  }
  model.groups.push({ id, leaves: leaves.map((_, place) => first + place), ads: [] })
}

function addKeyword(building: Building, campaign: AdsEntity, group: AdsEntity, leaf: ImportedLeaf): string {
  const { text, matchType } = leaf
  const id = idOf(building, 'keyword', `${group.id} ${matchType} ${text}`)
  enter(building, {
    entityType: EntityType.Keyword,
    id,
    name: text,
    page: `keywords?adGroupId=${group.id}`,
    campaign,
    group,
    attributes: { ...group.attributes, text, matchType, cpcBid: null, firstPageCpc: null, qualityScore: null },
  })
  return id
}

function addLeaf({ account, recorded }: Building, model: CampaignModel, id: string, leaf: ImportedLeaf): void {
  const result: Omit<LeafModel, 'id' | 'volume'> = {
    seed: seedOf(id),
    rank: 1,
    ctr: 0,
    conversionRate: 0,
    price: 0,
    order: 0,
    absoluteTop: 0,
    from: account.firstDay,
    to: ALWAYS,
    phases: [],
  }
  recorded.set(id, byDayOf(leaf.recorded))
  model.leaves.push({ ...result, id, volume: impressionsOf(leaf.recorded) })
}

function addTerms(
  building: Building,
  campaign: AdsEntity,
  group: AdsEntity,
  model: CampaignModel,
  leaf: ImportedLeaf,
  leafId: string,
): void {
  const parts = leaf.terms.map(({ text, recorded }): PartModel => {
    const id = idOf(building, 'term', `${leafId} ${text}`)
    enter(building, {
      entityType: EntityType.SearchTerm,
      id,
      name: text,
      page: `keywords/searchterms?adGroupId=${group.id}`,
      campaign,
      group,
      attributes: {
        ...group.attributes,
        text,
        matchType: leaf.matchType,
        addedState: null,
        matchedKeyword: leaf.text,
        ...(leaf.kind === 'keyword' ? { keywordId: leafId } : {}),
      },
    })
    const weight = impressionsOf(recorded)
    return { id, weight, clicks: 1, buys: 1, from: 0, to: ALWAYS, recorded: byDayOf(recorded) }
  })
  if (parts.length > 0) model.terms.set(leafId, parts)
}
