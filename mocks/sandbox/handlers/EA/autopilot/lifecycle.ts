// Pause, run, delete and restore an item.

import { AuditAction, AuditArea } from '@adwright/sdk/types'
import { KIND, recordActivity } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { rejectChanges } from '#mocks/sandbox/domain/autopilot/answers.ts'
import { automationOf } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { isRestorable, saveDeletedItem } from '#mocks/sandbox/domain/autopilot/deleted-items.ts'
import {
  addItem,
  CHANGE,
  changeItem,
  excludedEntityIds,
  ITEM,
  type StoredItem,
  TRIGGER,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { runItem } from '#mocks/sandbox/domain/autopilot/run.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { scheduleCheck } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { isUndoable } from '#mocks/sandbox/domain/autopilot/undo.ts'
import { shownExecution } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { created, noContent, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { include } from '#mocks/sandbox/handlers/EA/autopilot/excluding.ts'
import {
  assertAutomaticRun,
  assertMode,
  assertRuleLimits,
  changedAt,
  itemFor,
  nameOf,
  shownNow,
} from '#mocks/sandbox/handlers/EA/autopilot/item.ts'
import {
  type AutopilotCall,
  namesAt,
  type Place,
  placeOf,
  workingPlaceOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'

async function endProposals(call: AutopilotCall, { scope }: Place, item: StoredItem): Promise<void> {
  const where = { ...scope, autopilotId: item.id, trigger: { not: TRIGGER.preview }, status: CHANGE.proposed }
  for (const id of await call.store.valuesOf('autopilotChange', 'executionId', where))
    await rejectChanges(call, String(id), undefined, { isTold: false })
}

const PAUSED = { status: ITEM.paused, attention: null, nextRunAt: null }

/** The state of a resumed item: active with its next run, or archived if none is left. */
function resumed(item: StoredItem, now: Date): Pick<StoredItem, 'status' | 'attention' | 'nextRunAt'> {
  const next = nextRunOf(item, now, false)
  const status = next ? ITEM.active : ITEM.archived
  return { status, attention: null, nextRunAt: next?.toISOString() ?? null }
}

export const lifecycle = {
  async updateAutopilotItemStatus(call) {
    const { body, store, now } = call
    const place = await placeOf(call)
    const item = await itemFor(call, place, call.autopilotId)
    if (body.status === ITEM.active) assertMode(call, item.mode)
    if (item.status === ITEM.archived) return problem(409, 'item-archived')
    if (item.status === body.status) return ok(await shownNow(call, place, item))
    const isPausing = body.status === ITEM.paused
    if (!isPausing && item.status === ITEM.paused) await assertRuleLimits(call, item)
    const switched = isPausing ? PAUSED : resumed(item, now)
    const saved = await changeItem(store, item, { ...switched, ...changedAt(call, item) })
    const kind = isPausing ? KIND.paused : KIND.changed
    await recordActivity(call, saved, { kind, personName: nameOf(call), itemName: saved.name })
    return ok(await shownNow(call, place, saved))
  },

  async runAutopilotItem(call) {
    const { now } = call
    const place = await workingPlaceOf(call)
    const item = await itemFor(call, place, call.autopilotId)
    assertMode(call, item.mode)
    if (item.status === ITEM.archived) return problem(409, 'item-archived')
    const automation = await automationOf(call, call)
    if (automation?.isPaused) {
      const by = automation.changedByName ?? 'The limit of budget changes'
      const detail = `${by} paused it at ${automation.changedAt}.`
      return problem(409, 'automation-paused', { detail })
    }
    await assertAutomaticRun(call, item)
    const run = await runItem(call, item, TRIGGER.byHand)
    const world = await worldFor(call, place)
    const names = await namesAt(call, place)
    return created(shownExecution(run, place.reader, { isUndoable: isUndoable(run, world, now), names }))
  },

  async deleteAutopilotItem(call) {
    const { store } = call
    const place = await placeOf(call)
    const item = await itemFor(call, place, call.autopilotId)
    assertMode(call, item.mode)
    await endProposals(call, place, item)
    const ended = (await store.get('autopilotItem', item.id)) ?? item
    // Exceptions of the rule itself stay.
    const gone = await include(call, place, item, item.exceptionEntityIds, ({ itemId }) => itemId !== null)
    await saveDeletedItem(call, place.scope, ended, gone)
    await store.delete('autopilotItem', item.id)
    await store.jobs.note({ kind: 'autopilot-run', subjectId: item.id }, null)
    await recordActivity(call, item, { kind: KIND.deleted, personName: nameOf(call), itemName: item.name })
    const { accountId, name: target } = item
    await audit(call, { action: AuditAction.Deleted, area: AuditArea.Autopilot, target, accountId })
    return noContent()
  },

  async restoreAutopilotItem(call) {
    const { store, now } = call
    const place = await placeOf(call)
    const kept = (await store.list('autopilotDeletedItem', place.scope, { where: { id: call.autopilotId } }))[0]
    if (!kept) return problem(404, 'not-found')
    if (!isRestorable(kept, now))
      return problem(404, 'not-found', { detail: 'Deleted items can be restored for 30 days.' })
    assertMode(call, kept.item.mode)
    const isActive = kept.item.status === ITEM.active
    if (isActive) await assertRuleLimits(call, kept.item)
    const item: StoredItem = { ...kept.item, proposed: [] }
    const restored = await addItem(store, { ...item, ...(isActive ? resumed(item, now) : PAUSED) })
    await scheduleCheck(call, restored)
    const { day } = momentFor(place.client, now)
    const known = excludedEntityIds(item.ruleId, await store.list('autopilotException', place.scope), day)
    for (const exception of kept.exceptions)
      if (!known.has(exception.entityId)) await store.insert('autopilotException', { ...exception, ...place.scope })
    await store.delete('autopilotDeletedItem', kept.id)
    await recordActivity(call, restored, { kind: KIND.changed, personName: nameOf(call), itemName: item.name })
    return created(await shownNow(call, place, restored))
  },
} satisfies Pick<
  SandboxHandlers<'EA'>,
  'updateAutopilotItemStatus' | 'runAutopilotItem' | 'deleteAutopilotItem' | 'restoreAutopilotItem'
>
