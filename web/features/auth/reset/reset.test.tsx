import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { type Answer, refusal } from '#tests/support/api.tsx'
import type { OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { isSignedIn } from '#web/session/session.ts'

const SET = 'PUT /Verification/password-reset'
const NEW_PASSWORD = 'quiet harbour'

/** Sets a password through the link of the email, in a browser where the person is signed in. */
async function set(confirmation = NEW_PASSWORD, answers: Record<string, Answer> = {}) {
  let link = ''
  const before = async ({ sandbox, personOf }: OpenSandbox) => {
    const { email } = personOf('owner')
    await caller(sandbox)('POST', '/Verification/password-reset', { email })
    link = new URL((await sandbox.store.list('mail', email)).at(-1)?.link ?? '').pathname
  }
  const open = await renderScreen(() => link, { answers, before })
  const { user, sandbox, personOf } = open
  await user.type(await screen.findByLabelText('New password'), NEW_PASSWORD)
  await user.type(screen.getByLabelText('Confirm password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  const signsInWith = async (password: string) => {
    const body = { email: personOf('owner').email, password, signInPlatform: 4 }
    return (await caller(sandbox)('POST', '/Auth/login', body)).status
  }
  return { ...open, signsInWith }
}

test('a new password ends the session and leads to the sign-in', async () => {
  const { signsInWith } = await set()
  expect(await screen.findByText('Password Reset Successful')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(location.pathname).toBe('/login')
  expect(isSignedIn()).toBe(false)
  expect([await signsInWith(SCENARIO_PASSWORD), await signsInWith(NEW_PASSWORD)]).toEqual([401, 200])
})

test('two passwords that differ are not sent', async () => {
  const { calls, signsInWith } = await set('quiet harbor')
  expect(await screen.findByText('Password and confirmation DO NOT match!')).toBeVisible()
  expect(calls(SET)).toEqual([])
  expect(await signsInWith(SCENARIO_PASSWORD)).toBe(200)
})

test.each([
  [refusal(409, 'This code was used already.'), 'This code was used already.'],
  [{ status: 400, body: {} }, 'Please try again later.'],
  [refusal(503, 'Back in an hour.'), 'Back in an hour.'],
  [undefined, 'Please try again later.'],
])('a failure is shown as a toast and in the form, and the session stays', async (answer, description) => {
  await set(NEW_PASSWORD, { [SET]: answer })
  expect(await screen.findByText('Password Reset Failed')).toBeVisible()
  expect(screen.getAllByText(description)).toHaveLength(2)
  expect(isSignedIn()).toBe(true)
})

test.each(['/reset', '/reset/unknown-code', '/reset/cut', '/reset/not%20a%20code'])(
  '%s is an invalid code: there is no form, and a new link can be asked for',
  async (address) => {
    await renderScreen(address, { role: null })
    expect(await screen.findByRole('heading', { name: 'Invalid verification code' })).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/recovery')
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
  },
)
