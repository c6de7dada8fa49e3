/** The heading of the page, which takes the focus when nothing better is left. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

/** Where the focus returns to: the element that had it before, or the page's heading if there was none or it is gone. */
export function returnTarget(before: Element | null): HTMLElement | null {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  return isThere ? before : pageHeading()
}
