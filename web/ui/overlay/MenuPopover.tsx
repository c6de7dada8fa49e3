import { chakra } from '@chakra-ui/react'
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

interface TriggerProps {
  id?: string
  popoverTarget?: string
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

interface MenuPopoverProps {
  /** The button that opens the menu. */
  trigger: ReactElement<TriggerProps>
  /** Items, made when the menu opens; `close` gives the focus back to the trigger. */
  children: (close: () => void) => ReactNode
  /** Which edge of the trigger the menu lines up with. */
  placement?: 'bottom-start' | 'bottom-end'
}

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

/** A line of a menu. */
export const MenuItem = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      width: '100%',
      minHeight: 'controlCompact',
      px: '2',
      py: '1',
      borderRadius: 'l2',
      textAlign: 'start',
      textStyle: 'sm',
      cursor: 'menuitem',
      outline: 'none',
      _focus: { bg: 'bg.muted' },
      '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed' },
      _icon: { boxSize: '4', flexShrink: '0' },
      _highContrast: { _focus: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      '@media (pointer: coarse)': { minHeight: '11' },
    },
  },
  { defaultProps: { type: 'button', role: 'menuitem', tabIndex: -1 } },
)

/** Puts the open menu below or above its trigger, on the side where there is room. */
function place(menu: HTMLElement, trigger: Element, isAtEnd: boolean) {
  const box = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const isBelow = box.bottom + GAP + height <= window.innerHeight
  const left = isAtEnd ? box.right - width : box.left
  menu.style.top = `${isBelow ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height)}px`
  menu.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`
}

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

/** Arrows, Home, End and the first letter lead to an item. */
function targetOf(event: KeyboardEvent, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const moved = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(Math.max(at, 0) - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key]
  if (moved || event.key.length > 1 || event.key === ' ') return moved
  const letter = event.key.toLocaleLowerCase()
  const inOrder = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return inOrder.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))
}

/**
 * A menu on the browser's own popover, which lies above everything, closes with Escape and a click outside and gives the
 * focus back: a table of many rows has one in each, so it is next to nothing until it opens.
 */
export function MenuPopover({ trigger, children, placement = 'bottom-start' }: MenuPopoverProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const triggerId = `${id}-trigger`
  const close = () => document.getElementById(id)?.hidePopover()

  // It stays with its trigger while the page is scrolled or resized under it.
  useEffect(() => {
    if (!isOpen) return undefined
    const follow = () => {
      const opener = document.getElementById(triggerId)
      if (menu.current && opener) place(menu.current, opener, placement === 'bottom-end')
    }
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [isOpen, placement, triggerId])

  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of a menu are not those of the row it stands in.
    event.stopPropagation()
    if (event.key === 'Tab') close()
    const target = targetOf(event, itemsOf(menu.current))
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <>
      {cloneElement(trigger, { id: triggerId, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={triggerId}
        popover="auto"
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const item = (event.target as Element).closest<HTMLElement>('[role^=menuitem]')
          item?.focus({ preventScroll: true })
        }}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') setOpen(true)
        }}
        onToggle={(event) => {
          // Only now: the browser gives the focus back from an item that is still there.
          if (event.newState !== 'open') setOpen(false)
          const opener = document.getElementById(triggerId)
          if (event.newState !== 'open' || !menu.current || !opener) return
          place(menu.current, opener, placement === 'bottom-end')
          itemsOf(menu.current)[0]?.focus({ preventScroll: true })
        }}
        style={BARE}
      >
        {isOpen ? (
          <chakra.div
            p="1"
            minWidth="13rem"
            maxWidth="calc(100vw - 1rem)"
            maxHeight="min(24rem, calc(100dvh - 1rem))"
            overflowY="auto"
            color="fg.default"
            fontWeight="normal"
            whiteSpace="normal"
            layerStyle="floating"
          >
            {children(close)}
          </chakra.div>
        ) : null}
      </div>
    </>
  )
}
