import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { copyOf } from './draft.ts'

test('a copy has the texts of all languages, under the names of its own questions and without the old title', () => {
  const survey = exampleOf('getBusinessSurvey')
  const [first] = survey.questions
  const texts = { text: 'Soru', options: [], rows: [], lowLabel: null, highLabel: null }
  const turkish = { languageTag: 'tr', title: 'Başlık', description: 'Giriş', thanksText: null, closedText: null }
  const localizations = [{ ...turkish, questions: [{ ...texts, questionId: first?.id ?? '' }] }]
  const copy = copyOf({ ...survey, localizations, logoFileId: 'fil_1' }, 'Copy')
  expect(copy).toMatchObject({ title: 'Copy', logoFileId: 'fil_1', copyOfId: survey.id })
  expect(copy.localizations).toEqual([{ ...turkish, title: null, questions: [{ ...texts, questionId: 'new_1' }] }])
  expect(copy.questions[0]?.id).toBe('new_1')
})
