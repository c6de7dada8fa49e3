import { useEffect, useId, useRef, useState } from 'react'

const GAP = 4

/** Inline styles that reset the browser's popover styles, cheaper than a style lookup for the many that never open. */
const RESET_STYLES = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  overflow: 'visible',
} as const

/** The edge of its trigger with which a popover is aligned. */
export type PopoverPlacement = 'bottom-start' | 'bottom-end'

/** Props for the button that opens a popover. */
export interface PopoverTrigger {
  id?: string
  popoverTarget?: string
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
}

/** Positions an open popover below its trigger, or above it if there is not enough space. */
function placePopover(panel: HTMLElement, trigger: Element, isAtEnd: boolean) {
  const box = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isBelow = box.bottom + GAP + height <= window.innerHeight
  const left = isAtEnd ? box.right - width : box.left
  panel.style.top = `${isBelow ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height)}px`
  panel.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}

/**
 * The native popover: it is in the top layer, closes on Escape and on a click outside, restores the focus, and costs
 * almost nothing until it opens. `initialFocus` returns the element to focus on opening.
 */
export function usePopover(
  kind: 'menu' | 'dialog',
  placement: PopoverPlacement,
  initialFocus: (panel: HTMLElement) => HTMLElement | null | undefined,
) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const triggerId = `${id}-trigger`

  // The popover follows its trigger while the page scrolls or resizes.
  useEffect(() => {
    if (!isOpen) return undefined
    const reposition = () => {
      const opener = document.getElementById(triggerId)
      if (panel.current && opener) placePopover(panel.current, opener, placement === 'bottom-end')
    }
    window.addEventListener('scroll', reposition, true)
    window.addEventListener('resize', reposition)
    return () => {
      window.removeEventListener('scroll', reposition, true)
      window.removeEventListener('resize', reposition)
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
      style: RESET_STYLES,
      onBeforeToggle: (event: { newState: string }) => {
        if (event.newState === 'open') setOpen(true)
      },
      onToggle: (event: { newState: string }) => {
        // Waits until here, because the browser returns the focus only to elements that still exist.
        if (event.newState !== 'open') setOpen(false)
        const opener = document.getElementById(triggerId)
        if (event.newState !== 'open' || !panel.current || !opener) return
        placePopover(panel.current, opener, placement === 'bottom-end')
        initialFocus(panel.current)?.focus({ preventScroll: true })
      },
    },
  } as const
}
