// The changes made at the platform, and their effect on a campaign's metrics from that moment on.
import { hash } from 'node:crypto'
import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity, PlatformChange } from '#mocks/sandbox/platforms/ads/entity.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { searchesBy } from '#mocks/sandbox/world/ads/calendar.ts'
import type { CampaignState } from '#mocks/sandbox/world/ads/metrics.ts'
import type { AccountModel, CampaignModel } from '#mocks/sandbox/world/ads/model.ts'

/** A key that is equal for equal changes in different sandboxes; change ids differ between sandboxes. */
export const fingerprint = (changes: PlatformChange[]): string =>
  hash(
    'sha1',
    JSON.stringify(changes.map(({ entityId, field, value, from, at }) => [entityId, field, value, from, at])),
  )

/** A change with the day on which it takes effect, and the share of that day's searches made before it. */
export type PlacedChange = PlatformChange & { day: number; before: number }

/** `localAt` converts a moment to the day and the elapsed share of it in the client's time zone. */
export function place(
  change: PlatformChange,
  from: number,
  localAt: { number: number; fraction: number },
): PlacedChange {
  const before = localAt.number === from ? searchesBy(localAt.fraction) : 0
  return { ...change, day: from, before }
}

/** The share of a paused keyword's searches that other keywords of its ad group receive. */
const SIBLING_SHARE = 0.35
const RANK_BY_BID = 0.45
const PRICE_BY_BID = 0.6
const RANK_BY_TARGET = 0.6
const PRICE_BY_TARGET = 0.55

type Settings = {
  status: Map<string, string>
  bid: Map<string, number>
  dailyBudget: number
  targetCpa: number | null
  targetRoas: number | null
}

type Effects = {
  campaign: CampaignModel
  /** The initial states other than `enabled`. */
  initialStatus: Map<string, string>
  /** The initial bids by leaf or ad group. */
  initialBids: Map<string, number>
  /** The leaf of each search term, and the term's share of the leaf's searches. */
  termShares: Map<string, { leaf: number; share: number }>
}

/** Computes the state on any day. The day of a change is a weighted mix of the states before and after it. */
export function timelineOf(effects: Effects, changes: PlacedChange[]): (day: number) => CampaignState {
  const { campaign } = effects
  const settings: Settings = {
    status: new Map(effects.initialStatus),
    bid: new Map(),
    dailyBudget: campaign.dailyBudget,
    targetCpa: campaign.targetCpa,
    targetRoas: campaign.targetRoas,
  }
  let next = 0
  let state = stateOf(effects, settings)
  return (day) => {
    let before = state
    let gone = 0
    let isChanged = false
    while (next < changes.length) {
      const change = changes[next]
      if (!change || change.day > day) break
      const isFirstOfDay = change.day === day && changes[next - 1]?.day !== day
      if (isFirstOfDay && isChanged) before = stateOf(effects, settings)
      apply(settings, change)
      if (change.day === day) gone = Math.max(gone, change.before)
      isChanged = true
      next += 1
    }
    if (!isChanged) return state
    state = stateOf(effects, settings)
    return gone > 0 ? mix(before, state, gone) : state
  }
}

function apply(settings: Settings, { entityId, field, value }: PlatformChange): void {
  if (field === 'status') settings.status.set(entityId, String(value))
  else if (field === 'negativeKeyword') settings.status.set(entityId, value === '' ? 'enabled' : 'excluded')
  else if (field === 'keyword') settings.status.set(entityId, value === '' ? 'enabled' : 'added')
  else if (field === 'cpcBid') settings.bid.set(entityId, Number(value))
  else if (field === 'dailyBudget') settings.dailyBudget = Number(value)
  else if (field === 'targetCpa') settings.targetCpa = Number(value)
  else if (field === 'targetRoas') settings.targetRoas = Number(value)
}

const isEnabled = (settings: Settings, id: string) => (settings.status.get(id) ?? 'enabled') === 'enabled'

