import { Menu as ChakraMenu, Portal } from '@chakra-ui/react'
import type { ComponentType, ReactElement } from 'react'

export interface MenuAction {
  id: string
  label: string
  icon?: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  onSelect: () => void
  isDanger?: boolean
  /** The action is shown but cannot be taken; the reason is read with its name. */
  disabledReason?: string
}

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  actions: readonly MenuAction[]
  placement?: 'bottom-start' | 'bottom-end'
}

export function Menu({ trigger, actions, placement = 'bottom-end' }: MenuProps) {
  const select = (id: string) => actions.find((action) => action.id === id)?.onSelect()
  return (
    <ChakraMenu.Root positioning={{ placement }} onSelect={(details) => select(details.value)} lazyMount unmountOnExit>
      <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content minWidth="12rem">
            {actions.map(({ id, label, icon: Icon, isDanger, disabledReason }) => (
              <ChakraMenu.Item
                key={id}
                value={id}
                disabled={disabledReason !== undefined}
                color={isDanger ? 'bad.fg' : undefined}
              >
                {Icon ? <Icon size={16} aria-hidden="true" /> : null}
                <ChakraMenu.ItemText>
                  {label}
                  {disabledReason ? (
                    <span style={{ display: 'block', fontSize: '0.75rem' }}>{disabledReason}</span>
                  ) : null}
                </ChakraMenu.ItemText>
              </ChakraMenu.Item>
            ))}
          </ChakraMenu.Content>
        </ChakraMenu.Positioner>
      </Portal>
    </ChakraMenu.Root>
  )
}
