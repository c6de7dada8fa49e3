import { KIND } from '#mocks/sandbox/domain/autopilot/activity.ts'
import {
  type AutopilotContext,
  CHANGE,
  changeItem,
  type StoredChange,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { type Run, runOf, saveOutcome } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { expiresAt, recounted, summaryOf } from '#mocks/sandbox/domain/autopilot/outcome.ts'

/** Reopens suggestions that a person has rejected, unless they have expired or were suggested again. Returns the run. */
export async function restoreProposals(context: AutopilotContext, executionId: string, ids: string[]): Promise<Run> {
  const { store, now } = context
  const run = await runOf(context, executionId)
  const item = await store.get('autopilotItem', run.autopilotId)
  if (!item) return run
  const isRestored = (change: StoredChange) =>
    ids.includes(change.id) &&
    change.status === CHANGE.rejected &&
    change.failure === null &&
    expiresAt(change) > now.toISOString() &&
    !item.proposed.includes(change.matchedId)
  const restored = run.changes.filter(isRestored)
  if (restored.length === 0) return run
  const entityIds = restored.map(({ entityId }) => entityId)
  const entries = { accountId: run.accountId, customerClientId: run.customerClientId, kind: KIND.rejected }
  for (const entry of await store.listAll('autopilotActivity', { where: { ...entries, entityId: entityIds } }))
    if (entry.executionId === run.id) await store.delete('autopilotActivity', entry.id)
  const changes = run.changes.map((change) =>
    restored.includes(change) ? { ...change, status: CHANGE.proposed, rejectedBecause: '' } : change,
  )
  const counted = recounted({ ...run, changes })
  await saveOutcome(store, run, counted)
  const matchedIds = restored.map(({ matchedId }) => matchedId)
  await changeItem(store, item, {
    // A rejection starts the cooldown of its item.
    touched: Object.fromEntries(Object.entries(item.touched).filter(([id]) => !matchedIds.includes(id))),
    proposed: [...item.proposed, ...matchedIds],
    lastResult: item.lastResult?.id === run.id ? summaryOf(counted) : item.lastResult,
  })
  return counted
}
