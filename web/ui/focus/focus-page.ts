/** If no element has the focus after a dialog without an opener was closed, focuses the title of the page. */
export function focusPageIfLost(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
}
