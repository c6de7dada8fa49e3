// An ads account as it was on a past day, and with the changes that a rule would have made.
import { EntityType } from '@adwright/sdk/types'
import type { Change } from '#mocks/sandbox/domain/autopilot/change.ts'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const NOT_ADDED = 1
const ADDED = 2
const EXCLUDED = 3

/** The parts of an account that its views share. */
const methodsOf = (world: RuleWorld) => ({
  unknown: world.unknown,
  isImported: world.isImported,
  parts: (id: string, from: Day, to: Day) => world.parts(id, from, to),
  accountParts: (from: Day, to: Day) => world.accountParts(from, to),
})

const isOffNow = ({ entityType, status, attributes }: RuleEntity) =>
  status !== 'enabled' || (entityType === EntityType.SearchTerm && attributes.addedState === EXCLUDED)

/**
 * Returns the account with every entity enabled that had impressions on the day, even if it was paused, removed or excluded since. For
 * imported reports, which contain only the latest status.
 */
export function worldOn(world: RuleWorld, day: Day): RuleWorld {
  const asOf = (entity: RuleEntity): RuleEntity => {
    if (!isOffNow(entity) || world.parts(entity.id, day, day).impressions === 0) return entity
    const { attributes } = entity
    const addedState = attributes.addedState === EXCLUDED ? NOT_ADDED : attributes.addedState
    return { ...entity, status: 'enabled', attributes: { ...attributes, ...(addedState ? { addedState } : {}) } }
  }
  const entities = new Map<EntityType, RuleEntity[]>()
  return {
    ...methodsOf(world),
    entities: (entityType) => {
      const known = entities.get(entityType) ?? world.entities(entityType).map(asOf)
      entities.set(entityType, known)
      return known
    },
    entity: (id) => {
      const entity = world.entity(id)
      return entity && asOf(entity)
    },
  }
}

type Made = Pick<Change, 'field' | 'before' | 'after'> & { entityId: string }

function withChange(entity: RuleEntity, { field, before, after }: Made): RuleEntity {
  const { attributes } = entity
  const set = (values: RuleEntity['attributes']) => ({ ...entity, attributes: { ...attributes, ...values } })
  switch (field) {
    case 'status':
      return { ...entity, status: after === 'enabled' ? 'enabled' : 'paused', isStatusUnknown: false }
    case 'label':
      return { ...entity, labels: [...entity.labels, String(after)] }
    case 'keyword':
      return set({ addedState: ADDED })
    case 'negativeKeyword':
      return set({ addedState: EXCLUDED })
    case 'cpcBid':
      if (entity.entityType === EntityType.AdGroup) return set({ defaultCpcBid: Number(after) })
      return set({ cpcBid: Number(after) })
    default:
      return before === null ? entity : set({ [field]: Number(after) })
  }
}

/** The bid of a keyword follows the bid of its ad group in proportion. */
function withGroupBid(keyword: RuleEntity, { before, after }: Made): RuleEntity {
  const { cpcBid } = keyword.attributes
  if (!cpcBid || typeof before !== 'number' || typeof after !== 'number') return keyword
  const followed = Math.round(((cpcBid * after) / before) * 100) / 100
  return { ...keyword, attributes: { ...keyword.attributes, cpcBid: followed } }
}

/** Returns the account with the values that a rule would have set; the metrics are those that were measured. */
export function worldWith(world: RuleWorld, changes: readonly Made[]): RuleWorld {
  if (changes.length === 0) return world
  const byEntity = Map.groupBy(changes, ({ entityId }) => entityId)
  const changed = (entity: RuleEntity): RuleEntity => {
    const isKeyword = entity.entityType === EntityType.Keyword
    const ofGroup = isKeyword && entity.adGroupId !== null ? (byEntity.get(entity.adGroupId) ?? []) : []
    const bids = ofGroup.filter(({ field }) => field === 'cpcBid')
    return (byEntity.get(entity.id) ?? []).reduce(withChange, bids.reduce(withGroupBid, entity))
  }
  const entities = new Map<EntityType, readonly RuleEntity[]>()
  return {
    ...methodsOf(world),
    entities: (entityType) => {
      const known = entities.get(entityType) ?? world.entities(entityType).map(changed)
      entities.set(entityType, known)
      return known
    },
    entity: (id) => {
      const entity = world.entity(id)
      return entity && changed(entity)
    },
  }
}
