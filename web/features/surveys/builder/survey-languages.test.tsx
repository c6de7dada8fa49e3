import { SurveyStatus } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const PATH = `/BusinessSurvey/${ACCOUNT}`
const questions = [{ id: 'new_1', type: 1, text: 'Where?', options: ['Shop', 'Web'], isRequired: true }]
const draft = { title: 'Your order', audience: 2, questions, languageTag: 'en' }

const french = {
  languageTag: 'fr',
  title: 'Votre commande',
  description: null,
  thanksText: null,
  closedText: null,
  questions: [
    { questionId: 'new_1', text: 'Où ?', options: ['Magasin', ''], rows: [], lowLabel: null, highLabel: null },
  ],
}

async function open(fields: object = {}, language: 'en' | 'tr' = 'en') {
  let id = ''
  const opened = await renderScreen(() => `/surveys/${id}/edit`, {
    language,
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', PATH, { ...draft, ...fields })).body.id
    },
  })
  return { ...opened, id }
}

const languages = () => screen.findByRole('region', { name: 'Languages' })

test('a new survey is written in a language from the list, found by its own name, too', async () => {
  const { user, sandbox } = await renderScreen('/surveys/new?template=pageExit')
  const section = within(await languages())
  await user.click(section.getByRole('button', { name: 'Written in: English' }))
  await user.type(screen.getByRole('combobox', { name: 'Language or code' }), 'portu')
  await user.click(await screen.findByRole('option', { name: /^Brazilian Portuguese/ }))
  expect(await section.findByRole('button', { name: 'Written in: Brazilian Portuguese' })).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Add a language' }))
  await user.type(screen.getByRole('combobox', { name: 'Language or code' }), 'deutsch')
  await user.keyboard('{Enter}')
  expect(await section.findByRole('button', { name: 'Edit German' })).toHaveAttribute('aria-expanded', 'true')
  await user.type(section.getByLabelText('Title'), 'Warum gehen Sie?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const survey = (await sandbox.store.list('survey', ACCOUNT)).find(({ language }) => language === 'pt-BR')
    expect(survey?.translations).toMatchObject([{ language: 'de', title: 'Warum gehen Sie?' }])
  })
})

test('each language says how far it is, and its texts are written from right to left where the language is', async () => {
  const { user, sandbox, id } = await open({ localizations: [french] })
  const section = within(await languages())
  expect(section.getByText('3 of 4 texts translated')).toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Add a language' }))
  const search = screen.getByRole('combobox', { name: 'Language or code' })
  await user.type(search, 'french')
  // A language that is there already is not offered again.
  expect(screen.queryByRole('option', { name: /^French( |$)/ })).not.toBeInTheDocument()
  await user.clear(search)
  await user.type(search, 'ar')
  await user.click(await screen.findByRole('option', { name: /^Arabic/ }))
  expect(await section.findByText('0 of 4 texts translated')).toBeInTheDocument()
  const title = section.getByLabelText('Title')
  expect(title).toHaveAttribute('lang', 'ar')
  expect(title).toHaveAttribute('dir', 'rtl')
  await user.type(title, 'طلبك')
  await user.type(section.getByLabelText('Question 1'), 'أين؟')
  await user.type(section.getByLabelText('Options 1.1'), 'المتجر')
  await user.type(section.getByLabelText('Options 1.2'), 'الويب')
  expect(section.getByText('Complete')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  const survey = await sandbox.store.get('survey', id)
  expect(survey?.translations.map(({ language }) => language)).toEqual(['fr', 'ar'])
})

test('a language with texts is removed after a question, an empty one at once', async () => {
  const { user } = await open({ localizations: [french] })
  const section = within(await languages())
  await user.click(section.getByRole('button', { name: 'Add a language' }))
  await user.type(screen.getByRole('combobox', { name: 'Language or code' }), 'nl{Enter}')
  await user.click(await section.findByRole('button', { name: 'Remove Dutch' }))
  expect(section.queryByRole('button', { name: 'Edit Dutch' })).not.toBeInTheDocument()
  await user.click(section.getByRole('button', { name: 'Remove French' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove French?' }))
  expect(question.getByText(/3 translated texts/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(section.getByRole('button', { name: 'Remove French' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove language' }))
  await waitFor(() => expect(section.queryByRole('button', { name: 'Edit French' })).not.toBeInTheDocument())
  // The row before it takes the focus.
  await waitFor(() => expect(section.getByRole('button', { name: 'Written in: English' })).toHaveFocus())
})

test('a survey with an unfinished language does not open, and the screen says which and what lacks', async () => {
  const { user, sandbox, id } = await open({ localizations: [french] })
  await user.click(await screen.findByRole('button', { name: 'Open survey' }))
  expect(await screen.findByText(/French: 1 text is missing\./)).toBeInTheDocument()
  expect(await sandbox.store.get('survey', id)).toMatchObject({ status: SurveyStatus.Draft })
})

test('where the page has no words in a language, the builder says in which it shows them', async () => {
  const { user } = await open({ languageTag: 'de' })
  const section = within(await languages())
  await user.click(section.getByRole('button', { name: 'Add a language' }))
  await user.type(screen.getByRole('combobox', { name: 'Language or code' }), 'fi{Enter}')
  expect(await section.findByText('Buttons and hints of the page are shown in German.')).toBeInTheDocument()
})

test('an option that was added after a translation is translated, too', async () => {
  const { user } = await open({ localizations: [french] })
  fireEvent.change(await screen.findByLabelText(/^Options/), { target: { value: 'Shop\nWeb\nFair' } })
  const section = within(await languages())
  await user.click(section.getByRole('button', { name: 'Edit French' }))
  await user.type(section.getByLabelText('Options 1.3'), 'Foire')
  expect(section.getByLabelText('Options 1.3')).toHaveValue('Foire')
  expect(section.getByText('4 of 5 texts translated')).toBeInTheDocument()
})

test('two people translate one survey at a time: both languages are saved', async () => {
  const { user, sandbox, id, as } = await open()
  const section = within(await languages())
  await user.click(section.getByRole('button', { name: 'Add a language' }))
  await user.type(screen.getByRole('combobox', { name: 'Language or code' }), 'german{Enter}')
  await user.type(await section.findByLabelText('Title'), 'Ihre Bestellung')
  const theirs = { id, title: draft.title, localizations: [{ ...french, questions: [] }] }
  await (await as('owner'))('PUT', PATH, theirs)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: /^Save both/ }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  const survey = await sandbox.store.get('survey', id)
  expect(survey?.translations.map(({ language, title }) => [language, title])).toEqual(
    expect.arrayContaining([
      ['fr', 'Votre commande'],
      ['de', 'Ihre Bestellung'],
    ]),
  )
})

test('languages have their names in the language of the reader', async () => {
  const { user } = await open({ localizations: [french] }, 'tr')
  expect(await screen.findByRole('button', { name: 'Yazıldığı dil: İngilizce' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Dil ekle' }))
  await user.type(screen.getByRole('combobox', { name: 'Dil ya da kod' }), 'isp')
  expect(await screen.findByRole('option', { name: /^İspanyolca/ })).toBeInTheDocument()
})

test('the text after closing is among the texts to translate', async () => {
  const { user } = await open({ closedText: 'See you.', localizations: [french] })
  const section = within(await languages())
  await user.click(section.getByRole('button', { name: 'Edit French' }))
  await user.type(section.getByLabelText('Text after closing'), 'À bientôt.')
  await user.type(section.getByLabelText('Options 1.2'), 'Web')
  expect(section.getByText('5 of 5 texts translated')).toBeInTheDocument()
})
