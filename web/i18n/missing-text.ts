import { t } from 'i18next'
import { errorPage, ui } from '#web/public/locales/en/common.json'

/** English texts in the bundle, because the error page must be readable when no translation could be loaded. */
const bundled: Record<string, string> = {
  ...Object.fromEntries(Object.entries(errorPage).map(([name, text]) => [`errorPage.${name}`, text])),
  'ui.retry': ui.retry,
}

/** Keys of enumerations end in the number of a member. */
const MEMBER = /^(?<enumeration>.*?)\.?(?<value>\d+)$/

/**
 * Returns the text to show where a key has none; never the key or words made from it. A newer server may send values that the app does not
 * know: an unknown role is a new user, any other value is shown by its number.
 */
export function missingText(key: string): string {
  const name = key.slice(key.indexOf(':') + 1)
  const { enumeration, value } = MEMBER.exec(name)?.groups ?? {}
  if (enumeration === 'roles') return t('unknown.role', { ns: 'common' })
  if (value !== undefined) return t('unknown.value', { ns: 'common', value })
  return bundled[name] ?? ''
}
