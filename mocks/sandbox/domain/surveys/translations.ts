// The texts of a survey in its languages.
import type { Language, SurveyTranslation } from '@adwright/sdk/types'
import { hasOptions, type Question, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'

type Texts = Pick<StoredSurvey, 'title' | 'description' | 'thanksText' | 'closedText' | 'questions'>

const isFilled = (texts: readonly string[], count: number) =>
  texts.length === count && texts.every((text) => text.trim() !== '')

/** Whether every text that the survey has is there in another language, too. */
export function isFinished(survey: Texts, translation: SurveyTranslation): boolean {
  const isThere = (own: string | null, other: string | null) => own === null || own === '' || Boolean(other?.trim())
  return (
    isThere(survey.title, translation.title) &&
    isThere(survey.description, translation.description) &&
    isThere(survey.thanksText, translation.thanksText) &&
    isThere(survey.closedText, translation.closedText) &&
    survey.questions.every((question) => {
      const other = translation.questions.find(({ questionId }) => questionId === question.id)
      return (
        other !== undefined &&
        isThere(question.text, other.text) &&
        isThere(question.lowLabel, other.lowLabel) &&
        isThere(question.highLabel, other.highLabel) &&
        (!hasOptions(question) || isFilled(other.options, question.options?.length ?? 0)) &&
        (question.rows === null || isFilled(other.rows, question.rows.length))
      )
    })
  )
}

/** The languages in which a survey can be answered: its own first. */
export const languagesOf = (survey: Texts & Pick<StoredSurvey, 'language' | 'translations'>): Language[] => [
  survey.language,
  ...survey.translations
    .filter((translation) => translation.language !== survey.language && isFinished(survey, translation))
    .map(({ language }) => language),
]

/** A question as it reads in a language: the texts that are shown beside the values that are stored. */
export type ShownQuestion = Question & { shownOptions: string[]; shownRows: string[] }

function shownQuestion(question: Question, translation: SurveyTranslation | undefined): ShownQuestion {
  const other = translation?.questions.find(({ questionId }) => questionId === question.id)
  const own = { shownOptions: question.options ?? [], shownRows: question.rows ?? [] }
  if (!other) return { ...question, ...own }
  return {
    ...question,
    text: other.text ?? question.text,
    lowLabel: other.lowLabel ?? question.lowLabel,
    highLabel: other.highLabel ?? question.highLabel,
    shownOptions: own.shownOptions.map((option, place) => other.options[place] || option),
    shownRows: own.shownRows.map((row, place) => other.rows[place] || row),
  }
}

/** The texts of a survey in a language; in its own where it is not translated. */
export function textsIn(survey: StoredSurvey, language: Language) {
  const translation = survey.translations.find((one) => one.language === language)
  return {
    title: translation?.title ?? survey.title,
    description: translation?.description ?? survey.description,
    thanksText: translation?.thanksText ?? survey.thanksText,
    closedText: translation?.closedText ?? survey.closedText,
    questions: survey.questions.map((question) => shownQuestion(question, translation)),
  }
}
