// Reports of the ad platform that replace a client's generated metrics.
import { hash } from 'node:crypto'
import type { BaseMetric } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsImportedReport, AdsLevel, ImportedCampaign } from '#mocks/sandbox/platforms/ads/imported.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type AdsImport = {
  id: string
  accountId: string
  customerClientId: string
  /** A hash of the imported data. */
  fingerprint: string
  level: AdsLevel
  currencyCode: string
  /** The metrics without a column in the report; undefined for older imports. */
  unknown?: readonly BaseMetric[]
  importedAt: string
  /** Days since 1970. */
  firstDay: number
  lastDay: number
}
type AdsImportCampaign = { id: string; importId: string; position: number; campaign: ImportedCampaign }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    adsImport: AdsImport
    adsImportCampaign: AdsImportCampaign
  }
}

const importId = (accountId: string, customerClientId: string) => `${accountId}.${customerClientId}`

type AdsImportParams = Pick<AdsImport, 'level' | 'currencyCode' | 'unknown' | 'firstDay' | 'lastDay'> & {
  campaigns: ImportedCampaign[]
}

/** Replaces all data of a client account by the campaigns of a report. */
export async function saveAdsImport(
  { store, now }: { store: Store; now: Date },
  accountId: string,
  customerClientId: string,
  { campaigns, ...about }: AdsImportParams,
): Promise<void> {
  const id = importId(accountId, customerClientId)
  await store.deleteAll('adsImportCampaign', { importId: id })
  for (const [position, campaign] of campaigns.entries())
    await store.insert('adsImportCampaign', { id: `${id}.${position}`, importId: id, position, campaign })
  const fingerprint = hash('sha1', JSON.stringify(campaigns))
  const importedAt = now.toISOString()
  const head: AdsImport = { id, accountId, customerClientId, fingerprint, importedAt, ...about }
  await store.upsert('adsImport', head)
}

/** The report of a client; undefined without one. */
export async function adsReportOf(
  store: Store,
  accountId: string,
  customerClientId: string,
): Promise<AdsImportedReport | undefined> {
  const head = await store.get('adsImport', importId(accountId, customerClientId))
  if (!head) return undefined
  const { id, fingerprint, firstDay, lastDay, unknown = [] } = head
  const campaigns = async () => (await store.list('adsImportCampaign', id)).map(({ campaign }) => campaign)
  return { fingerprint, firstDay, lastDay, unknown, campaigns }
}

/** The currency of a client account's imported data; undefined without a report. */
export const importedCurrency = async (store: Store, accountId: string, customerClientId: string) =>
  (await store.get('adsImport', importId(accountId, customerClientId)))?.currencyCode
