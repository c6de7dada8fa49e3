// What happens by itself as time goes on. Each function does everything that is due up to a moment, once.
import { advanceAnomalies } from '#mocks/sandbox/domain/anomaly-scan.ts'
import { advanceBilling } from '#mocks/sandbox/domain/billing-book.ts'
import { deleteDeactivated } from '#mocks/sandbox/domain/deactivation.ts'
import { advanceDesigns } from '#mocks/sandbox/domain/design-studio.ts'
import { advanceFiles } from '#mocks/sandbox/domain/files.ts'
import { runDueItems, watchDue } from '#mocks/sandbox/domain/rules/scheduler.ts'
import { advancePosts } from '#mocks/sandbox/domain/social-publisher.ts'
import { advanceSurveys } from '#mocks/sandbox/domain/survey-schedule.ts'
import { advanceTickets } from '#mocks/sandbox/domain/ticket-support.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/answer.ts'

/** Up to when everything that was due has been done. */
export type AdvanceMark = { id: string; until: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    advanceMark: AdvanceMark
  }
}

type Advance = (runtime: Runtime, until: Date, since: Date) => Promise<unknown>

/** The work in one transaction: all of it, or, when the process dies, none. */
const atOnce =
  (work: (runtime: Runtime, until: Date) => Promise<unknown>): Advance =>
  (runtime, until) =>
    runtime.store.transaction((store) => work({ ...runtime, store }, until))

/** In the order in which the product would. */
const ADVANCES: Advance[] = [
  atOnce(advanceBilling),
  atOnce(deleteDeactivated),
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

/** Does all that is due, once among the processes on one store. */
export function advance(runtime: Runtime, until: Date): Promise<void> {
  const { store } = runtime
  return store.withLease('advance', async () => {
    const mark = await store.get('advanceMark', MARK)
    const since = mark ? new Date(mark.until) : until
    for (const one of ADVANCES) await one(runtime, until, since)
    await store.put('advanceMark', { id: MARK, until: until.toISOString() }, { scope: '', sort: '' })
  })
}
