import { type SurveyQuestion, SurveyQuestionType, type SurveyResults } from '@adwright/sdk/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownQuestions } from '#mocks/sandbox/domain/surveys/logic.ts'
import type { StoredResponse } from '#mocks/sandbox/domain/surveys/response.ts'
import { addToSums } from '#mocks/sandbox/domain/surveys/stored-sums.ts'
import { openedSurvey, type StoredSurvey } from '#mocks/sandbox/domain/surveys/survey.ts'
import { visitorResponse } from '#mocks/sandbox/domain/surveys/visitors.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { type Day, dayIn, mondayOf } from '#mocks/sandbox/time/time-zone.ts'

const { Grid, Ranking, Scale, Stars } = SurveyQuestionType
const TIME_ZONE = 'Europe/Berlin'
const BEGIN = Date.parse('2026-10-12T05:00:00Z')
const PEOPLE = 700
const questions = [
  { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
  { id: 'new_2', type: 2, text: 'What matters?', options: ['Price', 'Weight', 'Delivery'], hasOther: true },
  { id: 'new_3', type: 7, text: 'In which order?', options: ['A', 'B', 'C'] },
  { id: 'new_4', type: 8, text: 'How was it?', options: ['Bad', 'Fair', 'Good'], rows: ['Shop', 'Staff'] },
  { id: 'new_5', type: 4, text: 'Stars?', showIf: [{ questionId: 'new_1', operator: 3, values: ['9'] }] },
  { id: 'new_6', type: 6, text: 'Why?', showIf: [{ questionId: 'new_1', operator: 4, values: ['8'] }] },
]

let sandbox: Sandbox
let as: Team['as']
let survey: StoredSurvey
let responses: StoredResponse[]

beforeAll(async () => {
  ;({ sandbox, as } = await openTeam())
  const { store, runtime } = sandbox
  const now = new Date(BEGIN + PEOPLE * HOUR_MS)
  sandbox.clock.set(now)
  const { body } = await as('usr_mara')('POST', '/BusinessSurvey/acc_1', {
    title: 'Your order',
    audience: 2,
    questions,
  })
  const stored = await store.get('survey', body.id)
  if (!stored) throw new Error('The survey was created.')
  survey = { ...openedSurvey(stored, new Date(BEGIN)), visitsUntil: now.toISOString() }
  const arrivals = Array.from({ length: PEOPLE }, (_, number) => ({ number, at: new Date(BEGIN + number * HOUR_MS) }))
  responses = arrivals.map((arrival) => visitorResponse(7, survey, arrival, runtime.newId))
  await store.transaction(async (inside) => {
    await inside.set('survey', survey.id, survey)
    for (const response of responses) await inside.insert('surveyResponse', response)
    await addToSums({ store: inside, now, timeZone: TIME_ZONE }, survey)
  })
})
afterAll(() => sandbox.close())

const dayOf = ({ startedAt }: StoredResponse): Day => dayIn(new Date(startedAt), TIME_ZONE)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (place: number) => sorted[Math.floor(place)] ?? 0
  return sorted.length === 0 ? null : (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}

/** How many answers have an option; `null` counts own words. */
function countOf({ type, options }: SurveyQuestion, given: string[][], option: string | null, row: number): number {
  if (type === Grid) return given.filter((values) => values[row] === option).length
  const counted = type === Ranking ? given.map((values) => values.slice(0, 1)) : given
  return sum(
    counted.map(
      (values) => values.filter((one) => (option === null ? !options?.includes(one) : one === option)).length,
    ),
  )
}

function recountOf(question: SurveyQuestion, sent: readonly StoredResponse[]) {
  const { id, type, options, rows, hasOther } = question
  const shown = sent.filter(({ answers }) => shownQuestions(survey.questions, answers).some((one) => one.id === id))
  const given = shown.flatMap(({ answers }) => (answers[id]?.length ? [answers[id]] : []))
  const numbers = given.map(([value]) => Number(value))
  const lists = (rows ?? [null]).flatMap((_, row) =>
    [...(options ?? []), ...(hasOther ? [null] : [])].map((option) => countOf(question, given, option, row)),
  )
  return {
    answeredCount: given.length,
    skippedCount: shown.length - given.length,
    mean: type !== Scale && type !== Stars ? null : rounded(sum(numbers) / numbers.length),
    counts: options ? lists : null,
  }
}

function recount(fits: readonly StoredResponse[]) {
  const sent = fits.filter(({ sentAt }) => sentAt !== null)
  const perWeek = Map.groupBy(fits, (one) => mondayOf(dayOf(one)))
  return {
    startedCount: fits.length,
    responseCount: sent.length,
    questions: survey.questions.map((question) => recountOf(question, sent)),
    steps: survey.questions.map(({ id }) => ({
      reachedCount: fits.filter(({ seconds, questionId }) => id in seconds || questionId === id).length,
      leftCount: fits.filter(({ questionId }) => questionId === id).length,
      medianSeconds: medianOf(fits.flatMap(({ seconds }) => seconds[id] ?? [])),
    })),
    weeks: [...perWeek].map(([beginsOn, { length }]) => ({ beginsOn, startedCount: length })),
    newest: sent.filter(({ answers }) => answers[survey.questions[5]?.id ?? '']).length,
  }
}

function foundIn({ startedCount, responseCount, questions: results, steps, weeks }: SurveyResults) {
  return {
    startedCount,
    responseCount,
    questions: results.map(({ answeredCount, skippedCount, average, options }, place) => ({
      answeredCount,
      skippedCount,
      mean: average?.value ?? null,
      counts: survey.questions[place]?.options ? options.map(({ count }) => count) : null,
    })),
    steps: steps.map(({ reachedCount, leftCount, medianSeconds }) => ({ reachedCount, leftCount, medianSeconds })),
    weeks: weeks.map(({ beginsOn, startedCount: count }) => ({ beginsOn, startedCount: count })),
    newest: results[5]?.answeredCount,
  }
}

type Case = [name: string, query: () => string, fits: (response: StoredResponse) => boolean]
const idOf = (place: number) => survey.questions[place]?.id ?? ''
const given = ({ answers }: StoredResponse, place: number) => answers[idOf(place)] ?? []
const cases: Case[] = [
  ['without filters', () => '', () => true],
  ['by source', () => 'vias=newsletter&vias=-', ({ via }) => via === 'newsletter' || via === null],
  [
    'by period',
    () => 'dateBegin=2026-10-20&dateEnd=2026-11-03',
    (one) => dayOf(one) >= '2026-10-20' && dayOf(one) <= '2026-11-03',
  ],
  [
    'by two answers of a scale',
    () => `answers=${idOf(0)}.10&answers=${idOf(0)}.3`,
    (one) => ['10', '3'].includes(given(one, 0)[0] ?? ''),
  ],
  [
    'by options of two questions',
    () => `answers=${idOf(0)}.9&answers=${idOf(1)}.1`,
    (one) => given(one, 0)[0] === '9' && given(one, 1).includes('Weight'),
  ],
  ['by the first place of a ranking', () => `answers=${idOf(2)}.1`, (one) => given(one, 2)[0] === 'B'],
  [
    'by an answer, source and period',
    () => `answers=${idOf(0)}.10&vias=package&dateBegin=2026-10-20`,
    (one) => given(one, 0)[0] === '10' && one.via === 'package' && dayOf(one) >= '2026-10-20',
  ],
]

test.each(cases)('results %s are what a simple recount of the answers finds', async (_, query, fits) => {
  const { body } = await as('usr_mara')('GET', `/BusinessSurvey/acc_1/${survey.id}/results?${query()}`)
  const expected = recount(responses.filter(fits))
  expect(expected.responseCount).toBeGreaterThan(5)
  expect(foundIn(body)).toEqual(expected)
})
