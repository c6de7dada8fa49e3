import type { EditedSurvey, Localization } from './draft.ts'

type Text = string | null | undefined

const isWritten = (text: Text): boolean => Boolean(text?.trim())

/** How many texts of a survey there are to translate, and how many of them are translated. */
export function translationProgress(draft: EditedSurvey, translation: Localization): { done: number; all: number } {
  const pairs: [own: Text, other: Text][] = [
    [draft.title, translation.title],
    [draft.description, translation.description],
    [draft.thanksText, translation.thanksText],
    [draft.closedText, translation.closedText],
    ...draft.questions.flatMap((question): [Text, Text][] => {
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
  const asked = pairs.filter(([own]) => isWritten(own))
  return { done: asked.filter(([, other]) => isWritten(other)).length, all: asked.length }
}
