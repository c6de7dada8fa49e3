/** Global styles of the document. Controls are 36 px high (compact 32), or 44 px with a coarse pointer. */
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
    // In rem, so that larger text fits.
    '--control-height': '2.25rem',
    '--control-compact-height': '2rem',
    '@media (pointer: coarse)': { '--control-height': '2.75rem', '--control-compact-height': '2.75rem' },
  },
  // The font size is set on the body, because a size on the root would scale every rem.
  body: { textStyle: 'md' },
  'html.dark': { colorScheme: 'dark' },
  '*::placeholder, *[data-placeholder]': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  // A heading that is focused after a navigation shows no focus ring, because it is not interactive.
  'h1:focus': { outline: 'none' },
  // Colors of charts are data: elements keep them with forced colors, and the tokens map to system colors that contrast.
  '@media (forced-colors: active)': {
    // Also where the tokens of a theme are set, which is on the same element.
    ':root, :root.dark, :root.light': {
      '--aw-colors-chart-actual': 'CanvasText',
      '--aw-colors-chart-expected': 'GrayText',
      '--aw-colors-chart-previous': 'GrayText',
      '--aw-colors-chart-axis': 'CanvasText',
      '--aw-colors-chart-grid': 'GrayText',
      '--aw-colors-severity-low-solid': 'GrayText',
      '--aw-colors-severity-medium-solid': 'CanvasText',
      '--aw-colors-severity-high-solid': 'Highlight',
    },
    '[data-chart-color]': { forcedColorAdjust: 'none' },
    // Borders that are transparent otherwise would mark every tab as the selected one.
    '[role=tab]': { borderColor: 'Canvas' },
    '[role=tab][aria-selected=true]': { borderColor: 'Highlight' },
    '[aria-current=true], [aria-current=page], [aria-pressed=true]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
  // A printed report has title, date range, metrics, charts and tables, but no controls.
  '@media print': {
    'html, body': { bg: 'white !important' },
    'body > :not(#root), [data-print-hidden], aside, nav, [role=toolbar], figure button:not([aria-pressed])': {
      display: 'none !important',
    },
    'main, [data-main]': { padding: '0 !important', margin: '0 !important', overflow: 'visible !important' },
    'figure, article, section li, tr': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
    a: { color: 'inherit !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
}
