// The due job of an account's reports: last week's on Mondays, last month's on the first day of a month, and the saved reports on the same days.
import {
  AnalyticsDimension,
  type DateRange,
  NotificationKind,
  ReportFrequency,
  type ReportTotal,
  SavedViewScreen,
  UserRole,
} from '@adwright/sdk/types'
import { amount, metricName } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { analyticsConnectionOf, isWorking } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { languageOf, membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { emailPerson } from '#mocks/sandbox/domain/notifications/personal-email.ts'
import { reportOf } from '#mocks/sandbox/domain/reports/analytics-report.ts'
import { isFirstOfMonth, isMonday, nextReportAt } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import type { Segment } from '#mocks/sandbox/platforms/analytics.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { REPORT_TEXTS } from '#mocks/sandbox/texts/reports.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

const INTERVALS = ['weekly', 'monthly'] as const
type Interval = (typeof INTERVALS)[number]

type Periods = { currentPeriod: DateRange; previousPeriod: DateRange }

/** The complete week or month before a day, and the one before that. */
export function periodsOf(interval: Interval, today: Day): Periods {
  const before = (end: Day): DateRange => ({
    dateBegin: interval === 'weekly' ? addDays(end, -6) : `${end.slice(0, 7)}-01`,
    dateEnd: end,
  })
  const currentPeriod = before(addDays(today, -1))
  return { currentPeriod, previousPeriod: before(addDays(currentPeriod.dateBegin, -1)) }
}

function changeOf({ changePct, changePoints }: ReportTotal, language: Language): string {
  const options = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const
  if (changePoints !== null) {
    const count = new Intl.NumberFormat(language, options).format(changePoints)
    return interpolate(REPORT_TEXTS.points[language], { count }, language)
  }
  if (changePct === null) return REPORT_TEXTS.noComparison[language]
  return new Intl.NumberFormat(language, { ...options, style: 'percent' }).format(changePct / 100)
}

/** The totals of the report screen, one metric in each line. */
export function linesOf(totals: readonly ReportTotal[], currency: string, language: Language): string {
  const value = ({ metric, current }: ReportTotal) =>
    current === null ? '–' : amount(metric, current, currency, language)
  return totals
    .map((total) => `${metricName(total.metric, language)}: ${value(total)} (${changeOf(total, language)})`)
    .join('\n')
}

const dayRange = ({ dateBegin, dateEnd }: DateRange, language: Language) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(dateBegin),
    new Date(dateEnd),
  )

type ReportWords = { property: string; period: string; title: string; lines: string }

/** Returns the report of an account in each language, of the whole property or a segment; undefined without data. */
async function readReport(
  context: JobContext,
  account: StoredAccount,
  interval: Interval,
  segment?: Segment,
): Promise<{ texts: Record<Language, ReportWords>; period: DateRange } | undefined> {
  const { store, now, platforms } = context
  const connection = await analyticsConnectionOf(store, account.id)
  if (!isWorking(connection) || connection.propertyName === null) return undefined
  const { propertyName } = connection
  const world = await propertyViewOf(context, account.id, propertyName)
  if (!world) return undefined
  const today = dayIn(now, account.timeZone)
  const periods = periodsOf(interval, today)
  const currency = currencyOf(platforms, propertyName)
  const report = reportOf(world, { currency, ...periods, segment }, addDays(today, -1), [])
  if (report.currentDaysWithData === 0) return undefined
  const property = platforms.analytics.property(propertyName)?.displayName ?? propertyName
  const wordsIn = (language: Language): ReportWords => {
    const period = dayRange(periods.currentPeriod, language)
    const previous = interpolate(
      REPORT_TEXTS.comparedWith[language],
      { period: dayRange(periods.previousPeriod, language) },
      language,
    )
    const title = interpolate(REPORT_TEXTS[interval][language], { property, period }, language)
    return { property, period, title, lines: `${linesOf(report.totals, currency, language)}\n\n${previous}` }
  }
  return { texts: { en: wordsIn('en'), tr: wordsIn('tr') }, period: periods.currentPeriod }
}

async function sendReport(context: JobContext, account: StoredAccount, interval: Interval): Promise<void> {
  const report = await readReport(context, account, interval)
  if (!report) return
  const { texts, period } = report
  const link = `/analytics-reports?from=${period.dateBegin}&to=${period.dateEnd}`
  const news = {
    kind: NotificationKind.Report,
    severity: null,
    accountId: account.id,
    cause: `report:${interval}`,
    texts: {
      en: { title: texts.en.title, text: texts.en.lines },
      tr: { title: texts.tr.title, text: texts.tr.lines },
    },
    link,
  }
  for (const person of await membersFrom(context.store, account.id, UserRole.Viewer))
    await notify(context, person, [news], (language) => ({ kind: `report-${interval}`, values: texts[language], link }))
}

/** The part of the metrics that the address of a saved report is limited to. */
function segmentOf(query: URLSearchParams): Segment | undefined {
  const dimension = Object.values(AnalyticsDimension).find((one) => one === query.get('dimension'))
  const value = query.get('dimensionValue')
  return dimension && value ? { dimension, value } : undefined
}

const FREQUENCIES = { weekly: ReportFrequency.Weekly, monthly: ReportFrequency.Monthly }

/** Emails the saved reports of an interval to their recipients who are still members. */
async function sendSavedReports(context: JobContext, account: StoredAccount, interval: Interval): Promise<void> {
  const { store } = context
  const views = await store.list('savedView', account.id, { where: { screen: SavedViewScreen.Reports } })
  const members = await membersFrom(store, account.id, UserRole.Viewer)
  for (const { name, query, schedule } of views) {
    if (!schedule || schedule.isPaused || schedule.frequency !== FREQUENCIES[interval]) continue
    const address = new URLSearchParams(query)
    const report = await readReport(context, account, interval, segmentOf(address))
    if (!report) continue
    address.delete('period')
    address.set('from', report.period.dateBegin)
    address.set('to', report.period.dateEnd)
    for (const person of members.filter(({ id }) => schedule.recipientUserIds.includes(id))) {
      const words = report.texts[languageOf(person)]
      await emailPerson(context, person, {
        kind: `report-${interval}`,
        values: { ...words, property: `${name} – ${words.property}` },
        link: `/analytics-reports?${address}`,
      })
    }
  }
}

/** Sends the reports of the day, and notes the next. */
export async function sendReports(context: JobContext, accountId: string): Promise<void> {
  const { store, now } = context
  const account = await store.get('account', accountId)
  if (!account) return
  const today = dayIn(now, account.timeZone)
  for (const interval of INTERVALS) {
    if (!(interval === 'weekly' ? isMonday : isFirstOfMonth)(today)) continue
    await sendReport(context, account, interval)
    await sendSavedReports(context, account, interval)
  }
  const job = { kind: 'report-email', subjectId: accountId, accountId } as const
  await store.jobs.note(job, nextReportAt(now, account.timeZone))
}
