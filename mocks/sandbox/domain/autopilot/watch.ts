// Violations as they come and go: what matches a rule is noted once, and once more when it does not match any longer.
import type { EntityRef } from '@adwright/sdk/types'
import { KIND, note } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import {
  type AutopilotContext,
  clientKey,
  reasonOf,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Judgement } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import type { Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { violationsNow } from '#mocks/sandbox/domain/autopilot/rule-matches.ts'
import type { Rule } from '#mocks/sandbox/domain/autopilot/rules/rule.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'

/** A night's look does not flood the activity: so many entries of a rule at most, those with the highest cost. */
const MOST_FOUND_AT_ONCE = 10

type About = Pick<StoredItem, 'accountId' | 'customerClientId' | 'ruleId'> & { autopilotId?: string }

const idOf = (about: About) => `${clientKey(about)}.${about.ruleId}`

async function openOf({ store }: AutopilotContext, about: About): Promise<Record<string, EntityRef>> {
  return (await store.get('autopilotViolations', idOf(about)))?.open ?? {}
}

const keep = ({ store }: AutopilotContext, about: About, open: Record<string, EntityRef>) =>
  store.upsert('autopilotViolations', {
    id: idOf(about),
    accountId: about.accountId,
    customerClientId: about.customerClientId,
    ruleId: about.ruleId,
    open,
  })

/** Notes what matches for the first time, and gives it. */
export async function noteFound(
  context: AutopilotContext,
  about: About,
  matches: Judgement[],
  executionId: string | null = null,
): Promise<Judgement[]> {
  const open = await openOf(context, about)
  const found = matches.filter(({ entity }) => !(entity.id in open)).slice(0, MOST_FOUND_AT_ONCE)
  if (found.length === 0) return []
  for (const judgement of found)
    await note(context, about, {
      kind: KIND.found,
      entity: refOf(judgement.entity),
      reason: reasonOf(judgement),
      executionId,
    })
  const added = found.map(({ entity }) => [entity.id, refOf(entity)])
  await keep(context, about, { ...open, ...Object.fromEntries(added) })
  return found
}

async function noteSolved(context: AutopilotContext, about: About, matches: Judgement[]): Promise<void> {
  const open = await openOf(context, about)
  const matching = new Set(matches.map(({ entity }) => entity.id))
  const solved = Object.values(open).filter(({ entityId }) => !matching.has(entityId))
  if (solved.length === 0) return
  for (const entity of solved) await note(context, about, { kind: KIND.solved, entity })
  await keep(context, about, Object.fromEntries(Object.entries(open).filter(([id]) => matching.has(id))))
}

/** The nightly look at a client account: every rule of the catalogue, active or not, or only those that are named. */
export async function watchViolations(
  context: AutopilotContext,
  place: Placed,
  rules: readonly Rule[] = RULES,
): Promise<void> {
  const violations = await violationsNow(context, place, rules)
  for (const { id: ruleId } of rules) {
    const matches = violations.filter((one) => one.ruleId === ruleId).map(({ judgement }) => judgement)
    await noteSolved(context, { ...place, ruleId }, matches)
    await noteFound(context, { ...place, ruleId }, matches)
  }
}
