// Removes from tasks what they quote of answers that are deleted.
import { SurveyQuestionType, TaskOriginKind } from '@adwright/sdk/types'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { isText, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** The passages by which a text can quote an answer: each question with its answer, and own words by themselves. */
function passagesOf({ questions }: StoredSurvey, { answers }: StoredResponse): string[] {
  return questions.flatMap((question) => {
    const values = answers[question.id]
    if (!values?.length) return []
    const { type, text, options } = question
    const isOwn = (value: string) => isText(question) || type === SurveyQuestionType.Email || !options?.includes(value)
    const hasOwnWords = type !== SurveyQuestionType.Scale && type !== SurveyQuestionType.Stars
    return [`${text}: ${values.join(', ')}`, ...(hasOwnWords ? values.filter((one) => one !== '' && isOwn(one)) : [])]
  })
}

/** A passage as whole words: the answer "no" is no part of "now". */
function wholeWords(passage: string): RegExp {
  const escaped = passage.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'gu')
}

const withoutPassages = (text: string, passages: readonly string[]) =>
  passages
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, passage) => rest.replace(wholeWords(passage), ''), text)
    .replaceAll(/\n{2,}/g, '\n')
    .trim()

/** Call before the answers are deleted. Values of the description in the history of such a task go, too. */
export async function forgetAnswers(store: Store, responses: readonly StoredResponse[]): Promise<void> {
  for (const [surveyId, group] of Map.groupBy(responses, ({ surveyId: id }) => id)) {
    const survey = await store.get('survey', surveyId)
    const where = { originId: surveyId, originKind: TaskOriginKind.Survey }
    const tasks = survey ? await store.listAll('task', { where }) : []
    for (const task of tasks) {
      const response = group.find(({ id }) => id === task.origin?.answerId)
      if (!survey || !response) continue
      const passages = passagesOf(survey, response)
      const [title, description] = [task.title, task.description].map((text) => withoutPassages(text, passages))
      await store.upsert('task', { ...task, title: title || survey.title, description: description ?? '' })
      for (const entry of await store.list('changeEntry', task.id))
        if (entry.field === 'description' || entry.field === 'title')
          await store.upsert('changeEntry', { ...entry, before: null, after: null })
    }
  }
}
