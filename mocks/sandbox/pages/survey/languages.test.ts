import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAGE_LANGUAGES } from '#mocks/sandbox/domain/surveys/languages.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { surveyPage } from '#mocks/sandbox/pages/survey/survey.ts'
import { beginSurvey, giveAnswer, visitPage } from '#mocks/sandbox/pages/survey/survey-visitor.fixture.ts'
import { pageTexts } from '#mocks/sandbox/pages/survey/texts.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const questions = [
  { id: 'new_1', type: 3, text: 'Wie wahrscheinlich?', isRequired: true },
  { id: 'new_2', type: 1, text: 'Wo?', options: ['Laden', 'Web'], hasOther: true },
  { id: 'new_3', type: 9, text: 'Ihre Adresse?' },
]
const inLanguage = (languageTag: string, [title, ...texts]: string[], options: string[]) => ({
  languageTag,
  title,
  description: null,
  thanksText: null,
  closedText: null,
  questions: questions.map(({ id }, place) => ({
    questionId: id,
    text: texts[place] ?? null,
    options: place === 1 ? options : [],
    rows: [],
    lowLabel: null,
    highLabel: null,
  })),
})
const arabic = inLanguage('ar', ['طلبك', 'ما مدى احتمال ذلك؟', 'أين؟', 'عنوانك؟'], ['المتجر', 'الويب'])
const persian = inLanguage('fa', ['سفارش شما', 'چقدر؟', 'کجا؟', 'نشانی شما؟'], ['فروشگاه', 'وب'])
const portuguese = inLanguage('pt-BR', ['Seu pedido', 'Qual a chance?', 'Onde?', 'Seu endereço?'], ['Loja', 'Web'])

async function opened(fields: object = {}) {
  const localizations = [arabic, persian, portuguese]
  const body = { title: 'Ihre Bestellung', audience: 2, questions, status: 2, languageTag: 'de', localizations }
  return (await as('usr_mara')('POST', '/BusinessSurvey/acc_1', { ...body, ...fields })).body
}
const visit = (address: string) => visitPage(sandbox, address)
async function preferring(address: string, header: string) {
  const url = new URL(address, sandbox.runtime.origin)
  const answer = await surveyPage(sandbox.runtime, new Request(url, { headers: { 'Accept-Language': header } }), url)
  return (await answer?.text()) ?? ''
}

test('the page is in a language of the survey, from right to left where it is written so, and offers the others by their own names', async () => {
  const { publicUrl } = await opened()
  const { text } = await visit(publicUrl)
  expect(text).toContain('<html lang="de">')
  expect(text).toContain('>Start</button>')
  expect(text).toMatch(/<a lang="ar" dir="rtl" hreflang="ar" href="[^"]*lang=ar">العربية<\/a>/)
  expect(text).toContain('>Português (Brasil)</a>')
  expect(text).toContain('>فارسی</a>')
  const other = await visit(`${publicUrl}?lang=ar`)
  expect(other.text).toContain('<html lang="ar" dir="rtl">')
  expect(other.text).toContain('طلبك')
  expect(other.text).toContain('ابدأ')
  expect(other.text).toContain('>Deutsch</a>')
  expect(other.text.length).toBeLessThan(30_000)
})

test('the browser’s preference chooses among the languages of the survey; without one that fits it is the base', async () => {
  const { publicUrl } = await opened()
  expect(await preferring(publicUrl, 'fr;q=0.9, pt-PT;q=0.8, ar;q=0.1')).toContain('<html lang="pt-BR">')
  expect(await preferring(publicUrl, 'ar-EG')).toContain('<html lang="ar" dir="rtl">')
  expect(await preferring(publicUrl, 'fr, ja')).toContain('<html lang="de">')
})

test('in a language that the page has no words in, they are those of the base, and say so', async () => {
  const { publicUrl } = await opened()
  const { text } = await visit(`${publicUrl}?lang=fa`)
  expect(text).toContain('<html lang="fa" dir="rtl">')
  expect(text).toContain('سفارش شما')
  expect(text).toMatch(/<div class="buttons" lang="de" dir="ltr"><button>Start<\/button>/)
  const begun = await visit(await beginSurvey(sandbox, publicUrl, 'fa'))
  expect(begun.text).toMatch(/<p class="note" id="progress" lang="de" dir="ltr">Frage 1 von 3</)
  // Numbers that belong to the question are those of its language.
  expect(begun.text).toContain('value="10"')
  expect(begun.text).toContain('<span>۱۰</span>')
})

test('steps, mistakes and the end are in the chosen language; who resumes goes on in it', async () => {
  const { id, publicUrl } = await opened()
  const first = await beginSurvey(sandbox, publicUrl, 'ar')
  const wrong = await giveAnswer(sandbox, first, { lang: 'ar' })
  expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('يرجى الإجابة عن هذا السؤال.') })
  const second = await giveAnswer(sandbox, first, { a: '7', lang: 'ar' })
  const address = second.location.split('?')[0] ?? ''
  const resumed = await visit(address)
  expect(resumed.text).toContain('أين؟')
  // The value that is stored is that of the base, so that answers in all languages add up.
  expect(resumed.text).toContain('value="Laden"')
  expect(resumed.text).toContain('<span>المتجر</span>')
  await giveAnswer(sandbox, second.location, { a: 'Web', lang: 'pt-BR' })
  const continued = await visit(address)
  expect(continued.text).toContain('<html lang="pt-BR">')
  expect(continued.text).toContain('Seu endereço?')
  const end = await giveAnswer(sandbox, `${address}?`, { lang: 'pt-BR' })
  expect((await visit(end.location)).text).toContain('Obrigado.')
  const answers = (await as('usr_mara')('GET', `/BusinessSurvey/acc_1/${id}/answers`)).body.items
  expect(answers).toMatchObject([{ languageTag: 'pt-BR', isComplete: true }])
})

test('a preview is in every finished language', async () => {
  const { previewUrl } = await opened({ status: 1 })
  const { text } = await visit(`${previewUrl}&lang=ar`)
  expect(text).toContain('<html lang="ar" dir="rtl">')
  expect(text).toContain('معاينة')
})

test.each(PAGE_LANGUAGES)('the words of the page are whole in %s', (language) => {
  const texts = pageTexts(language, 'en')
  expect(texts.language).toBe(language)
  for (const text of [texts.minutes(3), texts.keeps(30), texts.stars(4), texts.mostChoices(2), texts.progress(1, 3)])
    expect(text).toMatch(/\d/)
  expect(Object.values(texts.problems)).toHaveLength(9)
  if (language !== 'en')
    for (const [key, value] of Object.entries(pageTexts('en', 'en')))
      if (typeof value === 'string' && !['language', 'start', 'send', 'error', 'other'].includes(key))
        expect(texts[key as keyof typeof texts], key).not.toBe(value)
})
