import i18n, { changeLanguage, use as install } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { translations } from '#tests/support/render.tsx'
import { settings } from '#web/i18n/i18n.ts'
import { missingText } from '#web/i18n/missing-text.ts'

/** Starts the app's translations with all texts, once for all test files of a worker, and switches them to a language. */
export async function startWords(language: string): Promise<void> {
  if (!i18n.isInitialized) {
    const resources = translations()
    await install(initReactI18next).init({
      ...settings,
      parseMissingKeyHandler: missingText,
      lng: language,
      resources,
      ns: Object.keys(resources.en ?? {}),
    })
  }
  await changeLanguage(language)
}
