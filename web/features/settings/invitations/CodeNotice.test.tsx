import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const CHECK = 'GET /Verification/check-register'

test.each([
  ['is unknown', {}],
  ['has the wrong form', { [CHECK]: refusal(400, 'This is no code.') }],
])('a code that %s gets the same answer as an expired one', async (_, answers) => {
  await renderScreen(paths.invitations({ code: 'nope' }), { answers })
  expect(await screen.findByText('This invitation is no longer valid')).toBeVisible()
})

test('a code that could not be checked can be checked again', async () => {
  const { user } = await renderScreen(paths.invitations({ code: 'nope' }), {
    answers: { [CHECK]: [refusal(503, 'Busy.'), refusal(503, 'Busy.'), refusal(503, 'Busy.'), refusal(503, 'Busy.')] },
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('This invitation is no longer valid')).toBeVisible()
})
