import i18n, { changeLanguage, use as install, loadNamespaces as load, reloadResources } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storage } from '#web/lib/storage.ts'
import { fileBackend } from './backend.ts'
import { detectLanguage, languageCookie } from './detect.ts'
import { FALLBACK, languages, tagOf, toLanguage } from './language.ts'
import { LostTexts } from './lost-texts.ts'
import { missingText } from './missing-text.ts'

const RETRIES = 5
const RETRY_MS = 350
const PARALLEL_READS = 10

/** How i18next reads and falls back; the same in the app and in its tests. */
export const settings = {
  supportedLngs: languages,
  fallbackLng: FALLBACK,
  load: 'languageOnly',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: missingText,
  react: { useSuspense: false, bindI18nStore: 'added' },
  maxRetries: RETRIES,
  retryTimeout: RETRY_MS,
  maxParallelReads: PARALLEL_READS,
} as const

/** Files that could not be loaded, as `language|namespace`. */
const failed = new Set<string>()
i18n.on('failedLoading', (language, namespace) => failed.add(`${language}|${namespace}`))

let started: Promise<unknown> = Promise.resolve()

/** Starts the translations; resolves when `common` has loaded, or could not be loaded. */
export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (tag: string) => {
    const language = toLanguage(tag)
    document.documentElement.lang = language
    document.cookie = languageCookie(language)
    storage.write('language', language)
  })
  window.addEventListener('online', () => void retryFailedTexts())
  const lng = detectLanguage({ search: location.search, stored: storage.read('language'), cookies: document.cookie })
  started = install(fileBackend)
    .use(initReactI18next)
    .init({ ...settings, lng })
  await started
}

/** Loads the files again that could not be loaded; the screens that need them are updated. */
export async function retryFailedTexts(): Promise<void> {
  const lost = [...failed].map((name) => name.split('|') as [language: string, namespace: string])
  failed.clear()
  await Promise.all(lost.map(([language, namespace]) => reloadResources([language], [namespace])))
}

const hasFailed = (namespace: string) => [...failed].some((file) => file.endsWith(`|${namespace}`))

const isLoaded = (namespace: string) => i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace))

/** Loads the namespaces of a screen, in English if they do not exist in its language. Throws `LostTexts` if that fails as well. */
export async function loadNamespaces(names: readonly string[]): Promise<void> {
  const all = ['common', ...names]
  await Promise.all([load(all), started, retryFailedTexts()])
  // Before the start, the language was not known. Files that have just failed are not waited for again.
  await load(all.filter((name) => !hasFailed(name)))
  if (i18n.isInitialized && !all.every(isLoaded)) throw new LostTexts(names)
}

/** The language of the interface as the API wants to hear it. */
export const apiLanguage = (): string => tagOf(toLanguage(i18n.resolvedLanguage ?? i18n.language))

/** Shows the interface in a language and keeps the choice. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = toLanguage(tag)
  if (toLanguage(i18n.language) !== language) await changeLanguage(language)
}
