const style = (fontSize: string, lineHeight: string, more: Record<string, string> = {}) => ({
  value: { fontSize, lineHeight, ...more },
})

/** 12 / 13 / 14 / 16 / 20 / 28 px. `md` is the default; `figure` and `title` include their weight. */
export const textStyles = {
  '2xs': style('xs', '1rem'),
  xs: style('xs', '1rem'),
  sm: style('sm', '1.25rem'),
  md: style('md', '1.25rem'),
  lg: style('lg', '1.5rem'),
  xl: style('xl', '1.75rem', { letterSpacing: 'tight' }),
  '2xl': style('2xl', '2.25rem', { letterSpacing: 'tighter' }),
  title: style('xl', '1.75rem', { fontWeight: '600', letterSpacing: 'tight' }),
  section: style('lg', '1.5rem', { fontWeight: '600', letterSpacing: 'tight' }),
  label: style('sm', '1.25rem', { fontWeight: '500' }),
  figure: style('2xl', '2.25rem', { fontWeight: '600', letterSpacing: 'tighter', fontVariantNumeric: 'tabular-nums' }),
  numeric: { value: { fontVariantNumeric: 'lining-nums tabular-nums' } },
}

export const layerStyles = {
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  none: { value: {} },
  card: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border.subtle', borderRadius: 'l3' } },
  floating: { value: { bg: 'bg.panel', borderRadius: 'l3', boxShadow: 'lg' } },
}
