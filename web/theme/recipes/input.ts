import { defineRecipe } from '@chakra-ui/react'

const control = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg.default',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  // Phones zoom into fields whose text is smaller than 16 px.
  fontSize: { base: 'lg', md: 'md' },
  lineHeight: '1.25rem',
  outlineOffset: '-1px',
  _focusVisible: { outline: '2px solid {colors.focus.ring}', outlineOffset: '-1px', borderColor: 'focus.ring' },
  _hover: { borderColor: 'fg.subtle' },
  _disabled: { opacity: '0.6', cursor: 'not-allowed', bg: 'bg.subtle' },
  _readOnly: { bg: 'bg.subtle' },
  '&[aria-invalid=true]': {
    borderColor: 'bad.solid',
    _hover: { borderColor: 'bad.solid' },
    _focusVisible: { outlineColor: 'bad.solid', borderColor: 'bad.solid' },
  },
} as const

const sizes = {
  sm: { h: 'controlCompact', px: '2.5' },
  md: { h: 'control', px: '3' },
} as const

export const inputRecipe = defineRecipe({
  className: 'input',
  base: control,
  variants: { size: sizes, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...control, minH: '20', py: '2', px: '3', resize: 'vertical' },
  variants: { size: { sm: {}, md: {} }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const selectRecipe = defineRecipe({
  className: 'select',
  base: { ...control, cursor: 'pointer', '& > option, & > optgroup': { bg: 'bg.panel' } },
  variants: {
    size: { sm: { h: 'controlCompact', ps: '2.5', pe: '8' }, md: { h: 'control', ps: '3', pe: '8' } },
  },
  defaultVariants: { size: 'md' },
})
