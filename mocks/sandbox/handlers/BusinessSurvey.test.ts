import { afterEach, beforeEach, expect, test } from 'vitest'
import { surveyPage } from '#mocks/sandbox/pages/survey.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/BusinessSurvey/acc_1'
const questions = [
  { type: 3, text: 'How likely?', isRequired: true },
  { type: 1, text: 'Where?', options: ['Shop', 'Web'] },
  { type: 6, text: 'What else?' },
]
const draft = { title: 'Your order', audience: 2, questions }
const create = async (fields: object = {}) => as('usr_mara')('POST', PATH, { ...draft, ...fields })
const put = async (id: string, fields: object) => as('usr_mara')('PUT', PATH, { id, title: 'Your order', ...fields })
const listed = async () => (await as('usr_jonas')('GET', PATH)).body.items

async function later(time: { days?: number; hours?: number }) {
  await sandbox.forward(time)
  await sandbox.advance()
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

test('a survey collects responses from opening to closing', async () => {
  const { id } = (await create()).body
  expect((await listed())[0]).toMatchObject({ status: 1, publicUrl: null, results: [], responseCount: 0 })
  expect((await put(id, { status: 2 })).body).toMatchObject({ status: 2, publicUrl: expect.stringContaining(id) })
  await later({ days: 5 })
  const [open] = await listed()
  expect(open.responseCount).toBeGreaterThan(20)
  const [scale, choice, words] = open.results
  expect(sum(scale.counts)).toBe(open.responseCount)
  expect(Object.keys(scale.counts)).toHaveLength(11)
  expect(scale.average).toBeGreaterThan(0)
  expect(sum(choice.counts)).toBeLessThan(open.responseCount)
  expect([choice.average, words.counts]).toEqual([null, {}])
  await put(id, { status: 3 })
  const closed = (await listed())[0]
  await later({ days: 5 })
  expect((await listed())[0]).toEqual(closed)
  expect((await put(id, { status: 2 })).body).toMatchObject({ status: 2, closesAt: null })
})

test('a draft opens and an open survey closes automatically at the scheduled time', async () => {
  await create({ opensAt: '2026-11-20T08:00:00Z', closesAt: '2026-11-22T08:00:00Z' })
  await later({ days: 1 })
  expect((await listed())[0]).toMatchObject({ status: 2, opensAt: '2026-11-20T08:00:00.000Z' })
  await later({ days: 3 })
  expect((await listed())[0]).toMatchObject({ status: 3, closesAt: '2026-11-22T08:00:00.000Z' })
})

test('only the contract’s transitions are possible; questions of an opened survey are immutable; an open survey cannot be deleted', async () => {
  const { id, questions: asked } = (await create()).body
  expect((await put(id, { status: 3 })).status).toBe(409)
  const kept = asked.map(({ id, type, text, options }: Record<string, unknown>) => ({ id, type, text, options }))
  expect((await put(id, { questions: [kept[1], { type: 4, text: 'Stars?' }] })).body.questions).toMatchObject([
    { id: kept[1].id, order: 1 },
    { order: 2, type: 4 },
  ])
  await put(id, { status: 2 })
  expect(await put(id, { status: 1 })).toMatchObject({ status: 409, body: { code: 'transition-refused' } })
  expect(await put(id, { questions })).toMatchObject({ status: 409, body: { code: 'survey-not-a-draft' } })
  expect((await put(id, { audience: 2, description: 'Two minutes.' })).status).toBe(200)
  expect(await as('usr_mara')('DELETE', `${PATH}/${id}`)).toMatchObject({ status: 409, body: { code: 'survey-open' } })
  await put(id, { status: 3 })
  expect((await as('usr_mara')('DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect(await listed()).toEqual([])
})

test('questions, times and initial states are validated; viewers and others cannot write', async () => {
  const wrong = [
    { type: 1, text: 'Where?' },
    { type: 3, text: 'How?', options: ['a', 'b'] },
    { id: 'qst_1', type: 6, text: 'x' },
  ]
  const fields = { questions: wrong, status: 3, opensAt: '2026-11-01T08:00:00Z', closesAt: '2026-11-02T08:00:00Z' }
  expect((await create(fields)).body.errors).toEqual({
    status: ['A new survey must be a draft or open.'],
    'questions.0.options': ['Add 2 to 20 options for this question type.'],
    'questions.1.options': ["This question type doesn't use options."],
    'questions.2.id': ["This question isn't part of the survey."],
    opensAt: ['This time is in the past.'],
    closesAt: ['The closing date must be after the opening date.'],
  })
  expect((await as('usr_jonas')('POST', PATH, draft)).status).toBe(403)
  const { id } = (await create()).body
  expect((await as('usr_stranger')('PUT', '/BusinessSurvey/acc_2', { id, title: 'x' })).status).toBe(404)
})

test('its page accepts responses while the survey is open', async () => {
  const { id, questions: asked, publicUrl } = (await create({ status: 2 })).body
  const url = new URL(publicUrl)
  const send = (form: Record<string, string>) =>
    surveyPage(sandbox.runtime, new Request(url, { method: 'POST', body: new URLSearchParams(form) }), url)
  expect((await send({ [asked[1].id]: 'Web' }))?.status).toBe(422)
  expect((await send({ [asked[0].id]: '11' }))?.status).toBe(422)
  expect((await send({ [asked[0].id]: '9', [asked[1].id]: 'Web', [asked[2].id]: '<b>All good</b>' }))?.status).toBe(200)
  const [survey] = await listed()
  expect(survey).toMatchObject({ responseCount: 1, completionRate: 1 })
  expect(survey.results).toMatchObject([{ average: 9, nps: 100 }, { counts: { Shop: 0, Web: 1 } }, {}])
  await put(id, { status: 3 })
  expect((await send({ [asked[0].id]: '9' }))?.status).toBe(410)
})
