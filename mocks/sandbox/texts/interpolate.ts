import type { Language } from '#mocks/sandbox/texts/language.ts'

const PLURAL = /\{(\w+), plural, one \{([^{}]*)\} other \{([^{}]*)\}\}/g
const PLACEHOLDER = /\{(\w+)\}/g

/**
 * Replaces the placeholders of a text: `{name}` by its value, and `{count, plural, one {# rule} other {# rules}}` (ICU MessageFormat) by the
 * form that the number takes in the language. Numbers are formatted for the language; a missing value becomes an empty string.
 */
export function interpolate(text: string, values: Record<string, string | number>, language: Language): string {
  const formatted = (value: string | number = '') =>
    typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value
  const pluralForm = (_: string, name: string, one: string, other: string) => {
    const count = Number(values[name])
    const form = new Intl.PluralRules(language).select(count) === 'one' ? one : other
    return form.replaceAll('#', formatted(count))
  }
  return text.replace(PLURAL, pluralForm).replace(PLACEHOLDER, (_, name: string) => formatted(values[name]))
}
