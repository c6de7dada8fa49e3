// The current matches of every rule of a client account, by the conditions of the rule's items, or by its defaults while
// none is active.
import type { EntityType } from '@adwright/sdk/types'
import { defaultSettingsOf, RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import {
  type AutopilotContext,
  exceptionsOf,
  excludedEntityIds,
  isLive,
  type StoredItem,
  scopeOf,
  settingsOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import {
  type EvaluatedEntity,
  type Evaluation,
  evaluate,
  type RuleSettings,
} from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { clientFor, momentFor, type Placed, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { cacheByWorld } from '#mocks/sandbox/domain/autopilot/world-cache.ts'

/** An entity that matches a rule, with the settings it matches by. */
export type RuleMatch = { ruleId: string; entityType: EntityType; settings: RuleSettings; judgement: EvaluatedEntity }

/** An evaluation depends only on the account's data, the moment and the settings. */
const cached = cacheByWorld<Evaluation>(200)

/** An evaluation, worked out once for a world; it must not be changed. */
export const cachedEvaluation = (
  settings: RuleSettings,
  world: RuleWorld,
  moment: Moment,
  exceptions: ReadonlySet<string>,
  leftAlone: ReadonlySet<string> = new Set(),
): Evaluation =>
  cached(world, [settings, moment, [...exceptions].sort(), [...leftAlone].sort()], () =>
    evaluate(settings, world, moment, { exceptions, leftAlone }),
  )

/** The settings by which a rule is evaluated: those of its active items, or else its defaults. */
const activeSettingsOf = (rule: Rule, items: StoredItem[]): RuleSettings[] => {
  const live = items.filter((item) => item.ruleId === rule.id && isLive(item))
  return live.length > 0 ? live.map(settingsOf) : [defaultSettingsOf(rule)]
}

/** Returns everything that matches a rule now, each entity once per rule, in the order of the catalog and of cost. */
export async function currentMatches(
  context: AutopilotContext,
  place: Placed,
  rules: readonly Rule[] = RULES,
): Promise<RuleMatch[]> {
  const client = await clientFor(context, place)
  const world = await worldFor(context, place)
  const items = await context.store.list('autopilotItem', scopeOf(place.accountId, place.customerClientId))
  const excluded = await exceptionsOf(context.store, place)
  const moment = momentFor(client, context.now)
  const violations: RuleMatch[] = []
  for (const rule of rules) {
    const exceptions = excludedEntityIds(rule.id, excluded, moment.day)
    const seen = new Set<string>()
    for (const settings of activeSettingsOf(rule, items))
      for (const judgement of cachedEvaluation(settings, world, moment, exceptions).matches) {
        if (seen.has(judgement.entity.id)) continue
        seen.add(judgement.entity.id)
        violations.push({ ruleId: rule.id, entityType: rule.entityType, settings, judgement })
      }
  }
  return violations
}
