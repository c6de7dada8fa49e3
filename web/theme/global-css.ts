/** Rules of the document itself. Controls are 36 px high (compact 32), 44 px where a finger points. */
export const globalCss = {
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border.subtle',
  },
  html: {
    color: 'fg.default',
    bg: 'bg.canvas',
    colorPalette: 'accent',
    colorScheme: 'light',
    fontFeatureSettings: '"cv11", "ss03"',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
    // Focused elements scroll out from under the header and the sticky filters below it.
    scrollPaddingBlock: '7rem 2rem',
    scrollbarColor: '{colors.border.default} transparent',
    '--control-height': '36px',
    '--control-compact-height': '32px',
    '@media (pointer: coarse)': { '--control-height': '44px', '--control-compact-height': '44px' },
  },
  // On the body: a size on the root would scale every rem.
  body: { textStyle: 'md' },
  'html.dark': { colorScheme: 'dark' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  // A heading that is focused after a navigation shows no focus ring, because it is not interactive.
  'h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}
