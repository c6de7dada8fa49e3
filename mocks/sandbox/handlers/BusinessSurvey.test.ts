import { afterEach, beforeEach, expect, test } from 'vitest'
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
const recommend = { id: 'new_1', type: 3, text: 'How likely?', isRequired: true }
const questions = [
  recommend,
  { id: 'new_2', type: 1, text: 'Where?', options: ['Shop', 'Web'] },
  { id: 'new_3', type: 6, text: 'What else?' },
]
const draft = { title: 'Your order', audience: 2, questions }
const create = async (fields: object = {}) => as('usr_mara')('POST', PATH, { ...draft, ...fields })
const put = async (id: string, fields: object) => as('usr_mara')('PUT', PATH, { id, title: 'Your order', ...fields })
const get = async (path: string, who: Parameters<Team['as']>[0] = 'usr_jonas') => as(who)('GET', `${PATH}${path}`)
const listed = async () => (await get('')).body.items

async function later(time: { days?: number; hours?: number }) {
  await sandbox.forward(time)
  await sandbox.advance()
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

test('a survey collects responses from opening to closing', async () => {
  const { id } = (await create()).body
  expect((await listed())[0]).toMatchObject({ status: 1, publicUrl: null, responseCount: 0, questionCount: 3 })
  expect((await put(id, { status: 2 })).body).toMatchObject({ status: 2, publicUrl: expect.stringContaining('/s/') })
  await later({ days: 5 })
  const open = (await get(`/${id}`)).body
  expect(open.responseCount).toBeGreaterThan(20)
  expect(open.startedCount).toBe(open.responseCount + open.partialCount)
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

test('only the contract’s transitions are possible; questions of an opened survey are immutable; a deleted one comes back', async () => {
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
  expect((await get('?isDeleted=true')).body.items).toMatchObject([{ id }])
  expect((await as('usr_mara')('POST', `${PATH}/${id}/restore`)).status).toBe(201)
  expect(await listed()).toMatchObject([{ id }])
  const { items } = (await get(`/${id}/history`)).body
  expect(items.map(({ action }: { action: number }) => action)).toContain(1)
})

test('questions, times and initial states are validated; viewers and others cannot write', async () => {
  const wrong = [
    { type: 1, text: 'Where?' },
    { type: 3, text: 'How?', options: ['a', 'b'] },
    { id: 'qst_1', type: 6, text: 'x' },
    { type: 8, text: 'Grid', options: ['a', 'b'] },
    { type: 5, text: 'Why?', showIf: [{ questionId: 'new_9', operator: 5, values: [] }] },
  ]
  const fields = { questions: wrong, status: 3, opensAt: '2026-11-01T08:00:00Z', closesAt: '2026-11-02T08:00:00Z' }
  expect((await create(fields)).body.errors).toEqual({
    status: ['A new survey must be a draft or open.'],
    'questions.0.options': ['Add 2 to 20 options for this question type.'],
    'questions.1.options': ["This question type doesn't use options."],
    'questions.2.id': ["This question isn't part of the survey."],
    'questions.3.rows': ['Add 1 to 10 rows for this question type.'],
    'questions.4.showIf': ['A condition can only look at an earlier question.'],
    opensAt: ['This time is in the past.'],
    closesAt: ['The closing date must be after the opening date.'],
  })
  expect((await as('usr_jonas')('POST', PATH, draft)).status).toBe(403)
  const { id } = (await create()).body
  expect((await as('usr_stranger')('PUT', '/BusinessSurvey/acc_2', { id, title: 'x' })).status).toBe(404)
  expect((await as('usr_stranger')('GET', `/BusinessSurvey/acc_2/${id}/results`)).status).toBe(404)
})

test('conditions follow new questions; a question nobody reaches keeps a survey from opening', async () => {
  const low = { type: 5, text: 'Why so low?', showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }] }
  const { id, questions: asked } = (await create({ questions: [recommend, low] })).body
  expect(asked[1].showIf).toEqual([{ questionId: asked[0].id, operator: 4, values: ['6'] }])
  const never = { ...low, showIf: [...low.showIf, { questionId: 'new_1', operator: 3, values: ['9'] }] }
  const check = (drafts: object[]) => as('usr_mara')('POST', `${PATH}/check`, { questions: drafts })
  expect((await check([recommend, never])).body).toMatchObject({
    pathCount: 1,
    findings: [{ kind: 1, order: 2 }],
  })
  expect((await check([recommend, low])).body).toMatchObject({ pathCount: 2, findings: [] })
  const loop = { id: 'new_1', type: 5, text: 'A', showIf: [{ questionId: 'new_2', operator: 5, values: [] }] }
  expect((await check([loop, { id: 'new_2', type: 5, text: 'B' }])).body.findings).toMatchObject([
    { kind: 3, order: 1, relatedOrder: 2 },
  ])
  const opening = await put(id, { status: 2, questions: [recommend, never] })
  expect(opening.body.errors).toEqual({ 'questions.1.showIf': [expect.stringContaining('No one can reach')] })
})

test('a survey opens only with finished translations, which are then languages to answer in', async () => {
  const { id, questions: asked } = (await create({ language: 'en' })).body
  const words = (text: string | null) => ({
    language: 'tr',
    title: 'Siparişiniz',
    description: null,
    thanksText: null,
    closedText: null,
    questions: asked.map((question: { id: string; options: string[] | null }) => ({
      questionId: question.id,
      text,
      options: question.options?.map((option) => `${option} tr`) ?? [],
      rows: [],
      lowLabel: null,
      highLabel: null,
    })),
  })
  expect((await put(id, { translations: [words(null)] })).body.languages).toEqual(['en'])
  expect((await put(id, { status: 2 })).body.errors).toHaveProperty('translations')
  const opened = await put(id, { status: 2, translations: [words('Soru')] })
  expect(opened.body).toMatchObject({ status: 2, languages: ['en', 'tr'] })
})

test('results stay what the answers add up to under every filter', async () => {
  const { id, questions: asked } = (await create({ status: 2 })).body
  await later({ days: 6 })
  const results = (await get(`/${id}/results`)).body
  const { startedCount, responseCount } = (await get(`/${id}`)).body
  expect(results).toMatchObject({ startedCount, responseCount, partialCount: startedCount - responseCount })
  expect(results.nps.low).toBeLessThan(results.nps.value)
  const [first, second] = results.steps
  expect(first.reachedCount).toBe(startedCount)
  expect(second.reachedCount).toBe(first.reachedCount - first.leftCount)
  const left = results.steps.reduce((all: number, step: { leftCount: number }) => all + step.leftCount, 0)
  expect(left).toBe(results.partialCount)
  const shop = (await get(`/${id}/results?answers=${asked[1].id}.0`)).body
  expect(shop.responseCount).toBe(results.questions[1].options[0].count)
  const sources = results.sources.map(({ via }: { via: string | null }) => via ?? '-')
  const counts = await Promise.all(sources.map(async (via: string) => (await get(`/${id}/results?vias=${via}`)).body))
  expect(counts.reduce((all, one) => all + one.startedCount, 0)).toBe(startedCount)
  const compared = (await get(`/${id}/comparison?dimension=2&first=${sources[0]}&second=${sources[1]}`)).body
  expect(compared.differences.length).toBe(compared.comparedCount)
  expect((await get(`/${id}/comparison?dimension=1&first=x&second=y`)).status).toBe(422)
})

test('of the own company no group under five is shown, and no single answer', async () => {
  const { id } = (await create({ audience: 1, status: 2 })).body
  await later({ hours: 1 })
  const started = (await get(`/${id}`)).body.startedCount
  expect(started).toBeLessThan(5)
  expect((await get(`/${id}/results`)).body).toMatchObject({ isTooFew: true, questions: [], startedCount: 0 })
  await later({ days: 6 })
  const results = (await get(`/${id}/results`)).body
  expect(results).toMatchObject({ isTooFew: false, minGroupSize: 5 })
  const { options, questionId } = results.questions[0]
  for (const [place, { count }] of options.entries()) {
    const group = (await get(`/${id}/results?answers=${questionId}.${place}`)).body
    // Of those who started with this answer, fewer may have sent it.
    if (count < 5 || results.responseCount - count < 5) expect(group.isTooFew).toBe(true)
  }
  expect(await get(`/${id}/answers`)).toMatchObject({ status: 409, body: { code: 'survey-answers-anonymous' } })
})

test('answers are listed, tagged, exported and deleted by person; addresses are hidden from viewers', async () => {
  const email = { type: 9, text: 'May we write?', isRequired: true }
  const { id } = (await create({ questions: [...questions, email], status: 2 })).body
  await later({ days: 3 })
  const page = (await get(`/${id}/answers?isComplete=true`, 'usr_mara')).body
  const [answer] = page.items
  const address = answer.answers.at(-1).values[0]
  expect(address).toContain('@example.com')
  const hidden = (await get(`/${id}/answers/${answer.id}`)).body.answers.at(-1)
  expect(hidden).toMatchObject({ values: [], isHidden: true })
  const tagged = await as('usr_mara')('PUT', `${PATH}/${id}/answers/${answer.id}`, { tags: ['call back'] })
  expect(tagged.body).toMatchObject({ tags: ['call back'], version: 2 })
  expect((await get(`/${id}/answers?tags=call%20back`)).body.items).toMatchObject([{ id: answer.id }])
  expect(await as('usr_jonas')('POST', `${PATH}/${id}/export`)).toMatchObject({
    status: 201,
    body: { mimeType: 'text/csv', isTemporary: true },
  })
  const gone = await as('usr_mara')('POST', `${PATH}/delete-respondent`, { email: address.toUpperCase() })
  expect(gone.body).toEqual({ deletedCount: 1 })
  expect((await get(`/${id}/answers/${answer.id}`)).status).toBe(404)
  expect((await get(`/${id}/answers?isComplete=true`)).body.totalCount).toBe(page.totalCount - 1)
})

test('an alarm is raised once while the score is under its limit, with a task', async () => {
  const { id } = (await create({ status: 2, alarm: { below: 100, minResponses: 5, days: 7 } })).body
  await later({ days: 4 })
  expect((await listed())[0]).toMatchObject({ id, isAlarmed: true })
  const tasks = (await as('usr_mara')('GET', '/TaskAccount/acc_1')).body.items
  expect(tasks.filter(({ originKind }: { originKind: number }) => originKind === 8)).toHaveLength(1)
  expect((await as('usr_mara')('GET', '/Account/acc_1/attention')).body.surveyAlarms).toBe(1)
  const [mail, ...others] = await sandbox.store.list('mail', 'mara@lindholm.example')
  expect(others.filter(({ kind }) => kind === 'survey-alarm')).toEqual([])
  expect(mail).toMatchObject({ kind: 'survey-alarm', link: expect.stringMatching(`/surveys/${id}/results$`) })
  expect(await sandbox.store.list('notification', 'usr_mara')).toMatchObject([{ kind: 9 }])
  expect(await sandbox.store.list('notification', 'usr_jonas')).toEqual([])
})

const turkish = {
  language: 'tr',
  title: 'Siparişiniz',
  description: null,
  thanksText: null,
  closedText: null,
  questions: [
    { questionId: 'new_1', text: 'Önerir misiniz?', options: [], rows: [], lowLabel: null, highLabel: null },
    { questionId: 'new_2', text: 'Nerede?', options: ['Mağaza', 'Web'], rows: [], lowLabel: null, highLabel: null },
    { questionId: 'new_3', text: 'Başka?', options: [], rows: [], lowLabel: null, highLabel: null },
  ],
}

test('translations follow the ids that their questions get, when a survey is made and when it gets new questions', async () => {
  const { id, languages, translations, questions: asked } = (await create({ translations: [turkish] })).body
  const idsOf = (list: { questionId: string }[]) => list.map(({ questionId }) => questionId)
  expect(idsOf(translations[0].questions)).toEqual(asked.map((question: { id: string }) => question.id))
  expect(languages).toEqual(['en', 'tr'])
  const [first] = asked
  const more = [
    { ...first, order: undefined },
    { id: 'new_9', type: 6, text: 'And now?' },
  ]
  const [one, , three] = turkish.questions
  const texts = [
    { ...one, questionId: first.id },
    { ...three, questionId: 'new_9', text: 'Ya şimdi?' },
  ]
  const { body } = await put(id, { questions: more, translations: [{ ...turkish, questions: texts }] })
  expect(idsOf(body.translations[0].questions)).toEqual(body.questions.map((question: { id: string }) => question.id))
  expect(body.languages).toEqual(['en', 'tr'])
})

test('a step of the state that began with another version is refused as any edit is', async () => {
  const [template] = (await get('/templates')).body
  const { id, title, version } = (await create({ questions: template.questions })).body
  const step = (status: number, expected: number) =>
    as('usr_mara')('PUT', `${PATH}?expectedVersion=${expected}`, { id, title, status })
  expect(await step(2, version + 1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect(await step(2, version)).toMatchObject({ status: 200, body: { status: 2 } })
  const { body } = await get(`/${id}`)
  expect(await step(3, body.version + 1)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
  expect(await step(3, body.version)).toMatchObject({ status: 200, body: { status: 3 } })
})

test('an edit that is sent again after its answer was lost is no conflict with itself', async () => {
  const [template] = (await get('/templates')).body
  const { id } = (await create({ questions: template.questions })).body
  const { questions: asked, translations, alarm } = (await get(`/${id}`)).body
  const [{ order: _, ...first }, ...others] = asked
  const rest = others.map(({ order: __, ...question }: { order: number }) => question)
  // As the builder sends it: every field, in an order of its own.
  const edit = {
    alarm: alarm ?? { days: 7, minResponses: 30, below: 20 },
    questions: [{ ...first, text: 'Really?' }, ...rest],
    translations,
    thanksText: null,
    closedText: null,
    accentColor: null,
    logoFileId: null,
    answersLimit: null,
    keepDays: null,
    description: null,
    opensAt: null,
    closesAt: null,
    language: 'en',
  }
  const save = () => as('usr_mara')('PUT', `${PATH}?expectedVersion=1`, { id, title: 'Your order', ...edit })
  expect(await save()).toMatchObject({ status: 200, body: { version: 2 } })
  expect(await save()).toMatchObject({ status: 200, body: { version: 2 } })
})
