const BUSY = '[aria-busy=true]'

/** Nothing has the focus, or only a loading screen that is about to go. */
const isFocusFree = () => {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.closest(BUSY) !== null
}

/** Gives the focus to the heading of the page, waiting while the page loads. Does nothing once something else has the focus. */
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
