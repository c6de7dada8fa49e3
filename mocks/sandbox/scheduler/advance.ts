import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { setAhead } from '#mocks/sandbox/scheduler/account-clock.ts'
import { runDueJobs } from '#mocks/sandbox/scheduler/scheduler.ts'

/** Sets the time of one account and does what falls due there on the way; other accounts keep theirs. */
export async function moveAccount(runtime: SystemContext, accountId: string, moment: Date): Promise<void> {
  const now = runtime.clock.now()
  await setAhead(runtime.store, accountId, moment.getTime() - now.getTime())
  await advance(runtime, now)
}

/** Does all that is due. The lease keeps the order of time where several processes share the store. */
export function advance(runtime: SystemContext, until: Date): Promise<void> {
  const { store } = runtime
  return store.withLease('advance', async () => {
    const clocks = await store.everyOf('accountClock')
    await runDueJobs(runtime, until, { exceptAccountIds: clocks.map(({ id }) => id) })
    for (const { id, aheadMs } of clocks)
      await runDueJobs(runtime, new Date(until.getTime() + aheadMs), { accountId: id })
  })
}
