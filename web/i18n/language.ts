export const languages = ['en', 'tr'] as const
export type Language = (typeof languages)[number]
export const FALLBACK: Language = 'en'

/** BCP 47 as the API speaks it; the default of an account is en-US. */
const tags: Record<Language, string> = { en: 'en-US', tr: 'tr-TR' }

const isLanguage = (value: string): value is Language => (languages as readonly string[]).includes(value)

/** Maps tr-TR → tr, en-US → en, otherwise the part before the dash; unsupported languages become English. */
export function toLanguage(tag: string | null | undefined): Language {
  const [primary = ''] = (tag ?? '').toLowerCase().split('-')
  return isLanguage(primary) ? primary : FALLBACK
}

export const tagOf = (language: Language): string => tags[language]
