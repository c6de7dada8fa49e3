import type { Locale } from '#web/lib/format.ts'

/** Matches digits grouped by thousands, such as 1,234 and 12.345.678, but not 20,5. */
const grouped = (separator: string) => new RegExp(`^[+-]?\\d{1,3}(\\${separator}\\d{3})+$`)

/**
 * Parses a number in either notation: 1.234,5 and 1,234.5 are 1234.5, 20,5 and 20.5 are 20.5 in both languages; only
 * 1.234 and 1,234 depend on the language. Returns undefined for an empty text and NaN for one that is no number.
 */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  if (bare === '') return undefined
  const [dot, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')]
  const localSeparator = locale === 'tr' ? ',' : '.'
  const otherSeparator = localSeparator === ',' ? '.' : ','
  // If the text has both separators, the last one is the decimal separator.
  const usesOther =
    dot >= 0 && comma >= 0 ? bare[Math.max(dot, comma)] === otherSeparator : bare.includes(otherSeparator)
  const decimal = usesOther && !grouped(otherSeparator).test(bare) ? otherSeparator : localSeparator
  const group = decimal === ',' ? '.' : ','
  const [whole = '', ...rest] = bare.split(decimal)
  if (whole.includes(group) && !grouped(group).test(whole)) return Number.NaN
  const plain = [whole.replaceAll(group, ''), ...rest].join('.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
