// Where the figures of each thing are: its leaves, or the whole it is a part of.
import { seedOf } from '#mocks/sandbox/random.ts'
import { ACCOUNT, type AdsEntity, BIDDING_STRATEGY, CAMPAIGN } from '#mocks/sandbox/world/ads/entity.ts'
import { HIDDEN } from '#mocks/sandbox/world/ads/model.ts'
import type { CampaignOverlay, Overlay } from '#mocks/sandbox/world/ads/overlay.ts'
import type { Whole } from '#mocks/sandbox/world/ads/shared-figures.ts'

export type LeafPlace = { campaign: CampaignOverlay; leaf: number }
export type PartPlace = { campaign: CampaignOverlay; whole: Whole; part: number }

/** The index of an account; one of changed campaigns takes over what stayed the same. */
export class Register {
  readonly firstDay: number
  readonly #byType = new Map<number, AdsEntity[]>()
  readonly #byId = new Map<string, AdsEntity>()
  readonly #leaves: Map<string, LeafPlace[]>
  readonly #parts: Map<string, PartPlace[]>

  constructor({ base, entities, campaigns }: Overlay, unchanged?: Register) {
    this.firstDay = base.account.firstDay
    this.#leaves = new Map(unchanged ? unchanged.#leaves : [])
    this.#parts = new Map(unchanged ? unchanged.#parts : [])
    for (const entity of entities) {
      const list = this.#byType.get(entity.entityType) ?? []
      list.push(entity)
      this.#byType.set(entity.entityType, list)
      this.#byId.set(entity.id, entity)
    }
    const changed = [...campaigns.values()].filter(({ isChanged }) => isChanged || !unchanged)
    for (const { model } of changed)
      for (const parts of model.terms.values()) for (const { id } of parts) this.#parts.delete(id)
    for (const campaign of changed) this.#place(campaign)
  }

  entities(entityType: number): AdsEntity[] {
    return this.#byType.get(entityType) ?? []
  }

  entity(id: string): AdsEntity | undefined {
    return this.#byId.get(id)
  }

  partsOf(id: string): PartPlace[] {
    return this.#parts.get(id) ?? []
  }

  /** Those of an account are all there are, those of a bidding strategy the leaves of the campaigns that use it. */
  leavesOf(id: string): LeafPlace[] {
    const entity = this.#byId.get(id)
    const of = (campaigns: AdsEntity[]) => campaigns.flatMap((one) => this.#leaves.get(one.id) ?? [])
    if (entity?.entityType === ACCOUNT) return of(this.entities(CAMPAIGN))
    if (entity?.entityType !== BIDDING_STRATEGY) return this.#leaves.get(id) ?? []
    return of(this.entities(CAMPAIGN).filter(({ attributes }) => attributes.biddingStrategyId === id))
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
      for (const { id: adId } of ads) this.#parts.delete(adId)
      this.#placeParts(campaign, { id: `ads ${groupId}`, leaves: own, parts: ads, seed: seed ^ seedOf(groupId) })
    }
    for (const [keywordId, parts] of terms) {
      const leaf = leafOf.get(keywordId)
      if (leaf !== undefined)
        this.#placeParts(campaign, { id: keywordId, leaves: [leaf], parts, seed: seedOf(keywordId) })
    }
  }

  #placeParts(campaign: CampaignOverlay, whole: Whole): void {
    for (const [part, { id }] of whole.parts.entries()) {
      if (id !== HIDDEN) this.#parts.set(id, [...(this.#parts.get(id) ?? []), { campaign, whole, part }])
    }
  }
}
