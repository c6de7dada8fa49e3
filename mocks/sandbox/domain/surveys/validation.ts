// The faults of a survey as it is written, field by field.
import {
  type SurveyCondition,
  SurveyConditionOperator,
  type SurveyDraft,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  SurveyStatus,
  type SurveyUpdate,
} from '@adwright/sdk/types'
import type { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { interfaceTranslation, isKnownLanguage, languageName } from '#mocks/sandbox/domain/surveys/languages.ts'
import { checkLogic } from '#mocks/sandbox/domain/surveys/logic-check.ts'
import { hasOptions, isNumber, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { missingTexts } from '#mocks/sandbox/domain/surveys/translations.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const { IsAtLeast, IsAtMost, IsAnswered, IsNotAnswered } = SurveyConditionOperator
const { SingleChoice, MultipleChoice, Grid, Statement } = SurveyQuestionType

const NAMED_NEW = /^new_/

/** The faults of a condition on an earlier question. */
function conditionProblem({ operator, values }: SurveyCondition, related: SurveyQuestionDraft) {
  const isOfNumbers = operator === IsAtLeast || operator === IsAtMost
  if (operator === IsAnswered || operator === IsNotAnswered)
    return values.length > 0 ? 'survey-condition-values' : undefined
  if (values.length === 0) return 'survey-condition-values'
  if (isOfNumbers && (!isNumber(related) || !/^\d{1,2}$/.test(values[0] ?? ''))) return 'survey-condition-number'
  return undefined
}

/** Problems of the questions; a condition may look at earlier questions only, so that there are no loops. */
export function validateQuestions(
  problems: FieldProblems,
  questions: readonly SurveyQuestionDraft[],
  known: ReadonlySet<string>,
): void {
  const seen = new Map<string, SurveyQuestionDraft>()
  for (const [index, question] of questions.entries()) {
    const { id, type, options, rows, hasOther, maxChoices, isRequired } = question
    const field = `questions.${index}`
    if (hasOptions(question) && !options) problems.add(`${field}.options`, 'survey-options-missing')
    if (!hasOptions(question) && options) problems.add(`${field}.options`, 'survey-options-unused')
    if (type === Grid && !rows) problems.add(`${field}.rows`, 'survey-rows-missing')
    if (type !== Grid && rows) problems.add(`${field}.rows`, 'survey-rows-unused')
    if (hasOther && type !== SingleChoice && type !== MultipleChoice)
      problems.add(`${field}.hasOther`, 'survey-other-unused')
    if (maxChoices && type !== MultipleChoice) problems.add(`${field}.maxChoices`, 'survey-choices-unused')
    if (isRequired && type === Statement) problems.add(`${field}.isRequired`, 'survey-statement-required')
    if (id !== undefined && ((!known.has(id) && !NAMED_NEW.test(id)) || seen.has(id)))
      problems.add(`${field}.id`, 'unknown-question')
    for (const condition of question.showIf ?? []) {
      const related = seen.get(condition.questionId)
      const problem = related ? conditionProblem(condition, related) : 'survey-condition-later'
      if (problem) problems.add(`${field}.showIf`, problem)
    }
    if (id !== undefined) seen.set(id, question)
  }
}

export function validateTimes(
  problems: FieldProblems,
  before: StoredSurvey | undefined,
  after: StoredSurvey,
  now: Date,
): void {
  const { opensAt, closesAt } = after
  const isPast = (at: string) => Date.parse(at) <= now.getTime()
  if (opensAt && after.status === SurveyStatus.Draft && opensAt !== before?.opensAt && isPast(opensAt)) {
    problems.add('opensAt', 'time-in-the-past')
  }
  const opening = opensAt && !isPast(opensAt) ? opensAt : now.toISOString()
  if (closesAt && closesAt !== before?.closesAt && Date.parse(closesAt) <= Date.parse(opening)) {
    problems.add('closesAt', 'survey-closes-too-early')
  }
}

/** Each language exists and is there once. */
export function validateLanguages(
  problems: FieldProblems,
  draft: SurveyDraft | SurveyUpdate,
  survey: StoredSurvey,
): void {
  const isUnknown = (tag: string | undefined) => tag !== undefined && !isKnownLanguage(tag)
  if (isUnknown(draft.languageTag)) problems.add('languageTag', 'survey-language-unknown')
  const tags = draft.localizations?.map(({ languageTag }) => languageTag) ?? []
  for (const [place, tag] of tags.entries()) {
    const field = `localizations.${place}.languageTag`
    if (isUnknown(tag)) problems.add(field, 'survey-language-unknown')
    if (tags.indexOf(tag) < place) problems.add(field, 'survey-language-twice')
    if (tag === survey.language) problems.add(field, 'survey-language-base')
  }
  const taken = survey.translations.findIndex(({ language }) => language === survey.language)
  if (!draft.localizations && draft.languageTag !== undefined && taken >= 0)
    problems.add(`localizations.${taken}.languageTag`, 'survey-language-base')
}

/**
 * A survey opens only when every question can be reached and every translation is finished. An unfinished one is named by the field in
 * which its client has it.
 */
export function validateReadiness(
  problems: FieldProblems,
  survey: StoredSurvey,
  { language, localizations }: { language: Language; localizations?: unknown },
): void {
  for (const { order } of checkLogic(survey.questions).findings)
    problems.add(`questions.${order - 1}.showIf`, 'survey-condition-impossible')
  const older = localizations === undefined ? interfaceTranslation(survey) : undefined
  for (const [place, translation] of survey.translations.entries()) {
    const count = missingTexts(survey, translation)
    const values = { language: languageName(translation.language, language), count }
    const field = translation === older ? 'translations' : `localizations.${place}`
    if (count > 0) problems.add(field, 'survey-translation-unfinished', values)
  }
}
