import i18n, { t } from 'i18next'
import { bundledText } from './bundled-texts.ts'
import { enumMemberOf, serverLabelOf } from './enum-labels.ts'

/**
 * Returns the text to show where a key has none. A newer server may send values that the app does not know: an unknown role is a new user; any
 * other value has the label that the server has for it, or else is shown by itself.
 */
export function missingText(key: string, defaultText?: string): string {
  const member = defaultText === undefined ? enumMemberOf(key) : undefined
  if (member?.group === 'settings:roles') return t('unknown.role', { ns: 'common' })
  if (member?.group === 'settings:roleHelp') return ''
  if (member) return serverLabelOf(member) ?? t('unknown.value', { ns: 'common', value: member.value })
  return bundledText(key, defaultText)
}

/** Gives unknown values of enumerations a text; needed as soon as there are answers of the API. */
export function nameUnknownValues(): void {
  i18n.options.parseMissingKeyHandler = missingText
}
