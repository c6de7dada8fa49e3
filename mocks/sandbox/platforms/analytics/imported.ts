// Metrics of a property as an exported report contains them.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import type { Part } from '#mocks/sandbox/platforms/analytics/parts.ts'

/** Parts of a report; null where it has an empty cell. */
export type PartAmounts = Partial<Record<Part, number | null>>
/** Day numbers since 1970. */
export type DayParts = { day: number; parts: PartAmounts }
export type ValueParts = DayParts & { dimension: AnalyticsDimension; value: string }
export type DayArrival = { day: number; arrival: 'late' | 'corrected'; at: string }
/** `arrivals`: the days that came after later ones, or were changed by a later report; `at` is the time of that report. */
export type ImportedFigures = { days: DayParts[]; values: ValueParts[]; arrivals?: DayArrival[] }

/** A report that replaces a property's generated metrics. */
export type AnalyticsImportedReport = {
  /** A hash of the content: equal for equal metrics. */
  fingerprint: string
  figures: () => Promise<ImportedFigures | undefined>
}
