import { type Anomaly, AnomalyStatus } from '@adwright/sdk/types'
import { shownAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { metricName, nameOfWatch } from '#mocks/sandbox/domain/anomalies/words.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { among, holds } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { periodOf } from '#mocks/sandbox/handlers/EAnl/report.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EAnl'>

const VALUES = {
  date: ({ date }: Anomaly) => date,
  metric: ({ metric }: Anomaly) => metric,
  severity: ({ severity }: Anomaly) => severity,
  status: ({ status }: Anomaly) => status,
  score: ({ score }: Anomaly) => Math.abs(score),
  deviationPct: ({ deviationPct: percent }: Anomaly) => percent,
}

function compared(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
}

/** What of an anomaly a text is looked for in. */
const wordsOf = (anomaly: Anomaly, watchName: string, language: Language): string =>
  [
    metricName(anomaly.metric, language),
    watchName,
    anomaly.assigneeName ?? '',
    ...anomaly.contributors.map(({ value }) => value),
    ...anomaly.comments.map(({ text }) => text),
  ].join('\n')

/** Anomalies that are in one of some states now: one whose snooze is over is New again. */
function statesOf(wanted: readonly AnomalyStatus[] | undefined, now: Date) {
  if (!wanted) return undefined
  const isOver = { snoozeEnd: { to: now.toISOString() } }
  const isOn = { snoozeEnd: { from: new Date(now.getTime() + 1).toISOString() } }
  return [
    { status: wanted, snoozeEnd: null },
    ...(wanted.includes(AnomalyStatus.New) ? [isOver] : []),
    ...(wanted.includes(AnomalyStatus.Snoozed) ? [isOn] : []),
  ]
}

export const anomalies = {
  async listAnomalies({ store, platforms, accountId, account, query, now, language }) {
    const yesterday = addDays(dayIn(now, account.timeZone), -1)
    const period = periodOf(query.dateBegin, query.dateEnd, yesterday)
    if (!period) return problem(400, 'invalid-period')
    const where = {
      accountId,
      date: { from: period.dateBegin, to: period.dateEnd },
      propertyName: query.propertyName,
      configurationId: query.configurationId,
      metric: among(query.metrics),
      severity: among(query.severities),
      anyOf: statesOf(among(query.statuses), now),
    }
    const { orderBy = 'date', sortOrder = 'desc', currentPage, pageSize } = query
    if (query.searchText === undefined && orderBy !== 'status') {
      const by = [[orderBy === 'score' ? 'size' : orderBy, sortOrder]] as const
      const page = await storedPage(store, 'anomaly', { where, by, currentPage, pageSize })
      const shown = page.items.map((one) => shownAnomaly(one, now, currencyOf(platforms, one.propertyName)))
      return ok({ ...page, items: shown })
    }
    // Words of the reader's language are not stored, and a state follows from the time as well.
    const kept = await store.listAll('anomaly', { where })
    const watches = await store.list('anomalyWatch', accountId)
    const names = new Map(watches.map((watch) => [watch.id, nameOfWatch(watch, language)]))
    const wanted = kept
      .map((anomaly) => shownAnomaly(anomaly, now, currencyOf(platforms, anomaly.propertyName)))
      .filter((anomaly) =>
        holds(wordsOf(anomaly, names.get(anomaly.configurationId) ?? '', language), query.searchText, language),
      )
    const valueOf = VALUES[orderBy]
    const turn = sortOrder === 'asc' ? 1 : -1
    const sorted = wanted.sort((a, b) => turn * compared(valueOf(a), valueOf(b)) || a.id.localeCompare(b.id))
    return ok(pageOf(sorted, currentPage, pageSize))
  },
} satisfies Pick<Handlers, 'listAnomalies'>
