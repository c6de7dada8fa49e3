// Surveys: states, when they open and close by themselves, and what their answers add up to.
import {
  type Survey,
  type SurveyQuestionDraft,
  SurveyQuestionType,
  type SurveyResult,
  SurveyStatus,
} from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'

export type Question = Survey['questions'][number]
type Period = { from: string; to: string | null }
export type StoredSurvey = Omit<Survey, 'responseCount' | 'completionRate' | 'publicUrl' | 'results'> & {
  accountId: string
  /** When it was open. */
  periods: Period[]
}
/** Answers by question: the text of an option, several of them, a number, or words. */
export type Answers = Record<string, string | string[] | number>
type SurveyResponse = { id: string; surveyId: string; answers: Answers; sentAt: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    survey: StoredSurvey
    surveyResponse: SurveyResponse
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

function countedKeys({ type, options }: Question): string[] {
  if (type === Scale) return numbersFrom(0, 10)
  return type === Stars ? numbersFrom(1, 5) : (options ?? [])
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** What the answers to one question add up to. */
export function resultOf(question: Question, responses: Answers[]): SurveyResult {
  const answers = responses.flatMap((response) => response[question.id] ?? [])
  const counts = Object.fromEntries(countedKeys(question).map((key) => [key, 0]))
  for (const answer of answers) {
    const key = String(answer)
    if (key in counts) counts[key] = (counts[key] ?? 0) + 1
  }
  const numbers = answers.filter((answer) => typeof answer === 'number')
  const isNumber = question.type === Scale || question.type === Stars
  if (!isNumber || numbers.length === 0) return { questionId: question.id, counts, average: null, nps: null }
  const average = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const share = (test: (number: number) => boolean) => (100 * numbers.filter(test).length) / numbers.length
  const nps = question.type === Scale ? rounded(share((number) => number >= 9) - share((number) => number <= 6)) : null
  return { questionId: question.id, counts, average: rounded(average), nps }
}
