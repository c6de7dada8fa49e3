import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { surveyPage } from '#mocks/sandbox/pages/survey/survey.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/BusinessSurvey/acc_1'
const questions = [
  { id: 'new_1', type: 3, text: 'How likely?', isRequired: true },
  { id: 'new_2', type: 6, text: 'Why so low?', showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }] },
  { id: 'new_3', type: 1, text: 'Where?', options: ['Shop', 'Web'], hasOther: true },
]

async function opened(fields: object = {}) {
  const body = { title: 'Your order', audience: 2, questions, status: 2, ...fields }
  return (await as('usr_mara')('POST', PATH, body)).body
}

async function visit(address: string, form?: Record<string, string>) {
  const url = new URL(address, sandbox.runtime.origin)
  const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const answer = await surveyPage(sandbox.runtime, new Request(url, init), url)
  if (!answer) throw new Error(`Nobody answers ${address}.`)
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('Location') ?? '' }
}

const hiddenIn = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

/** Presses Start and returns the address of the first question. */
async function begin(publicUrl: string): Promise<string> {
  const { text } = await visit(publicUrl)
  return (await visit(publicUrl, { key: hiddenIn(text, 'key'), lang: 'en', via: hiddenIn(text, 'via') })).location
}

const give = async (address: string, form: Record<string, string>) => {
  const { text } = await visit(address)
  return visit(address.split('?')[0] ?? '', { question: hiddenIn(text, 'question'), lang: 'en', go: 'next', ...form })
}

const survey = async (id: string) => (await as('usr_jonas')('GET', `${PATH}/${id}`)).body
const answers = async (id: string) => (await as('usr_mara')('GET', `${PATH}/${id}/answers`)).body.items

test('a survey is answered step by step without a script; each step is stored', async () => {
  const { id, publicUrl } = await opened()
  const first = await begin(`${publicUrl}?via=newsletter`)
  expect(await survey(id)).toMatchObject({ startedCount: 1, responseCount: 0, partialCount: 1 })
  const second = await give(first, { a: '4' })
  expect(second.status).toBe(303)
  expect((await answers(id))[0]).toMatchObject({ via: 'newsletter', isComplete: false, score: 4 })
  expect((await visit(second.location)).text).toContain('Why so low?')
  const third = await give(second.location, { a: '<b>Late</b>' })
  const end = await give(third.location, { a: 'Web' })
  expect((await visit(end.location)).text).toContain('Thank you')
  expect(await survey(id)).toMatchObject({ startedCount: 1, responseCount: 1, completionRate: 1 })
  const [answer] = await answers(id)
  expect(answer.answers.map(({ values }: { values: string[] }) => values)).toEqual([['4'], ['<b>Late</b>'], ['Web']])
})

test('what is wrong is said beside the question, with what was entered still there', async () => {
  const { publicUrl } = await opened()
  const first = await begin(publicUrl)
  expect(await give(first, {})).toMatchObject({ status: 422, text: expect.stringContaining('Please answer') })
  expect(await give(first, { a: '11' })).toMatchObject({ status: 422 })
  const { location } = await give(first, { a: '3' })
  const long = `<script>${'x'.repeat(4001)}`
  const refused = await give(location, { a: long })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain(`&lt;script&gt;${'x'.repeat(4001)}`)
  expect(refused.text).not.toContain('<script>')
})

test('going back changes the way; answers on ways not taken are not counted', async () => {
  const { id, publicUrl } = await opened()
  const second = await give(await begin(publicUrl), { a: '2' })
  const third = await give(second.location, { a: 'Too heavy' })
  const back = await give(third.location, { go: 'back' })
  expect((await visit(back.location)).text).toContain('Too heavy')
  const backAgain = await give(back.location, { go: 'back' })
  const changed = await give(backAgain.location, { a: '9' })
  expect((await visit(changed.location)).text).toContain('Where?')
  await give(changed.location, { a: 'other:', other: 'At a friend' })
  const [answer] = await answers(id)
  expect(answer.answers.map(({ values }: { values: string[] }) => values)).toEqual([['9'], ['At a friend']])
})

test('a form that arrives twice, a double start and a survey closed meanwhile lose and double nothing', async () => {
  const { id, publicUrl } = await opened()
  const { text } = await visit(publicUrl)
  const form = { key: hiddenIn(text, 'key'), lang: 'en', via: '' }
  const [one, two] = [await visit(publicUrl, form), await visit(publicUrl, form)]
  expect(one.location).toBe(two.location)
  await give(one.location, { a: '9' })
  const again = await give(one.location, { a: '8', question: (await survey(id)).questions[0].id })
  expect(again.status).toBe(303)
  expect((await answers(id))[0]).toMatchObject({ score: 8 })
  await as('usr_mara')('PUT', PATH, { id, title: 'Your order', status: 3 })
  expect(await visit(again.location.split('?')[0] ?? '', { question: 'x', a: 'Web' })).toMatchObject({ status: 410 })
  expect(await survey(id)).toMatchObject({ startedCount: 1, responseCount: 0, partialCount: 1 })
  expect((await visit(publicUrl)).text).toContain('closed')
  expect(await visit(publicUrl, { key: 'forged', lang: 'en' })).toMatchObject({ status: 410 })
})

test('a link resumes for seven days', async () => {
  const { publicUrl } = await opened()
  const second = await give(await begin(publicUrl), { a: '10' })
  const address = second.location.split('?')[0] ?? ''
  expect((await visit(address)).text).toContain('Where?')
  sandbox.clock.set(new Date('2026-11-27T09:00:00Z'))
  expect(await visit(address)).toMatchObject({ status: 410, text: expect.stringContaining('7 days') })
})

test('a survey closes with the last answer it takes', async () => {
  const { id, publicUrl } = await opened({ answersLimit: 1, questions: [questions[0]] })
  const end = await give(await begin(publicUrl), { a: '10' })
  expect((await visit(end.location)).text).toContain('Thank you')
  expect(await survey(id)).toMatchObject({ status: 3, responseCount: 1 })
  expect((await visit(publicUrl)).text).toContain('all the answers it needs')
})

test('an address is stored with consent only', async () => {
  const email = { type: 9, text: 'May we write?' }
  const { id, publicUrl } = await opened({ questions: [questions[0], email] })
  const { location } = await give(await begin(publicUrl), { a: '2' })
  expect(await give(location, { a: 'lena@example.com' })).toMatchObject({ status: 422 })
  await give(location, { a: 'lena@example.com', consent: 'yes' })
  expect((await answers(id))[0].answers[1].values).toEqual(['lena@example.com'])
})

test('a preview walks a draft and stores nothing; without its signature there is none', async () => {
  const { id, previewUrl } = await opened({ status: 1 })
  const start = await visit(previewUrl, {})
  expect(start.text).toContain('How likely?')
  const form = { question: hiddenIn(start.text, 'question'), state: '{}', go: 'next', a: '3' }
  expect((await visit(previewUrl, form)).text).toContain('Why so low?')
  expect(await survey(id)).toMatchObject({ startedCount: 0 })
  expect(await visit(previewUrl.replace('signature=', 'signature=x'))).toMatchObject({ status: 404 })
})

test('the page speaks the languages of the survey and says who asks', async () => {
  const { publicUrl } = await opened({ language: 'tr' })
  const { text } = await visit(publicUrl)
  expect(text).toContain('<html lang="tr">')
  expect(text).toContain('Başla')
  expect(text.length).toBeLessThan(30_000)
})
