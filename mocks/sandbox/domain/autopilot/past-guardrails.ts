// The guardrails and exceptions of a client account as they were at past moments.
import {
  type AutopilotContext,
  type ClientScope,
  type StoredException,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { guardrailsOf, ranksOf, type StoredGuardrails } from '#mocks/sandbox/domain/autopilot/guardrails.ts'
import type { LedgerGuardrails } from '#mocks/sandbox/domain/autopilot/ledger.ts'

/** Guardrails that others replaced; `until` is when. */
type PastGuardrails = StoredGuardrails & { until: string }
export type PastException = StoredException & { removedAt: string }
/** An exception, removed or not. */
export type KnownException = StoredException & { removedAt?: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    autopilotPastGuardrails: PastGuardrails
    autopilotPastException: PastException
  }
}

type WriteContext = Pick<AutopilotContext, 'store' | 'now' | 'newId'>

/** Stores guardrails that are being replaced. */
export const savePastGuardrails = ({ store, now, newId }: WriteContext, replaced: StoredGuardrails) =>
  store.insert('autopilotPastGuardrails', { ...replaced, id: newId('pgr'), until: now.toISOString() })

/** Removes exceptions, and stores that they held until now. */
export async function removeExceptions(
  { store, now, newId }: WriteContext,
  exceptions: readonly StoredException[],
): Promise<void> {
  for (const exception of exceptions) {
    await store.delete('autopilotException', exception.id)
    await store.insert('autopilotPastException', { ...exception, id: newId('pex'), removedAt: now.toISOString() })
  }
}

/** The removed exceptions of a client account. */
export const removedExceptions = (store: AutopilotContext['store'], { accountId, customerClientId }: ClientScope) =>
  store.list('autopilotPastException', { accountId, customerClientId })

/** True if an exception existed at a moment, whether or not it had expired. */
export const existedAt = ({ createdAt, removedAt }: KnownException, at: Date): boolean =>
  Date.parse(createdAt) <= at.getTime() && (removedAt === undefined || Date.parse(removedAt) > at.getTime())

/** The guardrails of a client account by the time they were replaced, the current ones last. */
export async function guardrailHistory(
  store: AutopilotContext['store'],
  { accountId, customerClientId }: ClientScope,
  items: readonly StoredItem[],
): Promise<[LedgerGuardrails, ...LedgerGuardrails[]]> {
  const scope = { accountId, customerClientId }
  const past = await store.list('autopilotPastGuardrails', scope)
  const shown = (
    { order, maxDailyFactor, maxMonthlyFactor, maxBudgetChangePercent }: StoredGuardrails,
    until: string | null,
  ): LedgerGuardrails => ({
    until,
    ranks: ranksOf(order, items),
    limits: { maxDailyFactor, maxMonthlyFactor, maxBudgetChangePercent },
  })
  const current = shown(await guardrailsOf({ store }, scope), null)
  const [first = current, ...others] = past.map((one) => shown(one, one.until))
  return first === current ? [current] : [first, ...others, current]
}
