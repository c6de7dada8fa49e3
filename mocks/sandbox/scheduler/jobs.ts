// The handler of each kind of job: what it does at `now`, the time it was due, and when the job is due next.
import { scanMonitor } from '#mocks/sandbox/domain/anomalies/scan-job.ts'
import { expireSuggestions } from '#mocks/sandbox/domain/autopilot/expiry.ts'
import { checkMatches, resumeItems, runDueItem } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import { advanceSubscription, deliverEvent } from '#mocks/sandbox/domain/billing/billing-book.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { advanceDesign } from '#mocks/sandbox/domain/designer/studio.ts'
import { advanceFile } from '#mocks/sandbox/domain/files/files.ts'
import { deletePerson } from '#mocks/sandbox/domain/identity/deactivation.ts'
import { forgetExpired } from '#mocks/sandbox/domain/retention.ts'
import { advancePost } from '#mocks/sandbox/domain/social/publisher.ts'
import { advanceTicket } from '#mocks/sandbox/domain/support/ticket-support.ts'
import { advanceSurvey } from '#mocks/sandbox/domain/surveys/schedule.ts'
import type { JobKind } from '#mocks/sandbox/store/tables.ts'

type JobHandler = (context: JobContext, subjectId: string) => Promise<unknown>

export const JOBS: Record<JobKind, JobHandler> = {
  'analytics-scan': scanMonitor,
  'autopilot-check': checkMatches,
  'autopilot-expire': expireSuggestions,
  'autopilot-resume': resumeItems,
  'autopilot-run': runDueItem,
  'billing-event': deliverEvent,
  'billing-period': advanceSubscription,
  design: advanceDesign,
  file: advanceFile,
  'person-deletion': deletePerson,
  post: advancePost,
  retention: forgetExpired,
  survey: advanceSurvey,
  ticket: advanceTicket,
}
