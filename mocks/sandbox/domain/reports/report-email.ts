// The due job of an account's reports: last week's on Mondays, last month's on the first day of a month.
import { type DateRange, NotificationKind, type ReportTotal, UserRole } from '@adwright/sdk/types'
import { amount, metricName } from '#mocks/sandbox/domain/anomalies/words.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { analyticsConnectionOf, isWorking } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { currencyOf, propertyViewOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { reportOf } from '#mocks/sandbox/domain/reports/analytics-report.ts'
import { isFirstOfMonth, isMonday, nextReportAt } from '#mocks/sandbox/domain/reports/report-schedule.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { REPORT_TEXTS } from '#mocks/sandbox/texts/reports.ts'
import { addDays, type Day, dayIn } from '#mocks/sandbox/time/time-zone.ts'

type Interval = 'weekly' | 'monthly'

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

async function sendReport(context: JobContext, accountId: string, interval: Interval): Promise<void> {
  const { store, now, platforms } = context
  const account = await store.get('account', accountId)
  const connection = await analyticsConnectionOf(store, accountId)
  if (!account || !isWorking(connection) || connection.propertyName === null) return
  const { propertyName } = connection
  const world = await propertyViewOf(context, accountId, propertyName)
  if (!world) return
  const today = dayIn(now, account.timeZone)
  const periods = periodsOf(interval, today)
  const currency = currencyOf(platforms, propertyName)
  const report = reportOf(world, { currency, ...periods }, addDays(today, -1), [])
  if (report.currentDaysWithData === 0) return
  const property = platforms.analytics.property(propertyName)?.displayName ?? propertyName
  const wordsIn = (language: Language) => {
    const period = dayRange(periods.currentPeriod, language)
    const previous = interpolate(
      REPORT_TEXTS.comparedWith[language],
      { period: dayRange(periods.previousPeriod, language) },
      language,
    )
    const title = interpolate(REPORT_TEXTS[interval][language], { property, period }, language)
    return { property, period, title, lines: `${linesOf(report.totals, currency, language)}\n\n${previous}` }
  }
  const texts = { en: wordsIn('en'), tr: wordsIn('tr') }
  const { dateBegin, dateEnd } = periods.currentPeriod
  const link = `/analytics-reports?from=${dateBegin}&to=${dateEnd}`
  const news = {
    kind: NotificationKind.Report,
    severity: null,
    accountId,
    cause: `report:${interval}`,
    texts: {
      en: { title: texts.en.title, text: texts.en.lines },
      tr: { title: texts.tr.title, text: texts.tr.lines },
    },
    link,
  }
  for (const person of await membersFrom(store, accountId, UserRole.Viewer))
    await notify(context, person, [news], (language) => ({ kind: `report-${interval}`, values: texts[language], link }))
}

/** Sends the reports of the day, and notes the next. */
export async function sendReports(context: JobContext, accountId: string): Promise<void> {
  const { store, now } = context
  const account = await store.get('account', accountId)
  if (!account) return
  const today = dayIn(now, account.timeZone)
  if (isMonday(today)) await sendReport(context, accountId, 'weekly')
  if (isFirstOfMonth(today)) await sendReport(context, accountId, 'monthly')
  const job = { kind: 'report-email', subjectId: accountId, accountId } as const
  await store.jobs.note(job, nextReportAt(now, account.timeZone))
}
