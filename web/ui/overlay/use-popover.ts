import { useEffect, useId, useRef, useState } from 'react'

const GAP = 4

/** The browser's own look of a popover taken off; without a style lookup, for the many that never open. */
const BARE = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
} as const

/** Which edge of its trigger a popover lines up with. */
export type PopoverPlacement = 'bottom-start' | 'bottom-end'

/** Props for the button that opens a popover. */
export interface PopoverTrigger {
  id?: string
  popoverTarget?: string
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}

/** Puts an open popover below or above its trigger, on the side where there is room. */
function place(panel: HTMLElement, trigger: Element, isAtEnd: boolean) {
  const box = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isBelow = box.bottom + GAP + height <= window.innerHeight
  const left = isAtEnd ? box.right - width : box.left
  panel.style.top = `${isBelow ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height)}px`
  panel.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}

/**
 * The browser's own popover: it lies above everything, closes with Escape and a click outside and gives the focus back,
 * and is next to nothing until it opens. `firstOf` names what takes the focus then.
 */
export function usePopover(
  kind: 'menu' | 'dialog',
  placement: PopoverPlacement,
  firstOf: (panel: HTMLElement) => HTMLElement | null | undefined,
) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const triggerId = `${id}-trigger`

  // It stays with its trigger while the page is scrolled or resized under it.
  useEffect(() => {
    if (!isOpen) return undefined
    const follow = () => {
      const opener = document.getElementById(triggerId)
      if (panel.current && opener) place(panel.current, opener, placement === 'bottom-end')
    }
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [isOpen, placement, triggerId])

  const trigger: PopoverTrigger = {
    id: triggerId,
    popoverTarget: id,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
  }
  return {
    isOpen,
    close: () => panel.current?.hidePopover(),
    trigger,
    panel: {
      ref: panel,
      id,
      popover: 'auto',
      style: BARE,
      onBeforeToggle: (event: { newState: string }) => {
        if (event.newState === 'open') setOpen(true)
      },
      onToggle: (event: { newState: string }) => {
        // Waits until here, because the browser returns the focus only to elements that still exist.
        if (event.newState !== 'open') setOpen(false)
        const opener = document.getElementById(triggerId)
        if (event.newState !== 'open' || !panel.current || !opener) return
        place(panel.current, opener, placement === 'bottom-end')
        firstOf(panel.current)?.focus({ preventScroll: true })
      },
    },
  } as const
}
