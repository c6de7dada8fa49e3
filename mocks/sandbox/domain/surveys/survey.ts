// Surveys: states, when they open and close by themselves, and what their answers add up to.
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
    /** When it was open. */
    periods: Period[]
  }
/** Answers by question: the text of an option, several of them, a number, or words. */
export type Answers = Record<string, string | string[] | number>
type SurveyResponse = { id: string; surveyId: string; answers: Answers; sentAt: string }
/** How often an answer was given to a question; `place` is that of the answer among those the question counts. */
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

/** Questions in their order; one that names an id keeps it. */
export const orderedQuestions = (drafts: SurveyQuestionDraft[], newId: (prefix: string) => string): Question[] =>
  drafts.map(({ id, type, text, options, isRequired }, index) => ({
    id: id ?? newId('qst'),
    order: index + 1,
    type,
    text,
    options: options ?? null,
    isRequired: isRequired ?? false,
  }))

/** A survey that opens now; one that was closed loses an end that has passed. */
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

/** What a survey has become by a moment: drafts open and open ones close when their time has come. */
export function surveyBy(survey: StoredSurvey, until: Date): StoredSurvey {
  const { status, opensAt, closesAt } = survey
  const isDue = (at: string | null) => at !== null && Date.parse(at) <= until.getTime()
  if (status === Draft && opensAt && isDue(opensAt)) return surveyBy(openedSurvey(survey, new Date(opensAt)), until)
  if (status === Open && closesAt && isDue(closesAt)) return closedSurvey(survey, new Date(closesAt))
  return survey
}

/** When a survey opens or closes by itself; null when it does not. */
export function surveyDueAt({ status, opensAt, closesAt }: StoredSurvey): Date | null {
  const at = status === Draft ? opensAt : status === Open ? closesAt : null
  return at === null ? null : new Date(at)
}

/** Hours a survey was open by now. */
export const openHours = ({ periods }: StoredSurvey, now: Date): number =>
  periods.reduce((sum, { from, to }) => sum + Math.max(0, Date.parse(to ?? now.toISOString()) - Date.parse(from)), 0) /
  3_600_000

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index))

/** The answers that are counted, as texts: the options, or the numbers of a scale. */
export function countedKeys({ type, options }: Question): string[] {
  if (type === Scale) return numbersFrom(0, 10)
  return type === Stars ? numbersFrom(1, 5) : (options ?? [])
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** How often each answer that is counted was given, in the order of `countedKeys`. */
export type Counts = number[]

/** The places of what somebody answered among what the question counts. */
export function placesOf(question: Question, answers: Answers): number[] {
  const keys = countedKeys(question)
  const given = [answers[question.id] ?? []].flat()
  return given.map((answer) => keys.indexOf(String(answer))).filter((place) => place >= 0)
}

/** What the answers to one question add up to. */
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
