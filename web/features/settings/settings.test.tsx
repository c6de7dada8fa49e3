import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { errorLog, isToasted } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { paths } from '#web/paths.ts'

async function changePassword(current: string, wanted: string, confirmation = wanted) {
  const open = await renderScreen(paths.changePassword())
  const { user } = open
  await user.type(await screen.findByLabelText('Current password'), current)
  await user.type(screen.getByLabelText('New password'), wanted)
  await user.type(screen.getByLabelText('Confirm new password'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  return { ...open, sent: () => open.calls('PUT /User/change-password') }
}

const NEW_PASSWORD = 'nine herons below'

test('a wrong current password is shown beside its field, and the input stays', async () => {
  await changePassword('old larks', NEW_PASSWORD)
  expect(await screen.findByText('Incorrect password.')).toBeVisible()
  expect(screen.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD)
})

test('both passwords are sent without the repetition, and the form is empty again', async () => {
  const { sent, sandbox, personOf } = await changePassword(SCENARIO_PASSWORD, NEW_PASSWORD)
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(sent()[0]?.body).toEqual({ currentPassword: SCENARIO_PASSWORD, newPassword: NEW_PASSWORD })
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''))
  expect((await sandbox.store.list('mail', personOf('owner').email)).at(-1)?.kind).toBe('password-changed')
})

test('a different confirmation is refused, and nothing is sent', async () => {
  const { sent } = await changePassword(SCENARIO_PASSWORD, NEW_PASSWORD, 'nine herons')
  expect(await screen.findByText("The passwords don't match")).toBeVisible()
  expect(sent()).toEqual([])
})

const NEW_EMAIL = 'elif@lindholm.example'

test('a code is asked for, entered, and the address is gone from the place it led to', async () => {
  const { user, sandbox } = await renderScreen(paths.changeEmail())
  await user.type(await screen.findByLabelText('New email address'), `${NEW_EMAIL}{Enter}`)
  const field = await screen.findByLabelText('Code')
  const [mail] = await sandbox.store.list('mail', NEW_EMAIL)
  await user.type(field, `${mail?.code}{Enter}`)
  expect(await screen.findByText('Email address changed')).toBeVisible()
  await waitFor(() => expect(location.pathname).toBe(paths.changeEmail()))
  expect(screen.getByLabelText('New email address')).toHaveValue('')
})

test('a step closed before its code came is found again', async () => {
  const { user } = await renderScreen(paths.changeEmail())
  await user.type(await screen.findByLabelText('New email address'), `${NEW_EMAIL}{Enter}`)
  await screen.findByLabelText('Code')
  await user.keyboard('{Escape}')
  expect(await screen.findByText(`A code is on its way to ${NEW_EMAIL}`)).toBeVisible()
})

test('an invalid address leads back', async () => {
  await renderScreen(paths.verifyEmail('nobody'))
  await screen.findByLabelText('New email address')
  await waitFor(() => expect(location.pathname).toBe(paths.changeEmail()))
})

test('a code that is no code is answered like one that has ended', async () => {
  await renderScreen(`${paths.invitations()}?code=nope`)
  expect(await screen.findByText('This invitation is no longer valid')).toBeVisible()
})

test.each([
  [true, 'No pending invitations'],
  [false, 'Confirm your email address first'],
])('an empty list of invitations says why: address confirmed %s', async (isEmailVerified, title) => {
  await renderScreen(paths.invitations(), {
    scenario: 'new-user',
    role: 'new',
    before: ({ sandbox }) => sandbox.store.set('person', 'usr_new', { isEmailVerified }),
  })
  expect(await screen.findByText(title)).toBeVisible()
})

test.each([
  ['GET /App/constants', paths.settingsGeneral()],
  [`GET /Account/${ACCOUNT}/users`, paths.settingsGeneral()],
  ['GET /User/login-activity', paths.loginActivity()],
  ['GET /User/activity-log', paths.activityLog()],
])('a first load that fails (%s) is shown by its section, and by no toast', async (call, path) => {
  await renderScreen(path, { answers: { [call]: refusal(500, 'broken') } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(errorLog.all()).toHaveLength(1)
  expect(errorLog.all().filter(isToasted)).toEqual([])
})

test('a failed refresh shows a toast, and the loaded data stays', async () => {
  const answers: Record<string, Answer> = {}
  await renderScreen(paths.settingsGeneral(), { answers })
  const seats = await screen.findByText(/seats in use/)
  answers[`GET /Account/${ACCOUNT}/users`] = refusal(500, 'broken')
  await queryClient.refetchQueries()
  expect(await screen.findByText('Data loading error!')).toBeVisible()
  expect(seats).toBeVisible()
})
