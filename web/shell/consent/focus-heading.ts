const BUSY = '[aria-busy=true]'

/** True if nothing has the focus, or only a loading screen that will be replaced. */
const isFocusFree = () => {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.closest(BUSY) !== null
}

/** Focuses the page's heading once the page has loaded, unless something else has the focus by then. */
export function focusHeading(): void {
  const focusNow = () => {
    if (!isFocusFree()) return true
    const heading = document.querySelector<HTMLElement>(`main:not(${BUSY}) h1`)
    heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (focusNow()) return
  const observer = new MutationObserver(() => {
    if (focusNow()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}
