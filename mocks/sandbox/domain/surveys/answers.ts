// The people of the simulated world who answer surveys: the longer one is open, the more of them. A pure function of seed, survey, hours.

import { SurveyAudience, SurveyQuestionType } from '@adwright/sdk/types'
import {
  type Answers,
  type Counts,
  openHours,
  placesOf,
  type Question,
  resultOf,
  type StoredSurvey,
} from '#mocks/sandbox/domain/surveys/survey.ts'
import { versionOf } from '#mocks/sandbox/domain/versions.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Kinds, Store } from '#mocks/sandbox/store/store.ts'

const HOURS_PER_VISIT = 2
const MOST_VISITS: Record<number, number> = { [SurveyAudience.OurCompany]: 24, [SurveyAudience.OurCustomers]: 300 }
const FINISHING = 0.78
const ANSWERING = 0.8

const SCALE_WEIGHTS = [1, 1, 1, 1, 2, 4, 6, 14, 23, 27, 20]
const STAR_WEIGHTS = [2, 4, 14, 36, 44]
const WORDS = ['All good, thank you.', 'Faster delivery, please.', 'More sizes would be great.', 'Her şey çok iyiydi.']

function chosen(weights: number[], random: () => number): number {
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
      return options[chosen(weights, random)] ?? ''
    case SurveyQuestionType.MultipleChoice: {
      const ticked = options.filter((option) => random() < taste(option))
      return ticked.length > 0 ? ticked : options.slice(0, 1)
    }
    case SurveyQuestionType.Scale:
      return chosen(SCALE_WEIGHTS, random)
    case SurveyQuestionType.Stars:
      return chosen(STAR_WEIGHTS, random) + 1
    default:
      return WORDS[Math.floor(random() * WORDS.length)] ?? ''
  }
}

/** How many people have begun by now, and the answers of those who came to the end. */
function simulatedVisits(survey: StoredSurvey, { seed, now }: { seed: number; now: Date }) {
  const most = MOST_VISITS[survey.audience] ?? 0
  const begun = Math.min(most, Math.floor(openHours(survey, now) / HOURS_PER_VISIT))
  const responses: Answers[] = []
  const tastes = new Map<string, number>()
  for (let visit = 0; visit < begun; visit += 1) {
    const random = randomFrom(seedOf(seed, 'survey', survey.id, visit))
    if (random() >= FINISHING) continue
    const answers: Answers = {}
    for (const question of survey.questions) {
      const isAnswered = question.isRequired || random() < ANSWERING
      const taste = (option: string) => {
        const key = `${question.id} ${option}`
        const known = tastes.get(key) ?? 0.1 + 0.6 * randomFrom(seedOf(seed, key))()
        tastes.set(key, known)
        return known
      }
      if (isAnswered) answers[question.id] = answerTo(question, random, taste)
    }
    responses.push(answers)
  }
  return { begun, responses }
}

type Context = { store: Store; seed: number; now: Date; origin: string; secrets: Secrets }
type Sums = Map<string, Counts>

function add(sums: Sums, questionId: string, place: number, count: number): void {
  const counts = sums.get(questionId) ?? []
  counts[place] = (counts[place] ?? 0) + count
  sums.set(questionId, counts)
}

/** Keeps what somebody answered, and adds it to the sums: results cost the same however many have answered. */
export async function addResponse(
  store: Store,
  survey: StoredSurvey,
  response: Kinds['surveyResponse'],
): Promise<void> {
  await store.insert('surveyResponse', response)
  for (const question of survey.questions)
    for (const place of placesOf(question, response.answers)) {
      const id = `${survey.id}.${question.id}.${place}`
      const count = ((await store.get('surveyTally', id))?.count ?? 0) + 1
      await store.upsert('surveyTally', { id, surveyId: survey.id, questionId: question.id, place, count })
    }
}

/** A survey as the contract shows it: real answers and those of the simulated world together. */
export async function shownSurvey({ store, seed, now, origin, secrets }: Context, survey: StoredSurvey) {
  const { accountId: _account, periods: _periods, ...fields } = survey
  const isDraft = survey.periods.length === 0
  const { begun, responses: simulated } = simulatedVisits(survey, { seed, now })
  const sums: Sums = new Map()
  for (const { questionId, place, count } of isDraft ? [] : await store.list('surveyTally', survey.id))
    add(sums, questionId, place, count)
  for (const question of survey.questions)
    for (const answers of simulated) for (const place of placesOf(question, answers)) add(sums, question.id, place, 1)
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
