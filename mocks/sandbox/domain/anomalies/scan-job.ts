// The due job of a watch: scans what came in, tells of it, and notes when something comes in next.
import { AnomalyGranularity } from '@adwright/sdk/types'
import { tellOf } from '#mocks/sandbox/domain/anomalies/mails.ts'
import { type Scan, scanNextSetting, scanOf } from '#mocks/sandbox/domain/anomalies/scan.ts'
import type { Watch } from '#mocks/sandbox/domain/anomalies/watches.ts'
import { nextFullHour } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { nextSyncOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { quietUntil } from '#mocks/sandbox/time/quiet-hours.ts'

const earliest = (...moments: (Date | null | undefined)[]): Date | null =>
  moments.flatMap((moment) => moment ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null

/** When a point of a watch can come in next, or its quiet hours end; null while nothing is synced. */
function nextScan({ watch, connection, timeZone, until }: Scan): Date | null {
  const sync = nextSyncOf(connection, watch.propertyName, until)
  const hour = sync && watch.granularity === AnomalyGranularity.Hour ? nextFullHour(until, timeZone) : null
  return earliest(sync, hour, quietUntil(watch.quietHours, until, timeZone))
}

/** The limit of one scan: an hourly monitor that is far behind catches up one day at a time. */
const scanEnd = ({ granularity }: Watch, { now, until }: JobContext): Date =>
  granularity === AnomalyGranularity.Hour ? new Date(Math.min(now.getTime() + DAY_MS, until.getTime())) : now

/** Scans one setting per transaction and stays due until every setting is scanned; then sends the notifications. */
export async function scanWatch(context: JobContext, watchId: string): Promise<void> {
  const { store, now } = context
  const watch = await store.get('anomalyWatch', watchId)
  const scan = watch?.isEnabled ? await scanOf(store, watch, scanEnd(watch, context)) : undefined
  if (!watch || !scan) return
  const job = { kind: 'analytics-scan', subjectId: watchId, accountId: watch.accountId } as const
  if (await scanNextSetting(context, scan)) return store.jobs.note(job, now)
  await tellOf(context, watch, scan.until, scan.timeZone)
  await store.jobs.note(job, nextScan(scan))
}
