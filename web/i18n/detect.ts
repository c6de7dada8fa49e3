import { type Language, toLanguage } from './language.ts'

const COOKIE = 'i18next'
const YEAR_SECONDS = 31_536_000

interface Places {
  /** Query of the address. */
  search: string
  stored: string | null
  /** As `document.cookie` gives them. */
  cookies: string
}

/** The language of a visit: `lng` of the address, then local storage, then the cookie, then English. */
export function detectLanguage({ search, stored, cookies }: Places): Language {
  const cookie = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies)?.[1]
  return toLanguage(new URLSearchParams(search).get('lng') ?? stored ?? cookie)
}

export const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
