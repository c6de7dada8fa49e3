// The handlers of the jobs by kind. A handler runs with `now` set to the due time, and schedules the next run of the job.
import { checkFinding } from '#mocks/sandbox/domain/ai/finding-check.ts'
import { scanMonitor } from '#mocks/sandbox/domain/anomalies/scan-job.ts'
import { expireSuggestions } from '#mocks/sandbox/domain/autopilot/expiry.ts'
import { inRunOrder } from '#mocks/sandbox/domain/autopilot/run-order.ts'
import { checkMatches, resumeItems, runDueItem } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { advanceSubscription, deliverEvent } from '#mocks/sandbox/domain/billing/billing-events.ts'
import type { JobContext, SystemContext } from '#mocks/sandbox/domain/context.ts'
import { drawDesign } from '#mocks/sandbox/domain/designer/design-job.ts'
import { advanceFile } from '#mocks/sandbox/domain/files/files.ts'
import { measurePhotograph } from '#mocks/sandbox/domain/files/measure-photograph.ts'
import { deletePerson } from '#mocks/sandbox/domain/identity/deactivation.ts'
import { checkCredential } from '#mocks/sandbox/domain/integrations/credential-check.ts'
import { sendDueEmail } from '#mocks/sandbox/domain/notifications/email-job.ts'
import { sendDailyTasks } from '#mocks/sandbox/domain/planning/daily-tasks.ts'
import { returnTask } from '#mocks/sandbox/domain/planning/task-rounds.ts'
import { sendReports } from '#mocks/sandbox/domain/reports/report-email.ts'
import { deleteExpired } from '#mocks/sandbox/domain/retention.ts'
import { publishPost } from '#mocks/sandbox/domain/social/publisher.ts'
import { advanceTicket } from '#mocks/sandbox/domain/support/ticket-support.ts'
import { advanceSurvey } from '#mocks/sandbox/domain/surveys/schedule.ts'
import { postDelivery } from '#mocks/sandbox/domain/webhooks/delivery-job.ts'
import type { DueJob } from '#mocks/sandbox/store/due-jobs.ts'
import type { JobKind } from '#mocks/sandbox/store/tables.ts'

type JobHandler = (context: JobContext, subjectId: string) => Promise<unknown>

export const JOBS: Record<Exclude<JobKind, keyof typeof CALLING_JOBS>, JobHandler> = {
  'analytics-scan': scanMonitor,
  'autopilot-check': checkMatches,
  'autopilot-expire': expireSuggestions,
  'autopilot-resume': resumeItems,
  'autopilot-run': runDueItem,
  'billing-event': deliverEvent,
  'billing-period': advanceSubscription,
  'credential-check': checkCredential,
  'daily-tasks': sendDailyTasks,
  file: advanceFile,
  'finding-check': checkFinding,
  'notification-email': sendDueEmail,
  'person-deletion': deletePerson,
  photograph: measurePhotograph,
  'report-email': sendReports,
  retention: deleteExpired,
  survey: advanceSurvey,
  'task-return': returnTask,
  ticket: advanceTicket,
}

/** Jobs that call an external system, or draw, before their transaction; the call returns the handler of its response. */
export const CALLING_JOBS = {
  design: drawDesign,
  post: publishPost,
  'webhook-delivery': postDelivery,
} satisfies Partial<Record<JobKind, (context: JobContext, subjectId: string) => Promise<JobHandler>>>

/** The order of jobs of a kind that are due at the same moment, where it matters. */
export const ORDERS: Partial<Record<JobKind, (context: SystemContext, jobs: DueJob[]) => Promise<DueJob[]>>> = {
  'autopilot-run': inRunOrder,
}

const isCalling = (kind: JobKind): kind is keyof typeof CALLING_JOBS => kind in CALLING_JOBS

/** Returns the handler of a job, after its external call if it has one. */
export async function handlerOf(context: JobContext, kind: JobKind, subjectId: string): Promise<JobHandler> {
  return isCalling(kind) ? CALLING_JOBS[kind](context, subjectId) : JOBS[kind]
}
