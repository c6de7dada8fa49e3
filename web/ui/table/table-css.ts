/** Styles of all cells, set once on the table, because a styled component per cell would cost a style lookup each. */
export const tableCss = {
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& th, & td': {
    px: '3',
    textAlign: 'start',
    verticalAlign: 'middle',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& :is(th, td)[data-align=end]': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& thead th': {
    h: '9',
    position: 'sticky',
    top: '0',
    zIndex: '2',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
  },
  '& thead th :is(th > span, span > span)': { ms: '1' },
  '& tbody td': { h: '10', py: '1' },
  '&[data-compact] tbody td': { h: '8', py: '0.5' },
  '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
  // The cells draw the focus ring, because sticky cells would cover an outline of the row. With forced colors, which
  // disable shadows, the transparent outline becomes visible.
  '& tbody tr:focus-visible': { outline: '2px solid transparent', outlineOffset: '-2px' },
  '& tbody tr:focus-visible td': { boxShadow: 'inset 0 2px {colors.focus.ring}, inset 0 -2px {colors.focus.ring}' },
  '& [data-tools] input': { display: 'block' },
  '& a:focus-visible [data-head]': { whiteSpace: 'normal' },
  '& tbody tr[data-openable]': { cursor: 'pointer' },
  '& tbody tr:is(:hover, :focus-within) td': { bg: 'bg.subtle' },
  '& tbody tr[aria-selected=true] td': { bg: 'accent.subtle' },
  '& tfoot td': {
    h: '10',
    fontWeight: 'semibold',
    borderTopWidth: '1px',
    borderBottomWidth: '0',
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
  },
  // The name stays visible while a wide table scrolls horizontally, and never has one word per line.
  '& [data-name]': { position: 'sticky', insetInlineStart: '0', zIndex: '1', minWidth: '10rem', maxWidth: '22rem' },
  '& thead [data-name]': { zIndex: '3' },
  // The actions of a row stay visible as well.
  '& [data-tools]:last-child': { position: 'sticky', insetInlineEnd: '0', zIndex: '1' },
  '& thead [data-tools]:last-child': { zIndex: '3' },
  '& [data-name] a': {
    fontWeight: 'medium',
    color: 'fg.default',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '& :is(.row-tools, .row-quick)': { display: 'flex', gap: '0.5', justifyContent: 'flex-end' },
  '& .row-quick': { opacity: '0', transition: 'opacity 120ms' },
  '& tr:is(:hover, :focus-within) .row-quick': { opacity: '1' },
  // Narrow tables need the space of the quick actions, which the menu has as well.
  '@media (pointer: coarse), (max-width: 1023px)': { '& .row-quick': { display: 'none' } },
  '& [data-tools]': { width: '1px', whiteSpace: 'nowrap', py: '0' },
  // On paper nothing scrolls: the header repeats on each page, names wrap, and there are no controls.
  '@media print': {
    '& :is(th, td, [data-name])': { position: 'static !important', whiteSpace: 'normal !important', px: '1.5' },
    '& [data-name]': { minWidth: '0' },
    '& [data-tools], & tbody tr[aria-hidden]': { display: 'none' },
  },
} as const

/** Scroll shadows: a gradient at the end, and a border beside the names once columns have scrolled under them. */
export const scrollShadowCss = {
  '@media print': { '&::after': { display: 'none !important' } },
  '&[data-scroll-end]::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '8',
    zIndex: '4',
    pointerEvents: 'none',
    borderInlineEndWidth: '2px',
    borderInlineEndColor: 'border.default',
    borderEndEndRadius: 'l3',
    background: 'linear-gradient(to left, {colors.border.default}, transparent)',
  },
  // The sticky actions of a row replace the gradient.
  '&[data-scroll-end]:has(tbody [data-tools]:last-child)::after': { display: 'none' },
  '&[data-scroll-end] [data-tools]:last-child': {
    borderInlineStartWidth: '1px',
    borderInlineStartColor: 'border.default',
  },
  '&[data-scroll-start] [data-name]': { boxShadow: 'inset -1px 0 {colors.border.default}' },
} as const
