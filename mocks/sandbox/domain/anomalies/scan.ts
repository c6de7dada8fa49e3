// Scans new data and stores its anomalies. Each point is checked once by each setting, so that scanning
// again finds nothing new, and an edit takes effect from the next point on.
import {
  AnomalyCause,
  AnomalyDirection,
  AnomalyGranularity,
  AnomalyStatus,
  type MetricSetting,
} from '@adwright/sdk/types'
import { withIgnoredDays } from '#mocks/sandbox/domain/annotations/annotations.ts'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { ARRIVALS, pointOf } from '#mocks/sandbox/domain/anomalies/anomaly-point.ts'
import { rareEnough } from '#mocks/sandbox/domain/anomalies/checked-together.ts'
import { detectUntil, segmentOf, whenOf } from '#mocks/sandbox/domain/anomalies/detection.ts'
import type { Finding, ScoredPoint } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { explain } from '#mocks/sandbox/domain/anomalies/explain.ts'
import { hasAnyNews, hasNews, saveCorrections } from '#mocks/sandbox/domain/anomalies/late-data.ts'
import { deviationPct, type Monitor, signed, stableId, withinRange } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { notifyRecipients } from '#mocks/sandbox/domain/anomalies/notifications.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import {
  type AnalyticsConnection,
  analyticsConnectionOf,
  newestDayOf,
} from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { roundedAs } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, wallTime } from '#mocks/sandbox/time/time-zone.ts'

export type ScanContext = Pick<BaseContext, 'store' | 'platforms' | 'newId' | 'origin' | 'secrets'>

const SHOWN_POINTS = 30

const CAUSES = {
  value: AnomalyCause.Value,
  level: AnomalyCause.Level,
  shift: AnomalyCause.Shift,
  drift: AnomalyCause.Drift,
  standstill: AnomalyCause.Standstill,
} as const

/** The account-local time (as UTC) of the newest complete point of a monitor; undefined without data. */
export function newestPoint(
  monitor: Pick<Monitor, 'propertyName' | 'granularity'>,
  connection: AnalyticsConnection,
  until: Date,
  timeZone: string,
): number | undefined {
  const day = newestDayOf(connection, monitor.propertyName, until, timeZone)
  if (day === undefined) return undefined
  const newest = Date.parse(day)
  if (monitor.granularity === AnomalyGranularity.Hour) {
    const end = connection.endedAt ? Math.min(Date.parse(connection.endedAt), until.getTime()) : until.getTime()
    return Math.floor(wallTime(new Date(end), timeZone) / HOUR_MS) * HOUR_MS - HOUR_MS
  }
  return monitor.granularity === AnomalyGranularity.Week ? newest - 6 * DAY_MS : newest
}

function anomalyOf(
  world: AnalyticsPropertyView,
  monitor: Monitor,
  setting: MetricSetting,
  finding: Finding,
  points: ScoredPoint[],
  until: Date,
): StoredAnomaly {
  const { metric } = setting
  const when = whenOf(finding.time, monitor.granularity)
  const { date } = when
  const to = monitor.granularity === AnomalyGranularity.Week ? addDays(date, 6) : date
  const { actual, expected, direction } = finding
  const at = points.findIndex(({ time }) => time === finding.time)
  const shown = points.slice(Math.max(0, at - SHOWN_POINTS + 1), at + 1)
  const segment = segmentOf(setting)
  return {
    id: stableId('ano', monitor.accountId, monitor.id, setting.id, finding.time),
    accountId: monitor.accountId,
    configurationId: monitor.id,
    metricSettingId: setting.id,
    propertyName: monitor.propertyName,
    metric,
    ...pointOf(metric, { ...finding, ...when }, roundedAs),
    actual: roundedAs(metric, withinRange(actual)),
    deviationPct: deviationPct(actual, expected),
    score: signed(finding.score, direction),
    direction: direction === 'drop' ? AnomalyDirection.Drop : AnomalyDirection.Rise,
    cause: CAUSES[finding.cause],
    arrival: ARRIVALS[finding.arrival],
    currentActual: null,
    severity: finding.severity,
    status: AnomalyStatus.New,
    snoozedUntil: null,
    feedback: null,
    assigneeName: null,
    comments: [],
    version: 1,
    contributors: explain(world, { metric, from: date, to, actual, expected, ...(segment ? { segment } : {}) }),
    relatedAnomalyIds: [],
    series: shown.flatMap((point) => {
      const { time, expected: usual, lowerBound, upperBound } = point
      return usual === null || lowerBound === null || upperBound === null
        ? []
        : [
            pointOf(
              metric,
              { ...point, ...whenOf(time, monitor.granularity), expected: usual, lowerBound, upperBound },
              roundedAs,
            ),
          ]
    }),
    foundAt: until.toISOString(),
    isTold: false,
  }
}

/** The context of a scan: the monitor, the connection of its data, and the end of the scanned time. */
export type Scan = { monitor: Monitor; connection: AnalyticsConnection; timeZone: string; until: Date }

