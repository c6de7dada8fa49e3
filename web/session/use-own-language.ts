import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { chooseLanguage } from '#web/i18n/i18n.ts'
import { toLanguage } from '#web/i18n/language.ts'
import { tokens } from './tokens.ts'

/**
 * Switches the interface to the person's language, unless the address names another one. True for `isOwn` once that is done;
 * `isExpected` is true as well while the profile is read, if it had the language of the interface the last time.
 */
export function useOwnLanguage(language: string | undefined): { isOwn: boolean; isExpected: boolean } {
  const { i18n } = useTranslation()
  const { search } = useLocation()
  const [isOverridden] = useState(() => new URLSearchParams(search).has('lng'))
  const [isChosen, setChosen] = useState(false)
  useEffect(() => {
    if (!language) return
    tokens.setLanguage(language)
    // A failed load of texts does not block the view, which is then shown in English.
    if (!isOverridden) void chooseLanguage(language).finally(() => setChosen(true))
  }, [language, isOverridden])

  const isSpoken = (tag: string) => i18n.resolvedLanguage === toLanguage(tag)
  const isOwn = isOverridden || (language !== undefined && (isChosen || isSpoken(language)))
  return { isOwn, isExpected: isOwn || (language === undefined && isSpoken(tokens.read().language)) }
}
