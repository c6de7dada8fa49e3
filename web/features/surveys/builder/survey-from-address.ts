import { SurveyQuestionType } from '@adwright/sdk/types'
import { toLanguage } from '#web/i18n/language.ts'
import { type EditedSurvey, emptySurvey, MAX_OPTIONS, MAX_QUESTIONS, newQuestion } from './draft.ts'

const MAX_TITLE = 100
const MAX_TEXT = 500
const MAX_OPTION = 100
const MIN_OPTIONS = 2

/** A question whose first line is its text, and whose further lines are its options. */
function questionFrom(lines: string, place: number): EditedSurvey['questions'][number] {
  const [text = '', ...answers] = lines.split('\n').map((line) => line.trim())
  const options = [...new Set(answers.map((answer) => answer.slice(0, MAX_OPTION)).filter(Boolean))]
  const isChoice = options.length >= MIN_OPTIONS
  const type = isChoice ? SurveyQuestionType.SingleChoice : SurveyQuestionType.LongText
  return { ...newQuestion(type, `new_${place + 1}`, options.slice(0, MAX_OPTIONS)), text: text.slice(0, MAX_TEXT) }
}

/** The survey that the address describes by its questions; undefined if it has none. */
export function surveyFromAddress(search: URLSearchParams, fallbackTitle: string): EditedSurvey | undefined {
  const questions = search.getAll('question').filter((question) => question.trim() !== '')
  if (questions.length === 0) return undefined
  const language = search.get('language')
  return {
    ...emptySurvey(search.get('title')?.trim().slice(0, MAX_TITLE) || fallbackTitle),
    ...(language === null ? {} : { languageTag: toLanguage(language) }),
    questions: questions.slice(0, MAX_QUESTIONS).map(questionFrom),
  }
}
