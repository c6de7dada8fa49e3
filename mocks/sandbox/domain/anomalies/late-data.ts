// Data that came after it was due, or was corrected after it had been checked.
import { AnomalyArrival, AnomalyGranularity, type MetricSetting } from '@adwright/sdk/types'
import type { ScoredPoint } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import type { Arrival } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'
import { type Monitor, withinRange } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { roundedAs } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS, HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

type World = Pick<AnalyticsPropertyView, 'arrivals'>

const dayOf = (time: number): Day => dayOfNumber(Math.floor(time / DAY_MS))

/** The days of a point: seven of a weekly monitor. */
const daysOf = (time: number, granularity: AnomalyGranularity) =>
  Array.from({ length: granularity === AnomalyGranularity.Week ? 7 : 1 }, (_, place) => addDays(dayOf(time), place))

/** How the data of a point came; a week with a late day was judged without it before, so that its sum is corrected. */
export function arrivalOf({ arrivals }: World, time: number, granularity: AnomalyGranularity): Arrival {
  if (arrivals.size === 0) return 'onTime'
  const [first] = daysOf(time, granularity).flatMap((day) => arrivals.get(day) ?? [])
  if (!first) return 'onTime'
  return granularity === AnomalyGranularity.Week ? 'corrected' : first.arrival
}

/** True for a point whose data came or was corrected since a scan. */
export const hasNews = (
  { arrivals }: World,
  time: number,
  granularity: AnomalyGranularity,
  scannedAt: string,
): boolean => arrivals.size > 0 && daysOf(time, granularity).some((day) => (arrivals.get(day)?.at ?? '') > scannedAt)

/** True if any data of a property came late or was corrected since a scan. */
export const hasAnyNews = ({ arrivals }: World, scannedAt: string): boolean =>
  [...arrivals.values()].some(({ at }) => at > scannedAt)

/** Tells the stored anomalies of a setting the values to which their points were corrected. */
export async function saveCorrections(
  store: Store,
  { accountId, granularity }: Pick<Monitor, 'accountId' | 'granularity'>,
  { id: metricSettingId, metric }: MetricSetting,
  corrected: readonly ScoredPoint[],
): Promise<void> {
  if (corrected.length === 0) return
  const dates = corrected.map(({ time }) => dayOf(time))
  const isHourly = granularity === AnomalyGranularity.Hour
  for (const anomaly of await store.list('anomaly', accountId, { where: { date: dates } })) {
    if (anomaly.metricSettingId !== metricSettingId) continue
    const time = Date.parse(anomaly.date) + (isHourly ? (anomaly.hour ?? 0) * HOUR_MS : 0)
    const actual = corrected.find((point) => point.time === time)?.actual
    if (actual === undefined || actual === null) continue
    const currentActual = roundedAs(metric, withinRange(actual))
    if (currentActual !== anomaly.actual || anomaly.arrival === AnomalyArrival.Corrected)
      await store.set('anomaly', anomaly.id, { arrival: AnomalyArrival.Corrected, currentActual })
  }
}
