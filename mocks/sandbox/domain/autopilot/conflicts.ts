// Rules that change the same values of the same entities, in the same direction or against each other.
import { BiddingStrategyType, EntityType, RuleActionType } from '@adwright/sdk/types'
import {
  excludedEntityIds,
  isLive,
  isNotifyOnly,
  type StoredException,
  type StoredItem,
  settingsOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { isCandidate, isProtected, type RuleSettings } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { isExcepted, isInScope } from '#mocks/sandbox/domain/autopilot/scope.ts'
import { isUnderEnabled, type RuleEntity, type RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

export type RuleConflict = { other: StoredItem; sharedCount: number; entityType: EntityType; isOpposite: boolean }

type RuleScope = { settings: RuleSettings; exceptions: ReadonlySet<string> }

const FIELDS: Partial<Record<RuleActionType, string>> = {
  [RuleActionType.Pause]: 'status',
  [RuleActionType.Enable]: 'status',
  [RuleActionType.ChangeBudgetPercent]: 'dailyBudget',
  [RuleActionType.SetBudget]: 'dailyBudget',
  [RuleActionType.ChangeBidPercent]: 'cpcBid',
  [RuleActionType.SetBid]: 'cpcBid',
  [RuleActionType.ChangeTargetCpaPercent]: 'targetCpa',
  [RuleActionType.ChangeTargetRoasPercent]: 'targetRoas',
  [RuleActionType.AddNegativeKeyword]: 'keyword',
  [RuleActionType.AddKeywordFromSearchTerm]: 'keyword',
}

/** 1 for an action that adds spend, -1 for one that reduces it, 0 for one that can do both. */
function directionOfAction({ action: { type, value } }: RuleSettings): number {
  if (type === RuleActionType.SetBudget || type === RuleActionType.SetBid) return 0
  if (type === RuleActionType.Enable || type === RuleActionType.AddKeywordFromSearchTerm) return 1
  if (type === RuleActionType.Pause || type === RuleActionType.AddNegativeKeyword) return -1
  return Math.sign(value ?? 0)
}

/** The entities whose bid an action changes: with the bid of an ad group those of its keywords, in place of a target those of a campaign. */
function bidEntities(entity: RuleEntity, world: RuleWorld): RuleEntity[] {
  if (entity.entityType === EntityType.Keyword) return [entity]
  const isIn = (one: RuleEntity) => one.id === entity.id || one.adGroupId === entity.id || one.campaignId === entity.id
  return [...world.entities(EntityType.AdGroup), ...world.entities(EntityType.Keyword)].filter(
    (one) => isIn(one) && one.status === 'enabled' && isUnderEnabled(world, one),
  )
}

/**
 * The values that a rule may change within its scope: the type of their entity by their name. Only items that a run would check count, so that
 * the number never exceeds that of the preview. Of the other rule, `isLater` also counts items that it checks once this rule has changed them:
 * what one rule pauses, the other one enables again.
 */
function valuesOf(
  { settings, exceptions }: RuleScope,
  world: RuleWorld,
  moment: Moment,
  isLater = false,
): Map<string, EntityType> {
  const { action, entityType, scope, parameters } = settings
  const field = action.type === RuleActionType.AddLabel ? `label ${parameters.labelName}` : FIELDS[action.type]
  const values = new Map<string, EntityType>()
  if (field === undefined) return values
  for (const entity of world.entities(entityType)) {
    if (entity.status === 'removed' || isExcepted(entity, exceptions) || !isInScope(entity, scope, world)) continue
    if (
      isProtected(entity, settings) ||
      !(isCandidate(entity, settings, world, moment) || (isLater && field === 'status'))
    )
      continue
    const { targetCpa, biddingStrategyType } = entity.attributes
    const isBidInPlaceOfTarget =
      field === 'targetCpa' && !targetCpa && biddingStrategyType === BiddingStrategyType.ManualCpc
    if (field === 'cpcBid' || isBidInPlaceOfTarget)
      for (const one of bidEntities(entity, world)) values.set(`${one.id} cpcBid`, one.entityType)
    else values.set(`${entity.id} ${field}`, entity.entityType)
  }
  return values
}

/** The live rules that change what a rule changes; those against it first. */
export function conflictsOf(
  own: RuleScope,
  ownId: string | undefined,
  items: readonly StoredItem[],
  { world, excluded, moment }: { world: RuleWorld; excluded: StoredException[]; moment: Moment },
): RuleConflict[] {
  const values = valuesOf(own, world, moment)
  const direction = directionOfAction(own.settings)
  return items
    .filter((other) => other.id !== ownId && isLive(other) && !isNotifyOnly(other))
    .flatMap((other): RuleConflict[] => {
      const settings = settingsOf(other)
      const exceptions = excludedEntityIds(other.ruleId, excluded, moment.day)
      const shared = [...valuesOf({ settings, exceptions }, world, moment, true)].filter(([value]) => values.has(value))
      const [first] = shared
      if (!first) return []
      const isOpposite = direction === 0 || directionOfAction(settings) !== direction
      return [{ other, sharedCount: shared.length, entityType: first[1], isOpposite }]
    })
    .sort((a, b) => Number(b.isOpposite) - Number(a.isOpposite))
}
