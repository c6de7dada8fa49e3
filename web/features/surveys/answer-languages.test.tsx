import { SurveyStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beginSurvey, giveAnswer } from '#mocks/sandbox/pages/survey/survey-visitor.fixture.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const questions = [
  { id: 'new_1', type: 3, text: 'Würden Sie uns empfehlen?', isRequired: true },
  { id: 'new_2', type: 6, text: 'Was noch?' },
]
const arabic = {
  languageTag: 'ar',
  title: 'طلبك',
  description: null,
  thanksText: null,
  closedText: null,
  questions: questions.map(({ id }) => ({
    questionId: id,
    text: 'سؤال',
    options: [],
    rows: [],
    lowLabel: null,
    highLabel: null,
  })),
}
const draft = { title: 'Ihre Bestellung', audience: 2, status: SurveyStatus.Open, questions, languageTag: 'de' }

/** A screen of a survey with one answer in German and two in Arabic. */
async function open(screenOf: (id: string) => string, language: 'en' | 'tr' = 'en') {
  let id = ''
  const opened = await renderScreen(() => screenOf(id), {
    language,
    before: async ({ as, sandbox }) => {
      const body = { ...draft, localizations: [arabic] }
      const created = await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, body)
      id = created.body.id
      for (const [lang, text] of [
        ['de', 'Die Lieferung hatte sich leider verspätet, die Lieferung'],
        ['ar', 'التوصيل كان متأخرا'],
        ['ar', 'التوصيل سريع'],
      ] as const) {
        const second = await giveAnswer(sandbox, await beginSurvey(sandbox, created.body.publicUrl, lang), {
          a: '9',
          lang,
        })
        await giveAnswer(sandbox, second.location, { a: text, lang })
      }
    },
  })
  return { ...opened, id }
}

test('results are filtered by any language, in the address and as a chip, and so are frequent words', async () => {
  const { user } = await open((id) => `/surveys/${id}/results`)
  const words = () => within(screen.getByRole('list', { name: 'Frequent words' }))
  expect(await screen.findByRole('link', { name: 'التوصيل' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Language' }))
  await user.click(await screen.findByLabelText('Arabic'))
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('languages')).toEqual(['ar']))
  expect(await screen.findByText('Arabic', { selector: 'main button' })).toBeInTheDocument()
  await everythingRead()
  expect(words().getByRole('link', { name: 'التوصيل' })).toBeInTheDocument()
  await user.click(screen.getByLabelText('Arabic'))
  await waitFor(() => expect(screen.getByLabelText('Arabic')).not.toBeChecked())
  await user.click(screen.getByLabelText('German'))
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('languages')).toEqual(['de']))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Frequent words' })).not.toBeInTheDocument())
  expect(screen.getByText(/^Die Lieferung/)).toBeInTheDocument()
})

test('two languages are compared by their names in the language of the reader', async () => {
  const { user } = await open((id) => `/surveys/${id}/results`, 'tr')
  await user.selectOptions(await screen.findByLabelText('Karşılaştırma ölçütü'), 'Dil')
  expect(await screen.findByText(/Arapça \(2 yanıt\) \/ Almanca \(1 yanıt\)/)).toBeInTheDocument()
})

test('answers are listed with their language, and filtered by it from the address', async () => {
  const { user } = await open((id) => `/surveys/${id}/answers?languages=ar`)
  const table = within(await screen.findByRole('table'))
  expect(await table.findAllByText('Arabic')).toHaveLength(2)
  expect(table.queryByText('German')).not.toBeInTheDocument()
  const [row] = table.getAllByRole('link')
  await user.click(row as HTMLElement)
  expect(await screen.findByText(/ · Arabic · /)).toBeInTheDocument()
  expect(screen.getByText(/^التوصيل/)).toHaveAttribute('dir', 'auto')
})

test('a copy has every language, and asks for its title again', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`)
  await user.click(await screen.findByRole('button', { name: 'Copy and change' }))
  await screen.findByRole('heading', { level: 1, name: 'Ihre Bestellung (copy)' })
  const languages = within(await screen.findByRole('region', { name: 'Languages' }))
  expect(await languages.findByText('2 of 3 texts translated')).toBeInTheDocument()
  expect(languages.getByRole('button', { name: 'Written in: German' })).toBeInTheDocument()
})
