import { defineRecipe } from '@chakra-ui/react'

/** On small screens long labels wrap and the button grows. */
const size = (h: string, px: string, textStyle: string) => ({
  h: { base: 'auto', md: h },
  minH: h,
  minW: h,
  px,
  textStyle,
})

/** solid is the primary action (one per page), outline and ghost are secondary; colorPalette="bad" is for destructive actions. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    maxWidth: '100%',
    whiteSpace: { base: 'normal', md: 'nowrap' },
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    lineHeight: '1.2',
    fontWeight: 'medium',
    textDecoration: 'none',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { flexShrink: '0', width: '4', height: '4' },
  },
  variants: {
    size: {
      '2xs': size('6', '1.5', 'xs'),
      xs: size('controlSmall', '2', 'xs'),
      sm: size('controlCompact', '2.5', 'sm'),
      md: size('control', '3.5', 'md'),
      lg: size('11', '5', 'md'),
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
      },
      subtle: {
        bg: 'neutral.subtle',
        color: 'neutral.fg',
        _hover: { bg: 'neutral.muted' },
        _expanded: { bg: 'neutral.muted' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'fg.default',
        borderColor: 'border.default',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.subtle' },
      },
      ghost: {
        color: 'neutral.fg',
        _hover: { bg: 'bg.muted', color: 'fg.default' },
        _expanded: { bg: 'bg.muted', color: 'fg.default' },
      },
      plain: { color: 'colorPalette.fg', _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})
