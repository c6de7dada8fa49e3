const TAB_STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** The elements inside an element that Tab reaches, in document order. */
export const tabStopsIn = (element: Element): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(TAB_STOPS)]
