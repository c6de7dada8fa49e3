// Runs due jobs in chronological order. Each job runs in one transaction with its row in the table of due jobs, so that a
// crash leaves either nothing or all of it. A job that throws is retried with exponential back-off; the others continue.
import { setImmediate } from 'node:timers/promises'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { handlerOf, ORDERS } from '#mocks/sandbox/scheduler/jobs.ts'
import type { DueJob, JobFilter } from '#mocks/sandbox/store/due-jobs.ts'
import { outageOf } from '#mocks/sandbox/store/failures.ts'
import { DAY_MS, MINUTE_MS } from '#mocks/sandbox/time/clock.ts'

/** The wait before the next attempt doubles with each failure, up to a day. */
const backOffMs = (attempts: number): number => Math.min(MINUTE_MS * 2 ** attempts, DAY_MS)

/** Taking the job removes it from the table; its handler schedules the next run, if there is one. */
async function runJob(runtime: SystemContext, job: DueJob, until: Date): Promise<void> {
  const context = { ...runtime, now: new Date(job.dueAt), until }
  const handle = await handlerOf(context, job.kind, job.subjectId)
  await runtime.store.transaction(async (store) => {
    if (await store.jobs.take(job)) await handle({ ...context, store }, job.subjectId)
  })
}

async function retryLater(runtime: SystemContext, job: DueJob, until: Date, error: unknown): Promise<void> {
  // During an outage of the store no job can run, so the caller retries later.
  if (outageOf(error)) throw error
  console.error(`The job ${job.kind} of ${job.subjectId} failed and will be retried:`, error)
  await runtime.store.jobs.postpone(job, new Date(until.getTime() + backOffMs(job.attempts)), String(error))
}

/** A job with those that are due at the same moment, where the order of their kind matters. */
async function dueTogether(runtime: SystemContext, job: DueJob): Promise<DueJob[]> {
  const order = ORDERS[job.kind]
  if (!order) return [job]
  const together = await runtime.store.jobs.dueWith(job)
  return together.length > 1 ? order(runtime, together) : together
}

/** Runs every job that is due up to a moment, including those that become due during the run. */
export async function runDueJobs(runtime: SystemContext, until: Date, filter: JobFilter): Promise<void> {
  const { jobs } = runtime.store
  for (let job = await jobs.first(until, filter); job; job = await jobs.first(until, filter)) {
    for (const each of await dueTogether(runtime, job)) {
      try {
        await runJob(runtime, each, until)
      } catch (error) {
        await retryLater(runtime, each, until, error)
      }
      // Yields to pending requests between two jobs.
      await setImmediate()
    }
  }
}
