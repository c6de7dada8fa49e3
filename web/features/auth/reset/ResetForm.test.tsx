import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { tokens } from '#web/session/tokens.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { ResetForm } from './ResetForm.tsx'

beforeEach(() => {
  toaster.dismissAll()
  tokens.keep({ token: 'aaaaaaaaaaaaaaaa.bbbb.cccc', expiresIn: 900 })
})

const Where = () => <p>{`at ${useLocation().pathname}`}</p>

async function set(answer: Answer, confirmation = 'quiet harbour') {
  const calls = answerWith({ 'PUT /Verification/password-reset': answer })
  const { user } = renderUi(
    connected(
      <>
        <ResetForm code="abc_123" onSpent={() => undefined} />
        <Where />
      </>,
    ),
    { path: '/reset/abc_123' },
  )
  await user.type(screen.getByLabelText('New password'), 'quiet harbour')
  await user.type(screen.getByLabelText('Confirm password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Set password' }))
  return calls
}

const toasts = () => toaster.all().map(({ title, description }) => [title, description])

test('a new password ends the session here and leads to the login', async () => {
  const calls = await set({ body: { changedAt: '2026-11-19T08:20:31Z', endedSessions: 1 } })
  expect(await screen.findByText('at /login')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ verificationCode: 'abc_123', newPassword: 'quiet harbour' }])
  expect(tokens.access.get()).toBeNull()
  expect(toasts()).toEqual([['Password Reset Successful', 'Please log in with your new password.']])
})

test('two passwords that differ are not sent', async () => {
  const calls = await set(undefined, 'quiet harbor')
  expect(await screen.findByText('Password and confirmation DO NOT match!')).toBeVisible()
  expect(calls).toEqual([])
})

test.each([
  [refusal(409, 'This code was used already.'), 'This code was used already.'],
  [{ status: 400, body: {} }, 'Please try again later.'],
  [undefined, 'Server not response.'],
])('a failure is told by a toast, and the session stays', async (answer, description) => {
  await set(answer)
  await waitFor(() => expect(toasts()).toEqual([['Password Reset Failed', description]]))
  expect(tokens.access.get()).not.toBeNull()
})
