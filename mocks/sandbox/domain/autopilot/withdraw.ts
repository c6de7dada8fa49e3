// Withdraws open suggestions that a changed item would no longer make, or that the platform would refuse by now.
import { changesFor } from '#mocks/sandbox/domain/autopilot/changes.ts'
import {
  type AutopilotContext,
  CHANGE,
  changeItem,
  exceptionsOf,
  excludedEntityIds,
  type FailureCode,
  isNotifyOnly,
  type StoredChange,
  type StoredItem,
  settingsOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { evaluate } from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { runOf, saveOutcome } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { recounted } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { clientFor, momentFor, refusalOf, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { isExcepted } from '#mocks/sandbox/domain/autopilot/scope.ts'

type ObsoleteTest = (change: StoredChange, madeAt: string) => { failure: FailureCode | null } | undefined

/** Says whether an open suggestion is obsolete: under the rule's current settings, or because of what the platform holds by now. */
async function obsoleteTest(context: AutopilotContext, item: StoredItem): Promise<ObsoleteTest> {
  const moment = momentFor(await clientFor(context, item), context.now)
  const world = await worldFor(context, item)
  const exceptions = excludedEntityIds(item.ruleId, await exceptionsOf(context.store, item), moment.day)
  const settings = settingsOf(item)
  const { matches } = evaluate(settings, world, moment, { exceptions, only: new Set(item.proposed) })
  const planned = isNotifyOnly(item) ? [] : matches.flatMap((judgement) => changesFor(settings, judgement, world))
  return (change, madeAt) => {
    const { entityId, matchedId, field, before, after } = change
    const matched = world.entity(matchedId)
    if (matched && isExcepted(matched, exceptions)) return { failure: null }
    const failure = refusalOf(world.entity(entityId), change)
    if (failure) return { failure }
    const isPlanned = planned.some(
      (one) => one.entity.id === entityId && one.field === field && one.before === before && one.after === after,
    )
    return madeAt < item.updatedAt && !isPlanned ? { failure: null } : undefined
  }
}

/** Rejects the open suggestions of an item that are obsolete by its last edit, an exception or the platform; returns the item without them. */
export async function withdrawObsolete(context: AutopilotContext, item: StoredItem): Promise<StoredItem> {
  if (item.proposed.length === 0 || !(await clientFor(context, item)).isConnected) return item
  const obsoleteOf = await obsoleteTest(context, item)
  const withdrawn = new Set<string>()
  const waiting = { autopilotId: item.id, status: CHANGE.proposed }
  for (const id of await context.store.valuesOf('autopilotChange', 'executionId', waiting)) {
    const run = await runOf(context, String(id))
    const changes = run.changes.map((change) => {
      const obsolete = change.status === CHANGE.proposed ? obsoleteOf(change, run.startedAt) : undefined
      if (!obsolete) return change
      withdrawn.add(change.matchedId)
      return { ...change, ...obsolete, status: CHANGE.rejected }
    })
    if (changes.every((change, place) => change === run.changes[place])) continue
    await saveOutcome(context.store, run, recounted({ ...run, changes }))
  }
  if (withdrawn.size === 0) return item
  return changeItem(context.store, item, { proposed: item.proposed.filter((id) => !withdrawn.has(id)) })
}
