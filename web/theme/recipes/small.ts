import { defineRecipe } from '@chakra-ui/react'

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
    // On phones a state of several words wraps, which a doubled font needs.
    whiteSpace: { base: 'normal', md: 'nowrap' },
    _icon: { width: '3', height: '3', flexShrink: '0' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      // Marks are short sentences, which wrap.
      outline: { borderWidth: '1px', borderColor: 'border.default', color: 'fg.muted', whiteSpace: 'normal' },
    },
    size: { sm: {}, md: { minH: '6', px: '2' } },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
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
      // A link inside text is underlined, so that it does not depend on color alone.
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
