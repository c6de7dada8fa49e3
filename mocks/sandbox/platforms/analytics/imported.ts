// Figures of a property as an exported report has them.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import type { Part } from '#mocks/sandbox/platforms/analytics/parts.ts'

/** Days since 1970. */
export type DayParts = { day: number; parts: Partial<Record<Part, number>> }
export type ValueParts = DayParts & { dimension: AnalyticsDimension; value: string }
export type ImportedFigures = { days: DayParts[]; values: ValueParts[] }

/** A report that stands in the place of a property's figures. */
export type AnalyticsImportedReport = {
  /** The same for the same figures. */
  fingerprint: string
  figures: () => Promise<ImportedFigures | undefined>
}
