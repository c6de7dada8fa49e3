// The saved versions of an item.
import { isDeepStrictEqual } from 'node:util'
import type { AutopilotItemDraft, AutopilotVersion } from '@adwright/sdk/types'
import {
  type AutopilotContext,
  type ClientScope,
  type StoredItem,
  scopeOf,
} from '#mocks/sandbox/domain/autopilot/documents.ts'

export type StoredVersion = Omit<AutopilotVersion, 'currencyCode' | 'changedFields' | 'content'> &
  ClientScope & {
    id: string
    autopilotId: string
    content: Required<AutopilotItemDraft>
  }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    autopilotVersion: StoredVersion
  }
}

type Field = AutopilotVersion['changedFields'][number]

const MAX_VERSIONS = 100
const FIELDS: Field[] = [
  'name',
  'mode',
  'conditions',
  'action',
  'parameters',
  'scope',
  'exceptionEntityIds',
  'schedule',
  'cooldownDays',
  'startsOn',
  'endsOn',
  'notify',
]

/** The user-defined settings of an item, with every field filled in. */
export function contentOf(item: StoredItem): Required<AutopilotItemDraft> {
  const { ruleId, name, mode, conditions, action, parameters, scope } = item
  const { exceptionEntityIds, schedule, cooldownDays, startsOn, endsOn, notify } = item
  return {
    ruleId,
    name,
    mode,
    conditions,
    action,
    parameters,
    scope,
    exceptionEntityIds,
    schedule,
    cooldownDays,
    startsOn,
    endsOn,
    notify,
  }
}

/** The fields by which two contents differ. */
export const changedFields = (before: Required<AutopilotItemDraft>, after: Required<AutopilotItemDraft>): Field[] =>
  FIELDS.filter((field) => !isDeepStrictEqual(before[field], after[field]))

// Ids sort in the order of the versions.
const idOf = (autopilotId: string, version: number) => `${autopilotId}.${String(version).padStart(10, '0')}`

type Place = Pick<StoredItem, 'id' | 'accountId' | 'customerClientId'>

/** The versions of an item that are kept, the earliest first. */
export const versionsOf = ({ store }: Pick<AutopilotContext, 'store'>, item: Place): Promise<StoredVersion[]> =>
  store.list('autopilotVersion', scopeOf(item.accountId, item.customerClientId), {
    where: { autopilotId: item.id },
  })

/** Saves the current settings of an item as its next version, and deletes the oldest beyond 100. */
export async function saveVersion(
  context: Pick<AutopilotContext, 'store'>,
  item: StoredItem,
  by: { savedAt: string; savedByName: string },
): Promise<void> {
  const kept = await versionsOf(context, item)
  const version = (kept.at(-1)?.version ?? 0) + 1
  const id = idOf(item.id, version)
  const scope = scopeOf(item.accountId, item.customerClientId)
  const stored: StoredVersion = { ...scope, id, autopilotId: item.id, version, ...by, content: contentOf(item) }
  await context.store.insert('autopilotVersion', stored)
  for (const old of kept.slice(0, Math.max(0, kept.length + 1 - MAX_VERSIONS)))
    await context.store.delete('autopilotVersion', old.id)
}

/** Saves the first version of an item that is older than the version history. */
export async function saveFirstVersion(context: Pick<AutopilotContext, 'store'>, item: StoredItem): Promise<void> {
  if ((await versionsOf(context, item)).length > 0) return
  await saveVersion(context, item, { savedAt: item.createdAt, savedByName: item.createdByName })
}

/** Versions as the contract shows them, the newest first. */
export const shownVersions = (kept: StoredVersion[], currencyCode: string): AutopilotVersion[] =>
  kept
    .map(({ id: _id, autopilotId: _item, accountId: _account, customerClientId: _client, ...version }, place) => {
      const before = kept[place - 1]
      return { currencyCode, ...version, changedFields: before ? changedFields(before.content, version.content) : [] }
    })
    .toReversed()
