import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const questions = [
  { id: 'new_1', type: 3, text: 'How likely?' },
  { id: 'new_2', type: 5, text: 'Why?', showIf: [{ questionId: 'new_1', operator: 4, values: ['6'] }] },
  { id: 'new_3', type: 5, text: 'Anything else?' },
]

async function open() {
  let id = ''
  const opened = await renderScreen(() => `/surveys/${id}/edit`, {
    before: async ({ as }) => {
      const body = { title: 'Your order', audience: 2, questions }
      id = (await (await as('owner'))('POST', `/BusinessSurvey/${ACCOUNT}`, body)).body.id
    },
  })
  return opened
}

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
