// The texts of a survey in its languages.
import type { Question, StoredSurvey, Translation } from '#mocks/sandbox/domain/surveys/survey.ts'

type Texts = Pick<StoredSurvey, 'title' | 'description' | 'thanksText' | 'closedText' | 'questions'>
type Text = string | null | undefined

const isWritten = (text: Text): boolean => Boolean(text?.trim())

/** How many texts that the survey has are not there in another language. */
export function missingTexts(survey: Texts, translation: Translation): number {
  const pairs: [own: Text, other: Text][] = [
    [survey.title, translation.title],
    [survey.description, translation.description],
    [survey.thanksText, translation.thanksText],
    [survey.closedText, translation.closedText],
    ...survey.questions.flatMap((question): [Text, Text][] => {
      const other = translation.questions.find(({ questionId }) => questionId === question.id)
      return [
        [question.text, other?.text],
        [question.lowLabel, other?.lowLabel],
        [question.highLabel, other?.highLabel],
        ...(question.options ?? []).map((option, place): [Text, Text] => [option, other?.options[place]]),
        ...(question.rows ?? []).map((row, place): [Text, Text] => [row, other?.rows[place]]),
      ]
    }),
  ]
  return pairs.filter(([own, other]) => isWritten(own) && !isWritten(other)).length
}

/** The languages in which a survey can be answered: its base first. */
export const languagesOf = (survey: Texts & Pick<StoredSurvey, 'language' | 'translations'>): string[] => [
  survey.language,
  ...survey.translations
    .filter((translation) => translation.language !== survey.language && missingTexts(survey, translation) === 0)
    .map(({ language }) => language),
]

/** A question as it reads in a language: the texts that are shown beside the values that are stored. */
export type ShownQuestion = Question & { shownOptions: string[]; shownRows: string[] }

function shownQuestion(question: Question, translation: Translation | undefined): ShownQuestion {
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

/** The texts of a survey in a language; in its base where it is not translated. */
export function textsIn(survey: StoredSurvey, language: string) {
  const translation = survey.translations.find((one) => one.language === language)
  return {
    title: translation?.title ?? survey.title,
    description: translation?.description ?? survey.description,
    thanksText: translation?.thanksText ?? survey.thanksText,
    closedText: translation?.closedText ?? survey.closedText,
    questions: survey.questions.map((question) => shownQuestion(question, translation)),
  }
}
