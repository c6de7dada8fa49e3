// The one switch of a client account above the states of its items.
import { type AutomationStop, ScheduleFrequency } from '@adwright/sdk/types'
import {
  type AutopilotContext,
  type ClientScope,
  clientKey,
  ITEM,
  type StoredItem,
  scopeOf,
  updateItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { type Versioned, versionOf } from '#mocks/sandbox/domain/versions.ts'

export type StoredAutomation = ClientScope & {
  id: string
  isPaused: boolean
  changedAt: string
  /** Null if it was stopped automatically. */
  changedByName: string | null
  reason: string | null
  /** Why it was stopped automatically. */
  stop?: AutomationStop | null
  /** When automation was resumed after a stop: earlier changes no longer count towards the limit of budget changes. */
  budgetCountedFrom?: string
} & Versioned

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    autopilotAutomation: StoredAutomation
  }
}

type StoreContext = Pick<AutopilotContext, 'store'>

export const automationOf = ({ store }: StoreContext, { accountId, customerClientId }: Placed) =>
  store.get('autopilotAutomation', clientKey({ accountId, customerClientId }))

export const isAutomationPaused = async (context: StoreContext, place: Placed): Promise<boolean> =>
  (await automationOf(context, place))?.isPaused ?? false

/** An item whose time went by while everything was paused: its next time counts, the missed one is not made up for. */
function afterPause(item: StoredItem, now: Date): StoredItem {
  const isMissed = item.nextRunAt !== null && Date.parse(item.nextRunAt) <= now.getTime()
  if (item.status !== ITEM.active || !isMissed) return item
  const next = nextRunOf(item, now, item.schedule.frequency === ScheduleFrequency.Once)
  return { ...item, status: next ? ITEM.active : ITEM.archived, nextRunAt: next?.toISOString() ?? null }
}

/** Pauses or resumes everything at a client account. */
export async function setAutomation(
  context: Pick<AutopilotContext, 'store' | 'now'>,
  place: Placed,
  {
    isPaused,
    reason,
    personName,
    version,
  }: Pick<StoredAutomation, 'isPaused' | 'reason'> & { personName: string; version: number },
): Promise<StoredAutomation> {
  const { store, now } = context
  const scope = scopeOf(place.accountId, place.customerClientId)
  if (!isPaused)
    for (const { id } of await store.list('autopilotItem', scope))
      await updateItem(store, id, (item) => afterPause(item, now))
  const before = await automationOf(context, scope)
  const switched = {
    ...before,
    ...scope,
    id: clientKey(scope),
    isPaused,
    changedAt: now.toISOString(),
    changedByName: personName,
    reason,
    stop: null,
    ...(before?.stop ? { budgetCountedFrom: now.toISOString() } : {}),
    version,
  }
  return store.upsert('autopilotAutomation', switched)
}

/** Stops everything at a client account because a change would have exceeded the limit of budget changes. */
export async function stopAutomation(
  { store, now }: Pick<AutopilotContext, 'store' | 'now'>,
  place: Placed,
  stop: AutomationStop,
): Promise<void> {
  const scope = scopeOf(place.accountId, place.customerClientId)
  const before = await automationOf({ store }, scope)
  await store.upsert('autopilotAutomation', {
    ...before,
    ...scope,
    id: clientKey(scope),
    isPaused: true,
    changedAt: now.toISOString(),
    changedByName: null,
    reason: null,
    stop,
    version: versionOf(before ?? {}) + 1,
  })
}
