import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { setClockOffset } from '#mocks/sandbox/scheduler/account-clock.ts'
import { runDueJobs } from '#mocks/sandbox/scheduler/scheduler.ts'
import type { JobFilter } from '#mocks/sandbox/store/due-jobs.ts'

/** Advances the clock of one account and runs its due jobs; the clocks of other accounts are unaffected. */
export async function setAccountTime(runtime: SystemContext, accountId: string, moment: Date): Promise<void> {
  const now = runtime.clock.now()
  await setClockOffset(runtime.store, accountId, moment.getTime() - now.getTime())
  await advance(runtime, now)
}

/** Runs all due jobs. Processes that share the store run them one at a time, so that jobs stay in chronological order. */
export async function advance(runtime: SystemContext, until: Date): Promise<void> {
  const { store } = runtime
  const clocks = await store.everyOf('accountClock')
  const turns: [Date, JobFilter][] = [
    [until, { exceptAccountIds: clocks.map(({ id }) => id) }],
    ...clocks.map(({ id, aheadMs }): [Date, JobFilter] => [new Date(until.getTime() + aheadMs), { accountId: id }]),
  ]
  for (const [moment, filter] of turns)
    if (await store.jobs.first(moment, filter))
      await store.withLease('advance', () => runDueJobs(runtime, moment, filter))
}
