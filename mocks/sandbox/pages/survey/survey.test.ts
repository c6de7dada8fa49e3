import { TaskOriginKind } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFile } from '#mocks/sandbox/domain/files/files.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { surveyPage } from '#mocks/sandbox/pages/survey/survey.ts'
import { beginSurvey, giveAnswer, hiddenIn, visitPage } from '#mocks/sandbox/pages/survey/survey-visitor.fixture.ts'
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

const visit = (address: string, form?: Record<string, string>) => visitPage(sandbox, address, form)
const begin = (publicUrl: string) => beginSurvey(sandbox, publicUrl)
const give = (address: string, form: Record<string, string>) => giveAnswer(sandbox, address, form)

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

test('the answer that was being written when the survey closed is kept in the partial response, and is not sent', async () => {
  const { id, publicUrl } = await opened()
  const second = await give(await begin(publicUrl), { a: '4' })
  const open = await visit(second.location)
  await as('usr_mara')('PUT', PATH, { id, title: 'Your order', status: 3 })
  const form = { question: hiddenIn(open.text, 'question'), lang: 'en', a: 'Too heavy' }
  const late = await visit(second.location, form)
  expect(late).toMatchObject({ status: 410, text: expect.stringContaining('answered so far is saved') })
  const valuesOf = async () => (await answers(id))[0].answers.map(({ values }: { values: string[] }) => values)
  expect(await valuesOf()).toEqual([['4'], ['Too heavy']])
  expect(await survey(id)).toMatchObject({ startedCount: 1, responseCount: 0, partialCount: 1 })
  const results = await as('usr_mara')('GET', `${PATH}/${id}/results`)
  expect(results.body.steps[1]).toMatchObject({ reachedCount: 1, leftCount: 1 })
  // Answers that were given before stay as they were when the survey closed.
  await visit(second.location, { question: (await survey(id)).questions[0].id, lang: 'en', a: '10' })
  expect(await valuesOf()).toEqual([['4'], ['Too heavy']])
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

const LOGO = {
  name: 'logo.png',
  mimeType: 'image/png',
  sizeBytes: 3,
  width: 240,
  height: 80,
  durationSeconds: null,
  altText: 'Lindholm',
  uploadedByName: 'Mara',
  content: new Uint8Array([1, 2, 3]),
  accountId: 'acc_1',
  ownerId: null,
}

test('every page shows the logo, whose origin alone may bring a picture; its file is in use as long as the survey has it', async () => {
  const { id: logoFileId } = await addFile({ ...sandbox.runtime, now: sandbox.clock.now() }, LOGO)
  const { id, publicUrl } = await opened({ logoFileId })
  const policyOf = async (address: string) => {
    const url = new URL(address, sandbox.runtime.origin)
    return (await surveyPage(sandbox.runtime, new Request(url), url))?.headers.get('Content-Security-Policy')
  }
  for (const address of [publicUrl, await begin(publicUrl)]) {
    const { text } = await visit(address)
    expect(text).toMatch(/<img class="logo" src="[^"]*\/files\/[^"]*" alt="Lindholm">/)
    expect(await policyOf(address)).toContain(`img-src ${new URL(publicUrl).origin};`)
  }
  const fileCall = (method: string) => as('usr_mara')(method, `/File/acc_1/${logoFileId}`)
  expect((await sandbox.store.get('file', logoFileId))?.usedBy).toEqual([`survey:${id}`])
  expect((await fileCall('DELETE')).status).not.toBe(204)
  const put = await as('usr_mara')('PUT', PATH, { id, title: 'Your order', logoFileId: null })
  expect(put.body.logoFileId).toBeNull()
  expect((await sandbox.store.get('file', logoFileId))?.usedBy).toEqual([])
  expect((await visit(publicUrl)).text).not.toContain('<img')
  expect(await policyOf(publicUrl)).not.toContain('img-src')
})

test('a logo that is no image of the account is refused at its field', async () => {
  const file = await addFile(
    { ...sandbox.runtime, now: sandbox.clock.now() },
    { ...LOGO, name: 'a.csv', mimeType: 'text/csv' },
  )
  for (const [logoFileId, status] of [
    ['fil_unknown', 422],
    [file.id, 422],
  ] as const) {
    const { body } = await as('usr_mara')('POST', PATH, { title: 'x', audience: 2, questions, logoFileId })
    expect(body).toMatchObject({ status, errors: { logoFileId: expect.any(Array) } })
  }
})

const taskOf = async (id: string, answerId: string, description: string) =>
  (
    await as('usr_mara')('POST', '/TaskAccount/acc_1', {
      title: 'Call back',
      description,
      origin: { kind: TaskOriginKind.Survey, id, title: 'Your order', answerId },
    })
  ).body

test.each<['answer' | 'person' | 'age']>([['answer'], ['person'], ['age']])(
  'a task keeps no word of an answer that is deleted by %s, nor does its history; own notes stay',
  async (how) => {
    const asked = [...questions, { id: 'new_4', type: 9, text: 'Your address?' }]
    const { id, publicUrl } = await opened({ questions: asked, keepDays: 30 })
    const second = await give(await begin(publicUrl), { a: '3' })
    const third = await give(second.location, { a: 'Arrived wet' })
    const fourth = await give(third.location, { a: 'Web' })
    await give(fourth.location, { a: 'ana@example.com', consent: 'yes' })
    const [answer] = await answers(id)
    const quoted = 'How likely?: 3\nWhy so low?: Arrived wet\nWhere?: Web'
    const task = await taskOf(id, answer.id, quoted)
    expect(task.origin).toMatchObject({ id, answerId: answer.id })
    const other = await taskOf(id, 'rsp_other', quoted)
    const path = `/TaskAccount/acc_1/${task.id}`
    const noted = await as('usr_mara')('PUT', path, {
      title: 'Call back',
      description: `${quoted}\nArrived wetter last year.`,
    })
    expect(noted.status).toBe(200)
    if (how === 'answer') await as('usr_mara')('DELETE', `${PATH}/${id}/answers/${answer.id}`)
    if (how === 'person') await as('usr_elif')('POST', `${PATH}/delete-respondent`, { email: 'ana@example.com' })
    if (how === 'age') await sandbox.forward({ days: 31 })
    const { body } = await as('usr_mara')('GET', path)
    expect(body).toMatchObject({
      title: 'Call back',
      description: 'Arrived wetter last year.',
      origin: { answerId: null },
    })
    const history = JSON.stringify((await as('usr_mara')('GET', `${path}/history`)).body)
    expect(history).not.toContain('Arrived wet')
    expect((await as('usr_mara')('GET', `/TaskAccount/acc_1/${other.id}`)).body.description).toBe(quoted)
  },
)
