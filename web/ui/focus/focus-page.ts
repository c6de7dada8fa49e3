/** Where nothing has the focus any more, a dialog that no button opened was closed: the keys go on from the title of the page. */
export function focusPageIfLost(): void {
  if (document.activeElement && document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
}
