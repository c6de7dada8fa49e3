import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'l1',
    px: '1.5',
    minH: '5',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _icon: { width: '3', height: '3', flexShrink: '0' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { borderWidth: '1px', borderColor: 'border.default', color: 'fg.muted' },
    },
    size: { sm: {}, md: { minH: '6', px: '2' } },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
})

export const cardSlotRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'title', 'description', 'header', 'body', 'footer'],
  base: {
    root: { display: 'flex', flexDirection: 'column', position: 'relative', minWidth: '0', layerStyle: 'card' },
    title: { textStyle: 'section' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    header: {
      px: 'var(--card-padding)',
      pt: 'var(--card-padding)',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
    },
    body: { padding: 'var(--card-padding)', flex: '1', display: 'flex', flexDirection: 'column' },
    footer: { px: 'var(--card-padding)', pb: 'var(--card-padding)', display: 'flex', alignItems: 'center', gap: '2' },
  },
  variants: {
    size: { sm: { root: { '--card-padding': 'spacing.4' } }, md: { root: { '--card-padding': 'spacing.5' } } },
    variant: { outline: {}, subtle: { root: { bg: 'bg.subtle' } } },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'semibold', color: 'fg.default', textWrap: 'balance' },
  variants: {
    size: {
      sm: { textStyle: 'md' },
      md: { textStyle: 'lg' },
      lg: { textStyle: 'xl' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '2xl' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'l1',
    color: 'accent.fg',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
  variants: {
    variant: {
      // A link inside text is told from it by its line, never by its colour alone.
      underline: { textDecoration: 'underline' },
      plain: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
})

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'l2',
        boxShadow: 'none',
        backgroundClip: 'padding-box',
        cursor: 'default',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
    },
    variant: { pulse: { background: 'bg.muted', animation: 'pulse' } },
  },
  defaultVariants: { variant: 'pulse', loading: true },
})

export const separatorRecipe = defineRecipe({
  className: 'separator',
  base: { display: 'block', borderColor: 'border.subtle', borderStyle: 'solid' },
  variants: {
    orientation: {
      vertical: { borderInlineStartWidth: '1px' },
      horizontal: { borderTopWidth: '1px' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
})

export const kbdRecipe = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '1',
    minH: '4.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.default',
    bg: 'bg.subtle',
    color: 'fg.muted',
    fontFamily: 'body',
    textStyle: 'xs',
  },
})

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    animation: 'spin',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
    },
  },
  defaultVariants: { size: 'md' },
})

export const iconRecipe = defineRecipe({
  className: 'icon',
  base: { display: 'inline-block', lineHeight: '1em', flexShrink: '0', color: 'currentcolor' },
  variants: {
    size: {
      inherit: {},
      xs: { boxSize: '3' },
      sm: { boxSize: '4' },
      md: { boxSize: '5' },
      lg: { boxSize: '6' },
    },
  },
  defaultVariants: { size: 'inherit' },
})
