const values = <V extends string | number>(map: Record<string, V>) =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, { value }]))

/** The steps of the 4 px grid: token n is n × 4 px, in rem so that it scales with the reader's font size. */
const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48]
const grid = { '0': '0', px: '1px', ...Object.fromEntries(steps.map((n) => [String(n), `${n / 4}rem`])) }

const sans = "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif"

/** From md up the sidebar is visible and tables are tables; below it, the sidebar is a drawer and rows are cards. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }

export const tokens = {
  colors: {
    ...values({ transparent: 'transparent', current: 'currentColor', black: '#0C0F13', white: '#FFFFFF' }),
  },
  fonts: values({ body: sans, heading: sans, mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }),
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ none: '1', shorter: '1.25', short: '1.35', moderate: '1.5', tall: '1.65' }),
  letterSpacings: values({ tight: '-0.011em', tighter: '-0.02em', wide: '0.02em', widest: '0.08em' }),
  radii: values({ none: '0', xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px', full: '9999px' }),
  spacing: values(grid),
  sizes: values({
    ...grid,
    control: 'var(--control-height)',
    controlCompact: 'var(--control-compact-height)',
    controlSmall: 'var(--control-small-height)',
    full: '100%',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
    prose: '65ch',
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    content: '80rem',
    sidebar: '16rem',
    sidebarMobile: '18rem',
    sidebarIcons: '3rem',
  }),
  durations: values({
    fastest: '80ms',
    faster: '100ms',
    fast: '120ms',
    moderate: '150ms',
    slow: '180ms',
    slower: '180ms',
    slowest: '180ms',
  }),
  easings: values({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)', 'ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)' }),
  animations: values({
    spin: 'spin 0.8s linear infinite',
    pulse: 'pulse 1.6s ease-in-out infinite',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    sticky: 20,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  cursor: values({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'pointer',
    switch: 'pointer',
  }),
}
