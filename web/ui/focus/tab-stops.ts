const TAB_STOPS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

/** What Tab reaches inside an element, in the order of the document. */
export const tabStopsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(TAB_STOPS)]
