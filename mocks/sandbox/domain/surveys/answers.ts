// Simulated survey responses: the longer a survey is open, the more. A pure function of seed, survey and hours.

import { SurveyAudience, SurveyQuestionType } from '@adwright/sdk/types'
import {
  type Answers,
  answerIndexes,
  type Counts,
  openHours,
  type Question,
  resultOf,
  type StoredSurvey,
} from '#mocks/sandbox/domain/surveys/survey.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Kinds, Store } from '#mocks/sandbox/store/store.ts'

const HOURS_PER_VISIT = 2
const MAX_VISITS: Record<number, number> = { [SurveyAudience.OurCompany]: 24, [SurveyAudience.OurCustomers]: 300 }
const COMPLETION_RATE = 0.78
const ANSWER_RATE = 0.8

const SCALE_WEIGHTS = [1, 1, 1, 1, 2, 4, 6, 14, 23, 27, 20]
const STAR_WEIGHTS = [2, 4, 14, 36, 44]
const TEXT_ANSWERS = [
  'All good, thank you.',
  'Faster delivery, please.',
  'More sizes would be great.',
  'Her şey çok iyiydi.',
]

function weightedChoice(weights: number[], random: () => number): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => {
      rest -= weight
      return rest <= 0
    }),
  )
}

function answerTo(question: Question, random: () => number, taste: (option: string) => number) {
  const options = question.options ?? []
  const weights = options.map(taste)
  switch (question.type) {
    case SurveyQuestionType.SingleChoice:
      return options[weightedChoice(weights, random)] ?? ''
    case SurveyQuestionType.MultipleChoice: {
      const ticked = options.filter((option) => random() < taste(option))
      return ticked.length > 0 ? ticked : options.slice(0, 1)
    }
    case SurveyQuestionType.Scale:
      return weightedChoice(SCALE_WEIGHTS, random)
    case SurveyQuestionType.Stars:
      return weightedChoice(STAR_WEIGHTS, random) + 1
    default:
      return TEXT_ANSWERS[Math.floor(random() * TEXT_ANSWERS.length)] ?? ''
  }
}

/** The number of people who have started by now, and the responses of those who finished. */
function simulatedVisits(survey: StoredSurvey, { seed, now }: { seed: number; now: Date }) {
  const most = MAX_VISITS[survey.audience] ?? 0
  const startedCount = Math.min(most, Math.floor(openHours(survey, now) / HOURS_PER_VISIT))
  const responses: Answers[] = []
  const weights = new Map<string, number>()
  for (let visit = 0; visit < startedCount; visit += 1) {
    const random = randomFrom(seedOf(seed, 'survey', survey.id, visit))
    if (random() >= COMPLETION_RATE) continue
    const answers: Answers = {}
    for (const question of survey.questions) {
      const isAnswered = question.isRequired || random() < ANSWER_RATE
      const weightOf = (option: string) => {
        const key = `${question.id} ${option}`
        const known = weights.get(key) ?? 0.1 + 0.6 * randomFrom(seedOf(seed, key))()
        weights.set(key, known)
        return known
      }
      if (isAnswered) answers[question.id] = answerTo(question, random, weightOf)
    }
    responses.push(answers)
  }
  return { begun: startedCount, responses }
}

type Context = { store: Store; seed: number; now: Date; origin: string; secrets: Secrets }
type Tallies = Map<string, Counts>

function add(sums: Tallies, questionId: string, place: number, count: number): void {
  const counts = sums.get(questionId) ?? []
  counts[place] = (counts[place] ?? 0) + count
  sums.set(questionId, counts)
}

/** Stores a response and updates the tallies, so that the cost of results does not depend on the number of responses. */
export async function addResponse(
  store: Store,
  survey: StoredSurvey,
  response: Kinds['surveyResponse'],
): Promise<void> {
  await store.insert('surveyResponse', response)
  for (const question of survey.questions)
    for (const place of answerIndexes(question, response.answers)) {
      const id = `${survey.id}.${question.id}.${place}`
      const count = ((await store.get('surveyTally', id))?.count ?? 0) + 1
      await store.upsert('surveyTally', { id, surveyId: survey.id, questionId: question.id, place, count })
    }
}

/** A survey in the contract's form, with real and simulated responses combined. */
export async function shownSurvey({ store, seed, now, origin, secrets }: Context, survey: StoredSurvey) {
  const { accountId: _account, periods: _periods, ...fields } = survey
  const isDraft = survey.periods.length === 0
  const { begun, responses: simulated } = simulatedVisits(survey, { seed, now })
  const sums: Tallies = new Map()
  for (const { questionId, place, count } of isDraft ? [] : await store.list('surveyTally', survey.id))
    add(sums, questionId, place, count)
  for (const question of survey.questions)
    for (const answers of simulated)
      for (const place of answerIndexes(question, answers)) add(sums, question.id, place, 1)
  const realCount = isDraft ? 0 : await store.count('surveyResponse', { surveyId: survey.id })
  const responseCount = realCount + simulated.length
  const visits = begun + realCount
  return {
    ...fields,
    version: versionOf(survey),
    responseCount,
    completionRate: visits === 0 ? 0 : Math.round((responseCount / visits) * 10_000) / 10_000,
    publicUrl: isDraft ? null : `${origin}/s/${survey.id}.${secrets.mac('survey-pages', survey.id)}`,
    results: isDraft ? [] : survey.questions.map((question) => resultOf(question, sums.get(question.id) ?? [])),
  }
}
