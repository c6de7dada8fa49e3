// Applies the changes made at the platform to a generated account.

import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { type AccountBase, campaignMetrics, setCounts } from '#mocks/sandbox/world/ads/base.ts'
import {
  affectedCampaigns,
  campaignsUsing,
  fingerprint,
  type PlacedChange,
  promotedKeywordId,
  timelineOf,
} from '#mocks/sandbox/world/ads/changes.ts'
import { cents } from '#mocks/sandbox/world/ads/generator.ts'
import type { CampaignMetrics } from '#mocks/sandbox/world/ads/metrics.ts'
import { ALWAYS, type CampaignModel, HIDDEN, type LeafModel, type PartModel } from '#mocks/sandbox/world/ads/model.ts'

export type CampaignOverlay = {
  isChanged: boolean
  model: CampaignModel
  metrics: () => CampaignMetrics
  /** The elapsed share of a day at which a leaf was paused on it: `${day}.${leaf}`. */
  endedAt: Map<string, number>
  /** The daily budget in force at the end of a day. */
  dailyBudgetOn: (day: number) => number
}

export type Overlay = { base: AccountBase; entities: AdsEntity[]; campaigns: Map<string, CampaignOverlay> }

/** `changes` are in the order in which they were made. */
export function overlayOf(base: AccountBase, changes: PlacedChange[]): Overlay {
  const byCampaign = affectedCampaigns(base, changes)
  const added: AdsEntity[] = []
  const campaigns = new Map<string, CampaignOverlay>()
  for (const campaign of base.account.campaigns) {
    const own = byCampaign.get(campaign.id)
    campaigns.set(campaign.id, own ? changed(base, campaign, own, added) : unchanged(base, campaign))
  }
  return { base, entities: changedEntities(base, changes, added), campaigns }
}

const unchanged = (base: AccountBase, model: CampaignModel): CampaignOverlay => ({
  isChanged: false,
  model,
  metrics: () => campaignMetrics(base, model, model.id),
  endedAt: new Map(),
  dailyBudgetOn: () => model.dailyBudget,
})

function changed(
  base: AccountBase,
  campaign: CampaignModel,
  changes: PlacedChange[],
  added: AdsEntity[],
): CampaignOverlay {
  const termShares = new Map<string, { leaf: number; share: number }>()
  const model = copyOf(campaign, changes)
  for (const change of changes) changeParts(base, model, change, termShares, added)
  for (const leaf of model.leaves)
    if (changes.some(({ entityId, field, value }) => entityId === leaf.id && field === 'status' && value === 'enabled'))
      leaf.to = ALWAYS
  const first = Math.max(0, (changes[0]?.day ?? 0) - base.account.firstDay)
  const entitiesOf = [campaign.id, ...campaign.leaves.map(({ id }) => id), ...campaign.groups.map(({ id }) => id)]
  const initialStatus = new Map<string, string>()
  const initialBids = new Map<string, number>()
  for (const id of entitiesOf) {
    const entity = base.entitiesById.get(id)
    const bid = entity?.attributes.cpcBid ?? entity?.attributes.defaultCpcBid
    if (entity && entity.status !== 'enabled') initialStatus.set(id, entity.status)
    if (bid) initialBids.set(id, bid)
  }
  const key = `${campaign.id} ${fingerprint(changes)}`
  const difference = () => ({
    from: first,
    unchanged: campaignMetrics(base, campaign, campaign.id),
    stateOn: () => timelineOf({ campaign: model, initialStatus, initialBids, termShares }, changes),
  })
  return {
    isChanged: true,
    model,
    metrics: () => campaignMetrics(base, model, key, difference()),
    endedAt: endsOf(model, changes),
    dailyBudgetOn: (on) => {
      const last = changes.findLast(({ field, day }) => field === 'dailyBudget' && day <= on)
      return last ? Number(last.value) : campaign.dailyBudget
    },
  }
}

