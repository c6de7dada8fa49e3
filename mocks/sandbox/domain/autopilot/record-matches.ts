// Records matches of rules: once when an entity starts to match, and once when it no longer does.
import type { EntityRef } from '@adwright/sdk/types'
import { KIND, recordActivity } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import {
  type AutopilotContext,
  clientKey,
  reasonOf,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { EvaluatedEntity } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { currentMatches } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'

/** The most entries per rule and check, those with the highest cost first; the activity shows the entries of a check as one line. */
const MAX_FOUND_PER_CHECK = 1000

type MatchSubject = Pick<StoredItem, 'accountId' | 'customerClientId' | 'ruleId'> & { autopilotId?: string }

const idOf = (about: MatchSubject) => `${clientKey(about)}.${about.ruleId}`

async function openOf({ store }: AutopilotContext, about: MatchSubject): Promise<Record<string, EntityRef>> {
  return (await store.get('autopilotViolations', idOf(about)))?.open ?? {}
}

const saveOpen = ({ store }: AutopilotContext, about: MatchSubject, open: Record<string, EntityRef>) =>
  store.upsert('autopilotViolations', {
    id: idOf(about),
    accountId: about.accountId,
    customerClientId: about.customerClientId,
    ruleId: about.ruleId,
    open,
  })

/** Records new matches and returns them. */
export async function recordMatches(
  context: AutopilotContext,
  about: MatchSubject,
  matches: EvaluatedEntity[],
  executionId: string | null = null,
): Promise<EvaluatedEntity[]> {
  const open = await openOf(context, about)
  const found = matches.filter(({ entity }) => !(entity.id in open)).slice(0, MAX_FOUND_PER_CHECK)
  if (found.length === 0) return []
  for (const judgement of found)
    await recordActivity(context, about, {
      kind: KIND.found,
      entity: refOf(judgement.entity),
      reason: reasonOf(judgement),
      executionId,
    })
  const added = found.map(({ entity }) => [entity.id, refOf(entity)])
  await saveOpen(context, about, { ...open, ...Object.fromEntries(added) })
  return found
}

async function recordResolved(
  context: AutopilotContext,
  about: MatchSubject,
  matches: EvaluatedEntity[],
): Promise<void> {
  const open = await openOf(context, about)
  const matching = new Set(matches.map(({ entity }) => entity.id))
  const solved = Object.values(open).filter(({ entityId }) => !matching.has(entityId))
  if (solved.length === 0) return
  for (const entity of solved) await recordActivity(context, about, { kind: KIND.solved, entity })
  await saveOpen(context, about, Object.fromEntries(Object.entries(open).filter(([id]) => matching.has(id))))
}

/** The nightly check of a client account for every rule of the catalog, active or not, or only for the given ones. */
export async function checkAllRules(
  context: AutopilotContext,
  place: Placed,
  rules: readonly Rule[] = RULES,
): Promise<void> {
  const violations = await currentMatches(context, place, rules)
  for (const { id: ruleId } of rules) {
    const matches = violations.filter((one) => one.ruleId === ruleId).map(({ judgement }) => judgement)
    await recordResolved(context, { ...place, ruleId }, matches)
    await recordMatches(context, { ...place, ruleId }, matches)
  }
}
