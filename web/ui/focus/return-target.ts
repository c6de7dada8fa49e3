import { tabStopsIn } from './tab-stops.ts'

/** The heading of the page, the fallback target of the focus. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

const ROWS = 'tr, li, [role=row], article'

/** The focused element, and what has the focus instead if its row of a list is removed: the next row, or else the previous one. */
export interface ReturnPlace {
  element: Element
  rows: readonly Element[]
}

export function returnPlaceOf(element: Element): ReturnPlace {
  const row = element.closest(ROWS)
  const rows = [row, row?.nextElementSibling, row?.previousElementSibling]
  return { element, rows: rows.filter((one): one is Element => one instanceof Element) }
}

/** The element that regains the focus: the previous one, or a row beside it, or the page's heading. */
export function returnTarget(place: ReturnPlace | null): HTMLElement | null {
  if (!place || place.element === document.body) return pageHeading()
  if (place.element instanceof HTMLElement && place.element.isConnected) return place.element
  const [stop] = place.rows.filter(({ isConnected }) => isConnected).flatMap((row) => tabStopsIn(row))
  return stop ?? pageHeading()
}
