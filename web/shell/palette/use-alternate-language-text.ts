import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { toLanguage } from '#web/i18n/language.ts'

const namespaces = ['palette', 'shell', 'settings', 'help', 'common'] as const

/**
 * Returns the text of a `namespace:key` in the language that is not shown, because entries are found by their names in
 * both languages; empty until the texts are loaded.
 */
export function useAlternateLanguageText(): (key: string) => string {
  const { i18n } = useTranslation(namespaces)
  const other = toLanguage(i18n.resolvedLanguage) === 'tr' ? 'en' : 'tr'
  const isLoaded = namespaces.every((name) => i18n.hasResourceBundle(other, name))

  useEffect(() => {
    const missing = namespaces.filter((name) => !i18n.hasResourceBundle(other, name))
    if (missing.length > 0) void i18n.reloadResources([other], missing)
  }, [i18n, other])

  return useCallback(
    (key) => {
      const [namespace = '', path = ''] = key.split(':')
      const text: unknown = isLoaded ? i18n.getResource(other, namespace, path) : undefined
      return typeof text === 'string' ? text : ''
    },
    [i18n, other, isLoaded],
  )
}
