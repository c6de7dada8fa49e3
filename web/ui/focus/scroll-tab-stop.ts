import { tabStopsIn } from './tab-stops.ts'

/**
 * Makes a scrolling element a tab stop while its content is longer than it and has no tab stop of its own: otherwise a keyboard
 * cannot scroll it in every browser. Returns what ends that.
 */
export function addScrollTabStop(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const update = () => {
    const isNeeded = element.scrollHeight > element.clientHeight && tabStopsIn(element).length === 0
    if (isNeeded) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const resizes = new ResizeObserver(update)
  // The content becomes longer by new elements, and by an image that loads.
  const observeContent = () => {
    for (const child of element.children) resizes.observe(child)
    update()
  }
  const changes = new MutationObserver(observeContent)
  resizes.observe(element)
  changes.observe(element, { childList: true, subtree: true })
  observeContent()
  return () => {
    resizes.disconnect()
    changes.disconnect()
  }
}
