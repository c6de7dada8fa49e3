import type { CountryCode } from 'libphonenumber-js/min'
import { foldText } from '#web/lib/search-text.ts'

export type PhoneLibrary = typeof import('libphonenumber-js/min')

/** Loads the metadata of all phone numbers, about 44 KiB compressed, which only phone fields need. */
export const loadPhoneLibrary = (): Promise<PhoneLibrary> => import('libphonenumber-js/min')

export interface Country {
  code: CountryCode
  /** The name in the reader's language. */
  name: string
  /** The calling code without the plus sign. */
  callingCode: string
}

/** The countries with a calling code, sorted by name. */
export function countriesOf(library: PhoneLibrary, locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  return library
    .getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: library.getCountryCallingCode(code) }))
    .sort((a, b) => compare(a.name, b.name))
}

/**
 * Finds countries by the start of a word of their name, their two letters or their calling code. Names that start with the input come first;
 * among these the country of the language, then names that start with it to the letter ("türk": Türkiye before Turks and Caicos Islands).
 */
export function findCountries(countries: readonly Country[], typed: string, language: string): Country[] {
  const wanted = foldText(typed.trim()).replace(/^\+/, '')
  if (wanted === '') return [...countries]
  const literal = typed.trim().toLocaleLowerCase(language)
  const home = countryOfLanguage(language)
  const rank = ({ code, name }: Country) => {
    if (!foldText(name).startsWith(wanted)) return 0
    return 1 + (code === home ? 2 : 0) + (name.toLocaleLowerCase(language).startsWith(literal) ? 1 : 0)
  }
  return countries
    .filter(
      ({ code, name, callingCode }) =>
        code.toLowerCase() === wanted || callingCode.startsWith(wanted) || ` ${foldText(name)}`.includes(` ${wanted}`),
    )
    .toSorted((a, b) => rank(b) - rank(a))
}

/** The country of a language tag: Türkiye for Turkish, the United States for English without a region. */
export const countryOfLanguage = (language: string): CountryCode =>
  (new Intl.Locale(language).maximize().region ?? 'US') as CountryCode

/** Returns the input as E.164 with plus and country code; '' if empty, incomplete if there are too few digits. */
export function toInternational(library: PhoneLibrary, typed: string, country: CountryCode): string {
  const text = typed.trim()
  if (text === '') return ''
  const parsed = library.parsePhoneNumberFromString(text, country)
  if (parsed) return parsed.number
  const digits = text.replace(/\D/g, '')
  return text.startsWith('+') ? `+${digits}` : `+${library.getCountryCallingCode(country)}${digits}`
}

/** Formats an E.164 number in its country's national format; the country is undefined if unknown. */
export function toNational(library: PhoneLibrary, value: string): { country?: CountryCode | undefined; text: string } {
  const parsed = library.parsePhoneNumberFromString(value)
  return parsed ? { country: parsed.country, text: parsed.formatNational() } : { text: value }
}

/** True if a text in E.164 format is a valid phone number of its country. */
export const isPhone = async (value: string): Promise<boolean> => (await loadPhoneLibrary()).isValidPhoneNumber(value)