/** A copy of the parts that changes write to; search terms only if one of them changes, because a campaign has thousands. */
function copyOf(campaign: CampaignModel, changes: PlacedChange[]): CampaignModel {
  const changesTerms = changes.some(({ field }) => field === 'negativeKeyword' || field === 'keyword')
  const partsOf = (parts: readonly PartModel[]) => parts.map((part) => ({ ...part }))
  return {
    ...campaign,
    leaves: campaign.leaves.map((leaf) => ({ ...leaf })),
    groups: campaign.groups.map((group) => ({ ...group, leaves: [...group.leaves], ads: partsOf(group.ads) })),
    terms: changesTerms ? new Map([...campaign.terms].map(([id, terms]) => [id, partsOf(terms)])) : campaign.terms,
  }
}

function endsOf({ id, leaves, groups }: CampaignModel, changes: PlacedChange[]): Map<string, number> {
  const ends = new Map<string, number>()
  for (const { entityId, field, value, day, before } of changes) {
    if (field !== 'status' || before === 0) continue
    const group = groups.find((one) => one.id === entityId)
    for (const [place, leaf] of leaves.entries()) {
      if (leaf.id !== entityId && id !== entityId && !group?.leaves.includes(place)) continue
      if (value === 'enabled') ends.delete(`${day}.${place}`)
      else ends.set(`${day}.${place}`, before)
    }
  }
  return ends
}

/** Returns the first day on which a change applies where a day cannot be divided. */
const firstDayOf = ({ day, before }: PlacedChange) => (before > 0.5 ? day + 1 : day)

function changeParts(
  base: AccountBase,
  model: CampaignModel,
  change: PlacedChange,
  termShares: Map<string, { leaf: number; share: number }>,
  added: AdsEntity[],
): void {
  const { entityId, field, value } = change
  if (field === 'status')
    for (const { ads } of model.groups)
      for (const ad of ads) if (ad.id === entityId) togglePart(ad, value === 'enabled', change)
  if (field !== 'negativeKeyword' && field !== 'keyword') return
  for (const keywordId of campaignKeywords(base, model)) {
    const terms = model.terms.get(keywordId) ?? []
    const term = terms.find(({ id }) => id === entityId || isText(base, id, field === 'negativeKeyword', value))
    const leaf = model.leaves.findIndex(({ id }) => id === keywordId)
    const parent = model.leaves[leaf]
    if (!term || !parent) continue
    const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
    termShares.set(term.id, { leaf, share: term.weight / whole })
    togglePart(term, value === '', change)
    if (field === 'keyword')
      promoteToKeyword(base, model, { term, parent, leaf, share: term.weight / whole, change }, added)
  }
}

/** The initial parts; search terms that become keywords are added to them. */
const campaignKeywords = ({ entitiesById }: AccountBase, { terms }: CampaignModel) =>
  Array.from(terms.keys()).filter((id) => entitiesById.has(id))

/** A negative keyword of a campaign is identified by its text. */
const isText = (base: AccountBase, termId: string, isNegative: boolean, value: string | number) =>
  isNegative && termId !== HIDDEN && value !== '' && base.entitiesById.get(termId)?.name === value

function togglePart(part: PartModel, isOn: boolean, change: PlacedChange): void {
  const day = firstDayOf(change)
  if (!isOn) part.to = Math.min(part.to, day)
  else if (part.to !== ALWAYS) {
    part.pauses = [...(part.pauses ?? []), { from: part.to, to: day }]
    part.to = ALWAYS
  }
}

type Promotion = { term: PartModel; parent: LeafModel; leaf: number; share: number; change: PlacedChange }

