// A check of a page: a number that is measured, and the limits it must keep.
import type { PageDocument, PageElement } from '#mocks/sandbox/domain/ai/page/read-page.ts'

export type PageArea = 'seo' | 'content' | 'performance' | 'accessibility' | 'conversion'

export type Measured = {
  value: number
  /** The first element that is wrong, and the passage it is about. */
  element?: PageElement | undefined
  passage?: string | undefined
}

/** Why a check cannot be made. */
export type Impossible = 'noResources' | 'noOffer' | 'noForm' | 'noText' | 'noVisits' | 'fewVisits' | 'noAds'

export type PageCheck = {
  key: string
  area: PageArea
  /** Its share of the area's score, relative to the other checks. */
  weight: 1 | 2 | 3
  severity: 1 | 2 | 3
  unit: 'count' | 'bytes' | 'ratio'
  /** The limits of the value; one of them at least. */
  min?: number
  max?: number
  measure: (page: PageDocument) => Measured | Impossible
}

/** Counts the elements that are wrong and points at the first. */
export const counted = (wrong: readonly PageElement[]): Measured => ({
  value: wrong.length,
  element: wrong[0],
  passage: wrong[0]?.text.slice(0, 200),
})

export const isWithin = ({ min, max }: Pick<PageCheck, 'min' | 'max'>, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max)
