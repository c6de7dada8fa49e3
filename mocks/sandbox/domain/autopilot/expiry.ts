// Suggestions expire, because the metrics they were based on no longer hold.
import {
  type AutopilotContext,
  CHANGE,
  changeItem,
  type StoredItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { runOf, saveOutcome } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { recounted } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

const PROPOSAL_DAYS = 3

export const expiryOf = (proposedAt: string): string =>
  new Date(Date.parse(proposedAt) + PROPOSAL_DAYS * DAY_MS).toISOString()

/** The condition of `proposedAt` for suggestions that have not expired. */
export const unexpiredAt = (now: Date) => ({ from: new Date(now.getTime() - PROPOSAL_DAYS * DAY_MS).toISOString() })

/** Rejects the expired suggestions of an item, so that its next run can suggest them again. Returns the updated item. */
export async function expireProposals({ store, now }: AutopilotContext, item: StoredItem): Promise<StoredItem> {
  if (item.proposed.length === 0) return item
  const waiting = { autopilotId: item.id, status: CHANGE.proposed }
  const expired = new Set<string>()
  for (const id of await store.valuesOf('autopilotChange', 'executionId', waiting)) {
    const run = await runOf({ store }, String(id))
    const changes = run.changes.map((change) => {
      if (change.status !== CHANGE.proposed || change.proposedAt >= unexpiredAt(now).from) return change
      expired.add(change.matchedId)
      return { ...change, status: CHANGE.rejected, failure: 'expired' as const }
    })
    await saveOutcome(store, run, recounted({ ...run, changes }))
  }
  if (expired.size === 0) return item
  return changeItem(store, item, { proposed: item.proposed.filter((id) => !expired.has(id)) })
}
