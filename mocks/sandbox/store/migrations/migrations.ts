import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { documents } from '#mocks/sandbox/store/migrations/001-documents.ts'
import { orderOfBytes } from '#mocks/sandbox/store/migrations/002-order-of-bytes.ts'
import { versionsAndHours } from '#mocks/sandbox/store/migrations/003-versions-and-hours.ts'
import { dueJobs } from '#mocks/sandbox/store/migrations/004-due-jobs.ts'
import { spentTokens } from '#mocks/sandbox/store/migrations/006-spent-tokens.ts'
import { idempotency } from '#mocks/sandbox/store/migrations/007-idempotency.ts'
import { billingAmounts } from '#mocks/sandbox/store/migrations/008-billing-amounts.ts'
import { fileBytes } from '#mocks/sandbox/store/migrations/008-file-bytes.ts'
import { tables } from '#mocks/sandbox/store/migrations/009-tables.ts'
import { autopilotChanges } from '#mocks/sandbox/store/migrations/010-autopilot-changes.ts'
import { searchedAndSummed } from '#mocks/sandbox/store/migrations/011-searched-and-summed.ts'
import { webhooksAndNotifications } from '#mocks/sandbox/store/migrations/012-webhooks-and-notifications.ts'
import { tasksAndHistory } from '#mocks/sandbox/store/migrations/013-tasks-and-history.ts'
import { strategies } from '#mocks/sandbox/store/migrations/014-strategies.ts'
import { publishingByChannel } from '#mocks/sandbox/store/migrations/015-publishing-by-channel.ts'
import { reportEmails } from '#mocks/sandbox/store/migrations/016-report-emails.ts'
import { surveys } from '#mocks/sandbox/store/migrations/017-surveys.ts'
import { analyses } from '#mocks/sandbox/store/migrations/018-analyses.ts'
import { designs } from '#mocks/sandbox/store/migrations/019-designs.ts'
import { autopilotGuardrails } from '#mocks/sandbox/store/migrations/020-autopilot-guardrails.ts'
import { postNotifications } from '#mocks/sandbox/store/migrations/021-post-notifications.ts'
import { annotations } from '#mocks/sandbox/store/migrations/022-annotations.ts'
import { dailyTasks } from '#mocks/sandbox/store/migrations/023-daily-tasks.ts'
import { savedViews } from '#mocks/sandbox/store/migrations/025-saved-views.ts'
import { surveySums } from '#mocks/sandbox/store/migrations/028-survey-sums.ts'
import { reportLinks } from '#mocks/sandbox/store/migrations/030-report-links.ts'
import { findingsOfStrategies } from '#mocks/sandbox/store/migrations/031-findings-of-strategies.ts'
import { anomalyCauses } from '#mocks/sandbox/store/migrations/034-anomaly-causes.ts'
import { pastGuardrails } from '#mocks/sandbox/store/migrations/040-past-guardrails.ts'
import { findingChecks } from '#mocks/sandbox/store/migrations/044-finding-checks.ts'
import { sampleWorkspaces } from '#mocks/sandbox/store/migrations/048-sample-workspaces.ts'
import { designFormats } from '#mocks/sandbox/store/migrations/054-design-formats.ts'
import { uprightPhotographs } from '#mocks/sandbox/store/migrations/055-upright-photographs.ts'
import { postComments } from '#mocks/sandbox/store/migrations/056-post-comments.ts'
import { anomalyComments } from '#mocks/sandbox/store/migrations/057-anomaly-comments.ts'
import { gainOfFindings } from '#mocks/sandbox/store/migrations/058-gain-of-findings.ts'
import { oneEndOfAccess } from '#mocks/sandbox/store/migrations/059-one-end-of-access.ts'
import { rulesOfFindings } from '#mocks/sandbox/store/migrations/062-rules-of-findings.ts'
import { postsOfDesigns } from '#mocks/sandbox/store/migrations/063-posts-of-designs.ts'
import { archivedTasks } from '#mocks/sandbox/store/migrations/064-archived-tasks.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

/** The versions of the schema, in order of name; a version that has been published is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '001-documents': documents,
  '002-order-of-bytes': orderOfBytes,
  '003-versions-and-hours': versionsAndHours,
  '004-due-jobs': dueJobs,
  '006-spent-tokens': spentTokens,
  '007-idempotency': idempotency,
  '008-billing-amounts': billingAmounts,
  '008-file-bytes': fileBytes,
  '009-tables': tables,
  '010-autopilot-changes': autopilotChanges,
  '011-searched-and-summed': searchedAndSummed,
  '012-webhooks-and-notifications': webhooksAndNotifications,
  '014-strategies': strategies,
  '013-tasks-and-history': tasksAndHistory,
  '015-publishing-by-channel': publishingByChannel,
  '016-report-emails': reportEmails,
  '017-surveys': surveys,
  '018-analyses': analyses,
  '019-designs': designs,
  '020-autopilot-guardrails': autopilotGuardrails,
  '021-post-notifications': postNotifications,
  '022-annotations': annotations,
  '023-daily-tasks': dailyTasks,
  '025-saved-views': savedViews,
  '028-survey-sums': surveySums,
  '030-report-links': reportLinks,
  '031-findings-of-strategies': findingsOfStrategies,
  '034-anomaly-causes': anomalyCauses,
  '040-past-guardrails': pastGuardrails,
  '044-finding-checks': findingChecks,
  '048-sample-workspaces': sampleWorkspaces,
  '054-design-formats': designFormats,
  '055-upright-photographs': uprightPhotographs,
  '056-post-comments': postComments,
  '057-anomaly-comments': anomalyComments,
  '058-gain-of-findings': gainOfFindings,
  '059-one-end-of-access': oneEndOfAccess,
  '062-rules-of-findings': rulesOfFindings,
  '063-posts-of-designs': postsOfDesigns,
  '064-archived-tasks': archivedTasks,
}

/** Brings a database to the newest version, or to a named one, in one transaction; closes it when that fails. */
export async function migrate(database: Kysely<Tables>, version?: string): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } })
  const { error } = version === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(version)
  if (!error) return
  await database.destroy()
  throw error
}