function stateOf({ campaign, initialBids, termShares }: Effects, settings: Settings): CampaignState {
  const { leaves, groups } = campaign
  const volume = new Float64Array(leaves.length).fill(isEnabled(settings, campaign.id) ? 1 : 0)
  const rank = new Float64Array(leaves.length).fill(1)
  const price = new Float64Array(leaves.length).fill(1)
  const aim = targetFactor(campaign, settings)
  for (const [index, leaf] of leaves.entries()) {
    const group = groups.find((one) => one.leaves.includes(index))
    const bid = bidFactor(initialBids, settings, leaf.id) ?? (group && bidFactor(initialBids, settings, group.id)) ?? 1
    rank[index] = aim ** RANK_BY_TARGET * bid ** RANK_BY_BID
    price[index] = aim ** PRICE_BY_TARGET * bid ** PRICE_BY_BID
    if (!isEnabled(settings, leaf.id) || (group && !isEnabled(settings, group.id))) volume[index] = 0
  }
  for (const group of groups) shiftToSiblings(campaign, settings, volume, group.leaves)
  for (const [id, { leaf, share }] of termShares)
    if (['excluded', 'added'].includes(settings.status.get(id) ?? ''))
      volume[leaf] = Math.max(0, (volume[leaf] ?? 0) * (1 - share))
  return { volume, rank, price, dailyBudget: settings.dailyBudget }
}

/** Returns how much more aggressively a target bids than it did initially. */
function targetFactor(campaign: CampaignModel, settings: Settings): number {
  const byCpa = campaign.targetCpa && settings.targetCpa ? settings.targetCpa / campaign.targetCpa : 1
  const byRoas = campaign.targetRoas && settings.targetRoas ? campaign.targetRoas / settings.targetRoas : 1
  return Math.min(4, Math.max(0.1, byCpa * byRoas))
}

function bidFactor(initialBids: Map<string, number>, settings: Settings, id: string): number | undefined {
  const [first, now] = [initialBids.get(id), settings.bid.get(id)]
  return first && now ? Math.min(4, Math.max(0.1, now / first)) : undefined
}

/** Moves part of a paused keyword's searches to the other keywords of its ad group, by size. */
function shiftToSiblings({ leaves }: CampaignModel, settings: Settings, volume: Float64Array, places: number[]): void {
  const siblings = places.flatMap((place) => leaves[place] ?? [])
  const paused = siblings.filter(({ id }) => !isEnabled(settings, id)).reduce((sum, leaf) => sum + leaf.volume, 0)
  const running = siblings.filter(({ id }) => isEnabled(settings, id)).reduce((sum, leaf) => sum + leaf.volume, 0)
  if (paused === 0 || running === 0) return
  const more = 1 + Math.min(0.5, (SIBLING_SHARE * paused) / running)
  for (const leaf of places) volume[leaf] = (volume[leaf] ?? 0) * more
}

function mix(before: CampaignState, after: CampaignState, share: number): CampaignState {
  const mix = (a: Float64Array, b: Float64Array) =>
    a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share))
  return {
    volume: mix(before.volume, after.volume),
    rank: mix(before.rank, after.rank),
    price: mix(before.price, after.price),
    dailyBudget: after.dailyBudget,
  }
}

/** The id of the keyword created from a search term. */
export const promotedKeywordId = (termId: string) => `31${String(9_000_000_000 + (seedOf(termId) % 999_999_999))}`

type Lookup = { account: AccountModel; entitiesById: Map<string, AdsEntity> }

/** The campaigns affected by each change: its own, or all that use the bidding strategy. */
export function affectedCampaigns<Change extends PlatformChange>(
  { account, entitiesById }: Lookup,
  changes: Change[],
): Map<string, Change[]> {
  const touched = new Map<string, Change[]>()
  const promoted = new Map<string, string | null>()
  for (const change of changes) {
    // A label changes no metric.
    if (change.field === 'label') continue
    const entity = entitiesById.get(change.entityId)
    if (change.field === 'keyword' && entity) promoted.set(promotedKeywordId(entity.id), entity.campaignId)
    const own = entity
      ? entity.entityType === EntityType.Campaign
        ? entity.id
        : entity.campaignId
      : promoted.get(change.entityId)
    const ids =
      entity?.entityType === EntityType.BiddingStrategy ? campaignsUsing(account, entity.id) : own ? [own] : []
    for (const id of ids) touched.set(id, [...(touched.get(id) ?? []), change])
  }
  return touched
}

export const campaignsUsing = ({ entities }: AccountModel, strategyId: string): string[] =>
  entities
    .filter(
      ({ entityType, attributes }) => entityType === EntityType.Campaign && attributes.biddingStrategyId === strategyId,
    )
    .map(({ id }) => id)
