// Languages of texts for other people, by BCP 47 tag: they need not be those of the interface.
import { foldText } from './search-text.ts'

/** The languages that are offered, with the regions and scripts that are written differently. */
const TAGS =
  'af am ar az be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US es es-419 es-MX et eu fa fi fil fr fr-CA fr-CH ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ku ky lb lo lt lv mk ml mn mr ms mt my nb ne nl nl-BE nn pa pl ps pt pt-BR pt-PT ro ru rw sd si sk sl so sq sr sr-Latn sv sw ta te th tr ug uk ur uz vi yo zh-Hans zh-Hant zu'.split(
    ' ',
  )
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

export interface ContentLanguageOption {
  tag: string
  /** Its name in the language of the reader. */
  name: string
  /** Its name in itself. */
  ownName: string
}

const namesIn = new Map<string, Intl.DisplayNames>()

/** The name of a language in another one, as it begins a line; its tag where it has no name there. */
export function languageName(tag: string, language: string): string {
  const names = namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  namesIn.set(language, names)
  const name = names.of(tag) ?? tag
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
}

export const primaryOf = (tag: string): string => tag.split('-')[0] ?? tag

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'

/** All languages with their names in the language of the reader, in its alphabet. */
export const contentLanguages = (language: string): ContentLanguageOption[] =>
  TAGS.map((tag) => ({ tag, name: languageName(tag, language), ownName: languageName(tag, tag) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, language),
  )

/** Those that a search text finds by tag, name or own name; those that begin with it come first. */
export function findLanguages(languages: readonly ContentLanguageOption[], typed: string): ContentLanguageOption[] {
  const wanted = foldText(typed.trim())
  const rank = ({ tag, name, ownName }: ContentLanguageOption) => {
    const names = [foldText(name), foldText(ownName)]
    if (tag.toLowerCase() === wanted) return 3
    if (names.some((one) => one.startsWith(wanted))) return 2
    return names.some((one) => one.includes(wanted)) ? 1 : 0
  }
  return languages.filter((one) => rank(one) > 0).toSorted((a, b) => rank(b) - rank(a))
}
