/** The heading of the page, the fallback target of the focus. */
export const pageHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h1')

/** The element that regains the focus: the previous one, or the page's heading if there was none or it was removed. */
export function returnTarget(before: Element | null): HTMLElement | null {
  const canFocus = before instanceof HTMLElement && before.isConnected && before !== document.body
  return canFocus ? before : pageHeading()
}
