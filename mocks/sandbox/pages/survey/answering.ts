// The steps of one person through a survey: each form that arrives is stored before the next page is shown.
import { SurveyStatus } from '@adwright/sdk/types'
import { checkAlarm } from '#mocks/sandbox/domain/surveys/alarm.ts'
import {
  answeredResponse,
  missingQuestion,
  newResponse,
  questionAfter,
  questionBefore,
  resumableFrom,
  type StoredResponse,
  sentResponse,
} from '#mocks/sandbox/domain/surveys/response.ts'
import { removeFromSums } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import { closedSurvey, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { type Read, readAnswer } from '#mocks/sandbox/pages/survey/read-answer.ts'
import type { Runtime } from '#mocks/sandbox/pipeline/types.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export const isExpired = ({ startedAt }: StoredResponse, now: Date) => startedAt < resumableFrom(now)

export async function responseWithKey(
  store: Store,
  survey: StoredSurvey,
  key: string,
): Promise<StoredResponse | undefined> {
  const response = await store.find('surveyResponse', { key })
  return response?.surveyId === survey.id ? response : undefined
}

export async function isFull(store: Store, { id, answersLimit }: StoredSurvey): Promise<boolean> {
  return (
    answersLimit !== null &&
    (await store.count('surveyResponse', { surveyId: id, sentAt: { not: null } })) >= answersLimit
  )
}

type Start = Pick<StoredResponse, 'key' | 'via' | 'language'>

/** Begins a response; beginning twice with one key, as by a double click, begins once. */
export function start({ store, clock, newId }: Runtime, survey: StoredSurvey, given: Start): Promise<StoredResponse> {
  return store.transaction(async (inside) => {
    const known = await responseWithKey(inside, survey, given.key)
    if (known) return known
    const startedAt = clock.now().toISOString()
    return inside.insert('surveyResponse', newResponse(survey, { id: newId('rsp'), startedAt, ...given }))
  })
}

export type Outcome =
  | { kind: 'wrong'; response: StoredResponse; read: Read; questionId: string }
  | { kind: 'at'; questionId: string }
  | { kind: 'thanks' }
  | { kind: 'closed' }
  | { kind: 'expired' }
  | { kind: 'missing' }

/** Closes a survey that has all the answers it takes, and looks at its alarm. */
async function afterSending(inside: Store, runtime: Runtime, survey: StoredSurvey, now: Date): Promise<void> {
  const checked = await checkAlarm({ ...runtime, store: inside, now }, survey)
  const after = (await isFull(inside, survey)) ? closedSurvey(checked, now) : checked
  if (after !== survey) await inside.set('survey', survey.id, after)
}

async function goOn(inside: Store, runtime: Runtime, survey: StoredSurvey, response: StoredResponse): Promise<Outcome> {
  const now = runtime.clock.now()
  if (response.questionId !== null) {
    await inside.set('surveyResponse', response.id, response)
    return { kind: 'at', questionId: response.questionId }
  }
  const missing = missingQuestion(survey, response)
  const next = missing ? { ...response, questionId: missing.id } : sentResponse(survey, response, now)
  await inside.set('surveyResponse', response.id, next)
  if (missing) return { kind: 'at', questionId: missing.id }
  await afterSending(inside, runtime, survey, now)
  return { kind: 'thanks' }
}

/**
 * A survey that has closed while someone was answering sends no more answers, but keeps the form that was open then as part of the
 * partial response.
 */
async function keepAfterClosing(
  inside: Store,
  survey: StoredSurvey,
  known: StoredResponse,
  { form, now }: { form: URLSearchParams; now: Date },
): Promise<void> {
  // Only the question that was shown: answers before it were final when the survey closed.
  const question = survey.questions.find(({ id }) => id === form.get('question') && id === known.questionId)
  const read = question && readAnswer(question, form)
  if (!question || !read || read.problem) return
  const response = await removeFromSums(inside, known)
  const answered = answeredResponse(survey, response, { question, values: read.values, now })
  await inside.set('surveyResponse', response.id, { ...answered, questionId: question.id })
}

/** Stores the answer of a form and says what comes next. */
export function answer(
  runtime: Runtime,
  surveyId: string,
  key: string,
  { form, language }: { form: URLSearchParams; language: string },
): Promise<Outcome> {
  const now = runtime.clock.now()
  return runtime.store.transaction(async (inside): Promise<Outcome> => {
    const survey = await inside.get('survey', surveyId)
    const known = survey && (await responseWithKey(inside, survey, key))
    if (!survey || !known) return { kind: 'missing' }
    if (known.sentAt !== null) return { kind: 'thanks' }
    if (survey.deletedAt !== null) return { kind: 'closed' }
    if (isExpired(known, now)) return { kind: 'expired' }
    if (survey.status !== SurveyStatus.Open) {
      await keepAfterClosing(inside, survey, known, { form, now })
      return { kind: 'closed' }
    }
    // Who has chosen another language on the way goes on in it when they resume.
    const response = { ...(await removeFromSums(inside, known)), language }
    const question = survey.questions.find(({ id }) => id === form.get('question'))
    if (!question) return { kind: 'at', questionId: response.questionId ?? '' }
    const read = readAnswer(question, form)
    const isBack = form.get('go') === 'back'
    if (isBack) {
      const before = questionBefore(survey.questions, response.answers, question.id) ?? question
      const answered = read.problem
        ? response
        : answeredResponse(survey, response, { question, values: read.values, now })
      const moved = { ...answered, questionId: before.id, updatedAt: now.toISOString() }
      await inside.set('surveyResponse', response.id, moved)
      return { kind: 'at', questionId: before.id }
    }
    if (read.problem) return { kind: 'wrong', response, read, questionId: question.id }
    return goOn(inside, runtime, survey, answeredResponse(survey, response, { question, values: read.values, now }))
  })
}

/** The step after a form of the preview, which stores nothing. */
export function previewStep(survey: StoredSurvey, answers: Record<string, string[]>, form: URLSearchParams) {
  const question = survey.questions.find(({ id }) => id === form.get('question'))
  if (!question) return { answers, question: survey.questions[0] }
  const read = readAnswer(question, form)
  const given = { ...answers, [question.id]: read.values }
  if (form.get('go') === 'back')
    return { answers: given, question: questionBefore(survey.questions, given, question.id) ?? question }
  if (read.problem) return { answers: given, question, problem: read.problem }
  return { answers: given, question: questionAfter(survey.questions, given, question.id) }
}
