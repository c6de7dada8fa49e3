// The sums of a survey's answers, under filters.
import {
  SurveyAudience,
  type SurveyDriver,
  type SurveyLanguageCount,
  type SurveyResults,
  type SurveySource,
  type SurveyStep,
  type SurveyWeek,
} from '@adwright/sdk/types'
import { countLabels } from '#mocks/sandbox/domain/planning/labels.ts'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import {
  differenceOf,
  isCritic,
  isPromoter,
  MIN_NPS_RESPONSES,
  measuredShare,
  medianOf,
  npsEstimate,
  npsOf,
  shareOf,
} from '#mocks/sandbox/domain/surveys/statistics.ts'
import {
  isAnswerable,
  isText,
  type Question,
  type StoredSurvey,
  scoreQuestion,
} from '#mocks/sandbox/domain/surveys/survey.ts'
import { numbersOf, questionResult, talliesOf } from '#mocks/sandbox/domain/surveys/tally.ts'
import { dayIn, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

/** The fewest people of the own company that a group is shown from. */
const MIN_TEAM_GROUP = 5

export const minGroupSize = ({ audience }: Pick<StoredSurvey, 'audience'>) =>
  audience === SurveyAudience.OurCompany ? MIN_TEAM_GROUP : 1

/** Whether a group, or those outside of it, are so few that people could be recognised. */
export function isTooFew(survey: StoredSurvey, count: number, total = count): boolean {
  const least = minGroupSize(survey)
  if (least === 1) return false
  const outside = total - count
  return count < least || (outside > 0 && outside < least)
}

const isSent = ({ sentAt }: StoredResponse) => sentAt !== null
const rateOf = (part: number, whole: number) => (whole === 0 ? 0 : shareOf(part, whole).share)

export const scoresOf = (responses: readonly StoredResponse[]) =>
  responses.flatMap(({ score }) => (score === null ? [] : [{ number: score, count: 1 }]))

function grouped<Key>(responses: readonly StoredResponse[], keyOf: (response: StoredResponse) => Key) {
  const groups = new Map<Key, StoredResponse[]>()
  for (const response of responses) {
    const key = keyOf(response)
    const group = groups.get(key)
    if (group) group.push(response)
    else groups.set(key, [response])
  }
  return [...groups].map(([key, group]) => ({
    key,
    group,
    startedCount: group.length,
    responseCount: group.filter(isSent).length,
  }))
}

function weeksOf(responses: readonly StoredResponse[], timeZone: string, least: number): SurveyWeek[] {
  const days = new Map<string, string>()
  // Time zones change at whole quarters of an hour, so the day is looked up once for all answers of one.
  const weekOf = (moment: string) => {
    const quarter = `${moment.slice(0, 14)}${Math.floor(Number(moment.slice(14, 16)) / 15)}`
    const known = days.get(quarter)
    if (known) return known
    const monday = mondayOf(dayIn(new Date(moment), timeZone))
    days.set(quarter, monday)
    return monday
  }
  return grouped(responses, ({ startedAt }) => weekOf(startedAt))
    .filter(({ startedCount }) => startedCount >= least)
    .map(({ key, group, startedCount, responseCount }) => ({
      beginsOn: key,
      startedCount,
      responseCount,
      nps: npsEstimate(scoresOf(group.filter(isSent)))?.value ?? null,
    }))
    .sort((a, b) => a.beginsOn.localeCompare(b.beginsOn))
}

const sourcesOf = (responses: readonly StoredResponse[], least: number): SurveySource[] =>
  grouped(responses, ({ via }) => via)
    .filter(({ startedCount }) => startedCount >= least)
    .map(({ key, startedCount, responseCount }) => ({ via: key, startedCount, responseCount }))
    .sort((a, b) => b.startedCount - a.startedCount)
    .slice(0, 50)

const languagesOf = (responses: readonly StoredResponse[], least: number): SurveyLanguageCount[] =>
  grouped(responses, ({ language }) => language)
    .filter(({ startedCount }) => startedCount >= least)
    .map(({ key, startedCount, responseCount }) => ({ language: key, startedCount, responseCount }))
    .sort((a, b) => b.startedCount - a.startedCount)

/** Each question is reached by those who left it with or without an answer, and by those whose page it is now. */
function stepsOf(questions: readonly Question[], responses: readonly StoredResponse[]): SurveyStep[] {
  const steps = questions.map(({ id }) => ({ id, reached: 0, left: 0, seconds: [] as number[] }))
  const stepOf = new Map(steps.map((step) => [step.id, step]))
  for (const { seconds, questionId } of responses) {
    for (const [id, spent] of Object.entries(seconds)) {
      const step = stepOf.get(id)
      if (!step) continue
      step.reached += 1
      step.seconds.push(spent)
    }
    const current = questionId === null ? undefined : stepOf.get(questionId)
    if (!current) continue
    current.left += 1
    if (!(current.id in seconds)) current.reached += 1
  }
  return steps.map(({ id, reached, left, seconds }) => ({
    questionId: id,
    reachedCount: reached,
    leftCount: left,
    medianSeconds: medianOf(seconds),
  }))
}

const MAX_DRIVERS = 10

/** Answers whose share differs between critics and promoters by more than chance. It says what goes along with low scores, not why. */
function driversOf(questions: readonly Question[], sent: readonly StoredResponse[]): SurveyDriver[] {
  const score = scoreQuestion(questions)
  const critics = sent.filter(({ score: given }) => given !== null && isCritic(given))
  const promoters = sent.filter(({ score: given }) => given !== null && isPromoter(given))
  if (!score || critics.length + promoters.length < MIN_NPS_RESPONSES) return []
  const asked = questions.filter((question) => question.id !== score.id && isAnswerable(question) && !isText(question))
  const [low, high] = [talliesOf(asked.map(reordered), critics), talliesOf(asked.map(reordered), promoters)]
  const pairs = low.flatMap((tally, at) =>
    tally.keys.map((option, place) => ({
      questionId: tally.question.id,
      option,
      critic: { count: tally.counts[place] ?? 0, total: tally.answered },
      promoter: { count: high[at]?.counts[place] ?? 0, total: high[at]?.answered ?? 0 },
    })),
  )
  return pairs
    .flatMap(({ questionId, option, critic, promoter }) => {
      const [first, second] = [measuredShare(critic.count, critic.total), measuredShare(promoter.count, promoter.total)]
      const { low: from, high: to, isBeyondChance } = differenceOf(first, second, pairs.length)
      const [criticShare, promoterShare] = [rateOf(critic.count, critic.total), rateOf(promoter.count, promoter.total)]
      const difference = Math.round((criticShare - promoterShare) * 10_000) / 10_000
      if (!isBeyondChance || from <= 0) return []
      return [
        { questionId, option, criticShare, promoterShare, difference, low: Math.max(-1, from), high: Math.min(1, to) },
      ]
    })
    .sort((a, b) => b.difference - a.difference)
    .slice(0, MAX_DRIVERS)
}

/** Questions that are counted on their own, without those between them. */
const reordered = (question: Question, place: number): Question => ({ ...question, order: place + 1, showIf: [] })

const NOTHING = {
  startedCount: 0,
  responseCount: 0,
  partialCount: 0,
  completionRate: 0,
  medianSeconds: null,
  nps: null,
  npsResponseCount: 0,
  questions: [],
  weeks: [],
  steps: [],
  drivers: [],
  sources: [],
  languages: [],
  tags: [],
}

type Group = { responses: readonly StoredResponse[]; totalCount: number; timeZone: string }

/** The results of those who fit the filters. */
export function resultsOf(survey: StoredSurvey, { responses, totalCount, timeZone }: Group): SurveyResults {
  const least = minGroupSize(survey)
  if (isTooFew(survey, responses.length, totalCount)) return { isTooFew: true, minGroupSize: least, ...NOTHING }
  const { questions } = survey
  const sent = responses.filter(isSent)
  const tallies = talliesOf(questions, sent)
  const score = tallies.find(({ question }) => question.id === scoreQuestion(questions)?.id)
  return {
    isTooFew: false,
    minGroupSize: least,
    startedCount: responses.length,
    responseCount: sent.length,
    partialCount: responses.length - sent.length,
    completionRate: rateOf(sent.length, responses.length),
    medianSeconds: medianOf(sent.map(secondsOfResponse)),
    nps: score ? npsEstimate(numbersOf(score)) : null,
    npsResponseCount: score?.answered ?? 0,
    questions: tallies.map((tally) => questionResult(tally, sent, least)),
    weeks: weeksOf(responses, timeZone, least),
    steps: stepsOf(questions, responses),
    drivers: driversOf(questions, sent),
    sources: sourcesOf(responses, least),
    languages: languagesOf(responses, least),
    tags: countLabels(responses.map(({ tags }) => tags)),
  }
}

/** The time a person took, at most a week. */
export const secondsOfResponse = ({ startedAt, updatedAt, sentAt }: StoredResponse): number =>
  Math.min(604_800, Math.max(0, Math.round((Date.parse(sentAt ?? updatedAt) - Date.parse(startedAt)) / 1000)))

export const npsMeasured = (responses: readonly StoredResponse[]) => npsOf(scoresOf(responses))
