// Keeps the exceptions of an item and the list in its settings in step.
import { changeItem, excludedEntityIds, type StoredItem } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { removeExceptions } from '#mocks/sandbox/domain/autopilot/past-guardrails.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { saveFirstVersion, saveVersion } from '#mocks/sandbox/domain/autopilot/versions.ts'
import { refOf } from '#mocks/sandbox/domain/autopilot/world.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import { changedAt, nameOf } from '#mocks/sandbox/handlers/EA/autopilot/item.ts'
import { type AutopilotCall, itemsAt, type Place } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'

type Excluded = Pick<StoredItem, 'ruleId'> & { id: string | null }

/** Excludes entities from a rule, those that are not yet; `id` is the item whose settings list them. Returns the excluded ids. */
export async function exclude(
  call: AutopilotCall,
  place: Place,
  item: Excluded,
  ids: string[],
  expiresOn: string | null = null,
): Promise<string[]> {
  const world = await worldFor(call, place)
  const excluded: string[] = []
  const { day } = momentFor(place.client, call.now)
  const known = excludedEntityIds(item.ruleId, await call.store.list('autopilotException', place.scope), day)
  for (const id of ids) {
    const entity = world.entity(id)
    if (!entity || known.has(id)) continue
    const exception = {
      ...refOf(entity),
      ...place.scope,
      id: call.newId('exc'),
      ruleId: item.ruleId,
      reason: '',
      expiresOn,
      createdByName: nameOf(call),
      createdAt: call.now.toISOString(),
      itemId: item.id,
    }
    await call.store.insert('autopilotException', exception)
    excluded.push(id)
  }
  return excluded
}

/** As many as an item can list. */
const MAX_LISTED = 500

/** Excludes entities from a rule, and lists them in the settings of its items. Returns the number of excluded entities. */
export async function excludeFromRule(
  call: AutopilotCall,
  place: Place,
  ruleId: string,
  ids: string[],
  expiresOn: string | null,
): Promise<number> {
  const excluded = await exclude(call, place, { ruleId, id: null }, ids, expiresOn)
  if (excluded.length > 0)
    await relist(call, place, ruleId, (listed) => [...new Set([...listed, ...excluded])].slice(0, MAX_LISTED))
  return excluded.length
}

/** Removes the exceptions of entities an item no longer lists, unless another item of the rule lists them. Returns the removed ones. */
export async function include(
  call: AutopilotCall,
  place: Place,
  item: StoredItem,
  ids: string[],
  isSelected: (exception: { itemId: string | null }) => boolean = () => true,
) {
  const others = (await itemsAt(call, place)).filter(({ id, ruleId }) => id !== item.id && ruleId === item.ruleId)
  const free = new Set(ids.filter((id) => !others.some(({ exceptionEntityIds }) => exceptionEntityIds.includes(id))))
  const gone = (await call.store.list('autopilotException', place.scope)).filter(
    (one) => one.ruleId === item.ruleId && free.has(one.entityId) && isSelected(one),
  )
  await removeExceptions(call, gone)
  return gone
}

/** Changes what items of a rule list as excluded, each as a version of its own. */
export async function relist(
  call: AutopilotCall,
  place: Place,
  ruleId: string,
  change: (ids: string[]) => string[],
): Promise<void> {
  for (const item of await itemsAt(call, place)) {
    const exceptionEntityIds = change(item.exceptionEntityIds)
    if (item.ruleId !== ruleId || exceptionEntityIds.length === item.exceptionEntityIds.length) continue
    await saveFirstVersion(call, item)
    const changed = await changeItem(call.store, item, {
      exceptionEntityIds,
      version: versionOf(item) + 1,
      ...changedAt(call, item),
    })
    await saveVersion(call, changed, { savedAt: changed.updatedAt, savedByName: nameOf(call) })
  }
}
