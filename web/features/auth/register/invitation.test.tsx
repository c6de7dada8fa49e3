import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('the link of an invitation says who invites to which account, fills in the address, and registers with its code', async () => {
  const email = 'ada@lind.example'
  let link = new URL('/', location.origin)
  const { user, calls } = await renderScreen(() => link.pathname + link.search, {
    role: null,
    before: async ({ sandbox, as }) => {
      await (await as('owner'))('POST', `/Account/${ACCOUNT}/users`, { email, role: 1 })
      link = new URL((await sandbox.store.list('mail', email)).at(-1)?.link ?? '')
    },
  })
  expect(await screen.findByText('Elif Demir invited you to Lindholm Outdoor')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.type(screen.getByLabelText('Last name'), 'Lind')
  await user.type(screen.getByLabelText('Password'), 'seven larks')
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(location.pathname).toBe(paths.dashboard()))
  expect(calls(`POST /Auth/register/${link.searchParams.get('code')}`)).toHaveLength(1)
})