/** Scans the new data of one setting and stores its anomalies; undefined without new data. */
async function scanSetting(
  context: ScanContext,
  { monitor, connection, timeZone, until }: Scan,
  setting: MetricSetting,
): Promise<StoredAnomaly[] | undefined> {
  const { store } = context
  const { accountId, propertyName } = monitor
  const newest = newestPoint(monitor, connection, until, timeZone)
  const mark = await store.get('anomalyScan', setting.id)
  const scannedUntil = mark?.at ?? Date.parse(monitor.watchedFrom) - 1
  if (newest === undefined) return undefined
  const world = await propertyViewOf(context, accountId, propertyName)
  if (!world) return undefined
  const scannedAt = mark?.scannedAt ?? until.toISOString()
  if (newest <= scannedUntil && !hasAnyNews(world, scannedAt)) return undefined
  const { points, findings } = detectUntil(world, monitor, setting, newest, mark !== undefined)
  const isNews = ({ time }: ScoredPoint) =>
    time > Date.parse(monitor.watchedFrom) - 1 && hasNews(world, time, monitor.granularity, scannedAt)
  const isFresh = (point: ScoredPoint) => point.time > scannedUntil || (point.arrival === 'late' && isNews(point))
  const fresh = findings.filter((finding) => isFresh(finding) && finding.expected >= setting.minimumVolume)
  const found = (await rareEnough(store, world, { monitor, setting }, fresh)).map((finding) =>
    anomalyOf(world, monitor, setting, finding, points, until),
  )
  const corrected = points.filter((point) => point.arrival === 'corrected' && isNews(point))
  await saveCorrections(store, monitor, setting, corrected)
  await saveMark(store, setting.id, Math.max(newest, scannedUntil), until)
  for (const anomaly of found) await store.upsert('anomaly', anomaly)
  await relate(store, accountId, found)
  return found
}

/** Scans the first setting of a monitor with new data; false if there is none. */
export async function scanNextSetting(context: ScanContext, scan: Scan): Promise<boolean> {
  for (const setting of scan.monitor.metricSettings) if (await scanSetting(context, scan, setting)) return true
  return false
}

/** The context of a monitor's scan; undefined without an account or a connection. */
export async function scanOf(store: Store, monitor: Monitor, until: Date): Promise<Scan | undefined> {
  const [account, connection] = await Promise.all([
    store.get('account', monitor.accountId),
    analyticsConnectionOf(store, monitor.accountId),
  ])
  if (!account || !connection) return undefined
  const learning = await withIgnoredDays(store, monitor.accountId, monitor)
  return { monitor: learning, connection, timeZone: account.timeZone, until }
}

/**
 * Scans the data up to `until` with every monitor of an account that is on, or with one of them, and sends notifications; returns the
 * new anomalies.
 */
export async function scanAnomalies(
  context: ScanContext,
  accountId: string,
  until: Date,
  monitorId?: string,
): Promise<StoredAnomaly[]> {
  const { store } = context
  const found: StoredAnomaly[] = []
  const scans: Scan[] = []
  for (const monitor of await store.list('anomalyWatch', accountId)) {
    const scan = monitorId === undefined || monitor.id === monitorId ? await scanOf(store, monitor, until) : undefined
    if (!scan) continue
    scans.push(scan)
    for (const setting of monitor.isEnabled ? monitor.metricSettings : [])
      found.push(...((await scanSetting(context, scan, setting)) ?? []))
  }
  for (const { monitor, timeZone } of scans) await notifyRecipients(context, monitor, until, timeZone)
  return found
}

const saveMark = (store: Store, id: string, at: number, until: Date) =>
  store.upsert('anomalyScan', { id, at, scannedAt: until.toISOString() })

/** Makes settings start with the next point, skipping earlier data. */
export async function skipToNextPoint(
  { store }: Pick<ScanContext, 'store'>,
  monitor: Monitor,
  settings: MetricSetting[],
  now: Date,
  timeZone: string,
): Promise<void> {
  const connection = await analyticsConnectionOf(store, monitor.accountId)
  const newest = connection && newestPoint(monitor, connection, now, timeZone)
  if (newest === undefined) return
  for (const { id } of settings) await saveMark(store, id, newest, now)
}

/** Links the anomalies of a property that are at most a day apart, because they probably have one cause. */
async function relate(store: Store, accountId: string, found: StoredAnomaly[]): Promise<void> {
  if (found.length === 0) return
  const dates = found.map(({ date }) => date).sort()
  const near = await store.list('anomaly', accountId, {
    where: { date: { from: addDays(dates[0] ?? '', -2), to: addDays(dates.at(-1) ?? '', 2) } },
  })
  const changed = new Set(found.flatMap(({ date }) => [addDays(date, -1), date, addDays(date, 1)]))
  for (const anomaly of near.filter(({ date }) => changed.has(date))) {
    const relatedAnomalyIds = near
      .filter(({ id, propertyName }) => id !== anomaly.id && propertyName === anomaly.propertyName)
      .filter(({ date }) => Math.abs(Date.parse(date) - Date.parse(anomaly.date)) <= DAY_MS)
      .sort((a, b) => Math.abs(b.score) - Math.abs(a.score) || a.id.localeCompare(b.id))
      .slice(0, 50)
      .map(({ id }) => id)
    await store.set('anomaly', anomaly.id, { relatedAnomalyIds })
  }
}
