// The words of the page on which people answer. In a language that has none, they are those of the survey's base, or else English.
import { directionOf, type PageLanguage, pageLanguageOf } from '#mocks/sandbox/domain/surveys/languages.ts'
import { html, type Markup } from '#mocks/sandbox/pages/page.ts'
import { ar } from '#mocks/sandbox/pages/survey/texts/ar.ts'
import { da } from '#mocks/sandbox/pages/survey/texts/da.ts'
import { de } from '#mocks/sandbox/pages/survey/texts/de.ts'
import { en } from '#mocks/sandbox/pages/survey/texts/en.ts'
import { es } from '#mocks/sandbox/pages/survey/texts/es.ts'
import { fr } from '#mocks/sandbox/pages/survey/texts/fr.ts'
import { it } from '#mocks/sandbox/pages/survey/texts/it.ts'
import { nl } from '#mocks/sandbox/pages/survey/texts/nl.ts'
import { pl } from '#mocks/sandbox/pages/survey/texts/pl.ts'
import { pt } from '#mocks/sandbox/pages/survey/texts/pt.ts'
import { ru } from '#mocks/sandbox/pages/survey/texts/ru.ts'
import type { SurveyTexts } from '#mocks/sandbox/pages/survey/texts/survey-texts.ts'
import { sv } from '#mocks/sandbox/pages/survey/texts/sv.ts'
import { tr } from '#mocks/sandbox/pages/survey/texts/tr.ts'
import { uk } from '#mocks/sandbox/pages/survey/texts/uk.ts'

const TEXTS: Record<PageLanguage, SurveyTexts> = { en, tr, de, fr, es, it, nl, pt, pl, sv, da, ru, uk, ar }

/** The attributes that name the language of the page's words, where the texts of the survey around them are in another one. */
export const markOf = ({ language }: { language: string }, around: string): Markup =>
  language === around ? html`` : html` lang="${language}" dir="${directionOf(language)}"`

export type PageTexts = SurveyTexts & { language: string }

/** The words of the page in one language of a survey, with the language that they are in. */
export function pageTexts(language: string, base: string): PageTexts {
  const own = pageLanguageOf(language)
  if (own) return { ...TEXTS[own], language }
  const other = pageLanguageOf(base) ?? 'en'
  return { ...TEXTS[other], language: other }
}
