import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'

export interface PopoverAction {
  id: string
  label: string
  icon: LucideIcon
  /** One of several that can be in force. */
  isChosen?: boolean
  onSelect: () => void
}

interface TriggerProps {
  id?: string
  popoverTarget?: string
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

interface PopoverMenuProps {
  trigger: ReactElement<TriggerProps>
  actions: readonly PopoverAction[]
}

const GAP = 4

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: '100%',
    minHeight: 'controlCompact',
    px: '2',
    borderRadius: 'l2',
    textAlign: 'start',
    textStyle: 'sm',
    cursor: 'menuitem',
    _focus: { bg: 'bg.muted', outline: 'none' },
    _icon: { boxSize: '4', color: 'fg.muted' },
  },
})

/** Puts the open menu above or below its trigger, on the side where there is room. */
function place(menu: HTMLElement, trigger: Element) {
  const box = trigger.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const isBelow = box.bottom + GAP + height <= window.innerHeight
  menu.style.top = `${isBelow ? box.bottom + GAP : Math.max(GAP, box.top - GAP - height)}px`
  menu.style.left = `${Math.max(GAP, Math.min(box.left, window.innerWidth - width - GAP))}px`
}

/**
 * A menu of the frame on the browser's own popover, which closes with Escape and a click outside. The frame is on
 * every signed-in screen; the menu of web/ui would bring its machine along with each first one.
 */
export function PopoverMenu({ trigger, actions }: PopoverMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const triggerId = `${id}-trigger`

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const letter = event.key.toLocaleLowerCase()
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    const typed =
      letter.length === 1 ? all.find((item) => item.textContent?.toLocaleLowerCase().startsWith(letter)) : undefined
    const target = next ?? typed
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <>
      {cloneElement(trigger, { id: triggerId, popoverTarget: id, 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      <chakra.div
        ref={menu}
        id={id}
        role="menu"
        aria-labelledby={triggerId}
        popover="auto"
        onKeyDown={onKeyDown}
        onToggle={(event) => {
          const isNow = event.newState === 'open'
          setOpen(isNow)
          const opener = document.getElementById(triggerId)
          if (!isNow || !menu.current || !opener) return
          place(menu.current, opener)
          items()[0]?.focus()
        }}
        position="fixed"
        inset="auto"
        m="0"
        p="1"
        minWidth="13rem"
        border="0"
        color="fg.default"
        layerStyle="floating"
      >
        {actions.map(({ id: key, label, icon: Icon, isChosen, onSelect }) => (
          <Item
            key={key}
            type="button"
            role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={isChosen}
            tabIndex={-1}
            onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
            onClick={() => {
              menu.current?.hidePopover()
              onSelect()
            }}
          >
            <Icon aria-hidden="true" />
            {label}
          </Item>
        ))}
      </chakra.div>
    </>
  )
}
