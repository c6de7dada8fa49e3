import type { Locale } from '#web/lib/format.ts'

/** A group of thousands has three digits: 1,234 and 12.345.678, but not 20,5. */
const grouped = (separator: string) => new RegExp(`^[+-]?\\d{1,3}(\\${separator}\\d{3})+$`)

/**
 * What a reader of that language means by the text: 1.234,5 and 1,234.5 are 1234.5, 20,5 and 20.5 are 20.5 in both;
 * only 1.234 and 1,234 depend on the language. NaN when not a number.
 */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  if (bare === '') return undefined
  const [dot, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')]
  const own = locale === 'tr' ? ',' : '.'
  const foreign = own === ',' ? '.' : ','
  // With both in it, the last one is the decimal sign.
  const isForeign = dot >= 0 && comma >= 0 ? bare[Math.max(dot, comma)] === foreign : bare.includes(foreign)
  const decimal = isForeign && !grouped(foreign).test(bare) ? foreign : own
  const group = decimal === ',' ? '.' : ','
  const [whole = '', ...rest] = bare.split(decimal)
  if (whole.includes(group) && !grouped(group).test(whole)) return Number.NaN
  const plain = [whole.replaceAll(group, ''), ...rest].join('.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
