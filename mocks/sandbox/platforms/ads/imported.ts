// Figures of an ad account as an exported report has them.

/** What the rows of a report are figures of. */
export type AdsLevel = 'campaign' | 'group' | 'keyword' | 'term'

/** Rows of day (since 1970), impressions, clicks, cost and value in cents, conversions in hundredths: day, i, c, cost, conv, value. */
export type Recorded = number[][]
export type ImportedTerm = { text: string; recorded: Recorded }
export type ImportedLeaf = {
  /** What the figures are those of: where there are no keywords the ad group, with Performance Max the campaign. */
  kind: 'keyword' | 'group' | 'campaign'
  text: string
  matchType: 1 | 2 | 3
  recorded: Recorded
  terms: ImportedTerm[]
}
export type ImportedCampaign = {
  /** The platform's number; null when the report does not tell it. */
  id: string | null
  name: string
  status: 'enabled' | 'paused' | 'removed'
  channel: 1 | 2 | 3 | 4 | 5 | 6
  /** Major units; null when it is not told. */
  dailyBudget: number | null
  groups: { name: string; leaves: ImportedLeaf[] }[]
}

/** A report that stands in the place of a client's figures. */
export type AdsImportedReport = {
  /** The same for the same figures. */
  fingerprint: string
  /** Days since 1970. */
  firstDay: number
  lastDay: number
  campaigns: () => Promise<ImportedCampaign[]>
}
