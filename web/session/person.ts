/** The name fields of a person, which may be unknown. */
interface NamedPerson {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

export const FALLBACK_FIRST_NAME = 'User'
export const FALLBACK_REFERENCE_CODE = '—'

/** The first and last name; a missing first name is replaced by 'User', a missing last name is omitted. */
export const nameOf = (person: NamedPerson): string =>
  [person.firstName?.trim() || FALLBACK_FIRST_NAME, person.lastName?.trim()].filter(Boolean).join(' ')

/** The initials of up to two words, in upper case by the rules of the language; 'U' if the name is empty. */
export function initialsOf(name: string | null | undefined, locale = 'en'): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2)
  const letters = words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0)).join('')
  return letters.toLocaleUpperCase(locale) || 'U'
}
