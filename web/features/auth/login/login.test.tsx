import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { renderScreen } from '#tests/support/screen.tsx'

async function signInWith(answer: Answer) {
  const { user } = await renderScreen('/login', { role: null, answers: { 'POST /Auth/login': answer } })
  await user.type(await screen.findByLabelText('Email'), 'elif@example.com')
  await user.type(screen.getByLabelText('Password'), 'seven larks')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Login failed')).toBeVisible()
}

const FALLBACK = 'Please check your credentials and try again.'

test.each([
  [refusal(401, 'Incorrect email or password.'), 'Incorrect email or password.'],
  [refusal(500, 'Sign-in is closed until noon.'), 'Sign-in is closed until noon.'],
  [refusal(500, ''), FALLBACK],
  [undefined, FALLBACK],
])(
  'a failed sign-in shows the message of the server or the fixed text, as a toast and in the form',
  async (answer, text) => {
    await signInWith(answer)
    expect(screen.getAllByText(text)).toHaveLength(2)
    expect(screen.getByLabelText('Password')).toHaveValue('seven larks')
  },
)

test('a 422 is shown beside its field and as a toast', async () => {
  await signInWith(refusal(422, 'Check the highlighted fields.', { email: ['Use your work address.'] }))
  expect(screen.getByText('Check the highlighted fields.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Use your work address.')
})
