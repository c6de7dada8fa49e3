import { act, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { tokens } from '#web/session/tokens.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { RegisterForm } from './RegisterForm.tsx'

const TOKEN = { token: 'aaaaaaaaaaaaaaaa.bbbb.cccc', expiresIn: 900, refreshToken: 'dddddddddddddddd.eeee.ffff' }

beforeEach(async () => {
  toaster.dismissAll()
  tokens.clear()
  await withSettings()
})

afterEach(() => vi.restoreAllMocks())

function Here({ code }: { code: string | undefined }) {
  const { pathname } = useLocation()
  return pathname === '/login' ? <p>at /login</p> : <RegisterForm code={code} />
}

const problemOf = (message: string) => ({ message, detail: null, status: 409, path: '/', method: 'POST' })

async function register(code?: string) {
  const { user } = renderUi(connected(<Here code={code} />))
  await user.type(screen.getByLabelText('First name'), ' Elif ')
  await user.type(screen.getByLabelText('Last name'), 'Aydın ')
  await user.type(screen.getByLabelText('Email'), 'elif@example.com')
  await user.type(screen.getByLabelText('Password'), ' seven larks ')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  return user
}

const toasts = () => toaster.all().map(({ title, description }) => [title, description])

test('what was typed is sent with the captcha token, and the answer starts the session', async () => {
  const calls = answerWith({ 'POST /Auth/register': { status: 201, body: TOKEN } })
  await register()
  await waitFor(() => expect(tokens.access.get()).toBe(TOKEN.token))
  expect(calls.map(({ body }) => body)).toEqual([
    {
      firstName: 'Elif',
      lastName: 'Aydın',
      email: 'elif@example.com',
      password: ' seven larks ',
      isMailAllowed: false,
      signInPlatform: 4,
      recaptchaToken: 'sandbox-token',
    },
  ])
})

test('the code of an invitation goes with it', async () => {
  const calls = answerWith({ 'POST /Auth/register/abc_123': { status: 201, body: TOKEN } })
  await register('abc_123')
  await waitFor(() => expect(calls.map(({ name }) => name)).toEqual(['POST /Auth/register/abc_123']))
})

test('an answer without a token asks to log in by hand', async () => {
  answerWith({ 'POST /Auth/register': { status: 201, body: {} } })
  await register()
  await waitFor(() =>
    expect(toasts()).toEqual([['Registration error', 'Could not authenticate automatically. Please try logging in.']]),
  )
  expect(tokens.access.get()).toBeNull()
})

test.each([
  [refusal(409, 'This address cannot be used.'), 'This address cannot be used.'],
  [refusal(422, 'The check failed.', { recaptchaToken: ['Spent.'] }), 'The check failed.'],
  [{ status: 400, body: {} }, 'Please check your information and try again.'],
  [refusal(500, 'No account could be created.'), 'No account could be created.'],
  [undefined, 'Please check your information and try again.'],
])(
  'a failure is shown as a toast with the message of the server or the fixed text, and stays in the form',
  async (answer, description) => {
    answerWith({ 'POST /Auth/register': answer })
    await register()
    await waitFor(() => expect(toasts()).toEqual([['Registration failed', description]]))
    expect(await screen.findByRole('alert')).toHaveTextContent(description)
    expect(screen.getByLabelText('Password')).toHaveValue(' seven larks ')
  },
)

test('a taken address is told by a toast that leads to the sign-in, and beside the field', async () => {
  const taken = 'This address is registered already.'
  const refused = { status: 409, body: { ...problemOf(taken), code: 'email-taken', errors: { email: [taken] } } }
  answerWith({ 'POST /Auth/register': refused })
  await register()
  await waitFor(() => expect(toasts()).toEqual([['Registration failed', taken]]))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken)
  expect(toaster.all()[0]?.action?.label).toBe('Sign in')
  act(() => toaster.all()[0]?.action?.onAct())
  expect(await screen.findByText('at /login')).toBeVisible()
})

test('a refused field is shown beside it and as a toast, and the same registration sent again keeps its idempotency key', async () => {
  const refused = refusal(422, 'Check the highlighted fields.', { email: ['Use your work address.'] })
  const calls = answerWith({ 'POST /Auth/register': [refused, { status: 201, body: TOKEN }] })
  const user = await register()
  expect(await screen.findByText('Use your work address.')).toBeVisible()
  expect(toasts()).toEqual([['Registration failed', 'Check the highlighted fields.']])
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'))
  expect(calls[0]?.headers.get('Idempotency-Key')).toHaveLength(36)
})

test('without a captcha, nothing is sent, and the form says why', async () => {
  await withSettings({ captchaSiteKey: 'site-key' })
  vi.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('This script may not be added to the page.')
  })
  const calls = answerWith({})
  await register()
  await waitFor(() => expect(toasts()).toEqual([['Please refresh the page and try again.', undefined]]))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please refresh the page and try again.')
  expect(calls).toEqual([])
})
