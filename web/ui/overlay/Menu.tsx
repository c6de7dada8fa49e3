import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { MenuItem, MenuPopover } from './MenuPopover.tsx'

export interface MenuAction {
  id: string
  label: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  /** The address, for an entry that is a link. */
  to?: string
  onSelect?: () => void
  isDanger?: boolean
  /** Defined for an option of a choice; true for the selected one. */
  isSelected?: boolean
  /** Disables the action; the reason is part of its accessible name. */
  disabledReason?: string
}

interface MenuProps extends Omit<ComponentProps<typeof MenuPopover>, 'children'> {
  /** The entries, or a function that makes them when the menu opens, for the many menus of a list. */
  actions: readonly MenuAction[] | (() => readonly MenuAction[])
}

export function Menu({ actions, placement = 'bottom-end', ...menu }: MenuProps) {
  return (
    <MenuPopover placement={placement} {...menu}>
      {(close) =>
        (typeof actions === 'function' ? actions() : actions).map(
          ({ id, label, icon: Icon, isDanger = false, isSelected, disabledReason, to, onSelect }) => {
            const isDisabled = disabledReason !== undefined
            const content = (
              <>
                {Icon ? <Icon size={16} aria-hidden="true" /> : null}
                <span>
                  {label}
                  {isDisabled ? (
                    <chakra.span display="block" textStyle="xs">
                      {disabledReason}
                    </chakra.span>
                  ) : null}
                </span>
              </>
            )
            return (
              <MenuItem
                key={id}
                role={isSelected === undefined ? 'menuitem' : 'menuitemradio'}
                aria-checked={isSelected}
                aria-disabled={isDisabled || undefined}
                color={isDanger && !isDisabled ? 'bad.fg' : undefined}
                {...(to === undefined ? {} : { asChild: true, type: undefined })}
                onClick={() => {
                  if (isDisabled) return
                  close()
                  onSelect?.()
                }}
              >
                {to === undefined ? content : <Link to={to}>{content}</Link>}
              </MenuItem>
            )
          },
        )
      }
    </MenuPopover>
  )
}
