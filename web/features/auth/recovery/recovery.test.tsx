import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const REQUEST = 'POST /Verification/password-reset'

test.each([true, false])('a known address (%s) gets the same answer as an unknown one', async (isKnown) => {
  const { user, calls, sandbox, personOf } = await renderScreen(paths.recovery(), { role: null })
  const email = isKnown ? personOf('owner').email : 'nobody@example.com'
  await user.type(await screen.findByLabelText('Email'), email)
  await user.click(screen.getByRole('button', { name: 'Send reset link' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
  expect(screen.getByText(`If ${email} is registered, a reset link is on its way.`)).toBeVisible()
  expect(calls(REQUEST).map(({ body }) => body)).toEqual([{ email }])
  expect(await sandbox.store.list('mail', email)).toHaveLength(isKnown ? 1 : 0)
})

test('without an address nothing is sent, and the sign-in is a link away', async () => {
  const { user, calls } = await renderScreen(paths.recovery(), { role: null })
  await user.click(await screen.findByRole('button', { name: 'Send reset link' }))
  expect(await screen.findByText('Fill in this field')).toBeVisible()
  expect(calls(REQUEST)).toEqual([])
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login')
})
