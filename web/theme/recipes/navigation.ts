import { defineSlotRecipe } from '@chakra-ui/react'

export const tabsSlotRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { position: 'relative' },
    list: {
      display: 'flex',
      gap: '1',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      overflowX: 'auto',
      mb: '-1px',
    },
    trigger: {
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
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
      _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '-2px', borderRadius: 'l1' },
    },
    content: { pt: '4', _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '4px' } },
  },
  variants: { variant: { line: {} } },
  defaultVariants: { variant: 'line' },
})

export const breadcrumbSlotRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['list', 'item', 'link', 'currentLink', 'separator', 'ellipsis'],
  base: {
    list: { display: 'flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', listStyle: 'none', minWidth: '0' },
    item: { display: 'inline-flex', alignItems: 'center', minWidth: '0' },
    link: { color: 'fg.muted', borderRadius: 'l1', truncate: true, _hover: { color: 'fg.default' } },
    currentLink: { color: 'fg.default', fontWeight: 'medium', truncate: true },
    separator: { color: 'fg.subtle', _icon: { boxSize: '3.5' } },
    ellipsis: { display: 'inline-flex', alignItems: 'center' },
  },
})
