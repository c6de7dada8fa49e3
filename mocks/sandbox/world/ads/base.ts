// Generated accounts before any change. They are cached in memory and shared by all sandboxes with the same seed.

import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { memoize } from '#mocks/sandbox/platforms/memoize.ts'
import { anyClient } from '#mocks/sandbox/world/ads/clients.ts'
import { generateAccount } from '#mocks/sandbox/world/ads/generate-account.ts'
import { CampaignMetrics, generateDay, type WriteDay } from '#mocks/sandbox/world/ads/metrics.ts'
import type { AccountModel, CampaignModel } from '#mocks/sandbox/world/ads/model.ts'

/** A metric (an index) that a report does not know on a day (a day number). */
export type EmptyCell = { day: number; metric: number }

export type AccountBase = {
  account: AccountModel
  days: number
  entitiesById: Map<string, AdsEntity>
  campaignsById: Map<string, CampaignModel>
  /** The metrics of requested campaigns; for changed campaigns the key contains the changes. */
  metrics: Map<string, CampaignMetrics>
  /** The metrics as an imported report recorded them, in place of generated ones. */
  imported?: { fingerprint: string; writeDay: WriteDay; emptyCells: ReadonlyMap<string, EmptyCell[]> }
}

const MAX_CACHED_ACCOUNTS = 8
/** The limit for campaigns with metrics; metric-blocks.ts limits their memory in bytes. */
const MAX_CACHED_CAMPAIGNS = 400
/** Capacity for future days is added in steps of this size, so that a new day does not need a new account. */
const DAY_STEP = 64

const bases = new Map<string, AccountBase>()

/** Returns the client's account around an anchor day, with capacity up to `lastDay`; undefined for an unknown client. */
export function accountBase(
  customerClientId: string,
  seed: number,
  anchor: number,
  lastDay: number,
  markets = 1,
): AccountBase | undefined {
  const client = anyClient(customerClientId)
  if (!client) return undefined
  const steps = Math.max(0, Math.ceil((lastDay - anchor + 1) / DAY_STEP))
  const key = [customerClientId, seed, anchor, steps, markets].join('.')
  return memoize(bases, key, MAX_CACHED_ACCOUNTS, () => {
    const account = generateAccount(client, seed, anchor, markets)
    setCounts(account.entities)
    return {
      account,
      days: anchor - account.firstDay + steps * DAY_STEP,
      entitiesById: new Map(account.entities.map((entity) => [entity.id, entity])),
      campaignsById: new Map(account.campaigns.map((campaign) => [campaign.id, campaign])),
      metrics: new Map(),
    }
  })
}

/** Returns the metrics of a campaign; without a difference, those of the unchanged campaign. */
export const campaignMetrics = (
  base: AccountBase,
  campaign: CampaignModel,
  key: string,
  difference?: ConstructorParameters<typeof CampaignMetrics>[0]['difference'],
): CampaignMetrics =>
  memoize(base.metrics, key, MAX_CACHED_CAMPAIGNS, () => {
    const { account, days, imported } = base
    const source = { account, campaign, days, writeDay: imported?.writeDay ?? generateDay }
    return new CampaignMetrics(difference ? { ...source, difference } : source)
  })

const textKeyOf = ({ attributes }: Pick<AdsEntity, 'attributes'>) =>
  `text ${attributes.matchType} ${attributes.text?.toLowerCase()}`

const isKeyword = ({ entityType }: AdsEntity) => entityType === EntityType.Keyword

/**
 * Sets the counts of related entities: enabled keywords and ads of a group, campaigns of a strategy, duplicates of a keyword. An imported report
 * has no ads, and keywords only where it names them: their counts are null then.
 */
export function setCounts(entities: AdsEntity[], isImported = false): void {
  const counts = new Map<string, number>()
  const stopped = new Set(entities.filter(({ status }) => status !== 'enabled').map(({ id }) => id))
  // A keyword below a paused campaign or ad group competes with no other.
  const isRunning = ({ id, campaignId, adGroupId }: AdsEntity) =>
    ![id, campaignId, adGroupId].some((one) => one !== null && stopped.has(one))
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const entity of entities) {
    if (entity.entityType === EntityType.Campaign && entity.attributes.biddingStrategyId && entity.status !== 'removed')
      add(entity.attributes.biddingStrategyId)
    if (entity.status !== 'enabled') continue
    if (entity.entityType === EntityType.Keyword) add(`keywords ${entity.adGroupId}`)
    if (entity.entityType === EntityType.Keyword && isRunning(entity)) add(textKeyOf(entity))
    if (entity.entityType === EntityType.Ad) add(`ads ${entity.adGroupId}`)
  }
  const countOf = (key: string) => counts.get(key) ?? 0
  const named = new Set(isImported ? entities.filter(isKeyword).map(({ adGroupId }) => adGroupId) : [])
  for (const entity of entities) {
    const { entityType, id, attributes } = entity
    if (entityType === EntityType.AdGroup) {
      attributes.keywordCount = isImported && !named.has(id) ? null : countOf(`keywords ${id}`)
      attributes.adCount = isImported ? null : countOf(`ads ${id}`)
    }
    if (entityType === EntityType.BiddingStrategy) attributes.campaignCount = countOf(id)
    if (entityType === EntityType.Keyword) {
      const same = countOf(textKeyOf({ attributes }))
      attributes.duplicateCount = Math.max(0, same - (isRunning(entity) ? 1 : 0))
    }
  }
}
