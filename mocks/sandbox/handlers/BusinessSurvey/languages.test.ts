import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { beginSurvey, giveAnswer } from '#mocks/sandbox/pages/survey/survey-visitor.fixture.ts'
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
  { id: 'new_1', type: 3, text: 'Würden Sie uns empfehlen?', isRequired: true },
  { id: 'new_2', type: 6, text: 'Was noch?' },
]
const draft = { title: 'Ihre Bestellung', audience: 2, questions, languageTag: 'de' }
const create = (fields: object = {}) => as('usr_mara')('POST', PATH, { ...draft, ...fields })
const put = (id: string, fields: object) => as('usr_mara')('PUT', PATH, { id, title: draft.title, ...fields })
const get = async (path: string) => (await as('usr_mara')('GET', `${PATH}${path}`)).body

const inLanguage = (languageTag: string, text: string | null = languageTag) => ({
  languageTag,
  title: `Title ${languageTag}`,
  description: null,
  thanksText: null,
  closedText: null,
  questions: questions.map(({ id }) => ({
    questionId: id,
    text: text && `${text} ${id}`,
    options: [],
    rows: [],
    lowLabel: null,
    highLabel: null,
  })),
})
/** The same with ids that the questions have got. */
const named = (localization: ReturnType<typeof inLanguage>, asked: { id: string }[]) => ({
  ...localization,
  questions: localization.questions.map((words, place) => ({ ...words, questionId: asked[place]?.id })),
})
const old = ({ languageTag: language, ...words }: ReturnType<typeof inLanguage>) => ({ ...words, language })

test('a survey has a base and any other languages; the older fields say those of the interface', async () => {
  const { status, body } = await create({ localizations: [inLanguage('ar'), inLanguage('tr'), inLanguage('fr', null)] })
  expect(status).toBe(201)
  expect(body).toMatchObject({ languageTag: 'de', languageTags: ['de', 'ar', 'tr'], language: 'tr', languages: ['tr'] })
  expect(body.localizations.map(({ languageTag }: { languageTag: string }) => languageTag)).toEqual(['ar', 'tr', 'fr'])
  expect(body.localizations[0].questions[0].questionId).toBe(body.questions[0].id)
  expect(body.translations).toMatchObject([{ language: 'tr', title: 'Title tr' }])
  expect((await get('')).items[0]).toMatchObject({ languageTag: 'de', language: 'tr' })
  const { items } = await get(`/${body.id}/history`)
  expect(items).toHaveLength(1)
})

test('a language that is unfinished keeps the survey from opening, and the refusal says which and what lacks', async () => {
  const { id, questions: asked } = (await create({ localizations: [inLanguage('fr'), inLanguage('es', null)] })).body
  const refused = await put(id, { status: 2 })
  expect(refused.body.errors).toEqual({
    'localizations.1': ['Spanish: 2 texts are missing. Finish the translation or remove it before the survey opens.'],
  })
  const turkish = await as('usr_mara')('PUT', PATH, { id, title: draft.title, status: 2 }, { 'Accept-Language': 'tr' })
  expect(turkish.body.errors['localizations.1'][0]).toContain('İspanyolca: 2 metin eksik.')
  expect((await create({ status: 2, localizations: [inLanguage('es', null)] })).body.errors).toHaveProperty([
    'localizations.0',
  ])
  const opened = await put(id, { status: 2, localizations: [named(inLanguage('es'), asked)] })
  expect(opened.body).toMatchObject({ status: 2, languageTags: ['de', 'es'] })
})

test('unknown languages, doubled ones, the base among them and too many are refused at their field', async () => {
  const errorsOf = async (fields: object) => (await create(fields)).body.errors
  expect(await errorsOf({ languageTag: 'xx' })).toEqual({ languageTag: ['Choose a language from the list.'] })
  expect(await errorsOf({ languageTag: 'de-ZZ' })).toHaveProperty('languageTag')
  expect(await errorsOf({ localizations: [inLanguage('qq')] })).toEqual({
    'localizations.0.languageTag': ['Choose a language from the list.'],
  })
  expect(await errorsOf({ localizations: [inLanguage('fr'), inLanguage('fr')] })).toEqual({
    'localizations.1.languageTag': ['This language is there twice.'],
  })
  expect(await errorsOf({ localizations: [inLanguage('de')] })).toEqual({
    'localizations.0.languageTag': ['This is the language that the survey is written in.'],
  })
  expect((await create({ languageTag: 'xx-invalid!' })).status).toBe(422)
  expect((await create({ languageTag: null })).status).toBe(422)
  const all = 'ar cs da el en es fi fr he hu it ja ko nl pl pt ro ru sv tr'.split(' ').map((tag) => inLanguage(tag))
  expect((await create({ localizations: all })).status).toBe(422)
  expect((await create({ localizations: all.slice(1) })).body.languageTags).toHaveLength(20)
  // A base that is taken over by one of the other languages is refused, too.
  const { id } = (await create({ localizations: [inLanguage('fr')] })).body
  expect((await put(id, { languageTag: 'fr' })).body.errors).toHaveProperty(['localizations.0.languageTag'])
  expect((await put(id, { languageTag: 'fr', localizations: [] })).body.languageTag).toBe('fr')
})

