// Refuses what a plan does not include or no longer has room for: one error code for all limits.
import type { PlanLimitKind, PlanLimitUsage } from '@adwright/sdk/types'
import { type PlanHolder, productNameOf, usageOf } from '#mocks/sandbox/domain/billing/plan-usage.ts'
import { fullName, type Person } from '#mocks/sandbox/domain/identity/people.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { planLimitSentence } from '#mocks/sandbox/texts/plan-limits.ts'

type Call = { store: Store; now: Date; language: Language }
type Options = {
  /** How many more are asked for; 0 asks for none. */
  adding?: number
  /** The moment whose day or month counts, if it is not now. */
  at?: Date
}

const nameOf = (person: Person | undefined) => (person ? fullName(person) || person.userName : '–')

/** The name of who pays for a plan and can change it. */
export const payerNameOf = async (store: Store, { ownerId }: PlanHolder): Promise<string> =>
  nameOf(await store.get('person', ownerId))

/** Throws a 409 with the usage of a limit if what is added would exceed it. */
export async function assertPlanLimit(
  { store, now, language }: Call,
  holder: PlanHolder,
  kind: PlanLimitKind,
  { adding = 1, at = now }: Options = {},
): Promise<void> {
  if (adding <= 0) return
  const usage = await usageOf({ store, holder, now: at }, kind)
  if (usage.allowed === null || usage.used + adding <= usage.allowed) return
  throw await planLimitProblem({ store, language }, holder, usage)
}

async function planLimitProblem(
  { store, language }: Pick<Call, 'store' | 'language'>,
  holder: PlanHolder,
  usage: PlanLimitUsage,
): Promise<Problem> {
  const payerName = await payerNameOf(store, holder)
  const names = { productName: productNameOf(holder.plan) ?? '', payerName, timeZone: holder.timeZone }
  const values = { sentence: planLimitSentence(usage, names, language) }
  return new Problem(409, 'plan-limit-reached', { values, planLimit: { ...usage, payerName } })
}
