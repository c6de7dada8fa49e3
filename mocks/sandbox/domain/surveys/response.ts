// The answers of one person: begun, kept step by step, and sent.
import { type ContentLanguage, SurveyQuestionType } from '@adwright/sdk/types'
import { shownQuestions } from '#mocks/sandbox/domain/surveys/logic.ts'
import { type Question, type StoredSurvey, scoreQuestion } from '#mocks/sandbox/domain/surveys/survey.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** Answers by question id: options, a number or a text; for a grid one option per row, for a ranking the options in their order. */
export type Answers = Record<string, string[]>

export type StoredResponse = Versioned & {
  id: string
  surveyId: string
  accountId: string
  /** The key of its page, with which the person resumes. */
  key: string
  startedAt: string
  updatedAt: string
  /** When it was sent to the end; null while it is partial. */
  sentAt: string | null
  via: string | null
  language: ContentLanguage
  answers: Answers
  /** Seconds spent on each question, in the order in which they were left. */
  seconds: Record<string, number>
  /** The question the person looks at; null at the end. */
  questionId: string | null
  /** The number given to the first scale. */
  score: number | null
  /** The address left with consent. */
  email: string | null
  tags: string[]
  /** The stored sums that it is part of; null while it is new, or may still change. */
  sumId: string | null
}

/** The columns of a response that its results are counted from; what has no column is always read. */
export const COUNTED_COLUMNS = ['startedAt', 'updatedAt', 'sentAt', 'via', 'language', 'score'] as const
/** A response as results count it. */
export type CountedResponse = Pick<
  StoredResponse,
  'id' | (typeof COUNTED_COLUMNS)[number] | 'answers' | 'seconds' | 'questionId' | 'tags'
>

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    surveyResponse: StoredResponse
  }
}

type NewResponse = Pick<StoredResponse, 'id' | 'key' | 'via' | 'language' | 'startedAt'>

export const newResponse = (
  { id: surveyId, accountId, questions }: StoredSurvey,
  given: NewResponse,
): StoredResponse => ({
  ...given,
  surveyId,
  accountId,
  updatedAt: given.startedAt,
  sentAt: null,
  answers: {},
  seconds: {},
  questionId: questions[0]?.id ?? null,
  score: null,
  email: null,
  tags: [],
  sumId: null,
})

/** The question after another one among those that are shown for these answers; undefined at the end. */
export function questionAfter(questions: readonly Question[], answers: Answers, id: string): Question | undefined {
  const order = questions.find((question) => question.id === id)?.order ?? 0
  return shownQuestions(questions, answers).find((question) => question.order > order)
}

export function questionBefore(questions: readonly Question[], answers: Answers, id: string): Question | undefined {
  const order = questions.find((question) => question.id === id)?.order ?? 0
  return shownQuestions(questions, answers).findLast((question) => question.order < order)
}

/** The score and the email address among the answers. */
function derivedFields({ questions }: StoredSurvey, answers: Answers): Pick<StoredResponse, 'score' | 'email'> {
  const [score] = answers[scoreQuestion(questions)?.id ?? ''] ?? []
  const email = questions.find(({ type }) => type === SurveyQuestionType.Email)
  const [address] = answers[email?.id ?? ''] ?? []
  return { score: score === undefined ? null : Number(score), email: address?.toLowerCase() ?? null }
}

/** A response with the answer to one question; an empty one takes the answer back. */
export function answeredResponse(
  survey: StoredSurvey,
  response: StoredResponse,
  { question, values, now }: { question: Question; values: string[]; now: Date },
): StoredResponse {
  const { [question.id]: _before, ...others } = response.answers
  const answers = values.length === 0 ? others : { ...others, [question.id]: values }
  const spent = Math.round((now.getTime() - Date.parse(response.updatedAt)) / 1000)
  const seconds = { ...response.seconds, [question.id]: Math.max(0, spent) }
  const next = questionAfter(survey.questions, answers, question.id)
  return {
    ...response,
    ...derivedFields(survey, answers),
    answers,
    seconds,
    questionId: next?.id ?? null,
    updatedAt: now.toISOString(),
  }
}

/** A response that is sent; answers to questions that are no longer shown are left out. */
export function sentResponse(survey: StoredSurvey, response: StoredResponse, now: Date): StoredResponse {
  const shown = shownQuestions(survey.questions, response.answers)
  const answers = Object.fromEntries(
    shown.flatMap(({ id }) => {
      const values = response.answers[id]
      return values ? [[id, values]] : []
    }),
  )
  return {
    ...response,
    ...derivedFields(survey, answers),
    answers,
    questionId: null,
    sentAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
}

/** The first question that needs an answer and has none; undefined if the survey can be sent. */
export const missingQuestion = ({ questions }: StoredSurvey, { answers }: StoredResponse): Question | undefined =>
  shownQuestions(questions, answers).find(({ id, isRequired }) => isRequired && !answers[id]?.length)

/** The time a person took, at most a week. */
export const secondsOfResponse = ({ startedAt, updatedAt, sentAt }: CountedResponse): number =>
  Math.min(604_800, Math.max(0, Math.round((Date.parse(sentAt ?? updatedAt) - Date.parse(startedAt)) / 1000)))

const RESUME_DAYS = 7
const RESUME_MS = RESUME_DAYS * DAY_MS

/** The moment before which people have begun who can no longer resume. */
export const resumableFrom = (now: Date): string => new Date(now.getTime() - RESUME_MS).toISOString()
