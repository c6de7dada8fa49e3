// The one switch of a client account above the states of its items.
import { type AutomationStop, ScheduleFrequency } from '@adwright/sdk/types'
import { KIND, recordActivity } from '#mocks/sandbox/domain/autopilot/activity.ts'
import {
  type AutopilotContext,
  type ClientScope,
  clientKey,
  ITEM,
  type MissedBecause,
  type StoredItem,
  scopeOf,
  updateItem,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { type Versioned, versionOf } from '#mocks/sandbox/domain/versions.ts'
import { dayIn } from '#mocks/sandbox/time/time-zone.ts'

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
type ResumeContext = Pick<AutopilotContext, 'store' | 'now' | 'newId'>

export const automationOf = ({ store }: StoreContext, { accountId, customerClientId }: Placed) =>
  store.get('autopilotAutomation', clientKey({ accountId, customerClientId }))

export const isAutomationPaused = async (context: StoreContext, place: Placed): Promise<boolean> =>
  (await automationOf(context, place))?.isPaused ?? false

/** The scheduled times of an item from the first of them up to now, in ascending order. */
function scheduledFrom(item: StoredItem, first: Date | null, now: Date): Date[] {
  const times: Date[] = []
  for (let due = first; due && due <= now; due = nextRunOf(item, due, true)) times.push(due)
  return times
}

/** Records in the activity which scheduled runs of an item, from the first of them up to now, did not take place; returns their number. */
export async function recordMissedRuns(
  context: ResumeContext,
  item: StoredItem,
  firstRun: Date | null,
  because: MissedBecause,
): Promise<number> {
  const missed = scheduledFrom(item, firstRun, context.now)
  const [first, last] = [missed[0], missed.at(-1)]
  if (!first || !last) return 0
  const { timeZone } = item.schedule
  await recordActivity(
    context,
    { ...item, autopilotId: item.id },
    {
      kind: KIND.missed,
      itemName: item.name,
      missed: { count: missed.length, from: dayIn(first, timeZone), to: dayIn(last, timeZone), because },
    },
  )
  return missed.length
}

/** Continues an item at its next scheduled time: missed runs are not made up for, but recorded in the activity. */
async function continueItem(context: ResumeContext, item: StoredItem): Promise<void> {
  const { store, now } = context
  const due = item.status === ITEM.active && item.nextRunAt !== null ? new Date(item.nextRunAt) : null
  if ((await recordMissedRuns(context, item, due, 'paused')) === 0) return
  const next = nextRunOf(item, now, item.schedule.frequency === ScheduleFrequency.Once)
  const status = next ? ITEM.active : ITEM.archived
  await updateItem(store, item.id, (stored) => ({ ...stored, status, nextRunAt: next?.toISOString() ?? null }))
}

/** Pauses or resumes everything at a client account. */
export async function setAutomation(
  context: ResumeContext,
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
  if (!isPaused) for (const item of await store.list('autopilotItem', scope)) await continueItem(context, item)
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
