// The languages of surveys: any that has a BCP 47 tag. The older fields of the contract know those of the interface alone.
import type { SurveyDraft, SurveyTranslation, SurveyUpdate } from '@adwright/sdk/types'
import type { StoredSurvey, Translation } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** The languages in which the page of a survey has words of its own. */
export const PAGE_LANGUAGES = [
  'en',
  'tr',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'ru',
  'uk',
  'ar',
] as const
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]

const INTERFACE_LANGUAGES: readonly Language[] = ['en', 'tr']
/** Subtags for no single language. */
const NO_LANGUAGES = ['mis', 'mul', 'und', 'zxx']
const NO_REGION = 'ZZ'
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']

export const primaryOf = (tag: string): string => tag.split('-')[0] ?? tag

export const pageLanguageOf = (tag: string): PageLanguage | undefined =>
  PAGE_LANGUAGES.find((one) => one === primaryOf(tag))

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'

const firstUpper = (name: string, tag: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(tag))

/** The name of a language in another one; its tag where it has no name there. */
export const languageName = (tag: string, language: string): string =>
  firstUpper(new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag, language)

const KNOWN_NAMES = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether a tag is in canonical form and names a language, script and region that exist. */
export function isKnownLanguage(tag: string): boolean {
  if (NO_LANGUAGES.includes(primaryOf(tag)) || tag.endsWith(NO_REGION)) return false
  return Intl.getCanonicalLocales(tag)[0] === tag && KNOWN_NAMES.of(tag) !== undefined
}

const asInterface = (tag: string): Language | undefined => INTERFACE_LANGUAGES.find((one) => one === primaryOf(tag))

/** The language of the interface in which a survey is spoken of, which is its own where the interface has that. */
export const interfaceLanguageOf = (survey: Pick<StoredSurvey, 'language' | 'translations'>): Language =>
  [survey.language, ...survey.translations.map(({ language }) => language)].map(asInterface).find(Boolean) ?? 'en'

/** Those that the interface has, too. */
export const interfaceLanguages = (tags: readonly string[]): Language[] =>
  INTERFACE_LANGUAGES.filter((language) => tags.includes(language)).toSorted(
    (a, b) => tags.indexOf(a) - tags.indexOf(b),
  )

/** The translation that clients see which know the languages of the interface alone. */
export const interfaceTranslation = ({ translations }: Pick<StoredSurvey, 'translations'>) =>
  translations.find((one): one is SurveyTranslation =>
    INTERFACE_LANGUAGES.some((language) => language === one.language),
  )

/** The base that a body asks for; undefined if it names none, or repeats what an older client has read of a survey. */
export function baseIn({ language, languageTag }: SurveyDraft | SurveyUpdate, before?: StoredSurvey) {
  if (languageTag !== undefined) return languageTag
  return before && language === interfaceLanguageOf(before) ? undefined : language
}

/** The translations after a body; undefined if it names none. An older client replaces the one that it sees. */
export function translationsIn(
  { translations, localizations }: SurveyDraft | SurveyUpdate,
  before?: Pick<StoredSurvey, 'translations'>,
): Translation[] | undefined {
  if (localizations) return localizations.map(({ languageTag, ...texts }) => ({ language: languageTag, ...texts }))
  if (!translations || !before) return translations
  const seen = interfaceTranslation(before)
  const given = new Set<string>(translations.map(({ language }) => language))
  const place = seen ? before.translations.indexOf(seen) : before.translations.length
  const others = before.translations.toSpliced(place, seen ? 1 : 0)
  return others
    .toSpliced(place, 0, ...translations)
    .filter((one) => translations.includes(one as SurveyTranslation) || !given.has(one.language))
}

/** The language of a list that a browser asks for, by the weights of its Accept-Language header (RFC 9110, RFC 4647); undefined if none fits. */
export function preferredOf<Tag extends string>(tags: readonly Tag[], header: string): Tag | undefined {
  const wishes = header.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = Number(parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? 1)
    return range && weight > 0 ? [{ range, weight }] : []
  })
  for (const { range } of wishes.toSorted((one, other) => other.weight - one.weight)) {
    const found =
      tags.find((tag) => tag.toLowerCase() === range) ?? tags.find((tag) => primaryOf(tag) === primaryOf(range))
    if (found) return found
  }
  return undefined
}
