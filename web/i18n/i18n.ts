import i18n, { changeLanguage, use as install, loadNamespaces as load } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storage } from '#web/lib/storage.ts'
import { fileBackend } from './backend.ts'
import { detectLanguage, languageCookie } from './detect.ts'
import { FALLBACK, languages, tagOf, toLanguage } from './language.ts'

const RETRIES = 5
const RETRY_MS = 350
const PARALLEL_READS = 10
const PATIENCE_MS = 2500

/** The fallback for a text that has not loaded yet: the last part of its key as plain words. */
export function wordsOf(key: string): string {
  const last = key.slice(Math.max(key.lastIndexOf('.'), key.lastIndexOf(':')) + 1)
  const words = last
    .replace(/_(one|other)$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** How i18next reads and falls back; the same in the app and in its tests. */
export const settings = {
  supportedLngs: languages,
  fallbackLng: FALLBACK,
  load: 'languageOnly',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: wordsOf,
  react: { useSuspense: false, bindI18nStore: 'added' },
  maxRetries: RETRIES,
  retryTimeout: RETRY_MS,
  maxParallelReads: PARALLEL_READS,
} as const

const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])

/** Starts the translations; resolves when `common` is there, or after a while without it (it then arrives later). */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (tag: string) => {
    const language = toLanguage(tag)
    document.documentElement.lang = language
    document.cookie = languageCookie(language)
    storage.write('language', language)
  })
  const lng = detectLanguage({ search: location.search, stored: storage.read('language'), cookies: document.cookie })
  await within(
    PATIENCE_MS,
    install(fileBackend)
      .use(initReactI18next)
      .init({ ...settings, lng }),
  )
}

/** Loads namespaces for the screen that comes next; a slow file does not hold the screen up for long. */
export const loadNamespaces = (names: readonly string[]): Promise<unknown> => within(PATIENCE_MS, load([...names]))

/** The language of the interface as the API wants to hear it. */
export const apiLanguage = (): string => tagOf(toLanguage(i18n.resolvedLanguage ?? i18n.language))

/** Shows the interface in a language and keeps the choice. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = toLanguage(tag)
  if (toLanguage(i18n.language) !== language) await changeLanguage(language)
}
