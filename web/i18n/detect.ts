import { type Language, toLanguage } from './language.ts'

const COOKIE = 'i18next'
const YEAR_SECONDS = 31_536_000

interface LanguageSources {
  /** The query of the URL. */
  search: string
  stored: string | null
  /** The value of `document.cookie`. */
  cookies: string
}

/** The language of a visit: `lng` in the URL, then local storage, then the cookie, then English. */
export function detectLanguage({ search, stored, cookies }: LanguageSources): Language {
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies)?.[1]
  return toLanguage(new URLSearchParams(search).get('lng') ?? stored ?? cookie)
}

export const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
