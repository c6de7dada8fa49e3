export const languages = ['en', 'tr'] as const
export type Language = (typeof languages)[number]
export const FALLBACK: Language = 'en'

/** The BCP 47 tags of the API; the default of an account is en-US. */
const tags: Record<Language, string> = { en: 'en-US', tr: 'tr-TR' }

const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value)

const primaryOf = (tag: string | null | undefined): string => (tag ?? '').toLowerCase().split('-')[0] ?? ''

export const isSupported = (tag: string): boolean => isLanguage(primaryOf(tag))

/** Returns the language of a tag, such as tr for tr-TR; English if the language is not supported. */
export function toLanguage(tag: string | null | undefined): Language {
  const primary = primaryOf(tag)
  return isLanguage(primary) ? primary : FALLBACK
}

export const tagOf = (language: Language): string => tags[language]
