// An index from each entity to its metrics: its leaves, or the entity it is a part of.

import { EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import { seedOf } from '#mocks/sandbox/random/seeded.ts'
import { HIDDEN } from '#mocks/sandbox/world/ads/model.ts'
import type { CampaignOverlay, Overlay } from '#mocks/sandbox/world/ads/overlay.ts'
import type { SplitEntity } from '#mocks/sandbox/world/ads/split-entities.ts'

export type LeafPlace = { campaign: CampaignOverlay; leaf: number }
export type PartPlace = { campaign: CampaignOverlay; whole: SplitEntity; part: number }

/** An index that is layered on another one and overrides a few of its entries. */
class Layered<Value> {
  readonly #own = new Map<string, Value>()
  readonly #below: Layered<Value> | undefined

  constructor(below?: Layered<Value>) {
    this.#below = below
  }

  get(key: string): Value | undefined {
    return this.#own.get(key) ?? this.#below?.get(key)
  }

  set(key: string, value: Value): void {
    this.#own.set(key, value)
  }
}

const NONE: PartPlace[] = []

/** Builds the index of an account; for changed campaigns it is layered on the unchanged one. */
export class Register {
  readonly firstDay: number
  readonly #byType: Map<number, AdsEntity[]>
  readonly #byId: Layered<AdsEntity>
  readonly #leaves: Layered<LeafPlace[]>
  readonly #parts: Layered<PartPlace[]>

  constructor({ base, entities, campaigns }: Overlay, unchanged?: Register) {
    this.firstDay = base.account.firstDay
    this.#leaves = new Layered(unchanged ? unchanged.#leaves : undefined)
    this.#parts = new Layered(unchanged ? unchanged.#parts : undefined)
    this.#byId = new Layered(unchanged ? unchanged.#byId : undefined)
    this.#byType = byType(entities)
    for (const entity of entities) if (unchanged?.entity(entity.id) !== entity) this.#byId.set(entity.id, entity)
    const changed = [...campaigns.values()].filter(({ isChanged }) => isChanged || !unchanged)
    for (const { model } of changed)
      for (const parts of model.terms.values()) for (const { id } of parts) this.#parts.set(id, NONE)
    for (const campaign of changed) this.#place(campaign)
  }

  entities(entityType: number): AdsEntity[] {
    return this.#byType.get(entityType) ?? []
  }

  entity(id: string): AdsEntity | undefined {
    return this.#byId.get(id)
  }

  partsOf(id: string): PartPlace[] {
    return this.#parts.get(id) ?? NONE
  }

  /** The leaves of an account are all leaves; those of a bidding strategy belong to the campaigns that use it. */
  leavesOf(id: string): LeafPlace[] {
    const entity = this.#byId.get(id)
    const of = (campaigns: AdsEntity[]) => campaigns.flatMap((one) => this.#leaves.get(one.id) ?? [])
    if (entity?.entityType === EntityType.Account) return of(this.entities(EntityType.Campaign))
    if (entity?.entityType !== EntityType.BiddingStrategy) return this.#leaves.get(id) ?? []
    return of(this.entities(EntityType.Campaign).filter(({ attributes }) => attributes.biddingStrategyId === id))
  }

  #place(campaign: CampaignOverlay): void {
    const { id, seed, leaves, groups, terms } = campaign.model
    const places = leaves.map((_, leaf) => ({ campaign, leaf }))
    const leafOf = new Map<string, number>()
    for (const [leaf, { id: leafId }] of leaves.entries()) {
      leafOf.set(leafId, leaf)
      this.#leaves.set(leafId, places.slice(leaf, leaf + 1))
    }
    this.#leaves.set(id, places)
    for (const { id: groupId, leaves: own, ads } of groups) {
      this.#leaves.set(
        groupId,
        own.map((leaf) => ({ campaign, leaf })),
      )
      for (const { id: adId } of ads) this.#parts.set(adId, NONE)
      this.#placeParts(campaign, { id: `ads ${groupId}`, leaves: own, parts: ads, seed: seed ^ seedOf(groupId) })
    }
    for (const [keywordId, parts] of terms) {
      const leaf = leafOf.get(keywordId)
      if (leaf !== undefined)
        this.#placeParts(campaign, { id: keywordId, leaves: [leaf], parts, seed: seedOf(keywordId) })
    }
  }

  #placeParts(campaign: CampaignOverlay, whole: SplitEntity): void {
    for (const [part, { id }] of whole.parts.entries()) {
      if (id !== HIDDEN) this.#parts.set(id, [...this.partsOf(id), { campaign, whole, part }])
    }
  }
}

function byType(entities: AdsEntity[]): Map<number, AdsEntity[]> {
  const lists = new Map<number, AdsEntity[]>()
  for (const entity of entities) {
    const list = lists.get(entity.entityType)
    if (list) list.push(entity)
    else lists.set(entity.entityType, [entity])
  }
  return lists
}
