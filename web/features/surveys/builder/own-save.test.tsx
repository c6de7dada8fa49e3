import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const PATH = `/BusinessSurvey/${ACCOUNT}`
const questions = [{ id: 'new_1', type: 5, text: 'Why?' }]

/** A save with a new question that arrives, while its answer is lost. */
async function withLostAnswer() {
  let id = ''
  const lost: undefined[] = Array.from({ length: 9 }, () => undefined)
  const opened = await renderScreen(() => `/surveys/${id}/edit`, {
    answers: { [`PUT ${PATH}`]: lost },
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', PATH, { title: 'Your order', audience: 2, questions })).body.id
    },
  })
  const { user, calls, as } = opened
  await user.click(await screen.findByRole('button', { name: /^Add a question/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Short text' }))
  fireEvent.change(screen.getByLabelText('Question text'), { target: { value: 'What else?' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not saved yet')
  const [call] = calls(`PUT ${PATH}`)
  const sent = await (await as('owner'))('PUT', `${PATH}?${call?.query}`, call?.body)
  expect(sent.status).toBe(200)
  lost.length = 0
  return opened
}

test('a survey whose save has lost its answer is saved again without a conflict', async () => {
  const { user } = await withLostAnswer()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  expect(screen.queryByText(/^Save both/)).toBeNull()
})

test('what is written after a lost answer is saved on top of the own save', async () => {
  const { user, sandbox } = await withLostAnswer()
  fireEvent.change(screen.getByLabelText('Question text'), { target: { value: 'What else? Tell us.' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Survey saved')).toBeInTheDocument()
  expect(screen.queryByText(/^Save both/)).toBeNull()
  await waitFor(async () => {
    const [survey] = await sandbox.store.list('survey', ACCOUNT)
    expect(survey?.questions.map(({ text }) => text)).toEqual(['Why?', 'What else? Tell us.'])
  })
})
