import { VerificationPurpose } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueLink } from '#mocks/sandbox/domain/identity/verification.ts'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('a signed-in person confirms the address with the link of the registration', async () => {
  let code = ''
  const { user, sandbox, personOf } = await renderScreen(() => `/register?code=${code}`, {
    before: async ({ sandbox: { store, runtime, clock }, personOf: of }) => {
      const { id: personId, email: target } = of('owner')
      await store.set('person', personId, { isEmailVerified: false })
      const link = { purpose: VerificationPurpose.Registration, personId, target }
      code = await issueLink({ store, now: clock.now(), secrets: runtime.secrets }, link)
    },
  })
  expect(await screen.findByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await user.type(screen.getByLabelText('Password'), SCENARIO_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Confirm email' }))
  expect(await screen.findByText('Your email is confirmed')).toBeVisible()
  await waitFor(() => expect(location.pathname).not.toBe('/register'))
  const person = await sandbox.store.get('person', personOf('owner').id)
  expect(person).toMatchObject({ isEmailVerified: true, firstName: 'Elif', lastName: 'Demir' })
})

test('the link of an invitation is answered on the page of invitations', async () => {
  const email = 'ada@lind.example'
  let link = ''
  await renderScreen(() => link, {
    before: async ({ sandbox, as }) => {
      await (await as('owner'))('POST', `/Account/${ACCOUNT}/users`, { email, role: 1 })
      const { pathname, search } = new URL((await sandbox.store.list('mail', email)).at(-1)?.link ?? '')
      link = pathname + search
    },
  })
  await waitFor(() => expect(location.pathname).toBe(paths.invitations()))
  expect(location.search).toBe(new URL(link, location.origin).search)
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible()
})

test.each(['unknown-code', 'cut', 'not%20a%20code'])(
  'with the code %s the link is said to have expired, and the registration is sent without it',
  async (code) => {
    const { user, calls } = await renderScreen(`/register?code=${code}`, { scenario: 'new-user', role: null })
    expect(await screen.findByText('This link has expired')).toBeVisible()
    await user.type(screen.getByLabelText('First name'), 'Ada')
    await user.type(screen.getByLabelText('Last name'), 'Lind')
    await user.type(screen.getByLabelText('Email'), 'ada@lind.example')
    await user.type(screen.getByLabelText('Password'), 'seven larks')
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByRole('button', { name: 'Launch Account' })).toBeVisible()
    expect(calls('POST /Auth/register')).toHaveLength(1)
  },
)
