import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { languageName } from '#web/lib/content-languages.ts'

/** The name of a language, by its tag, in the language of the reader. */
export function useLanguageName(): (tag: string) => string {
  const { i18n } = useTranslation()
  const language = i18n.resolvedLanguage ?? i18n.language
  return useCallback((tag: string) => languageName(tag, language), [language])
}
