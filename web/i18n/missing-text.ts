import { t } from 'i18next'
import { errorPage, ui } from '#web/public/locales/en/common.json'
import { enumMemberOf, serverLabelOf } from './enum-labels.ts'

/** English texts in the bundle, because the error page must be readable when no translation could be loaded. */
const bundled: Record<string, string> = {
  ...Object.fromEntries(Object.entries(errorPage).map(([name, text]) => [`errorPage.${name}`, text])),
  'ui.retry': ui.retry,
}

/**
 * Returns the text to show where a key has none; never the key or words made from it. A newer server may send values that the app does not
 * know: an unknown role is a new user; any other value has the label that the server has for it, or else is shown by itself.
 */
export function missingText(key: string, defaultText?: string): string {
  if (defaultText !== undefined) return defaultText
  const member = enumMemberOf(key)
  if (member?.group === 'settings:roles') return t('unknown.role', { ns: 'common' })
  if (member?.group === 'settings:roleHelp') return ''
  if (member) return serverLabelOf(member) ?? t('unknown.value', { ns: 'common', value: member.value })
  return bundled[key.slice(key.indexOf(':') + 1)] ?? ''
}
