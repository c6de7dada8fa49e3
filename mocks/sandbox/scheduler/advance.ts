import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { setAhead } from '#mocks/sandbox/scheduler/account-clock.ts'
import { runDueJobs } from '#mocks/sandbox/scheduler/scheduler.ts'
import type { JobFilter } from '#mocks/sandbox/store/due-jobs.ts'

/** Sets the time of one account and does what falls due there on the way; other accounts keep theirs. */
export async function moveAccount(runtime: SystemContext, accountId: string, moment: Date): Promise<void> {
  const now = runtime.clock.now()
  await setAhead(runtime.store, accountId, moment.getTime() - now.getTime())
  await advance(runtime, now)
}

/** Does all that is due; where several processes share the store, one at a time, so that the order of time is kept. */
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
