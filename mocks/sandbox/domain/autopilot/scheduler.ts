// Runs what is due: each item at each of its times once, in order of time, however many processes share the store.
import { isAutomationPaused } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { instantOf, momentIn } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import {
  type AutopilotContext,
  changeItem,
  ITEM,
  type StoredExecution,
  type StoredItem,
  TRIGGER,
} from '#mocks/sandbox/domain/autopilot/documents.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { type RunOptions, runItem } from '#mocks/sandbox/domain/autopilot/run.ts'
import { nextRunOf } from '#mocks/sandbox/domain/autopilot/schedule.ts'
import { watchViolations } from '#mocks/sandbox/domain/autopilot/watch.ts'
import { addDays } from '#mocks/sandbox/time/time-zone.ts'

const CLAIM = 'autopilot-run'
/** A run that takes longer has lost its process; another one may take it over. */
const LOST_AFTER_MS = 10 * 60_000
/** The nightly look at violations, in the client account's time zone. */
const WATCH_HOUR = 5

export type SchedulerContext = Omit<AutopilotContext, 'now'>

export type SchedulerOptions = RunOptions & {
  /** Only items it says yes to; all when left out. */
  isMeant?: (item: StoredItem) => boolean
}

export const isRunning = ({ runningSince }: Pick<StoredItem, 'runningSince'>, now: Date): boolean =>
  runningSince !== null && now.getTime() - Date.parse(runningSince) < LOST_AFTER_MS

const claimOf = ({ id, nextRunAt }: StoredItem) => `${id} ${nextRunAt}`

/** Takes an item's due run for this process; the item as it is now, or undefined when somebody else has it or it is over. */
async function take(context: AutopilotContext, due: StoredItem): Promise<StoredItem | undefined> {
  return context.store.transaction(async (store) => {
    const claim = claimOf(due)
    const before = await store.get('autopilotItem', due.id)
    if (before?.runningSince && !isRunning(before, context.now)) await store.release(CLAIM, claim)
    if (!(await store.claim(CLAIM, claim, context.newId('claim')))) return undefined
    const item = await store.get('autopilotItem', due.id)
    const isHeld = item === undefined || (await isAutomationPaused({ store }, item))
    if (!item || isHeld || item.nextRunAt !== due.nextRunAt || item.status !== ITEM.active) {
      await store.release(CLAIM, claim)
      return undefined
    }
    return changeItem(store, item, { runningSince: context.now.toISOString() })
  })
}

/** One due run, in two steps, so that others see that it is running. */
async function runDue(
  context: AutopilotContext,
  due: StoredItem,
  options: RunOptions,
): Promise<StoredExecution | undefined> {
  const item = await take(context, due)
  if (!item) return undefined
  return context.store.transaction(async (store) => {
    const run = await runItem({ ...context, store }, item, TRIGGER.schedule, options)
    await store.release(CLAIM, claimOf(item))
    return run
  })
}

/** Items that waited for the connection to come back run again. */
async function revive(context: AutopilotContext, item: StoredItem): Promise<StoredItem> {
  if (item.status !== ITEM.needsAttention || item.attention !== 'connection') return item
  if (!(await clientFor(context, item)).isConnected) return item
  const next = nextRunOf(item, context.now, item.lastRunAt !== null)
  return changeItem(context.store, item, {
    status: next ? ITEM.active : ITEM.archived,
    attention: null,
    nextRunAt: next?.toISOString() ?? null,
  })
}

const dueBefore = (items: StoredItem[], until: Date): StoredItem | undefined =>
  items
    .filter(
      ({ status, nextRunAt }) =>
        status === ITEM.active && nextRunAt !== null && Date.parse(nextRunAt) <= until.getTime(),
    )
    .sort((a, b) => (a.nextRunAt ?? '').localeCompare(b.nextRunAt ?? '') || (a.id < b.id ? -1 : 1))[0]

/** Items of client accounts whose automation is not paused. */
async function active(context: SchedulerContext, items: StoredItem[]): Promise<StoredItem[]> {
  const paused = await Promise.all(items.map((item) => isAutomationPaused(context, item)))
  return items.filter((_, place) => !paused[place])
}

/** Runs everything that is due up to `until`, each at its own time; gives the runs in their order. */
export async function runDueItems(
  context: SchedulerContext,
  until: Date,
  { isMeant = () => true, ...options }: SchedulerOptions = {},
): Promise<StoredExecution[]> {
  const runs: StoredExecution[] = []
  const all = await active(context, (await context.store.listAll('autopilotItem')).filter(isMeant))
  const items = await Promise.all(all.map((item) => revive({ ...context, now: until }, item)))
  for (let due = dueBefore(items, until); due; due = dueBefore(items, until)) {
    const run = await runDue({ ...context, now: new Date(due.nextRunAt ?? until) }, due, options)
    if (run) runs.push(run)
    const place = items.indexOf(due)
    const now = await context.store.get('autopilotItem', due.id)
    // Somebody else runs it at this moment, or it was deleted: not ours any more.
    if (run && now) items[place] = now
    else items.splice(place, 1)
  }
  return runs
}

/** Looks for violations at every client account that has items, once for each night between `from` and `until`. */
export async function watchDue(context: SchedulerContext, from: Date, until: Date): Promise<void> {
  const items = await context.store.listAll('autopilotItem')
  // Only where: whatever is noted takes over what else a place has, and a night's look belongs to no item.
  const places = new Map(
    items.map(({ accountId, customerClientId }) => [
      `${accountId} ${customerClientId}`,
      { accountId, customerClientId },
    ]),
  )
  for (const place of places.values()) {
    const { timeZone, isConnected } = await clientFor(context, place)
    if (!isConnected) continue
    const last = momentIn(timeZone, until).day
    for (let { day } = momentIn(timeZone, from); day <= last; day = addDays(day, 1)) {
      const at = instantOf(day, WATCH_HOUR, timeZone)
      if (at <= from || at > until) continue
      await context.store.transaction((store) => watchViolations({ ...context, store, now: at }, place))
    }
  }
}
