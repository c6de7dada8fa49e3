import type { Locale } from '#web/lib/format.ts'

/** What a reader of that language means by the text: 1.234,5 (tr) and 1,234.5 (en) are 1234.5; NaN when not a number. */
export function parseNumber(text: string, locale: Locale): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '')
  if (bare === '') return undefined
  const [group, decimal] = locale === 'tr' ? ['.', ','] : [',', '.']
  const plain = bare.split(group).join('').replace(decimal, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}
