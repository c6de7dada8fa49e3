// How a client account stands against every rule at this moment: by the conditions of a rule's items, or by its default ones while
// none is active.
import type { EntityType } from '@adwright/sdk/types'
import { defaultSettingsOf, RULES } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import {
  type AutopilotContext,
  exceptedFrom,
  exceptionsOf,
  isLive,
  type StoredItem,
  scopeOf,
  settingsOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import {
  type Evaluation,
  evaluate,
  type Judgement,
  type RuleSettings,
} from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Moment } from '#mocks/sandbox/domain/autopilot/figures.ts'
import { clientFor, momentFor, type Placed, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { rememberedBy } from '#mocks/sandbox/domain/autopilot/remembered.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'

/** A thing that matches a rule, with the settings it matches by. */
export type Violation = { ruleId: string; entityType: EntityType; settings: RuleSettings; judgement: Judgement }

/** What rules find in a world depends on nothing but the moment and the question. */
const remembered = rememberedBy<Evaluation>(200)

/** An evaluation, worked out once for a world; it must not be changed. */
export const evaluated = (
  settings: RuleSettings,
  world: RuleWorld,
  moment: Moment,
  exceptions: ReadonlySet<string>,
  leftAlone: ReadonlySet<string> = new Set(),
): Evaluation =>
  remembered(world, [settings, moment, [...exceptions].sort(), [...leftAlone].sort()], () =>
    evaluate(settings, world, moment, { exceptions, leftAlone }),
  )

/** The settings by which a rule is evaluated: those of its active items, or else its defaults. */
const settingsInForce = (rule: Rule, items: StoredItem[]): RuleSettings[] => {
  const live = items.filter((item) => item.ruleId === rule.id && isLive(item))
  return live.length > 0 ? live.map(settingsOf) : [defaultSettingsOf(rule)]
}

/** Everything that matches a rule now, each thing once for each rule, in the order of the catalogue and of cost. */
export async function violationsNow(
  context: AutopilotContext,
  place: Placed,
  rules: readonly Rule[] = RULES,
): Promise<Violation[]> {
  const client = await clientFor(context, place)
  const world = await worldFor(context, place)
  const items = await context.store.list('autopilotItem', scopeOf(place.accountId, place.customerClientId))
  const excluded = await exceptionsOf(context.store, place)
  const moment = momentFor(client, context.now)
  const violations: Violation[] = []
  for (const rule of rules) {
    const exceptions = exceptedFrom(rule.id, excluded, moment.day)
    const seen = new Set<string>()
    for (const settings of settingsInForce(rule, items))
      for (const judgement of evaluated(settings, world, moment, exceptions).matches) {
        if (seen.has(judgement.entity.id)) continue
        seen.add(judgement.entity.id)
        violations.push({ ruleId: rule.id, entityType: rule.entityType, settings, judgement })
      }
  }
  return violations
}
