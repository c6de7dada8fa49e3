import type { Anomaly } from '@adwright/sdk/types'
import { shownAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { metricName, nameOfWatch } from '#mocks/sandbox/domain/anomalies/words.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { among, holds } from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { periodOf } from '#mocks/sandbox/handlers/EAnl/report.ts'
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

export const anomalies = {
  async listAnomalies({ store, platforms, accountId, account, query, now, language }) {
    const yesterday = addDays(dayIn(now, account.timeZone), -1)
    const period = periodOf(query.dateBegin, query.dateEnd, yesterday)
    if (!period) return problem(400, 'invalid-period')
    const kept = await store.list('anomaly', accountId, {
      where: {
        date: { from: period.dateBegin, to: period.dateEnd },
        propertyName: query.propertyName,
        configurationId: query.configurationId,
        metric: among(query.metrics),
        severity: among(query.severities),
      },
    })
    const watches = await store.list('anomalyWatch', accountId)
    const names = new Map(watches.map((watch) => [watch.id, nameOfWatch(watch, language)]))
    const wanted = kept
      .map((anomaly) => shownAnomaly(anomaly, now, currencyOf(platforms, anomaly.propertyName)))
      .filter(
        (anomaly) =>
          holds(wordsOf(anomaly, names.get(anomaly.configurationId) ?? '', language), query.searchText, language) &&
          // Its state follows from the time as well.
          (among(query.statuses)?.includes(anomaly.status) ?? true),
      )
    const valueOf = VALUES[query.orderBy ?? 'date']
    const turn = query.sortOrder === 'asc' ? 1 : -1
    const sorted = wanted.sort((a, b) => turn * compared(valueOf(a), valueOf(b)) || a.id.localeCompare(b.id))
    return ok(pageOf(sorted, query.currentPage, query.pageSize))
  },
} satisfies Pick<Handlers, 'listAnomalies'>
