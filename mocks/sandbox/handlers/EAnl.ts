import type { SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { anomalies } from '#mocks/sandbox/handlers/EAnl/anomalies.ts'
import { anomalyComments } from '#mocks/sandbox/handlers/EAnl/comments.ts'
import { connection } from '#mocks/sandbox/handlers/EAnl/connection.ts'
import { metricSettings } from '#mocks/sandbox/handlers/EAnl/metric-settings.ts'
import { monitors } from '#mocks/sandbox/handlers/EAnl/monitors.ts'
import { preview } from '#mocks/sandbox/handlers/EAnl/preview.ts'
import { report } from '#mocks/sandbox/handlers/EAnl/report.ts'
import { reportLinks } from '#mocks/sandbox/handlers/EAnl/report-links.ts'
import { sharedReports } from '#mocks/sandbox/handlers/EAnl/shared-report.ts'
import { triage } from '#mocks/sandbox/handlers/EAnl/triage.ts'

export const eanl = {
  ...connection,
  ...report,
  ...reportLinks,
  ...sharedReports,
  ...monitors,
  ...metricSettings,
  ...anomalies,
  ...triage,
  ...anomalyComments,
  ...preview,
} satisfies SandboxHandlers<'EAnl'>
