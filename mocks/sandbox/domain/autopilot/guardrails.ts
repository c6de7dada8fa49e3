// The guardrails of a client account over all its rules: their order, and how far they may move values.
import {
  type AutopilotContext,
  type ClientScope,
  clientKey,
  isLive,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Limits } from '#mocks/sandbox/domain/autopilot/ledger.ts'
import type { Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'

export type StoredGuardrails = ClientScope & Limits & { id: string; order: string[]; updatedAt: string } & Versioned

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    autopilotGuardrails: StoredGuardrails
  }
}

export const DEFAULT_LIMITS: Limits = { maxDailyFactor: 2, maxMonthlyFactor: 4, maxBudgetChangePercent: 30 }

/** The guardrails of a client account; the defaults if no one has set them. */
export async function guardrailsOf(
  { store }: Pick<AutopilotContext, 'store'>,
  { accountId, customerClientId }: Placed,
): Promise<StoredGuardrails> {
  const id = clientKey({ accountId, customerClientId })
  const stored = await store.get('autopilotGuardrails', id)
  return stored ?? { id, accountId, customerClientId, ...DEFAULT_LIMITS, order: [], updatedAt: '' }
}

type Ranked = Pick<StoredItem, 'id' | 'createdAt'>

/** Items in the order of their priority, the highest first; those without a place in the order come last, the oldest first. */
export function inOrderOfPriority<Item extends Ranked>(order: readonly string[], items: readonly Item[]): Item[] {
  const placeOf = ({ id }: Ranked) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...items].sort(
    (a, b) => placeOf(a) - placeOf(b) || a.createdAt.localeCompare(b.createdAt) || (a.id < b.id ? -1 : 1),
  )
}

/** The ranks of the items that can run, 0 for the highest priority. */
export const ranksOf = (
  order: readonly string[],
  items: readonly Pick<StoredItem, 'id' | 'createdAt' | 'status'>[],
): Map<string, number> => new Map(inOrderOfPriority(order, items.filter(isLive)).map(({ id }, rank) => [id, rank]))
