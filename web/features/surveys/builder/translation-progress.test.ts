import { SurveyQuestionType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { emptySurvey, newQuestion } from './draft.ts'
import { translationProgress } from './translation-progress.ts'

const question = { ...newQuestion(SurveyQuestionType.SingleChoice, 'qst_1', ['Web', 'Shop']), text: 'Where?' }
const draft = { ...emptySurvey('Your order'), thanksText: ' ', questions: [question] }
const blank = { title: null, description: null, thanksText: null, closedText: null, questions: [] }

test('the texts to translate are those that the survey has', () => {
  expect(translationProgress(draft, { languageTag: 'tr', ...blank })).toEqual({ done: 0, all: 4 })
  const words = {
    questionId: 'qst_1',
    text: 'Nerede?',
    options: ['Web', ''],
    rows: [],
    lowLabel: null,
    highLabel: null,
  }
  expect(translationProgress(draft, { languageTag: 'tr', ...blank, title: 'Siparişiniz', questions: [words] })).toEqual(
    {
      done: 3,
      all: 4,
    },
  )
})
