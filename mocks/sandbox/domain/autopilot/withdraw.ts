// Withdraws open suggestions that a changed item would no longer make.
import { changesFor } from '#mocks/sandbox/domain/autopilot/changes.ts'
import {
  type AutopilotContext,
  CHANGE,
  changeItem,
  exceptionsOf,
  excludedEntityIds,
  isNotifyOnly,
  type StoredChange,
  type StoredItem,
  settingsOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { runOf, saveOutcome } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { recounted } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { clientFor, momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { isExcepted } from '#mocks/sandbox/domain/autopilot/scope.ts'

/** True if an open suggestion is obsolete under the rule's current settings. */
async function obsoleteTest(
  context: AutopilotContext,
  item: StoredItem,
): Promise<(change: StoredChange, madeAt: string) => boolean> {
  const moment = momentFor(await clientFor(context, item), context.now)
  const world = await worldFor(context, item)
  const exceptions = excludedEntityIds(item.ruleId, await exceptionsOf(context.store, item), moment.day)
  const settings = settingsOf(item)
  const { matches } = evaluate(settings, world, moment, { exceptions, only: new Set(item.proposed) })
  const planned = isNotifyOnly(item) ? [] : matches.flatMap((judgement) => changesFor(settings, judgement, world))
  return ({ entityId, matchedId, field, before, after }, madeAt) => {
    const matched = world.entity(matchedId)
    if (matched && isExcepted(matched, exceptions)) return true
    const isPlanned = planned.some(
      (one) => one.entity.id === entityId && one.field === field && one.before === before && one.after === after,
    )
    return madeAt < item.updatedAt && !isPlanned
  }
}

/** Rejects the open suggestions of an item that its last edit, or an exception, has taken the ground from; the item without them. */
export async function withdrawObsolete(context: AutopilotContext, item: StoredItem): Promise<StoredItem> {
  if (item.proposed.length === 0 || !(await clientFor(context, item)).isConnected) return item
  const isStale = await obsoleteTest(context, item)
  const withdrawn = new Set<string>()
  const waiting = { autopilotId: item.id, status: CHANGE.proposed }
  for (const id of await context.store.valuesOf('autopilotChange', 'executionId', waiting)) {
    const run = await runOf(context, String(id))
    const isOpen = ({ status }: StoredChange) => status === CHANGE.proposed
    const stale = run.changes.filter((change) => isOpen(change) && isStale(change, run.startedAt))
    if (stale.length === 0) continue
    for (const { matchedId } of stale) withdrawn.add(matchedId)
    const changes = run.changes.map((one) => (stale.includes(one) ? { ...one, status: CHANGE.rejected } : one))
    await saveOutcome(context.store, run, recounted({ ...run, changes }))
  }
  if (withdrawn.size === 0) return item
  return changeItem(context.store, item, { proposed: item.proposed.filter((id) => !withdrawn.has(id)) })
}
