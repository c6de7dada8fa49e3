import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('the link of an invitation says who invites to which account, and fills in the address', async () => {
  const email = 'ada@lind.example'
  let link = ''
  await renderScreen(() => link, {
    role: null,
    before: async ({ sandbox, as }) => {
      await (await as('owner'))('POST', `/Account/${ACCOUNT}/users`, { email, role: 1 })
      const { pathname, search } = new URL((await sandbox.store.list('mail', email)).at(-1)?.link ?? '')
      link = pathname + search
    },
  })
  expect(await screen.findByText('Elif Demir invited you to Lindholm Outdoor')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(email)
})
