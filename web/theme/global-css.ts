/** Global styles of the document. Controls are 36 px high (compact 32, small 28), or 44 px with a coarse pointer. */
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
    // Focused elements scroll out from under the header and the sticky filters below it, and from behind the bar of a form.
    scrollPaddingBlock: '7rem 5rem',
    scrollbarColor: '{colors.border.default} transparent',
    // In rem, so that larger text fits.
    '--control-height': '2.25rem',
    '--control-compact-height': '2rem',
    '--control-small-height': '1.75rem',
    '@media (pointer: coarse)': {
      '--control-height': '2.75rem',
      '--control-compact-height': '2.75rem',
      '--control-small-height': '2.75rem',
    },
  },
  // The font size is set on the body, because a size on the root would scale every rem.
  body: { textStyle: 'md' },
  'html.dark': { colorScheme: 'dark' },
  // A line of text that opens what is behind it is as high as the other controls with a coarse pointer.
  '@media (pointer: coarse)': { summary: { paddingBlock: 'calc((2.75rem - 1lh) / 2)' } },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'accent.muted' },
  ':focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  // A heading that is focused after a navigation shows no focus ring, because it is not interactive.
  'h1:focus': { outline: 'none' },
  // Colors of charts are data: elements keep them with forced colors, and the tokens map to system colors that contrast.
  '@media (forced-colors: active)': {
    // Important, because the tokens of a theme are set on the same element later.
    ':root': {
      '--aw-colors-chart-actual': 'CanvasText !important',
      '--aw-colors-chart-expected': 'GrayText !important',
      '--aw-colors-chart-previous': 'GrayText !important',
      '--aw-colors-chart-axis': 'CanvasText !important',
      '--aw-colors-chart-grid': 'GrayText !important',
      '--aw-colors-severity-low-solid': 'GrayText !important',
      '--aw-colors-severity-medium-solid': 'CanvasText !important',
      '--aw-colors-severity-high-solid': 'Highlight !important',
    },
    '[data-chart-color]': { forcedColorAdjust: 'none' },
    '[aria-current=true], [aria-current=date], :is(a, button)[aria-current=page], [aria-pressed=true]': {
      outline: '2px solid Highlight',
      outlineOffset: '-2px',
    },
  },
  // A printed report has title, date range, metrics, charts and tables, but no controls.
  '@media print': {
    '@page': { margin: '12mm' },
    // Bars, segments and badges are backgrounds, which browsers leave out by default.
    'html, body': { bg: 'white !important', printColorAdjust: 'exact' },
    'body > :not(#root), [data-print-hidden], aside, nav, [role=toolbar], [role=tablist], details:not([open]), figure button:not([aria-pressed])':
      { display: 'none !important' },
    // Of the controls in the header of a page, only the date range is about what is printed.
    '[data-print-actions] > :not([data-print])': { display: 'none !important' },
    // Controls that show a value, such as the date range, are printed as its text.
    'button:not([aria-pressed]):has(> svg), select': {
      borderColor: 'transparent !important',
      bg: 'transparent !important',
      px: '0 !important',
    },
    'button:not([aria-pressed]) > svg, select ~ *': { display: 'none !important' },
    'main, [data-main]': { padding: '0 !important', margin: '0 !important', overflow: 'visible !important' },
    'figure, article, section li, tr, [data-print-whole]': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
    // A chart has the width of the window until the page is laid out for paper.
    'figure svg[role=img]': { maxWidth: '100%' },
    thead: { display: 'table-header-group' },
    a: { color: 'inherit !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // No short time: every element would then animate all of its properties, and the page would move as the styles come.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
}
