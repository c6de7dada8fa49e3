import { AuditAction, AuditArea } from '@adwright/sdk/types'
import { KIND, recordActivity } from '#mocks/sandbox/domain/autopilot/activity.ts'
import { ruleOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { addItem, changeItem, ITEM, isLive, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { problemsIn } from '#mocks/sandbox/domain/autopilot/draft.ts'
import { worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { scheduleCheck } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { saveFirstVersion, saveVersion, shownVersions, versionsOf } from '#mocks/sandbox/domain/autopilot/versions.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { created, ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { exclude, include } from '#mocks/sandbox/handlers/EA/autopilot/excluding.ts'
import {
  aroundItems,
  assertItemLimit,
  assertMode,
  assertRuleLimits,
  changedAt,
  fieldsOf,
  itemFor,
  nameOf,
  shownItem,
  shownNow,
} from '#mocks/sandbox/handlers/EA/autopilot/item.ts'
import { itemsAt, placeOf } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

/** Active and what needs attention first, then what is paused, then what is over. */
const ORDER_OF_STATES: number[] = [ITEM.active, ITEM.needsAttention, ITEM.paused, ITEM.archived]

const rank = ({ status }: StoredItem) => ORDER_OF_STATES.indexOf(status)

const without = (ids: string[], others: string[]) => ids.filter((id) => !others.includes(id))

export const items = {
  async listAutopilotItems(call) {
    const place = await placeOf(call)
    const around = await aroundItems(call, place)
    const all = (await itemsAt(call, place)).sort((a, b) => rank(a) - rank(b))
    return ok(all.map((item) => shownItem(item, around)))
  },

  async getAutopilotItem(call) {
    const place = await placeOf(call)
    return ok(await shownNow(call, place, await itemFor(call, place, call.autopilotId)))
  },

  async createAutopilotItem(call) {
    const { store, body, now, newId, accountId, customerClientId } = call
    const place = await placeOf(call)
    assertMode(call, body.mode)
    const rule = ruleOf(body.ruleId)
    const world = await worldFor(call, place)
    const today = dayIn(now, place.client.timeZone)
    const problems = new FieldProblems(call.language)
    for (const [field, code, values] of problemsIn(body, { rule, world, today, now })) problems.add(field, code, values)
    if (!rule || !problems.isEmpty) return problems.answer()
    await assertRuleLimits(call, body)
    await assertItemLimit(call, place)
    const id = newId('ap')
    const fields = fieldsOf(body, rule)
    const at = now.toISOString()
    const item: StoredItem = {
      ...fields,
      id,
      autopilotId: id,
      accountId,
      customerClientId,
      status: ITEM.active,
      createdById: call.person.id,
      createdByName: nameOf(call),
      createdAt: at,
      updatedAt: at,
      lastRunAt: null,
      nextRunAt: nextRunOf(fields, now, false)?.toISOString() ?? null,
      lastResult: null,
      version: 1,
      language: call.language,
      touched: {},
      proposed: [],
      attention: null,
    }
    await addItem(store, item)
    await scheduleCheck(call, item)
    await saveVersion(call, item, { savedAt: at, savedByName: item.createdByName })
    await exclude(call, place, item, item.exceptionEntityIds)
    await recordActivity(call, item, { kind: KIND.created, personName: item.createdByName, itemName: item.name })
    await audit(call, { action: AuditAction.Created, area: AuditArea.Autopilot, target: item.name, accountId })
    return created(await shownNow(call, place, item))
  },

  async updateAutopilotItem(call) {
    const { store, body: draft, query, now } = call
    const place = await placeOf(call)
    const item = await itemFor(call, place, call.autopilotId)
    assertMode(call, item.mode, draft.mode)
    if (item.status === ITEM.archived) return problem(409, 'item-archived')
    const problems = new FieldProblems(call.language)
    const rule = ruleOf(draft.ruleId)
    if (draft.ruleId !== item.ruleId) problems.add('ruleId', 'rule-fixed')
    const world = await worldFor(call, place)
    const today = dayIn(now, place.client.timeZone)
    for (const [field, code, values] of problemsIn(draft, { rule, world, today, now }, item))
      if (field !== 'ruleId') problems.add(field, code, values)
    if (!rule || !problems.isEmpty) return problems.answer()

    if (isLive(item)) await assertRuleLimits(call, draft, item)
    const fields = fieldsOf(draft, rule)
    const edited = withNextVersion(item, { ...item, ...fields })
    assertExpectedVersion(query, item, edited)
    if (edited === item) return ok(await shownNow(call, place, item))
    await saveFirstVersion(call, item)
    const nextRunAt = item.status === ITEM.active ? (nextRunOf(fields, now, false)?.toISOString() ?? null) : null
    const saved = await changeItem(store, item, { ...edited, nextRunAt, ...changedAt(call, item) })
    await saveVersion(call, saved, { savedAt: saved.updatedAt, savedByName: nameOf(call) })
    await include(call, place, item, without(item.exceptionEntityIds, saved.exceptionEntityIds))
    await exclude(call, place, saved, without(saved.exceptionEntityIds, item.exceptionEntityIds))
    await recordActivity(call, saved, { kind: KIND.changed, personName: nameOf(call), itemName: saved.name })
    return ok(await shownNow(call, place, saved))
  },

  async listAutopilotVersions(call) {
    const place = await placeOf(call)
    return ok(
      shownVersions(await versionsOf(call, await itemFor(call, place, call.autopilotId)), place.client.currency),
    )
  },
} satisfies Pick<
  SandboxHandlers<'EA'>,
  'listAutopilotItems' | 'getAutopilotItem' | 'createAutopilotItem' | 'updateAutopilotItem' | 'listAutopilotVersions'
>
