// A property at the analytics platform, and the imported report that replaces its metrics.
import { hash } from 'node:crypto'
import { arrivalsSince } from '#mocks/sandbox/domain/integrations/analytics-arrivals.ts'
import type { AnalyticsImportedReport, ImportedFigures } from '#mocks/sandbox/platforms/analytics/imported.ts'
import type { AnalyticsPropertyView } from '#mocks/sandbox/platforms/analytics.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { type Day, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'

type AnalyticsImport = {
  id: string
  accountId: string
  propertyName: string
  /** A hash of the imported data. */
  fingerprint: string
  importedAt: string
}
type AnalyticsImportTable = ImportedFigures & { id: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    analyticsImport: AnalyticsImport
    analyticsImportTable: AnalyticsImportTable
  }
}

const importId = (accountId: string, propertyName: string) => `${accountId}.${propertyName}`

/**
 * Replaces all data of a property by the days of a report. Returns the newest day of the report before if this one is a later version of it, so that
 * the anomalies found in it stay.
 */
export async function saveAnalyticsImport(
  { store, now }: { store: Store; now: Date },
  accountId: string,
  propertyName: string,
  { days, values }: ImportedFigures,
): Promise<Day | undefined> {
  const id = importId(accountId, propertyName)
  const importedAt = now.toISOString()
  const before = await store.get('analyticsImportTable', id)
  const arrivals = before && arrivalsSince(before, { days, values }, importedAt)
  const fingerprint = hash('sha1', JSON.stringify([days, values, arrivals]))
  await store.upsert('analyticsImportTable', { id, days, values, ...(arrivals ? { arrivals } : {}) })
  const head = { id, accountId, propertyName, fingerprint, importedAt }
  await store.upsert('analyticsImport', head)
  return arrivals && before && dayOfNumber(Math.max(...before.days.map(({ day }) => day)))
}

async function reportOf(
  store: Store,
  accountId: string,
  propertyName: string,
): Promise<AnalyticsImportedReport | undefined> {
  const head = await store.get('analyticsImport', importId(accountId, propertyName))
  return head && { fingerprint: head.fingerprint, figures: () => store.get('analyticsImportTable', head.id) }
}

export type AnalyticsContext = { store: Store; platforms: Pick<Platforms, 'analytics'> }

/** The data of a property in an account; undefined if the property does not exist. */
export const propertyViewOf = (
  { store, platforms }: AnalyticsContext,
  accountId: string,
  propertyName: string,
): Promise<AnalyticsPropertyView | undefined> =>
  platforms.analytics.propertyView(propertyName, { report: () => reportOf(store, accountId, propertyName) })

/** The currency of a property's revenue; EUR if the property is unknown. */
export const currencyOf = (platforms: Pick<Platforms, 'analytics'>, propertyName: string): string =>
  platforms.analytics.property(propertyName)?.currencyCode ?? 'EUR'
