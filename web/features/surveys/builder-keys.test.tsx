import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const questions = [
  { id: 'new_1', type: 3, text: 'How likely?' },
  { id: 'new_2', type: 5, text: 'Why?', showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }] },
  { id: 'new_3', type: 5, text: 'Anything else?' },
]

async function open(prepare = () => {}) {
  let id = ''
  const opened = await renderScreen(() => `/surveys/${id}/edit`, {
    before: async ({ as }) => {
      prepare()
      const body = { title: 'Your order', audience: 2, questions }
      id = (await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, body)).body.id
    },
  })
  return { ...opened, id }
}

/** A window of 375 px, whose media queries match by their greatest width. */
const onNarrowWindow = () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

/** A heading takes the focus a frame after a navigation. */
const settledFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

const row = (name: RegExp) => screen.findByRole('button', { name })

test('Ctrl+D doubles the question with the focus behind it, with its condition, whichever is chosen', async () => {
  const { user } = await open()
  await user.click(await row(/^1\. How likely\?/))
  ;(await row(/^2\. Why\?/)).focus()
  await user.keyboard('{Control>}d{/Control}')
  expect(await row(/^3\. Why\?.*conditional/)).toHaveAttribute('aria-current', 'true')
  expect(await row(/^4\. Anything else\?/)).toBeInTheDocument()
})

test('after a question is deleted by key, the focus goes on in the one that is shown then', async () => {
  const { user } = await open()
  await user.click(await row(/^2\. Why\?/))
  ;(await row(/^Delete question/)).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: /Why\?/ })).toBeNull()
  expect(document.body).not.toHaveFocus()
})

test('a deleted question is taken back, with the condition on it', async () => {
  const { user } = await open()
  await user.click(await row(/^Delete question/))
  await user.click(await row(/^Undo$/))
  expect(await row(/^1\. How likely\?/)).toHaveAttribute('aria-current', 'true')
  expect(await row(/^2\. Why\?.*conditional/)).toBeInTheDocument()
})

test('Ctrl+Z takes a deleted question back also after a save; what was written meanwhile stays, and all is saved', async () => {
  const { user, id, as, calls } = await open()
  await user.click(await row(/^2\. Why\?/))
  await user.click(await row(/^Delete question/))
  await user.click(await row(/^Save$/))
  await screen.findByText('Survey saved')
  await user.click(await row(/^2\. Anything else\?/))
  await user.type(screen.getByLabelText('Question text'), '!')
  ;(await row(/^2\. Anything else\?!/)).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(await row(/^2\. Why\?.*conditional/)).toHaveAttribute('aria-current', 'true')
  expect(await row(/^3\. Anything else\?!/)).toBeInTheDocument()
  await user.click(await row(/^Save$/))
  await waitFor(() => expect(calls(`PUT /BusinessSurvey/${ACCOUNT}`)).toHaveLength(2))
  await everythingRead()
  expect(screen.queryByText('Not saved yet')).toBeNull()
  const read = (await as('owner'))('GET', `/BusinessSurvey/${ACCOUNT}/${id}`)
  await expect(read).resolves.toMatchObject({
    body: { questions: [{}, { text: 'Why?', showIf: [{}] }, { text: 'Anything else?!' }] },
  })
})

test('the arrow keys walk through the tabs of a survey, with the focus on the tab', async () => {
  const { user } = await open()
  ;(await screen.findByRole('tab', { name: 'Questions' })).focus()
  await user.keyboard('{ArrowRight}')
  await screen.findByText('This survey is a draft')
  await settledFrames()
  await user.keyboard('{ArrowRight}')
  await screen.findByText('No results yet')
  await settledFrames()
  expect(screen.getByRole('tab', { name: 'Results' })).toHaveFocus()
  expect(screen.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true')
})

test('on a phone, the builder shows the list, then the question, then the preview', async () => {
  const { user } = await open(onNarrowWindow)
  const heading = (name: string) => ({ name, hidden: false })
  const isGone = (name: string) => screen.queryByRole('heading', heading(name)) === null
  await screen.findByRole('heading', heading('Questions'))
  expect(isGone('On a phone')).toBe(true)
  await user.click(await row(/^2\. Why\?/))
  await screen.findByRole('heading', heading('Question 2'))
  expect(isGone('Questions')).toBe(true)
  expect(document.body).not.toHaveFocus()
  await user.click(await row(/^Next$/))
  await screen.findByRole('heading', heading('On a phone'))
  expect(isGone('Question 2')).toBe(true)
  await user.click(await row(/^1\. Questions$/))
  await screen.findByRole('heading', heading('Questions'))
})
