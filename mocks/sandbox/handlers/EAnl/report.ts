import { AnomalyDirection, type DateRange, type ReportAnnotation, ReportAnnotationKind } from '@adwright/sdk/types'
import { metricName } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { reportOf } from '#mocks/sandbox/domain/reports/analytics-report.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { workingConnection } from '#mocks/sandbox/handlers/EAnl/connection.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import { ANNOTATIONS } from '#mocks/sandbox/texts/EAnl.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { holidaysBetween } from '#mocks/sandbox/time/holidays.ts'
import { addDays, type Day, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

type Handlers = SandboxHandlers<'EAnl'>

const MAX_DAYS = 400
const DEFAULT_DAYS = 30
const MAX_ANNOTATIONS = 1000

/** True for a period that ends after it begins and is short enough. */
export const isPossible = ({ dateBegin, dateEnd }: DateRange) =>
  dateBegin <= dateEnd && daysBetween(dateBegin, dateEnd) <= MAX_DAYS

/** Returns the period of a query with defaults for missing days; undefined if it is reversed or too long. */
export function periodOf(dateBegin: Day | undefined, dateEnd: Day | undefined, yesterday: Day): DateRange | undefined {
  const end = dateEnd ?? (dateBegin && dateBegin > yesterday ? dateBegin : yesterday)
  const period = { dateBegin: dateBegin ?? addDays(end, 1 - DEFAULT_DAYS), dateEnd: end }
  return isPossible(period) ? period : undefined
}

/** Returns the comparison period of a query; by default the days before the current period, of the same length. */
function previousOf(current: DateRange, dateBegin: Day | undefined, dateEnd: Day | undefined): DateRange | undefined {
  const length = daysBetween(current.dateBegin, current.dateEnd) + 1
  const begin = dateBegin ?? addDays(current.dateBegin, -length)
  const period = { dateBegin: begin, dateEnd: dateEnd ?? addDays(current.dateBegin, -1) }
  return isPossible(period) ? period : undefined
}

/** Returns the events of a period: holidays, campaign launches and releases. */
function eventsOf(
  world: AnalyticsPropertyView,
  { dateBegin, dateEnd }: DateRange,
  language: Language,
): ReportAnnotation[] {
  const events: ReportAnnotation[] = holidaysBetween(world.site.country, dateBegin, dateEnd).map(({ day, name }) => ({
    date: day,
    kind: ReportAnnotationKind.Holiday,
    text: name[language],
    anomaly: null,
  }))
  for (let date = dateBegin; date <= dateEnd; date = addDays(date, 1))
    for (const event of world.eventsOn(date)) {
      const isLaunch = event.kind === 'campaignLaunch'
      const text = isLaunch
        ? interpolate(ANNOTATIONS.campaignLaunch[language], { campaign: event.campaign }, language)
        : interpolate(ANNOTATIONS.release[language], { number: event.number }, language)
      const kind = isLaunch ? ReportAnnotationKind.CampaignChange : ReportAnnotationKind.Release
      events.push({ date, kind, text, anomaly: null })
    }
  return events
}

async function annotationsOf(
  { store, accountId, language }: Pick<MemberContext, 'store' | 'language'> & { accountId: string },
  world: AnalyticsPropertyView,
  period: DateRange,
): Promise<ReportAnnotation[]> {
  const anomalies = await store.list('anomaly', accountId, {
    where: { propertyName: world.site.propertyName, date: { from: period.dateBegin, to: period.dateEnd } },
  })
  const found = anomalies.map(({ id, date, metric, direction, severity }): ReportAnnotation => {
    const text = ANNOTATIONS[direction === AnomalyDirection.Drop ? 'drop' : 'rise'][language]
    return {
      date,
      kind: ReportAnnotationKind.Anomaly,
      text: interpolate(text, { metric: metricName(metric, language) }, language),
      anomaly: { id, metric, severity },
    }
  })
  return [...eventsOf(world, period, language), ...found]
    .sort((a, b) => a.date.localeCompare(b.date) || a.kind - b.kind)
    .slice(0, MAX_ANNOTATIONS)
}

export const report = {
  async getAnalyticsReport(call) {
    const { query, account, now } = call
    const { dimension, dimensionValue } = query
    if ((dimension === undefined) !== (dimensionValue === undefined)) {
      const missing = dimension === undefined ? 'dimension' : 'dimensionValue'
      const detail = `dimension and dimensionValue go together; ${missing} is missing.`
      return problem(400, 'invalid-parameter', { detail })
    }
    const known = await workingConnection(call)
    if ('problem' in known) return known
    const propertyName = query.propertyName ?? known.propertyName
    if (propertyName === null) return problem(409, 'property-not-selected')
    const world = await propertyViewOf(call, call.accountId, propertyName)
    if (!world) return problem(404, 'not-found')
    const yesterday = addDays(dayIn(now, account.timeZone), -1)
    const current = periodOf(query.dateBeginCurrentPeriod, query.dateEndCurrentPeriod, yesterday)
    const previous = current && previousOf(current, query.dateBeginPreviousPeriod, query.dateEndPreviousPeriod)
    if (!current || !previous) {
      const detail = Object.entries(query)
        .filter(([name]) => name.startsWith('date'))
        .map(([name, value]) => `${name} is ${value}`)
        .join(', ')
      return problem(400, 'invalid-period', { detail: `${detail}.` })
    }
    const annotations = await annotationsOf(call, world, current)
    const segment = dimension && dimensionValue ? { dimension, value: dimensionValue } : undefined
    const currency = currencyOf(call.platforms, propertyName)
    const asked = { currency, currentPeriod: current, previousPeriod: previous, segment }
    return ok(reportOf(world, asked, yesterday, annotations))
  },
} satisfies Pick<Handlers, 'getAnalyticsReport'>
