// The handler of each kind of job: what it does at `now`, the time it was due, and when the job is due next.
import { scanMonitor } from '#mocks/sandbox/domain/anomalies/scan-job.ts'
import { expireSuggestions } from '#mocks/sandbox/domain/autopilot/expiry.ts'
import { checkMatches, resumeItems, runDueItem } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { advanceSubscription, deliverEvent } from '#mocks/sandbox/domain/billing/billing-book.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { advanceDesign } from '#mocks/sandbox/domain/designer/studio.ts'
import { advanceFile } from '#mocks/sandbox/domain/files/files.ts'
import { deletePerson } from '#mocks/sandbox/domain/identity/deactivation.ts'
import { checkCredential } from '#mocks/sandbox/domain/integrations/ended-access.ts'
import { sendDueEmail } from '#mocks/sandbox/domain/notifications/email-job.ts'
import { forgetExpired } from '#mocks/sandbox/domain/retention.ts'
import { publishPost } from '#mocks/sandbox/domain/social/publisher.ts'
import { advanceTicket } from '#mocks/sandbox/domain/support/ticket-support.ts'
import { advanceSurvey } from '#mocks/sandbox/domain/surveys/schedule.ts'
import { postDelivery } from '#mocks/sandbox/domain/webhooks/delivery-job.ts'
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
  design: advanceDesign,
  file: advanceFile,
  'notification-email': sendDueEmail,
  'person-deletion': deletePerson,
  retention: forgetExpired,
  survey: advanceSurvey,
  ticket: advanceTicket,
}

/** Jobs that call an external system, which they do before their transaction; the call returns the handler for its answer. */
export const CALLING_JOBS = {
  post: publishPost,
  'webhook-delivery': postDelivery,
} satisfies Partial<Record<JobKind, (context: JobContext, subjectId: string) => Promise<JobHandler>>>

/** Returns the handler of a job, after the call that it begins with. */
export async function handlerOf(context: JobContext, kind: JobKind, subjectId: string): Promise<JobHandler> {
  return kind === 'webhook-delivery' || kind === 'post' ? CALLING_JOBS[kind](context, subjectId) : JOBS[kind]
}