/** Turns a search term into a keyword, or back: its searches move to the keyword and convert slightly better. */
function promoteToKeyword(base: AccountBase, model: CampaignModel, promotion: Promotion, added: AdsEntity[]): void {
  const { term, parent, leaf, share, change } = promotion
  const origin = base.entitiesById.get(parent.id)
  const text = base.entitiesById.get(term.id)?.name
  if (!origin || !text) return
  const id = promotedKeywordId(term.id)
  const from = firstDayOf(change)
  const [known, entity] = [model.leaves.find((one) => one.id === id), added.find((one) => one.id === id)]
  if (known) known.to = change.value === '' ? from : ALWAYS
  if (entity) entity.status = change.value === '' ? 'removed' : 'enabled'
  if (known || change.value === '') return
  const matchType = matchTypeOf(String(change.value))
  model.leaves.push({
    ...parent,
    id,
    seed: seedOf(id, base.account.client.customerClientId),
    volume: parent.volume * share,
    ctr: Math.min(0.5, parent.ctr * 1.1),
    conversionRate: Math.min(0.4, parent.conversionRate * term.buys),
    from,
    to: ALWAYS,
    phases: [],
  })
  model.groups.find(({ leaves }) => leaves.includes(leaf))?.leaves.push(model.leaves.length - 1)
  model.terms.set(id, [
    { ...term, weight: 1, from, to: ALWAYS, pauses: [] },
    { ...term, id: HIDDEN, weight: 0.05, from, to: ALWAYS, pauses: [] },
  ])
  const attributes = {
    ...origin.attributes,
    text,
    matchType,
    qualityScore: null,
    expectedCtr: null,
    adRelevance: null,
    landingPageExperience: null,
  } as const
  added.push({ ...origin, id, name: text, status: 'enabled', createdOn: dayOfNumber(from), labels: [], attributes })
}

/** Writes keywords as the platform does: [exact], "phrase", broad. */
const matchTypeOf = (written: string): 1 | 2 | 3 => (written.startsWith('[') ? 1 : written.startsWith('"') ? 2 : 3)

/** Returns the entities after the changes; only changed ones are copied. */
function changedEntities(
  { account, entitiesById, imported }: AccountBase,
  changes: PlacedChange[],
  added: AdsEntity[],
): AdsEntity[] {
  if (changes.length === 0) return account.entities
  const copies = new Map<string, AdsEntity>()
  const changedEntity = (id: string): AdsEntity | undefined => {
    const known = entitiesById.get(id)
    const copy = known && { ...known, attributes: { ...known.attributes } }
    const entity = copies.get(id) ?? added.find((one) => one.id === id) ?? copy
    if (entity) copies.set(id, entity)
    return entity
  }
  for (const change of changes) {
    const entity = changedEntity(change.entityId)
    const bid = entity?.attributes.defaultCpcBid
    if (entity) changeEntity(entity, change)
    if (bid && change.field === 'cpcBid')
      for (const { id, entityType, adGroupId } of account.entities)
        if (entityType === EntityType.Keyword && adGroupId === change.entityId)
          raiseBid(changedEntity(id), Number(change.value) / bid)
    for (const id of entity?.entityType === EntityType.BiddingStrategy ? campaignsUsing(account, entity.id) : []) {
      const campaign = changedEntity(id)
      if (campaign) changeEntity(campaign, change)
    }
  }
  const entities = [...account.entities, ...added].map((entity) => copies.get(entity.id) ?? withOwnCounts(entity))
  setCounts(entities, imported !== undefined)
  return entities
}

/** Keyword bids follow the bid of their ad group in proportion. */
function raiseBid(keyword: AdsEntity | undefined, factor: number): void {
  const bid = keyword?.attributes.cpcBid
  if (keyword && bid) keyword.attributes.cpcBid = cents(bid * factor)
}

const COUNTING: readonly EntityType[] = [EntityType.AdGroup, EntityType.Keyword, EntityType.BiddingStrategy]

/** The entities of the base are shared between sandboxes, so counts are set on copies. */
const withOwnCounts = (entity: AdsEntity): AdsEntity =>
  COUNTING.includes(entity.entityType) ? { ...entity, attributes: { ...entity.attributes } } : entity

function changeEntity(entity: AdsEntity, { field, value }: PlacedChange): void {
  const { attributes } = entity
  if (field === 'status') {
    entity.status = value === 'enabled' || value === 'removed' ? value : 'paused'
    entity.isStatusUnknown = false
  } else if (field === 'label') {
    const name = String(value)
    // The last added label is never removed.
    entity.labels =
      name === '' ? entity.labels.slice(0, -1) : [...entity.labels.filter((label) => label !== name), name]
  } else if (field === 'negativeKeyword' || field === 'keyword') {
    if (entity.entityType === EntityType.SearchTerm)
      attributes.addedState = value === '' ? 1 : field === 'keyword' ? 2 : 3
  } else if (field === 'cpcBid' && entity.entityType !== EntityType.Keyword && entity.entityType !== EntityType.Ad)
    attributes.defaultCpcBid = Number(value)
  else attributes[field] = Number(value)
}
