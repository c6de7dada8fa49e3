import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '#tests/support/api.tsx'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const invitation = {
  accountId: 'acc_7hK2pQ',
  accountName: 'Lindholm Outdoor',
  role: 2,
  invitedByName: 'Elif Demir',
  invitedAt: '2026-11-20T09:00:00Z',
  expiresAt: '2026-11-27T09:00:00Z',
  status: 2,
}
const answers: Record<string, Answer> = { 'GET /User/account-invitations': { body: [invitation] } }
const open = (path: string, given = answers) =>
  renderScreen(path, { scenario: 'new-user', role: 'new', answers: given })

test('an invited person without an account sees the invitations first, and can still create an own account', async () => {
  const { user } = await open(paths.register())
  expect(await screen.findByRole('button', { name: /Accept.*Lindholm Outdoor/ })).toBeVisible()
  expect(location.pathname).toBe(paths.invitations())
  await user.click(screen.getByRole('link', { name: 'Create my own account instead' }))
  expect(await screen.findByRole('button', { name: 'Launch Account' })).toBeVisible()
})

test('the prices show an open invitation first', async () => {
  const { user } = await open(paths.registrationPricing())
  expect(await screen.findByText("You've been invited to Lindholm Outdoor")).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'View invitations' }))
  await waitFor(() => expect(location.pathname).toBe(paths.invitations()))
})

test('an unknown address is a 404 for a person without a plan', async () => {
  await open('/no-such-page', {})
  expect(await screen.findByText('404')).toBeVisible()
  expect(location.pathname).toBe('/no-such-page')
})

test.each([
  ['unconfirmed', false],
  ['confirmed', true],
])('a person whose address is %s learns how an invitation is found', async (_, isEmailVerified) => {
  await renderScreen(paths.register(), {
    scenario: 'new-user',
    role: 'new',
    before: ({ sandbox, personOf }) => sandbox.store.set('person', personOf('new').id, { isEmailVerified }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Welcome' })
  await everythingRead()
  const hint = screen.queryByText(/^Were you invited\? Open the link in the email we sent to ada\.lind@/)
  expect(hint !== null).toBe(!isEmailVerified)
})