test('a client that knows the older fields alone reads, changes and saves without losing the others', async () => {
  const { id, questions: asked } = (await create({ localizations: [inLanguage('fr'), inLanguage('tr')] })).body
  const { language, translations } = await get(`/${id}`)
  const same = await put(id, { language, translations })
  expect(same.body).toMatchObject({ version: 1, languageTag: 'de', languageTags: ['de', 'fr', 'tr'] })
  const changed = await put(id, { translations: [{ ...translations[0], title: 'Siparişiniz' }] })
  expect(changed.body.localizations).toMatchObject([{ languageTag: 'fr' }, { languageTag: 'tr', title: 'Siparişiniz' }])
  expect((await put(id, { translations: [] })).body.languageTags).toEqual(['de', 'fr'])
  expect((await put(id, { translations: [old(named(inLanguage('en'), asked) as never)] })).body.languageTags).toEqual([
    'de',
    'fr',
    'en',
  ])
  expect((await put(id, { language: 'tr' })).body).toMatchObject({ languageTag: 'tr', language: 'tr' })
  const older = (await create({ languageTag: undefined, language: 'tr', translations: [old(inLanguage('en'))] })).body
  expect(older).toMatchObject({ languageTag: 'tr', language: 'tr', languages: ['tr', 'en'] })
})

test('the base is fixed once the survey was opened, the other languages are not', async () => {
  const { id, questions: asked } = (await create({ status: 2 })).body
  expect(await put(id, { languageTag: 'nl' })).toMatchObject({ status: 409, body: { code: 'survey-not-a-draft' } })
  expect((await put(id, { languageTag: 'de' })).status).toBe(200)
  const added = await put(id, { localizations: [named(inLanguage('pt-BR'), asked)] })
  expect(added.body.languageTags).toEqual(['de', 'pt-BR'])
})

async function answered() {
  const localizations = [inLanguage('en'), inLanguage('ar')]
  const { id, publicUrl } = (await create({ status: 2, localizations })).body
  for (const [lang, score] of [
    ['de', '9'],
    ['ar', '3'],
    ['ar', '4'],
  ] as const) {
    const first = await beginSurvey(sandbox, publicUrl, lang)
    const second = await giveAnswer(sandbox, first, { a: score, lang })
    const words = lang === 'ar' ? 'التوصيل كان متأخرا للغاية' : 'Die Lieferung hat sich verspätet'
    await giveAnswer(sandbox, second.location, { a: words, lang })
  }
  return id
}

test('results, answers, comparison and export are by language', async () => {
  const id = await answered()
  const results = await get(`/${id}/results`)
  expect(results.languageTags).toEqual([
    { languageTag: 'ar', startedCount: 2, responseCount: 2 },
    { languageTag: 'de', startedCount: 1, responseCount: 1 },
  ])
  expect(results.languages).toEqual([])
  expect((await get(`/${id}/results?languageTags=ar`)).responseCount).toBe(2)
  expect((await get(`/${id}/results?languageTags=ar&languageTags=de`)).responseCount).toBe(3)
  const { items } = await get(`/${id}/answers?languageTags=de`)
  expect(items).toMatchObject([{ languageTag: 'de', language: 'en', score: 9 }])
  expect(await get(`/${id}/answers/${items[0].id}`)).toMatchObject({ languageTag: 'de' })
  const compared = await get(`/${id}/comparison?dimension=3&first=de&second=ar`)
  expect([compared.first, compared.second]).toMatchObject([
    { label: 'de', responseCount: 1 },
    { label: 'ar', responseCount: 2 },
  ])
  const file = (await as('usr_mara')('POST', `${PATH}/${id}/export?languageTags=ar`)).body
  const chunks: Uint8Array[] = []
  for await (const chunk of (await sandbox.store.bytes.read(file.id)) ?? []) chunks.push(chunk)
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(',ar,')
})

test('frequent words are those of the language: its common words are left out, whatever its script', async () => {
  const id = await answered()
  const wordsOf = async (query: string) =>
    (await get(`/${id}/results${query}`)).questions[1].words.map(({ word }: { word: string }) => word)
  expect(await wordsOf('?languageTags=ar')).toEqual(['التوصيل', 'متأخرا'])
  expect(await wordsOf('')).toEqual(['التوصيل', 'متأخرا'])
})

test('people of the simulation answer in every language of a survey', async () => {
  const { id } = (await create({ status: 2, localizations: [inLanguage('it'), inLanguage('nl')] })).body
  await sandbox.forward({ days: 5 })
  await sandbox.advance()
  const { languageTags } = await get(`/${id}/results`)
  expect(languageTags.map(({ languageTag }: { languageTag: string }) => languageTag)).toEqual(
    expect.arrayContaining(['de', 'it', 'nl']),
  )
})
