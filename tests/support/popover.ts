// A minimal implementation of the popover API for menus; happy-dom supports only the attribute.
const isOpen = (element: HTMLElement) => element.hasAttribute('data-popover-open')

function toggle(element: HTMLElement, willOpen: boolean) {
  if (isOpen(element) === willOpen) return
  const change = { newState: willOpen ? 'open' : 'closed' }
  element.dispatchEvent(Object.assign(new Event('beforetoggle'), change))
  element.toggleAttribute('data-popover-open', willOpen)
  queueMicrotask(() => element.dispatchEvent(Object.assign(new Event('toggle'), change)))
}

let areProvided = false

/** Adds showPopover and hidePopover to elements, popover targets to buttons, and Escape to open popovers; once in a window. */
export function providePopovers(): void {
  if (areProvided) return
  areProvided = true
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true)
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false)
    },
  })
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    if (target) toggle(target, !isOpen(target))
  })
  const closeAll = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    for (const element of document.querySelectorAll<HTMLElement>('[data-popover-open]')) toggle(element, false)
  }
  document.addEventListener('keydown', closeAll, true)
}
