/** The languages the product speaks. */
export type Language = 'en' | 'tr'

/** Returns the language of an Accept-Language header that has the greatest weight (RFC 9110), of those that the product speaks. */
export function preferredLanguage(header: string): Language {
  const wishes = header.split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
    return { language: range.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const spoken = wishes.filter(({ language, weight }) => (language === 'en' || language === 'tr') && weight > 0)
  // The sort is stable: of the same weight the first one counts.
  return spoken.sort((one, other) => other.weight - one.weight)[0]?.language === 'tr' ? 'tr' : 'en'
}
