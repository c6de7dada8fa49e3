// Metrics of an ad account as an exported report contains them.

import type { BaseMetric } from '#mocks/sandbox/platforms/ads/entity.ts'

/** The entity type that the rows of a report describe. */
export type AdsLevel = 'campaign' | 'group' | 'keyword' | 'term'

/**
 * Rows of day number (since 1970), impressions, clicks, cost and value in cents, and conversions in hundredths; null where the report has
 * an empty cell.
 */
export type Recorded = [day: number, ...metrics: (number | null)[]][]
export type ImportedTerm = { text: string; recorded: Recorded }
export type ImportedLeaf = {
  /** The lowest entity that the report names: a keyword, else an ad group, else the campaign itself. */
  kind: 'keyword' | 'group' | 'campaign'
  text: string
  /** Null when the report does not contain it. */
  matchType: 1 | 2 | 3 | null
  recorded: Recorded
  terms: ImportedTerm[]
}
export type ImportedCampaign = {
  /** The platform's id; null when the report does not contain it. */
  id: string | null
  name: string
  /** Null when the report does not contain it. */
  status: 'enabled' | 'paused' | 'removed' | null
  /** Null when the report does not contain it. */
  channel: 1 | 2 | 3 | 4 | 5 | 6 | null
  /** In major units; null when the report does not contain it. */
  dailyBudget: number | null
  groups: { name: string; leaves: ImportedLeaf[] }[]
}

/** A report that replaces a client's generated metrics. */
export type AdsImportedReport = {
  /** A hash of the content: equal for equal metrics. */
  fingerprint: string
  /** Day numbers since 1970. */
  firstDay: number
  lastDay: number
  /** The metrics without a column in the report. */
  unknown: readonly BaseMetric[]
  campaigns: () => Promise<ImportedCampaign[]>
}
