// An imported ads account as it was on a past day.
import { EntityType } from '@adwright/sdk/types'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const NOT_ADDED = 1
const EXCLUDED = 3

const isOffNow = ({ entityType, status, attributes }: RuleEntity) =>
  status !== 'enabled' || (entityType === EntityType.SearchTerm && attributes.addedState === EXCLUDED)

/**
 * Returns the account with every entity enabled that had impressions on the day, even if it was paused, removed or excluded since. For
 * imported reports, which contain only the latest status. Entities that a backtest has changed are as it has set them.
 */
export function worldOn(world: RuleWorld, day: Day, changedIds: ReadonlySet<string>): RuleWorld {
  const asOf = (entity: RuleEntity): RuleEntity => {
    if (changedIds.has(entity.id) || !isOffNow(entity) || world.parts(entity.id, day, day).impressions === 0)
      return entity
    const { attributes } = entity
    const addedState = attributes.addedState === EXCLUDED ? NOT_ADDED : attributes.addedState
    return { ...entity, status: 'enabled', attributes: { ...attributes, ...(addedState ? { addedState } : {}) } }
  }
  const entities = new Map<EntityType, RuleEntity[]>()
  return {
    unknown: world.unknown,
    isImported: world.isImported,
    parts: (id, from, to) => world.parts(id, from, to),
    accountParts: (from, to) => world.accountParts(from, to),
    dailyBudgetOn: (id, on) => world.dailyBudgetOn(id, on),
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
