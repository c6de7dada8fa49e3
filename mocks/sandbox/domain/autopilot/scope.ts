// Scope and exceptions of an item.
import type { Scope } from '@adwright/sdk/types'
import { parentsOf, type RuleEntity, type RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

const fits = (list: readonly string[], ids: (string | null)[]) =>
  list.length === 0 || ids.some((id) => id !== null && list.includes(id))

/** An entity is in the scope when it fits every list that is not empty. */
export function isInScope(entity: RuleEntity, scope: Scope, world: RuleWorld): boolean {
  if (scope.includeAll) return true
  const { campaignIds, adGroupIds, labelNames, nameContains } = scope
  if (!fits(campaignIds, [entity.id, entity.campaignId]) || !fits(adGroupIds, [entity.id, entity.adGroupId]))
    return false
  if (nameContains && !entity.name.toLowerCase().includes(nameContains.toLowerCase())) return false
  if (labelNames.length === 0) return true
  const labels = [entity, ...parentsOf(world, entity)].flatMap((one) => one.labels)
  return labelNames.some((label) => labels.includes(label))
}

/** Whether an entity, or what it is in, was excluded. */
export const isExcepted = ({ id, campaignId, adGroupId }: RuleEntity, exceptions: ReadonlySet<string>): boolean =>
  exceptions.size > 0 && [id, campaignId, adGroupId].some((one) => one !== null && exceptions.has(one))
