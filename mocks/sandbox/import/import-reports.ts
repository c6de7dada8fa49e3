// Imports report files into a workspace: all of them, or none if one is invalid.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { scanAnomalies } from '#mocks/sandbox/domain/anomalies/scan.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { saveAdsImport } from '#mocks/sandbox/domain/integrations/ads-import.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { saveAnalyticsImport } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import { campaignsOfRows } from '#mocks/sandbox/import/ads-campaigns.ts'
import { ADS_METRICS, type AdsReport, type AdsRow, parseAdsReport } from '#mocks/sandbox/import/ads-report.ts'
import { type AnalyticsReport, parseAnalyticsReport } from '#mocks/sandbox/import/analytics-report.ts'
import { detectReport, unreadableLanguageOf } from '#mocks/sandbox/import/detect-report.ts'
import { ReportParseError } from '#mocks/sandbox/import/report-error.ts'
import { adsLines, analyticsLines } from '#mocks/sandbox/import/summary.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { type Day, dayIn, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

/** The reason for a failed import, in one sentence that names the file. */
export class ImportError extends Error {}

export type ReportFile = { name: string; bytes: Uint8Array }
type Named<Report> = { file: string; report: Report }
type Importing = Pick<SystemContext, 'clock' | 'platforms' | 'newId' | 'origin' | 'secrets'> & {
  store: Store
  account: StoredAccount
  accountId: string
  now: Date
}

const MAX_DAYS = 1100
const LEVELS = { campaign: 'campaigns', group: 'ad groups', keyword: 'keywords', term: 'search terms' }

/** Reads a file of either kind; throws an ImportError with row and column. */
function parse(file: string, bytes: Uint8Array): Named<AdsReport | AnalyticsReport> {
  const language = unreadableLanguageOf(bytes)
  if (language)
    throw new ImportError(
      `${file}: the report is in ${language}. English, German and Turkish reports can be read: change the language in the platform's settings and export it again.`,
    )
  const kind = detectReport(bytes)
  if (!kind)
    throw new ImportError(
      `${file}: row 1, column 1: it is no report of Google Ads or GA4, whose header has columns like Day, Campaign and Clicks or Nth day and Sessions.`,
    )
  try {
    return { file, report: kind === 'ads' ? parseAdsReport(bytes) : parseAnalyticsReport(bytes) }
  } catch (error) {
    if (!(error instanceof ReportParseError)) throw error
    throw new ImportError(`${file}: ${error.message.charAt(0).toLowerCase()}${error.message.slice(1)}`)
  }
}

async function read(location: string): Promise<ReportFile> {
  const bytes = await readFile(location).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      `${location} cannot be read (${error.code ?? error.message}): give the path of an exported report.`,
    )
  })
  return { name: path.basename(location), bytes }
}

type Into = Pick<SystemContext, 'store' | 'clock' | 'platforms' | 'newId' | 'origin' | 'secrets'>

/** Imports files of this machine; see takeReports. */
export async function importReports(
  runtime: Into,
  { files, ...into }: { accountId?: string; files: string[]; currency?: string | undefined },
): Promise<string> {
  return storeReports(runtime, { ...into, files: await Promise.all(files.map(read)) })
}

/**
 * Replaces the generated metrics of the workspace's selected client and property by reports, and returns a summary of imported and
 * skipped data as lines to print. Throws an ImportError without having changed anything. `accountId` defaults to the first workspace; `currency` is that of ads reports without a currency column.
 */
export async function storeReports(
  runtime: Into,
  { accountId, files, currency }: { accountId?: string; files: ReportFile[]; currency?: string | undefined },
): Promise<string> {
  const reports = files.map(({ name, bytes }) => parse(name, bytes))
  const ads = reports.flatMap(({ file, report }) => (report.kind === 'ads' ? [{ file, report }] : []))
  const analytics = reports.flatMap(({ file, report }) => (report.kind === 'analytics' ? [{ file, report }] : []))
  const { clock, platforms, newId, origin, secrets } = runtime
  const lines = await runtime.store.transaction(async (store) => {
    const account = accountId === undefined ? await store.find('account', {}) : await store.get('account', accountId)
    if (!account) throw new ImportError('There is no workspace to import into.')
    const importing: Importing = {
      store,
      clock,
      platforms,
      newId,
      origin,
      secrets,
      account,
      accountId: account.id,
      now: clock.now(),
    }
    const today = dayIn(importing.now, account.timeZone)
    return [
      ...(ads.length > 0 ? await importAds(importing, ads, today, currency) : []),
      ...(analytics.length > 0 ? await importAnalytics(importing, analytics, today) : []),
    ]
  })
  return lines.join('\n')
}

function checkSpan(file: string, days: number[]): void {
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  if (last - first >= MAX_DAYS)
    throw new ImportError(
      `${file}: its days go from ${dayOfNumber(first)} to ${dayOfNumber(last)}, and at most ${MAX_DAYS} days are taken.`,
    )
}

const keyOf = ({ campaign, campaignId, group, keyword, matchType, term, day }: AdsRow) =>
  JSON.stringify([campaignId ?? campaign, group, keyword, matchType, term, day])

const hasAmounts = ({ has }: AdsReport) => has.includes('cost') || has.includes('value')

