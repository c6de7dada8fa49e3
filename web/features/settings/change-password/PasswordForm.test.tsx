import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, connected, refusal } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { PasswordForm } from './PasswordForm.tsx'

const CALL = 'PUT /User/change-password'

beforeEach(() => toaster.dismissAll())

async function change(confirmation: string) {
  const { user } = renderUi(connected(<PasswordForm email="elif@example.com" />))
  await user.type(screen.getByLabelText('Current password'), 'old larks')
  await user.type(screen.getByLabelText('New password'), 'nine herons below')
  await user.type(screen.getByLabelText('New password again'), confirmation)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a wrong current password is told beside its field, and what was typed stays', async () => {
  const wrong = refusal(422, 'The present password is not right.', { currentPassword: ['This is not it.'] })
  answerWith({ [CALL]: wrong })
  await change('nine herons below')
  expect(await screen.findByText('This is not it.')).toBeVisible()
  expect(screen.getByLabelText('Current password')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByText('The present password is not right.')).toBeNull()
  expect(screen.getByLabelText('New password')).toHaveValue('nine herons below')
  expect(toaster.all()).toEqual([])
})

test('both passwords are sent without the repetition, and the form is empty again', async () => {
  const calls = answerWith({ [CALL]: { body: { changedAt: '2026-11-19T08:31:47Z', endedSessions: 2 } } })
  await change('nine herons below')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.body).toEqual({ currentPassword: 'old larks', newPassword: 'nine herons below' })
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''))
  expect(toaster.all().map(({ title }) => title)).toEqual(['Password changed'])
})

test('a repetition that differs is told, and nothing is sent', async () => {
  const calls = answerWith({})
  await change('nine herons')
  expect(await screen.findByText('The two new passwords differ')).toBeVisible()
  expect(calls).toEqual([])
})
