import { chakra } from '@chakra-ui/react'
import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { foldText } from '#web/lib/search-text.ts'
import { PopoverSurface } from './PopoverSurface.tsx'
import { type PopoverPlacement, type PopoverTrigger, usePopover } from './use-popover.ts'

interface MenuPopoverProps {
  /** The button that opens the menu. */
  trigger: ReactElement<PopoverTrigger>
  /** Renders the items when the menu opens; `close` returns the focus to the trigger. */
  children: (close: () => void) => ReactNode
  placement?: PopoverPlacement
}

/** An item of a menu. */
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

const itemsOf = (menu: HTMLElement | null) => [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

/** Returns the item to focus for a key: arrows, Home, End or a first letter. */
function targetOf(event: KeyboardEvent, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  const keyTarget = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(Math.max(at, 0) - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key]
  if (keyTarget || event.key.length > 1 || event.key === ' ') return keyTarget
  const letter = foldText(event.key)
  const fromActive = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromActive.find((item) => foldText(item.textContent?.trim() ?? '').startsWith(letter))
}

/** A menu button; cheap until it opens, because each row of a table has one. */
export function MenuPopover({ trigger, children, placement = 'bottom-start' }: MenuPopoverProps) {
  const popover = usePopover('menu', placement, (menu) => itemsOf(menu)[0])

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed in the menu must not trigger shortcuts of its table row.
    event.stopPropagation()
    if (event.key === 'Tab') popover.close()
    const target = targetOf(event, itemsOf(popover.panel.ref.current))
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <>
      {cloneElement(trigger, popover.trigger)}
      <div
        {...popover.panel}
        role="menu"
        aria-labelledby={popover.trigger.id}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => {
          const item = (event.target as Element).closest<HTMLElement>('[role^=menuitem]')
          item?.focus({ preventScroll: true })
        }}
      >
        {popover.isOpen ? (
          <PopoverSurface p="1" minWidth="13rem" maxHeight="min(24rem, calc(100dvh - 1rem))">
            {children(popover.close)}
          </PopoverSurface>
        ) : null}
      </div>
    </>
  )
}
