// What happens by itself as time goes on. Each function does everything that is due up to a moment, once.

import { advanceAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import { runDueItems, watchDue } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { advanceBilling } from '#mocks/sandbox/domain/billing/billing-book.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { advanceDesigns } from '#mocks/sandbox/domain/designer/studio.ts'
import { advanceFiles } from '#mocks/sandbox/domain/files/files.ts'
import { deleteDeactivated } from '#mocks/sandbox/domain/identity/deactivation.ts'
import { purgeExpired } from '#mocks/sandbox/domain/retention.ts'
import { advancePosts } from '#mocks/sandbox/domain/social/publisher.ts'
import { advanceTickets } from '#mocks/sandbox/domain/support/ticket-support.ts'
import { advanceSurveys } from '#mocks/sandbox/domain/surveys/schedule.ts'
import { aheadOf, dueOnlyOf, setAhead } from '#mocks/sandbox/scheduler/account-clock.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** Up to when everything that was due has been done. */
export type AdvanceMark = { id: string; until: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    advanceMark: AdvanceMark
  }
}

type Advance = (runtime: SystemContext, until: Date, since: Date) => Promise<unknown>

/** The work in one transaction: all of it, or, when the process dies, none. */
const atOnce =
  (work: (runtime: SystemContext, until: Date) => Promise<unknown>): Advance =>
  (runtime, until) =>
    runtime.store.transaction((store) => work({ ...runtime, store }, until))

const OF_PERSONS: Advance[] = [atOnce(advanceBilling), atOnce(deleteDeactivated)]

/** In the order in which the product would. */
const OF_ACCOUNTS: Advance[] = [
  (runtime, until) => runDueItems(runtime, until),
  (runtime, until, since) => watchDue(runtime, since, until),
  advanceAnomalies,
  advancePosts,
  advanceSurveys,
  advanceDesigns,
  advanceTickets,
  advanceFiles,
]

const MARK = 'advance'
const PURGED = 'purged'

async function advanceTo(runtime: SystemContext, id: string, advances: Advance[], until: Date): Promise<void> {
  const mark = await runtime.store.get('advanceMark', id)
  const since = mark ? new Date(mark.until) : until
  for (const one of advances) await one(runtime, until, since)
  await runtime.store.upsert('advanceMark', { id, until: until.toISOString() })
}

/** Forgets what is kept no longer, at most once a day of the sandbox. */
async function purgeOnceADay({ store }: SystemContext, until: Date): Promise<void> {
  const last = await store.get('advanceMark', PURGED)
  if (last && Math.abs(until.getTime() - Date.parse(last.until)) < DAY_MS) return
  await purgeExpired(store, until)
  await store.upsert('advanceMark', { id: PURGED, until: until.toISOString() })
}

/** Sets the time of one account, and does what falls due there on the way; other accounts keep theirs. */
export async function moveAccount(runtime: SystemContext, accountId: string, moment: Date): Promise<void> {
  const { store, clock } = runtime
  const now = clock.now()
  // What falls due in an account counts from the time it had before.
  const id = `${MARK} ${accountId}`
  const before = new Date(now.getTime() + (await aheadOf(store, accountId)))
  await store.upsert('advanceMark', { id, until: before.toISOString() })
  await setAhead(store, accountId, moment.getTime() - now.getTime())
  await advance(runtime, now)
}

/** Does all that is due, once among the processes on one store. */
export function advance(runtime: SystemContext, until: Date): Promise<void> {
  const { store } = runtime
  return store.withLease('advance', async () => {
    const clocks = await store.everyOf('accountClock')
    const ahead = new Set<unknown>(clocks.map(({ id }) => id))
    const others = clocks.length > 0 ? dueOnlyOf(store, (account) => !ahead.has(account)) : store
    await advanceTo({ ...runtime, store: others }, MARK, [...OF_PERSONS, ...OF_ACCOUNTS], until)
    await purgeOnceADay(runtime, until)
    for (const { id, aheadMs } of clocks) {
      const own = dueOnlyOf(store, (account) => account === id)
      const then = new Date(until.getTime() + aheadMs)
      await advanceTo({ ...runtime, store: own }, `${MARK} ${id}`, OF_ACCOUNTS, then)
    }
  })
}