async function importAds(
  importing: Importing,
  reports: Named<AdsReport>[],
  today: string,
  given?: string,
): Promise<string[]> {
  const { store, account, accountId } = importing
  const connection = await adsConnectionOf({ store }, accountId)
  const client = connection?.customerClientId
    ? importing.platforms.ads.anyClient(connection.customerClientId)
    : undefined
  const [first] = reports
  if (!client || !first)
    throw new ImportError('The workspace has no Google Ads client selected: connect it in the app, then import.')
  const rows = new Map<string, AdsRow>()
  const currencies = new Set<string>()
  for (const { file, report } of reports) {
    const own = report.currencyCode ?? (hasAmounts(report) ? given : account.currencyCode)
    if (own === undefined)
      throw new ImportError(
        `${file}: it has amounts but no column Currency code. Export it with that column, or import it with the option currency, such as EUR.`,
      )
    currencies.add(own)
    if (currencies.size > 1)
      throw new ImportError(
        `${file}: its currency is ${own} and that of ${first.file} is not: import one currency at a time.`,
      )
    if (report.level !== first.report.level)
      throw new ImportError(
        `${file}: it is by ${LEVELS[report.level]} and ${first.file} by ${LEVELS[first.report.level]}, which would count twice: import one of them.`,
      )
    for (const row of report.rows) rows.set(keyOf(row), row)
  }
  const all = [...rows.values()].sort((a, b) => a.day - b.day)
  checkSpan(
    first.file,
    all.map(({ day }) => day),
  )
  const [currencyCode = account.currencyCode] = currencies
  const campaigns = campaignsOfRows(all)
  const [firstDay, lastDay] = [all[0]?.day ?? 0, all.at(-1)?.day ?? 0]
  const unknown = ADS_METRICS.filter((metric) => !reports.every(({ report }) => report.has.includes(metric))).map(
    (metric) => (metric === 'value' ? 'conversionValue' : metric),
  )
  const imported = { campaigns, unknown, level: first.report.level, currencyCode, firstDay, lastDay }
  await saveAdsImport(importing, accountId, client.customerClientId, imported)
  // Amounts are shown in the currency of the workspace.
  await store.set('account', accountId, { currencyCode })
  const replaced = reports.reduce((sum, { report }) => sum + report.rows.length, 0) - all.length
  return adsLines(reports, { client, currencyCode, campaigns: campaigns.length, replaced, today })
}

async function importAnalytics(
  importing: Importing,
  reports: Named<AnalyticsReport>[],
  today: string,
): Promise<string[]> {
  const { store, accountId } = importing
  const propertyName = (await analyticsConnectionOf(store, accountId))?.propertyName
  const property = propertyName ? importing.platforms.analytics.property(propertyName) : undefined
  const [first] = reports
  if (!propertyName || !property || !first)
    throw new ImportError('The workspace has no GA4 property selected: connect it in the app, then import.')
  const days = new Map<number, AnalyticsReport['days'][number]>()
  const values = new Map<string, AnalyticsReport['values'][number]>()
  for (const { report } of reports) {
    for (const { day, parts } of report.days) days.set(day, { day, parts: { ...days.get(day)?.parts, ...parts } })
    for (const one of report.values) values.set(JSON.stringify([one.day, one.dimension, one.value]), one)
  }
  const ordered = [...days.values()].sort((a, b) => a.day - b.day)
  checkSpan(
    first.file,
    ordered.map(({ day }) => day),
  )
  const imported = { days: ordered, values: [...values.values()] }
  const newestBefore = await saveAnalyticsImport(importing, accountId, propertyName, imported)
  const found = await (newestBefore === undefined
    ? refreshAfterImport(importing, propertyName, dayOfNumber(ordered[0]?.day ?? 0))
    : scanLaterVersion(importing, propertyName, newestBefore))
  return analyticsLines(reports, { property, today, found })
}

/** Deletes the anomalies found in the previous metrics, and scans the new ones from their first day on. */
async function refreshAfterImport(importing: Importing, propertyName: string, firstDay: Day): Promise<number> {
  const { store, accountId, now } = importing
  await store.deleteAll('anomaly', { accountId, propertyName })
  for (const watch of await store.list('anomalyWatch', accountId, { where: { propertyName } })) {
    for (const { id } of watch.metricSettings) await store.delete('anomalyScan', id)
    await store.update('anomalyWatch', watch.id, (known) => ({
      ...known,
      watchedFrom: known.watchedFrom < firstDay ? known.watchedFrom : firstDay,
    }))
  }
  return countFound(await scanAnomalies(importing, accountId, now), propertyName)
}

/** Scans what a later version of a report adds after its newest day, brings late or corrects; anomalies found before stay. */
async function scanLaterVersion(importing: Importing, propertyName: string, newestBefore: Day): Promise<number> {
  const { store, accountId, now } = importing
  for (const watch of await store.list('anomalyWatch', accountId, { where: { propertyName } }))
    for (const { id } of watch.metricSettings)
      await store.update('anomalyScan', id, (mark) => ({ ...mark, at: Math.min(mark.at, endOfDay(newestBefore)) }))
  return countFound(await scanAnomalies(importing, accountId, now), propertyName)
}

const endOfDay = (day: Day) => Date.parse(day) + DAY_MS - 1

const countFound = (anomalies: readonly { propertyName: string }[], propertyName: string) =>
  anomalies.filter((anomaly) => anomaly.propertyName === propertyName).length
