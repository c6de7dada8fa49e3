// Accounts built from an imported report, in place of generated ones.
import type { AdsImportedReport } from '#mocks/sandbox/platforms/ads/imported.ts'
import { memoize } from '#mocks/sandbox/platforms/memoize.ts'
import { type AccountBase, type EmptyCell, setCounts } from '#mocks/sandbox/world/ads/base.ts'
import { anyClient } from '#mocks/sandbox/world/ads/clients.ts'
import { accountOf, type ByDay } from '#mocks/sandbox/world/ads/imported-account.ts'
import { CLICKS, CONVERSIONS, COST, IMPRESSIONS, VALUE, type WriteDay } from '#mocks/sandbox/world/ads/metrics.ts'
import type { CampaignModel } from '#mocks/sandbox/world/ads/model.ts'

const MAX_CACHED = 4
/** Capacity for future days is added in steps of this size, so that a new day does not need new arrays. */
const DAY_STEP = 64

const bases = new Map<string, AccountBase>()

/** Returns the client's account as its imported report describes it, with capacity up to `today` (a day number). */
export async function importedBase(
  customerClientId: string,
  report: AdsImportedReport,
  today: number,
): Promise<AccountBase | undefined> {
  const client = anyClient(customerClientId)
  if (!client) return undefined
  const days = Math.ceil((Math.max(today, report.lastDay) - report.firstDay + 1) / DAY_STEP) * DAY_STEP
  const key = `${customerClientId}.${report.fingerprint}.${days}`
  if (!bases.has(key)) {
    const { account, recorded } = accountOf(client, await report.campaigns(), report.firstDay)
    setCounts(account.entities, true)
    bases.set(key, {
      account,
      days,
      entitiesById: new Map(account.entities.map((entity) => [entity.id, entity])),
      campaignsById: new Map(account.campaigns.map((campaign) => [campaign.id, campaign])),
      metrics: new Map(),
      imported: {
        fingerprint: report.fingerprint,
        writeDay: writerOf(recorded),
        emptyCells: emptyCellsOf(recorded, account.campaigns),
      },
    })
  }
  const base = bases.get(key)
  return base && memoize(bases, key, MAX_CACHED, () => base)
}

/** The indexes of a report's metrics, in column order. */
const PLACES = [IMPRESSIONS, CLICKS, COST, CONVERSIONS, VALUE]

/** Returns the empty cells of each leaf and search term that has any. */
function emptyCellsOf(recorded: Map<string, ByDay>, campaigns: CampaignModel[]): Map<string, EmptyCell[]> {
  const cells = new Map<string, EmptyCell[]>()
  const terms = campaigns.flatMap((campaign) => [...campaign.terms.values()].flat())
  const ofTerms = terms.flatMap(({ id, recorded: own }): [string, ByDay][] => (own ? [[id, own]] : []))
  for (const [id, byDay] of [...recorded, ...ofTerms]) {
    const own = [...byDay].flatMap(([day, row]) =>
      row.flatMap((amount, place) => (amount === null ? [{ day, metric: PLACES[place] ?? 0 }] : [])),
    )
    if (own.length > 0) cells.set(id, own)
  }
  return cells
}

const termOf = ({ terms }: CampaignModel, keywordId: string) => terms.get(keywordId)?.[0]?.recorded

/** Writes the days as recorded; changes made at the platform since then scale them in proportion. */
function writerOf(recorded: Map<string, ByDay>): WriteDay {
  return ({ account, campaign }, day, metrics, state) => {
    const today = account.firstDay + day
    const rows = campaign.leaves.map(({ id, from, to }, leaf) => {
      // A search term that became a keyword keeps its recorded metrics.
      const own = today < from || today >= to ? [] : ((recorded.get(id) ?? termOf(campaign, id))?.get(today) ?? [])
      const known = own.map((amount) => amount ?? 0)
      if (!state) return known
      const volume = (state.volume[leaf] ?? 1) * (state.rank[leaf] ?? 1)
      return known.map((amount, place) => amount * volume * (place === 2 ? (state.price[leaf] ?? 1) : 1))
    })
    const spent = rows.reduce((sum, row) => sum + (row[2] ?? 0), 0)
    const cap = state && state.dailyBudget < campaign.dailyBudget ? state.dailyBudget * 100 : Number.POSITIVE_INFINITY
    const share = spent > cap ? cap / spent : 1
    for (const [place, metric] of PLACES.entries())
      for (const [leaf, row] of rows.entries())
        metrics[metric]?.fill(Math.round((row[place] ?? 0) * share), leaf, leaf + 1)
    return 1
  }
}
