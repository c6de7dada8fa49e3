// Simulated accounts before any change; kept in memory, since all sandboxes with the same seed see the same ones.

import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { remember } from '#mocks/sandbox/platforms/remember.ts'
import { anyClient } from '#mocks/sandbox/world/ads/clients.ts'
import { drawAccount } from '#mocks/sandbox/world/ads/draw-account.ts'
import { CampaignFigures, drawDay, type WriteDay } from '#mocks/sandbox/world/ads/figures.ts'
import type { AccountModel, CampaignModel } from '#mocks/sandbox/world/ads/model.ts'

export type AccountBase = {
  account: AccountModel
  days: number
  entitiesById: Map<string, AdsEntity>
  campaignsById: Map<string, CampaignModel>
  /** Figures of campaigns that have been asked for, changed ones with their changes in the key. */
  figures: Map<string, CampaignFigures>
  /** Where figures were recorded and not drawn. */
  imported?: { fingerprint: string; writeDay: WriteDay }
}

const KEPT_ACCOUNTS = 8
/** Campaigns with figures; what these take up is bounded by bytes elsewhere. */
const KEPT_FIGURES = 400
/** There is room ahead in steps, so that a new day needs no new account. */
const AHEAD = 64

const bases = new Map<string, AccountBase>()

/** The account of a client around an anchor day, with room for figures up to `lastDay`; undefined for no known client. */
export function accountBase(
  customerClientId: string,
  seed: number,
  anchor: number,
  lastDay: number,
  markets = 1,
): AccountBase | undefined {
  const client = anyClient(customerClientId)
  if (!client) return undefined
  const steps = Math.max(0, Math.ceil((lastDay - anchor + 1) / AHEAD))
  const key = [customerClientId, seed, anchor, steps, markets].join('.')
  return remember(bases, key, KEPT_ACCOUNTS, () => {
    const account = drawAccount(client, seed, anchor, markets)
    setCounts(account.entities)
    return {
      account,
      days: anchor - account.firstDay + steps * AHEAD,
      entitiesById: new Map(account.entities.map((entity) => [entity.id, entity])),
      campaignsById: new Map(account.campaigns.map((campaign) => [campaign.id, campaign])),
      figures: new Map(),
    }
  })
}

/** Figures of a campaign, those of all its days from the beginning where there is no difference. */
export const campaignFigures = (
  base: AccountBase,
  campaign: CampaignModel,
  key: string,
  difference?: ConstructorParameters<typeof CampaignFigures>[0]['difference'],
): CampaignFigures =>
  remember(base.figures, key, KEPT_FIGURES, () => {
    const { account, days, imported } = base
    const source = { account, campaign, days, writeDay: imported?.writeDay ?? drawDay }
    return new CampaignFigures(difference ? { ...source, difference } : source)
  })

const wordingOf = ({ attributes }: Pick<AdsEntity, 'attributes'>) => `text ${attributes.matchType} ${attributes.text}`

/** Sets what counts others: enabled keywords and ads of a group, campaigns of a strategy, duplicates of a keyword. */
export function setCounts(entities: AdsEntity[]): void {
  const counts = new Map<string, number>()
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const entity of entities) {
    if (entity.entityType === EntityType.Campaign && entity.attributes.biddingStrategyId && entity.status !== 'removed')
      add(entity.attributes.biddingStrategyId)
    if (entity.status !== 'enabled') continue
    if (entity.entityType === EntityType.Keyword) add(`keywords ${entity.adGroupId}`)
    if (entity.entityType === EntityType.Keyword) add(wordingOf(entity))
    if (entity.entityType === EntityType.Ad) add(`ads ${entity.adGroupId}`)
  }
  const countOf = (key: string) => counts.get(key) ?? 0
  for (const { entityType, id, attributes, status } of entities) {
    if (entityType === EntityType.AdGroup) {
      attributes.keywordCount = countOf(`keywords ${id}`)
      attributes.adCount = countOf(`ads ${id}`)
    }
    if (entityType === EntityType.BiddingStrategy) attributes.campaignCount = countOf(id)
    if (entityType === EntityType.Keyword) {
      const same = countOf(wordingOf({ attributes }))
      attributes.duplicateCount = Math.max(0, same - (status === 'enabled' ? 1 : 0))
    }
  }
}
