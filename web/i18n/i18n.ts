import i18n, { changeLanguage, use as install, loadNamespaces as load, reloadResources } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { storage } from '#web/lib/storage.ts'
import { fileBackend } from './backend.ts'
import { bundledText } from './bundled-texts.ts'
import { detectLanguage, languageCookie } from './detect.ts'
import { FALLBACK, languages, tagOf, toLanguage } from './language.ts'
import { TranslationsUnavailable } from './translations-unavailable.ts'

const RETRIES = 5
const RETRY_MS = 350
const PARALLEL_READS = 10

/** The options of i18next, shared by the app and its tests. */
export const settings = {
  supportedLngs: languages,
  fallbackLng: FALLBACK,
  load: 'languageOnly',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: bundledText,
  appendNamespaceToMissingKey: true,
  react: { useSuspense: false, bindI18nStore: 'added' },
  maxRetries: RETRIES,
  retryTimeout: RETRY_MS,
  maxParallelReads: PARALLEL_READS,
} as const

/** Files that could not be loaded, as `language|namespace`. */
const failedFiles = new Set<string>()
i18n.on('failedLoading', (language, namespace) => failedFiles.add(`${language}|${namespace}`))

let started: Promise<unknown> = Promise.resolve()

/** Starts the translations; resolves once `common` has loaded or failed to load. */
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

/** Retries the files that could not be loaded and updates the screens that need them. */
export async function retryFailedTexts(): Promise<void> {
  const files = [...failedFiles].map((name) => name.split('|') as [language: string, namespace: string])
  failedFiles.clear()
  await Promise.all(files.map(([language, namespace]) => reloadResources([language], [namespace])))
}

const hasFailed = (namespace: string) => [...failedFiles].some((file) => file.endsWith(`|${namespace}`))

const isLoaded = (namespace: string) => i18n.languages.some((language) => i18n.hasResourceBundle(language, namespace))

/** Loads the namespaces of a screen, in English if they fail in its language; throws `TranslationsUnavailable` if both fail. */
export async function loadNamespaces(names: readonly string[]): Promise<void> {
  const all = ['common', ...names]
  await Promise.all([load(all), started, retryFailedTexts()])
  // The language was unknown before the start. Files that have just failed are not requested again.
  await load(all.filter((name) => !hasFailed(name)))
  if (i18n.isInitialized && !all.every(isLoaded)) throw new TranslationsUnavailable(names)
}

/** The language of the interface as a tag for the API. */
export const apiLanguage = (): string => tagOf(toLanguage(i18n.resolvedLanguage ?? i18n.language))

/** Switches the interface to a language and stores the choice. */
export async function chooseLanguage(tag: string): Promise<void> {
  const language = toLanguage(tag)
  if (toLanguage(i18n.language) !== language) await changeLanguage(language)
}
