import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { renderScreen } from '#tests/support/screen.tsx'
import { config } from '#web/lib/config.ts'
import { isSignedIn } from '#web/session/session.ts'

const REGISTER = 'POST /Auth/register'
const EMAIL = 'derya@example.com'

afterEach(() => vi.restoreAllMocks())

async function register(
  answers: Record<string, Answer | Answer[]> = {},
  { email = EMAIL, ...options }: { email?: string; settings?: Record<string, unknown> } = {},
) {
  const opened = await renderScreen('/register', { scenario: 'new-user', role: null, answers, ...options })
  const { user } = opened
  await user.type(await screen.findByLabelText('First name'), ' Derya ')
  await user.type(screen.getByLabelText('Last name'), 'Aydın ')
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), ' seven larks ')
  const submit = () => user.click(screen.getByRole('button', { name: 'Register' }))
  await submit()
  return { ...opened, submit }
}

test('the form is sent with the captcha token, and the response starts the session', async () => {
  const { calls, sandbox } = await register()
  expect(await screen.findByRole('button', { name: 'Launch Account' })).toBeVisible()
  expect(isSignedIn()).toBe(true)
  expect(calls(REGISTER).map(({ body }) => body)).toEqual([
    {
      firstName: 'Derya',
      lastName: 'Aydın',
      email: EMAIL,
      password: ' seven larks ',
      isMailAllowed: false,
      signInPlatform: 4,
      recaptchaToken: 'sandbox-token',
    },
  ])
  const people = await sandbox.store.listAll('person')
  expect(people.filter(({ email }) => email === EMAIL)).toMatchObject([{ firstName: 'Derya', lastName: 'Aydın' }])
})

test('an answer without a token asks to log in by hand', async () => {
  await register({ [REGISTER]: { status: 201, body: {} } })
  expect(await screen.findByText('Registration error')).toBeVisible()
  expect(screen.getAllByText('Could not authenticate automatically. Please try logging in.')).toHaveLength(2)
  expect(isSignedIn()).toBe(false)
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
    await register({ [REGISTER]: answer })
    expect(await screen.findByText('Registration failed')).toBeVisible()
    expect(screen.getAllByText(description)).toHaveLength(2)
    expect(screen.getByLabelText('Password')).toHaveValue(' seven larks ')
  },
)

test('a taken address is shown beside the field and in a toast that leads to the sign-in', async () => {
  const { user } = await register({}, { email: 'ada.lind@lind-ceramics.example' })
  expect(await screen.findByText('Registration failed')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already/)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(location.pathname).toBe('/login'))
})

test('a refused field is shown beside it and as a toast, and the same registration sent again keeps its idempotency key', async () => {
  const refused = refusal(422, 'Check the highlighted fields.', { email: ['Use your work address.'] })
  const { calls, submit } = await register({ [REGISTER]: [refused] })
  expect(await screen.findByText('Use your work address.')).toBeVisible()
  expect(screen.getByText('Check the highlighted fields.')).toBeVisible()
  await submit()
  expect(await screen.findByRole('button', { name: 'Launch Account' })).toBeVisible()
  const [first, second] = calls(REGISTER).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toHaveLength(36)
  expect(second).toBe(first)
})

test('without a captcha, nothing is sent, and the form says why', async () => {
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    if (nodes.some((node) => node instanceof HTMLScriptElement)) throw new Error('No script may be added to the page.')
    append(...nodes)
  })
  const { calls } = await register({}, { settings: { captchaSiteKey: 'site-key' } })
  await waitFor(() => expect(screen.getAllByText('Please refresh the page and try again.')).toHaveLength(2))
  expect(calls(REGISTER)).toEqual([])
})

test('the form has its fields, the consent to emails, the legal links, the notice and a way to the sign-in', async () => {
  await renderScreen('/register', { scenario: 'new-user', role: null })
  for (const label of ['First name', 'Last name', 'Email', 'Password'])
    expect(await screen.findByLabelText(label)).toBeRequired()
  expect(screen.getByRole('checkbox', { name: 'Email me about new features and tips' })).not.toBeChecked()
  const { termsUrl, privacyUrl } = config()
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', termsUrl)
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', privacyUrl)
  expect(screen.getByText(/This site is protected by reCAPTCHA/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})
