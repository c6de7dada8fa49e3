// The scheduled job of a monitor: scans new data, sends notifications, and schedules the next scan.
import { AnomalyGranularity } from '@adwright/sdk/types'
import type { Monitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { notifyRecipients } from '#mocks/sandbox/domain/anomalies/notifications.ts'
import { type Scan, scanNextSetting, scanOf } from '#mocks/sandbox/domain/anomalies/scan.ts'
import { nextFullHour } from '#mocks/sandbox/domain/autopilot/calendar.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { nextSyncOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { quietUntil } from '#mocks/sandbox/time/quiet-hours.ts'

const earliest = (...moments: (Date | null | undefined)[]): Date | null =>
  moments.flatMap((moment) => moment ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null

/** The time when a monitor can get its next point, or its quiet hours end; null while nothing is synced. */
function nextScan({ monitor, connection, timeZone, until }: Scan): Date | null {
  const sync = nextSyncOf(connection, monitor.propertyName, until)
  const hour = sync && monitor.granularity === AnomalyGranularity.Hour ? nextFullHour(until, timeZone) : null
  return earliest(sync, hour, quietUntil(monitor.quietHours, until, timeZone))
}

/** The limit of one scan: an hourly monitor that is far behind catches up one day at a time. */
const scanEnd = ({ granularity }: Monitor, { now, until }: JobContext): Date =>
  granularity === AnomalyGranularity.Hour ? new Date(Math.min(now.getTime() + DAY_MS, until.getTime())) : now

/** Scans one setting per transaction and stays due until every setting is scanned; then sends the notifications. */
export async function scanMonitor(context: JobContext, monitorId: string): Promise<void> {
  const { store, now } = context
  const monitor = await store.get('anomalyWatch', monitorId)
  const scan = monitor?.isEnabled ? await scanOf(store, monitor, scanEnd(monitor, context)) : undefined
  if (!monitor || !scan) return
  const job = { kind: 'analytics-scan', subjectId: monitorId, accountId: monitor.accountId } as const
  if (await scanNextSetting(context, scan)) return store.jobs.note(job, now)
  await notifyRecipients(context, monitor, scan.until, scan.timeZone)
  await store.jobs.note(job, nextScan(scan))
}
