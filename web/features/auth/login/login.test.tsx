import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
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

test('the screen has the fields and the links of the specification', async () => {
  await renderScreen('/login', { role: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  const email = screen.getByLabelText('Email')
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toBeRequired()
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  expect(screen.getByLabelText('Password')).toBeRequired()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Forgot your password' })).toHaveAttribute('href', '/recovery')
  expect(screen.getByRole('link', { name: 'Register now' })).toHaveAttribute('href', '/register')
})

test('a sign-in sends three trimmed values, stores the token, says so and leads to the dashboard', async () => {
  const { user, calls, personOf } = await renderScreen('/login', { role: null, scenario: 'sample' })
  const { email } = personOf('owner')
  await user.type(await screen.findByLabelText('Email'), ` ${email} `)
  await user.type(screen.getByLabelText('Password'), ` ${SCENARIO_PASSWORD} `)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Login successful!')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
  expect(localStorage.getItem('adwright-access')).not.toBeNull()
  const body = { email, password: SCENARIO_PASSWORD, signInPlatform: 4 }
  expect(calls('POST /Auth/login').map((call) => call.body)).toEqual([body])
})

test('from the email, Tab leads to the password', async () => {
  const { user } = await renderScreen('/login', { role: null })
  await user.click(await screen.findByLabelText('Email'))
  await user.tab()
  expect(screen.getByLabelText('Password')).toHaveFocus()
})
