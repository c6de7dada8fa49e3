import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const USERS = `POST /Account/${ACCOUNT}/users`

test('at the limit of the plan the invitation says so beside its button, and opens nothing', async () => {
  const { user } = await renderScreen(paths.settingsGeneral(), { scenario: 'team-full' })
  const seats = await screen.findByText(/of \d+ seats in use/)
  const limit = seats.textContent?.match(/^(\d+) of \1 /)?.[1]
  const invite = screen.getByRole('button', { name: /Invite member/ })
  expect(invite).toHaveAccessibleDescription(`Your plan allows ${limit} users`)
  await user.click(invite)
  expect(location.pathname).toBe(paths.settingsGeneral())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the address of the invitation says at the limit what to do, and has no form', async () => {
  await renderScreen(paths.inviteMember(), { scenario: 'team-full' })
  expect(await screen.findByRole('link', { name: 'View plans' })).toBeVisible()
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('with a free seat, a refused invitation keeps the input, and an accepted one is in the list', async () => {
  const { user, personOf, calls } = await renderScreen(paths.settingsGeneral())
  await user.click(await screen.findByRole('link', { name: 'Invite member' }))
  const email = await within(await screen.findByRole('dialog')).findByLabelText('Email')
  await user.click(email)
  await user.paste(personOf('user').email)
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('This person is already a member of this account.')).toBeVisible()
  expect(email).toHaveValue(personOf('user').email)
  await user.clear(email)
  await user.paste('ada@lind.example')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByRole('cell', { name: /ada@lind\.example/ })).toBeVisible()
  expect(calls(USERS)).toHaveLength(2)
})

test('the address of a removed member says so', async () => {
  await renderScreen(paths.removeMember('usr_gone'))
  expect(await screen.findByText('Member not found')).toBeVisible()
})

test('the last owner keeps the membership, by the address of the dialog as well', async () => {
  await renderScreen(paths.removeMember('usr_3kT9vQ'))
  expect(
    await screen.findByText('An account needs at least one owner. Make someone else an owner first.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove member|Leave account/ })).toBeNull()
})

test('a viewer sees whom to ask', async () => {
  await renderScreen(paths.settingsGeneral(), { role: 'viewer' })
  const invite = await screen.findByRole('button', { name: /Invite member/ })
  expect(invite).toHaveAccessibleDescription('Ask an account admin or owner.')
})

test.each([paths.inviteMember(), paths.memberRole('usr_5mR2xB')])(
  'while the account waits for approval %s leads to the screen that says so, and its members are not asked for',
  async (path) => {
    const { calls } = await renderScreen(path, { scenario: 'pending-approval' })
    expect(await screen.findByText('Your account is waiting for approval')).toBeVisible()
    await waitFor(() => expect(location.pathname).toBe(paths.settingsGeneral()))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls(`GET /Account/${ACCOUNT}/users`)).toEqual([])
  },
)

test('the permissions of each role are behind a link, in a dialog that Back closes', async () => {
  const { user } = await renderScreen(paths.settingsGeneral())
  const link = await screen.findByRole('link', { name: 'What each role can do' })
  expect(screen.queryByRole('columnheader', { name: 'Viewer' })).toBeNull()
  await user.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: 'What each role can do' }))
  expect(dialog.getByText('Your role in this account: Owner. An admin or an owner can change it.')).toBeVisible()
  expect(dialog.getAllByRole('rowheader')).toHaveLength(13)
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe(paths.settingsGeneral())
})
