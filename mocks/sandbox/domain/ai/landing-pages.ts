// The landing pages of the selected property with their metrics over 30 days.
import { AnalysisKind, type AnalysisPageChoice } from '@adwright/sdk/types'
import { anomaliesByPage, type PageAnomaly } from '#mocks/sandbox/domain/ai/page-anomalies.ts'
import { pageKey, paidVisitsOf } from '#mocks/sandbox/domain/ai/paid-visits.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { CONVERSIONS, knownMetricOf, type Parts, SESSIONS } from '#mocks/sandbox/platforms/analytics/parts.ts'
import type { AnalyticsPropertyView, SegmentParts } from '#mocks/sandbox/platforms/analytics.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const DAYS = 30
const MAX_ANOMALIES = 20

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return (low + high) / 2
}

type Context = Pick<BaseContext, 'store' | 'platforms' | 'now'>

export type LandingPage = Required<
  Omit<AnalysisPageChoice, 'lastRunId' | 'lastScore' | 'openAnomalyCount' | 'openAnomalies' | 'currencyCode'>
> & {
  /** The currency of `paidCost`; null without a client account. */
  currencyCode: string | null
  openAnomalies: PageAnomaly[]
}

/** The metrics of a page on phones and on computers, as far as the source splits its pages. */
function devicesOf(view: AnalyticsPropertyView, all: SegmentParts[], path: string) {
  const parts = new Map<string, Parts>()
  for (const one of view.crossed(all, { dimension: 'landingPage', value: path }))
    if (one.dimension === 'deviceCategory') parts.set(one.value, one.parts)
  const sessionsOn = (device: string) => parts.get(device)?.[SESSIONS] ?? Number.NaN
  const rateOn = (device: string) => {
    const rate = (parts.get(device)?.[CONVERSIONS] ?? Number.NaN) / sessionsOn(device)
    return Number.isFinite(rate) ? rounded(rate) : null
  }
  const mobileSessions = sessionsOn('mobile')
  return {
    mobileSessions: Number.isFinite(mobileSessions) ? Math.round(mobileSessions) : null,
    mobileKeyEventRate: rateOn('mobile'),
    desktopKeyEventRate: rateOn('desktop'),
  }
}

function paidOf({ currencyCode, byPage }: Awaited<ReturnType<typeof paidVisitsOf>>, url: string) {
  const paid = byPage.get(pageKey(url))
  return {
    paidClicks: paid ? Math.round(paid.paidClicks) : null,
    paidCost: paid ? Math.round(paid.paidCost * 100) / 100 : null,
    currencyCode,
  }
}

/** The landing pages in the 30 days up to a day; none without a property, or if its site is not known. */
export async function landingPagesUntil(
  context: Context,
  account: StoredAccount,
  dateEnd: Day = yesterdayOf(context, account),
): Promise<LandingPage[]> {
  const { store, platforms } = context
  const propertyName = (await analyticsConnectionOf(store, account.id))?.propertyName
  const origin = propertyName && platforms.web.siteOf(propertyName)
  const view = propertyName && (await propertyViewOf(context, account.id, propertyName))
  if (!origin || !view) return []
  const period = { from: addDays(dateEnd, 1 - DAYS), to: dateEnd }
  const all = view.breakdown(period.from, period.to)
  const pages = all
    .filter(
      ({ dimension, value, parts }) =>
        dimension === 'landingPage' &&
        value.startsWith('/') &&
        (parts[SESSIONS] ?? 0) > 0 &&
        Number.isFinite(parts[CONVERSIONS]),
    )
    .map(({ value, parts }) => {
      const sessions = parts[SESSIONS] ?? 0
      const keyEventRate = rounded((parts[CONVERSIONS] ?? 0) / sessions)
      return { path: value, sessions, keyEventRate, bounceRate: knownMetricOf(parts, 'bounceRate') }
    })
  const medianRate = rounded(medianOf(pages.map(({ keyEventRate }) => keyEventRate)))
  const paid = await paidVisitsOf(context, account.id, period)
  const place = { accountId: account.id, propertyName, ...period }
  const anomalies = await anomaliesByPage(context, place, currencyOf(platforms, propertyName))
  const bounces = pages.flatMap(({ bounceRate }) => bounceRate ?? [])
  const placed = pages.map((page) => ({ ...page, url: origin + encodeURI(page.path) }))
  return placed.map((page) => ({
    ...page,
    medianRate,
    lostKeyEvents: Math.round(Math.max(0, page.sessions * (medianRate - page.keyEventRate))),
    medianBounceRate: bounces.length > 0 ? rounded(medianOf(bounces)) : null,
    ...devicesOf(view, all, page.path),
    openAnomalies: anomalies.get(page.path) ?? [],
    ...paidOf(paid, page.url),
  }))
}

/** The last complete day of an account. */
export const yesterdayOf = ({ now }: Pick<Context, 'now'>, { timeZone }: StoredAccount): Day =>
  addDays(dayIn(now, timeZone), -1)

/** The landing pages ordered by what they lose, each with its last analysis. */
export async function landingPagesOf(
  context: Context,
  account: StoredAccount,
  dateEnd?: Day,
): Promise<AnalysisPageChoice[]> {
  const pages = await landingPagesUntil(context, account, dateEnd)
  const choices = pages.map(async ({ openAnomalies, currencyCode, ...page }) => {
    const where = { accountId: account.id, kind: AnalysisKind.WebPage, subject: page.url }
    const [last] = await context.store.listAll('analysisRun', { where, order: 'desc', limit: 1 })
    return {
      ...page,
      openAnomalyCount: openAnomalies.length,
      openAnomalies: openAnomalies
        .slice(0, MAX_ANOMALIES)
        .map(({ anomalyId, metric, date, severity }) => ({ anomalyId, metric, date, severity })),
      currencyCode: currencyCode ?? account.currencyCode,
      lastRunId: last?.id ?? null,
      lastScore: last?.overallScore ?? null,
    }
  })
  const all = await Promise.all(choices)
  return all.toSorted((a, b) => b.lostKeyEvents - a.lostKeyEvents || b.sessions - a.sessions)
}
