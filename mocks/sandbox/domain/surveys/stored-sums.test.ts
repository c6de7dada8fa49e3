import { SurveyStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
const PATH = '/BusinessSurvey/acc_1'
const questions = [
  { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
  { id: 'new_2', type: 2, text: 'What matters?', options: ['Price', 'Weight'], hasOther: true },
  { id: 'new_3', type: 7, text: 'In which order?', options: ['A', 'B', 'C'] },
  { id: 'new_4', type: 5, text: 'Why?', showIf: [{ questionId: 'new_1', operator: 4, values: ['8'] }] },
  { id: 'new_5', type: 9, text: 'May we write?', isRequired: true },
]

beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-09T09:00:00Z'))
})
afterEach(() => sandbox.close())

const get = async (path: string) => (await as('usr_mara')('GET', `${PATH}/${path}`)).body

async function answeredSurvey(days: number): Promise<string> {
  const draft = { title: 'Your order', audience: 2, questions, status: SurveyStatus.Open }
  const { id } = (await as('usr_mara')('POST', PATH, draft)).body
  await later({ days })
  return id
}

async function later(time: { days?: number; minutes?: number }) {
  await sandbox.forward(time)
  await sandbox.advance()
}

const FILTERS = ['', '?vias=newsletter&vias=-', '?vias=package', '?dateBegin=2026-11-11&dateEnd=2026-11-14']

/** The results under several filters, from stored sums and from the answers themselves. */
async function bothResults(id: string) {
  const read = () => Promise.all(FILTERS.map((filters) => get(`${id}/results${filters}`)))
  const fromSums = await read()
  const sums = await sandbox.store.list('surveySums', id)
  await sandbox.store.transaction(async (inside) => {
    await inside.deleteAll('surveySums', { surveyId: id })
  })
  const fromAnswers = await read()
  await later({ minutes: 10 })
  return { fromSums, fromAnswers, sums }
}

test('stored sums give what the answers add up to', async () => {
  const id = await answeredSurvey(9)
  const { fromSums, fromAnswers, sums } = await bothResults(id)
  expect(sums.length).toBeGreaterThan(9)
  // Only people who may still resume are not in the sums.
  const rest = await sandbox.store.count('surveyResponse', { surveyId: id, sumId: null, sentAt: { not: null } })
  expect(rest).toBe(0)
  expect(fromSums).toEqual(fromAnswers)
  expect(fromSums[0].steps[0].medianSeconds).toBeGreaterThan(0)
  expect(fromSums[0].questions[3].texts.length).toBeGreaterThan(5)
})

test('an answer that is tagged or deleted is taken back from the sums', async () => {
  const id = await answeredSurvey(4)
  const { totalCount, items } = await get(`${id}/answers?isComplete=true`)
  const [first, second, third] = items
  await as('usr_mara')('PUT', `${PATH}/${id}/answers/${first.id}`, { tags: ['call back'] })
  await as('usr_mara')('DELETE', `${PATH}/${id}/answers/${second.id}`)
  const email = third.answers.at(-1).values[0]
  await as('usr_mara')('POST', `${PATH}/delete-respondent`, { email })
  const expected = { responseCount: totalCount - 2, tags: [{ word: 'call back', count: 1 }] }
  expect(await get(`${id}/results`)).toMatchObject(expected)
  await later({ minutes: 10 })
  const { fromSums, fromAnswers } = await bothResults(id)
  expect(fromSums).toEqual(fromAnswers)
  expect(fromSums[0].tags).toEqual(expected.tags)
  expect(JSON.stringify(await sandbox.store.list('surveySums', id))).not.toContain(email)
})

test('answers that are too old are taken out of the sums, too', async () => {
  const id = await answeredSurvey(6)
  await as('usr_mara')('PUT', PATH, { id, title: 'Your order', keepDays: 3 })
  await later({ minutes: 10 })
  const { fromSums, fromAnswers } = await bothResults(id)
  expect(fromSums).toEqual(fromAnswers)
  expect(await get(`${id}/results?dateEnd=2026-11-10`)).toMatchObject({ startedCount: 0 })
})

test('in another time zone the answers are added up anew', async () => {
  const id = await answeredSurvey(4)
  await sandbox.store.set('account', 'acc_1', { timeZone: 'Pacific/Auckland' })
  const before = await get(`${id}/results?dateEnd=2026-11-11`)
  await later({ minutes: 10 })
  expect(await get(`${id}/results?dateEnd=2026-11-11`)).toEqual(before)
  const zones = new Set((await sandbox.store.list('surveySums', id)).map(({ timeZone }) => timeZone))
  expect([...zones]).toEqual(['Pacific/Auckland'])
})
