// Groups the rows of a report into a tree of campaigns; the metrics belong to the lowest entity that the report names.
import type { AdsRow } from '#mocks/sandbox/import/ads-report.ts'
import { type Amount, addAmounts } from '#mocks/sandbox/import/metric-values.ts'
import type { ImportedCampaign, ImportedLeaf, Recorded } from '#mocks/sandbox/platforms/ads/imported.ts'

const MAX_KEYWORD_LENGTH = 80

const grouped = <Item>(items: Item[], keyOf: (item: Item) => string): Item[][] => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const known = groups.get(keyOf(item))
    if (known) known.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}

/** Returns the last value that is present. */
const lastOf = <Value>(rows: AdsRow[], valueOf: (row: AdsRow) => Value | null): Value | null =>
  rows.reduce<Value | null>((last, row) => valueOf(row) ?? last, null)

/** Metrics by day, in ascending order. */
function recordedOf(rows: AdsRow[]): Recorded {
  return grouped(rows, ({ day }) => String(day))
    .map((ofDay) => {
      const sums = ofDay.reduce(
        (sum, { metrics }) => sum.map((amount, place) => addAmounts(amount, metrics[place] ?? null)),
        [0, 0, 0, 0, 0] as Amount[],
      )
      return [ofDay[0]?.day ?? 0, ...sums] satisfies Recorded[number]
    })
    .sort(([a], [b]) => a - b)
}

function leafOf(rows: AdsRow[], campaign: string): ImportedLeaf {
  const [first] = rows
  const group = first?.group ?? null
  const keyword = first?.keyword ?? null
  const own = group === null ? campaign : `${campaign} | ${group}`
  const termRows = rows.filter(({ term }) => term !== null)
  // A search term without an ad group in the report is in one named like its campaign.
  const hasGroup = group !== null || termRows.length > 0
  const kind = keyword !== null ? 'keyword' : hasGroup ? 'group' : 'campaign'
  return {
    kind,
    text: (keyword ?? own).slice(0, MAX_KEYWORD_LENGTH),
    matchType: first?.matchType ?? null,
    recorded: recordedOf(rows),
    terms: grouped(termRows, ({ term }) => term ?? '').map((ofTerm) => ({
      text: ofTerm[0]?.term ?? '',
      recorded: recordedOf(ofTerm),
    })),
  }
}

/** Returns campaigns in order of their first row, with `rows` in ascending order of day. */
export function campaignsOfRows(rows: AdsRow[]): ImportedCampaign[] {
  return grouped(rows, ({ campaignId, campaign }) => campaignId ?? ` ${campaign}`).map((own) => {
    const name = lastOf(own, ({ campaign }) => campaign) ?? ''
    return {
      id: own[0]?.campaignId ?? null,
      name,
      status: lastOf(own, ({ status }) => status) ?? null,
      channel: lastOf(own, (row) => row.channel),
      dailyBudget: lastOf(own, ({ budget }) => budget),
      groups: grouped(own, ({ group }) => group ?? '').map((ofGroup) => ({
        name: ofGroup[0]?.group ?? name,
        leaves: grouped(ofGroup, ({ keyword, matchType }) => JSON.stringify([keyword, matchType])).map((ofLeaf) =>
          leafOf(ofLeaf, name),
        ),
      })),
    }
  })
}
