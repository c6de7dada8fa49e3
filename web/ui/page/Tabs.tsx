import { chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

interface TabsProps<Value extends string> {
  tabs: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** Content at the end of the tabs' row; below them on phones. */
  actions?: ReactNode
  /** The content of the selected tab. */
  children: ReactNode
}

const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    h: 'control',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'fg.default' },
    _selected: { color: 'fg.default', borderColor: 'accent.solid' },
    // Transparent borders are visible with forced colors, and would mark every tab as the selected one.
    '@media (forced-colors: active)': { borderColor: 'Canvas', _selected: { borderColor: 'Highlight' } },
    _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '-2px', borderRadius: 'l1' },
  },
})

/** Tabs with one visible panel; arrow keys, Home and End move between them. */
export function Tabs<Value extends string>({ tabs, value, onChange, actions, children }: TabsProps<Value>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}-${next.value}`)?.focus()
    onChange(next.value)
  }
  return (
    <div>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
        <chakra.div
          role="tablist"
          display="flex"
          gap="1"
          mb="-1px"
          borderBottomWidth="1px"
          borderColor="border.subtle"
          overflowX="auto"
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </Tab>
          ))}
        </chakra.div>
        {actions ? <chakra.div flexBasis={{ base: '100%', sm: 'auto' }}>{actions}</chakra.div> : null}
      </Flex>
      <chakra.div
        key={value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        pt="4"
        _focusVisible={{ outline: '2px solid {colors.focus.ring}', outlineOffset: '4px' }}
      >
        {children}
      </chakra.div>
    </div>
  )
}
