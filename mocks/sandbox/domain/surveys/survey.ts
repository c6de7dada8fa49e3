// The state machine of surveys, their scheduled opening and closing, and the results of their responses.
import {
  type Survey,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  type SurveyResult,
  SurveyStatus,
} from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'

export type Question = Survey['questions'][number]
type Period = { from: string; to: string | null }
export type StoredSurvey = Versioned &
  Omit<Survey, 'responseCount' | 'completionRate' | 'publicUrl' | 'results' | 'version'> & {
    accountId: string
    /** The periods in which the survey was open. */
    periods: Period[]
  }
/** Answers by question id: an option, several options, a number, or free text. */
export type Answers = Record<string, string | string[] | number>
type SurveyResponse = { id: string; surveyId: string; answers: Answers; sentAt: string }
/** The count of an answer to a question; `place` is the index of the answer in `countedKeys`. */
type SurveyTally = { id: string; surveyId: string; questionId: string; place: number; count: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    survey: StoredSurvey
    surveyResponse: SurveyResponse
    surveyTally: SurveyTally
  }
}

const { Draft, Open, Closed } = SurveyStatus
const { SingleChoice, MultipleChoice, Scale, Stars } = SurveyQuestionType

export const SURVEY_STEPS: Steps = { [Draft]: [Open], [Open]: [Closed], [Closed]: [Open] }
export const NEW_SURVEY_STATES: readonly number[] = [Draft, Open]

export const hasOptions = ({ type }: Pick<Question, 'type'>) => type === SingleChoice || type === MultipleChoice

/** The questions of a draft with order and ids; existing ids are preserved. */
export const orderedQuestions = (drafts: SurveyQuestionDraft[], newId: (prefix: string) => string): Question[] =>
  drafts.map(({ id, type, text, options, isRequired }, index) => ({
    id: id ?? newId('qst'),
    order: index + 1,
    type,
    text,
    options: options ?? null,
    isRequired: isRequired ?? false,
  }))

/** Returns a survey that opens now; a closing time in the past is removed. */
export function openedSurvey(survey: StoredSurvey, at: Date): StoredSurvey {
  const from = at.toISOString()
  const isOver = survey.closesAt !== null && Date.parse(survey.closesAt) <= at.getTime()
  return {
    ...survey,
    status: Open,
    opensAt: survey.periods.length === 0 ? from : survey.opensAt,
    closesAt: isOver ? null : survey.closesAt,
    periods: [...survey.periods, { from, to: null }],
    updatedAt: from,
  }
}

export function closedSurvey(survey: StoredSurvey, at: Date): StoredSurvey {
  const to = at.toISOString()
  const periods = survey.periods.map((period) => (period.to === null ? { ...period, to } : period))
  return { ...survey, status: Closed, closesAt: to, periods, updatedAt: to }
}

/** Returns the state of a survey at a moment, after its scheduled opening and closing. */
export function surveyAt(survey: StoredSurvey, until: Date): StoredSurvey {
  const { status, opensAt, closesAt } = survey
  const isDue = (at: string | null) => at !== null && Date.parse(at) <= until.getTime()
  if (status === Draft && opensAt && isDue(opensAt)) return surveyAt(openedSurvey(survey, new Date(opensAt)), until)
  if (status === Open && closesAt && isDue(closesAt)) return closedSurvey(survey, new Date(closesAt))
  return survey
}

/** The time of the next scheduled opening or closing; null if there is none. */
export function surveyDueAt({ status, opensAt, closesAt }: StoredSurvey): Date | null {
  const at = status === Draft ? opensAt : status === Open ? closesAt : null
  return at === null ? null : new Date(at)
}

/** The number of hours that a survey has been open. */
export const openHours = ({ periods }: StoredSurvey, now: Date): number =>
  periods.reduce((sum, { from, to }) => sum + Math.max(0, Date.parse(to ?? now.toISOString()) - Date.parse(from)), 0) /
  3_600_000

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

/** The countable answers of a question as texts: its options, or the numbers of its scale. */
export function countedKeys({ type, options }: Question): string[] {
  if (type === Scale) return numbersFrom(0, 10)
  return type === Stars ? numbersFrom(1, 5) : (options ?? [])
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** The count of each answer in the order of `countedKeys`. */
export type Counts = number[]

/** The indexes in `countedKeys` of the answers to a question. */
export function answerIndexes(question: Question, answers: Answers): number[] {
  const keys = countedKeys(question)
  const given = [answers[question.id] ?? []].flat()
  return given.map((answer) => keys.indexOf(String(answer))).filter((place) => place >= 0)
}

/** The result of a question in the contract's form. */
export function resultOf(question: Question, counted: Counts): SurveyResult {
  const keys = countedKeys(question)
  const counts = Object.fromEntries(keys.map((key, place) => [key, counted[place] ?? 0]))
  const total = counted.reduce((sum, count) => sum + count, 0)
  const isNumber = question.type === Scale || question.type === Stars
  if (!isNumber || total === 0) return { questionId: question.id, counts, average: null, nps: null }
  const numbers = keys.map((key, place) => ({ number: Number(key), count: counted[place] ?? 0 }))
  const average = numbers.reduce((sum, { number, count }) => sum + number * count, 0) / total
  const share = (test: (number: number) => boolean) =>
    (100 * numbers.reduce((sum, { number, count }) => (test(number) ? sum + count : sum), 0)) / total
  const nps = question.type === Scale ? rounded(share((number) => number >= 9) - share((number) => number <= 6)) : null
  return { questionId: question.id, counts, average: rounded(average), nps }
}
