// Figures of a real report in the place of the simulated ones: where they are kept, and the account made of them.
import { hash } from 'node:crypto'
import type { AdsLevel, AdsRow } from '#mocks/sandbox/import/ads-report.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'
import { type AccountBase, remember, setCounts } from '#mocks/sandbox/world/ads/base.ts'
import { anyClient } from '#mocks/sandbox/world/ads/clients.ts'
import { CLICKS, CONVERSIONS, COST, IMPRESSIONS, VALUE, type WriteDay } from '#mocks/sandbox/world/ads/figures.ts'
import { accountOf, type ByDay } from '#mocks/sandbox/world/ads/imported-account.ts'
import { campaignsOfRows, type ImportedCampaign } from '#mocks/sandbox/world/ads/imported-rows.ts'
import type { CampaignModel } from '#mocks/sandbox/world/ads/model.ts'

/** What stands in the place of a client's simulated figures. */
export type AdsImport = {
  id: string
  accountId: string
  customerClientId: string
  /** The same for the same figures. */
  fingerprint: string
  level: AdsLevel
  currencyCode: string
  importedAt: string
  /** Days since 1970. */
  firstDay: number
  lastDay: number
}
export type AdsImportCampaign = { id: string; importId: string; position: number; campaign: ImportedCampaign }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    adsImport: AdsImport
    adsImportCampaign: AdsImportCampaign
  }
}

const KEPT = 4
/** Room for days to come is made in steps, so that a new day needs no new arrays. */
const AHEAD = 64

const importId = (accountId: string, customerClientId: string) => `${accountId}.${customerClientId}`

/** Puts rows in the place of all figures a client had; returns the campaigns. Rows in order of their days. */
export async function keepAdsImport(
  { store, now }: { store: Store; now: Date },
  accountId: string,
  customerClientId: string,
  { rows, level, currencyCode }: { rows: AdsRow[]; level: AdsLevel; currencyCode: string },
): Promise<ImportedCampaign[]> {
  const id = importId(accountId, customerClientId)
  const campaigns = campaignsOfRows(rows)
  await store.deleteAll('adsImportCampaign', { importId: id })
  for (const [position, campaign] of campaigns.entries())
    await store.insert('adsImportCampaign', { id: `${id}.${position}`, importId: id, position, campaign })
  const [firstDay, lastDay] = [rows[0]?.day ?? 0, rows.at(-1)?.day ?? 0]
  const fingerprint = hash('sha1', JSON.stringify(campaigns))
  const importedAt = now.toISOString()
  const head = { id, accountId, customerClientId, fingerprint, level, currencyCode, importedAt, firstDay, lastDay }
  await store.upsert('adsImport', head)
  return campaigns
}

/** The currency of a client's imported figures; undefined without a report. */
export const importedCurrency = async (store: Store, accountId: string, customerClientId: string) =>
  (await store.get('adsImport', importId(accountId, customerClientId)))?.currencyCode

const bases = new Map<string, AccountBase>()

/** The account of a client as its imported report has it, with room up to `today` (a day number); undefined without a report. */
export async function importedBase(
  store: Store,
  accountId: string,
  customerClientId: string,
  today: number,
): Promise<AccountBase | undefined> {
  const client = anyClient(customerClientId)
  const head = await store.get('adsImport', importId(accountId, customerClientId))
  if (!client || !head) return undefined
  const days = Math.ceil((Math.max(today, head.lastDay) - head.firstDay + 1) / AHEAD) * AHEAD
  const key = `${customerClientId}.${head.fingerprint}.${days}`
  if (!bases.has(key)) {
    const campaigns = (await store.list('adsImportCampaign', head.id)).map(({ campaign }) => campaign)
    const { account, recorded } = accountOf(client, campaigns, head.firstDay)
    setCounts(account.entities)
    bases.set(key, {
      account,
      days,
      entitiesById: new Map(account.entities.map((entity) => [entity.id, entity])),
      campaignsById: new Map(account.campaigns.map((campaign) => [campaign.id, campaign])),
      figures: new Map(),
      imported: { fingerprint: head.fingerprint, writeDay: writerOf(recorded) },
    })
  }
  const base = bases.get(key)
  return base && remember(bases, key, KEPT, () => base)
}

/** Places of the figures of a report, in its order. */
const PLACES = [IMPRESSIONS, CLICKS, COST, CONVERSIONS, VALUE]

const termOf = ({ terms }: CampaignModel, keywordId: string) => terms.get(keywordId)?.[0]?.recorded

/** Writes the days as they were recorded; changes made at the platform since then act on them in proportion. */
function writerOf(recorded: Map<string, ByDay>): WriteDay {
  return ({ account, campaign }, day, figures, state) => {
    const today = account.firstDay + day
    const rows = campaign.leaves.map(({ id, from, to }, leaf) => {
      // A search term that was made a keyword takes what was recorded of it along.
      const own = today < from || today >= to ? [] : ((recorded.get(id) ?? termOf(campaign, id))?.get(today) ?? [])
      if (!state) return own
      const volume = (state.volume[leaf] ?? 1) * (state.rank[leaf] ?? 1)
      return own.map((amount, place) => amount * volume * (place === 2 ? (state.price[leaf] ?? 1) : 1))
    })
    const spent = rows.reduce((sum, row) => sum + (row[2] ?? 0), 0)
    const cap = state && state.dailyBudget < campaign.dailyBudget ? state.dailyBudget * 100 : Number.POSITIVE_INFINITY
    const share = spent > cap ? cap / spent : 1
    for (const [place, figure] of PLACES.entries())
      for (const [leaf, row] of rows.entries())
        figures[figure]?.fill(Math.round((row[place] ?? 0) * share), leaf, leaf + 1)
    return 1
  }
}
