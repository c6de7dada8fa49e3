import { SurveyStatus } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const question = { id: 'new_1', type: 3, text: 'How likely?', isRequired: true }
const why = { type: 5, text: 'Why?', showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }] }
const draft = { title: 'Your order', audience: 2, questions: [question, why] }

const open = async (screenOf: (id: string) => string, fields: object = {}, language: 'en' | 'tr' = 'en') => {
  let id = ''
  const opened = await renderScreen(() => screenOf(id), {
    language,
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, { ...draft, ...fields })).body.id
    },
  })
  return { ...opened, id }
}

test('the list offers templates first', async () => {
  await renderScreen('/surveys')
  expect(await screen.findByText('What was missing?')).toBeInTheDocument()
})

test('a viewer reads the list of the sample and makes nothing', async () => {
  await renderScreen('/surveys', { scenario: 'sample', role: 'viewer' })
  const row = await screen.findByRole('row', { name: /How was your order/ })
  expect(within(row).getByText('Open')).toBeInTheDocument()
  await everythingRead()
  expect(screen.getByRole('button', { name: /New survey/ })).toHaveAttribute('aria-disabled', 'true')
})

test('the builder counts the paths and saves a changed question', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`)
  expect(await screen.findByText('2 paths')).toBeInTheDocument()
  const text = screen.getByLabelText('Question text')
  await user.clear(text)
  await user.type(text, 'How sure?')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /1. How sure\?/ })).toBeInTheDocument()
})

test('an open survey says that its questions are fixed, and shares a link by source', async () => {
  const { user } = await open((id) => `/surveys/${id}/edit`, { status: SurveyStatus.Open })
  expect(await screen.findByText(/questions are fixed/)).toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: 'Share' }))
  await user.type(await screen.findByLabelText('Source'), 'Shop Berlin')
  expect(await screen.findByText(/\?via=shop-berlin$/)).toBeInTheDocument()
})

test('a draft has no results in either language', async () => {
  await open((id) => `/surveys/${id}/results`, {}, 'tr')
  expect(await screen.findByText('Henüz sonuç yok')).toBeInTheDocument()
})
