import { AnomalyStatus } from '@adwright/sdk/types'
import type { StoredAnomaly } from '#mocks/sandbox/domain/anomalies/anomalies.ts'
import { AVAILABLE_METRICS } from '#mocks/sandbox/domain/anomalies/metric-catalog.ts'
import type { Monitor } from '#mocks/sandbox/domain/anomalies/monitors.ts'
import { shownAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { metricName, nameOfMonitor } from '#mocks/sandbox/domain/anomalies/words.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageFields, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { among, holds } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { periodOf } from '#mocks/sandbox/handlers/EAnl/report.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Where } from '#mocks/sandbox/store/schema/schema.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EAnl'>

/** The conditions for effective statuses: after the end of a snooze an anomaly is New again. */
function statesOf(wanted: readonly AnomalyStatus[], now: Date) {
  const isOver = { snoozeEnd: { to: now.toISOString() } }
  const isOn = { snoozeEnd: { from: new Date(now.getTime() + 1).toISOString() } }
  return [
    { status: wanted, snoozeEnd: null },
    ...(wanted.includes(AnomalyStatus.New) ? [isOver] : []),
    ...(wanted.includes(AnomalyStatus.Snoozed) ? [isOn] : []),
  ]
}

/** The conditions for a search text in the name of the metric or the monitor, or in the anomaly's own texts. */
function holding(searchText: string, monitors: Monitor[], language: Language) {
  const ofMetric = AVAILABLE_METRICS.map(({ apiName }) => apiName).filter((metric) =>
    holds(metricName(metric, language), searchText, language),
  )
  const ofMonitor = monitors.filter((monitor) => holds(nameOfMonitor(monitor, language), searchText, language))
  return [
    { metric: ofMetric },
    { configurationId: ofMonitor.map(({ id }) => id) },
    { searchText: { contains: searchText } },
  ]
}

type AnomalyWhere = Where<'anomaly'>

/**
 * One page in the order of the effective status. An ended snooze counts as New although another status is stored, so the new anomalies and the
 * others are two lists, one after the other.
 */
async function pageByStatus(
  store: Store,
  whereOf: (statuses: readonly AnomalyStatus[]) => AnomalyWhere,
  wanted: readonly AnomalyStatus[],
  { order, currentPage = 1, pageSize = 25 }: { order: 'asc' | 'desc'; currentPage?: number; pageSize?: number },
) {
  const isNew = (status: AnomalyStatus) => status === AnomalyStatus.New
  const groups = [wanted.filter(isNew), wanted.filter((status) => !isNew(status))]
  const items: StoredAnomaly[] = []
  let totalCount = 0
  for (const statuses of order === 'asc' ? groups : groups.toReversed()) {
    if (statuses.length === 0) continue
    const where = whereOf(statuses)
    const offset = Math.max(0, (currentPage - 1) * pageSize - totalCount)
    const limit = pageSize - items.length
    totalCount += await store.count('anomaly', where)
    if (limit > 0)
      items.push(...(await store.listAll('anomaly', { where, by: [['status', order]], order, limit, offset })))
  }
  return { items, ...pageFields(totalCount, currentPage, pageSize) }
}

export const anomalies = {
  async listAnomalies({ store, platforms, accountId, account, query, now, language }) {
    const yesterday = addDays(dayIn(now, account.timeZone), -1)
    const period = periodOf(query.dateBegin, query.dateEnd, yesterday)
    if (!period) return problem(400, 'invalid-period')
    const { orderBy = 'date', sortOrder: order = 'desc', currentPage, pageSize, searchText } = query
    const statuses = among(query.statuses) ?? Object.values(AnomalyStatus)
    const monitors = searchText === undefined ? [] : await store.list('anomalyWatch', accountId)
    const whereOf = (wanted: readonly AnomalyStatus[]): AnomalyWhere => ({
      accountId,
      date: { from: period.dateBegin, to: period.dateEnd },
      propertyName: query.propertyName,
      configurationId: among(query.configurationIds),
      metric: among(query.metrics),
      severity: among(query.severities),
      anyOf: [statesOf(wanted, now), ...(searchText === undefined ? [] : [holding(searchText, monitors, language)])],
    })
    const paging = { order, currentPage, pageSize }
    const page =
      orderBy === 'status'
        ? await pageByStatus(store, whereOf, statuses, paging)
        : await storedPage(store, 'anomaly', {
            where: whereOf(statuses),
            by: [[orderBy === 'score' ? 'size' : orderBy, order]],
            ...paging,
          })
    const shown = page.items.map((one) => shownAnomaly(one, now, currencyOf(platforms, one.propertyName)))
    return ok({ ...page, items: shown })
  },
} satisfies Pick<Handlers, 'listAnomalies'>
