// The due jobs of the autopilot: runs of items, the nightly check of every rule, and items that waited for their connection.
import { ScheduleFrequency } from '@adwright/sdk/types'
import { isAutomationPaused, recordMissedRuns } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { pauseBeyondPlan } from '#mocks/sandbox/domain/autopilot/beyond-plan.ts'
import {
  type AutopilotContext,
  changeItem,
  clientKey,
  ITEM,
  type StoredItem,
  scheduleRun,
  scopeOf,
  TRIGGER,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { clientFor, type Placed } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { checkAllRules } from '#mocks/sandbox/domain/autopilot/record-matches.ts'
import { type RunOptions, runItem } from '#mocks/sandbox/domain/autopilot/run.ts'
import { runPlacesOf } from '#mocks/sandbox/domain/autopilot/run-order.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'

/** The nightly check for violations, in the client account's time zone. */
const CHECK_HOUR = 5

export type SchedulerOptions = RunOptions & {
  /** Only items it says yes to; all when left out. */
  isIncluded?: (item: StoredItem) => boolean
}

/** When an item was due; undefined while it is not. */
function dueSince({ status, nextRunAt }: StoredItem, now: Date): Date | undefined {
  if (status !== ITEM.active || nextRunAt === null) return undefined
  const due = new Date(nextRunAt)
  return due <= now ? due : undefined
}

/** Runs an item that is due, as of the time it was due. Items that are paused get their next run when they are resumed. */
export async function runDueItem(
  context: AutopilotContext,
  id: string,
  options: RunOptions = {},
): Promise<Run | undefined> {
  const item = await context.store.get('autopilotItem', id)
  if (!item) return undefined
  const now = dueSince(item, context.now)
  if (!now) {
    await scheduleRun(context.store, item)
    return undefined
  }
  if (await isAutomationPaused(context, item)) return undefined
  // A seeded history is older than the plan.
  if (!options.isSilent && (await pauseBeyondPlan({ ...context, now }, item))) return undefined
  return runItem({ ...context, now }, item, TRIGGER.schedule, options)
}

/** Runs every item that is due up to `until` in order of time and priority, without waiting for the scheduler; returns the runs. */
export async function runDueItems(
  context: Omit<AutopilotContext, 'now'>,
  until: Date,
  { isIncluded = () => true, ...options }: SchedulerOptions = {},
): Promise<Run[]> {
  const runs: Run[] = []
  let items = (await context.store.listAll('autopilotItem')).filter(isIncluded)
  const places = await runPlacesOf(context.store, items)
  const placeOf = ({ id }: StoredItem) => places.get(id) ?? places.size
  for (;;) {
    items = items.filter((item) => dueSince(item, until))
    const [due] = items.sort((a, b) => (a.nextRunAt ?? '').localeCompare(b.nextRunAt ?? '') || placeOf(a) - placeOf(b))
    if (!due) return runs
    const run = await context.store.transaction((store) =>
      runDueItem({ ...context, store, now: until }, due.id, options),
    )
    if (run) runs.push(run)
    const after = run && (await context.store.get('autopilotItem', due.id))
    items = items.flatMap((item) => (item === due ? (after ?? []) : item))
  }
}

/** Items of an account that waited for the connection to come back run again from their next time on; the runs missed until then are recorded. */
export async function resumeItems(context: AutopilotContext, accountId: string): Promise<void> {
  const waiting = { accountId, status: ITEM.needsAttention }
  for (const item of await context.store.listAll('autopilotItem', { where: waiting })) {
    if (item.attention !== 'connection') continue
    if (!(await clientFor(context, item)).isConnected) continue
    // The run that found no access is listed as failed; the scheduled ones after it did not take place.
    const firstMissed = item.lastRunAt === null ? null : nextRunOf(item, new Date(item.lastRunAt), true)
    await recordMissedRuns(context, item, firstMissed, 'connection')
    const next = nextRunOf(item, context.now, item.lastRunAt !== null)
    await changeItem(context.store, item, {
      status: next ? ITEM.active : ITEM.archived,
      attention: null,
      nextRunAt: next?.toISOString() ?? null,
    })
  }
}

/** Notes the next nightly check of a client account, for as long as it has items. */
export async function scheduleCheck(
  { store, platforms, now }: Pick<AutopilotContext, 'store' | 'platforms' | 'now'>,
  { accountId, customerClientId }: Placed,
): Promise<void> {
  const { timeZone } = await clientFor({ store, platforms }, { accountId, customerClientId })
  const nightly = { frequency: ScheduleFrequency.Daily, weekDays: [], hour: CHECK_HOUR, timeZone } as const
  const next = nextRunOf({ schedule: { ...nightly, weekDays: [] }, startsOn: null, endsOn: null }, now, true)
  const subjectId = clientKey({ accountId, customerClientId })
  await store.jobs.note({ kind: 'autopilot-check', subjectId, accountId }, next)
}

/** Checks a client account, named by its scope, for violations of every rule. */
export async function checkMatches(context: AutopilotContext, key: string): Promise<void> {
  const dot = key.lastIndexOf('.')
  const scope = scopeOf(key.slice(0, dot), key.slice(dot + 1))
  const items = await context.store.list('autopilotItem', scope)
  const [item] = items
  if (!item) return
  // Only the place: an entry takes over what else it is given, and the nightly check belongs to no item.
  const place = { accountId: item.accountId, customerClientId: item.customerClientId }
  if ((await clientFor(context, place)).isConnected) await checkAllRules(context, place)
  await scheduleCheck(context, place)
}
