/** A number with its unit in words, in the plural form of the language. */
export const unit = (language: string, count: number, name: 'minute' | 'day'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(count)
