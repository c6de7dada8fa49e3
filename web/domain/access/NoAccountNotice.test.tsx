import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import type { Answer } from '#tests/support/api.tsx'
import type { OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const withPlan = ({ sandbox }: OpenSandbox) => sandbox.store.set('person', 'usr_new', { subscription: GROWTH })

test('the owner of a plan can create the first account', async () => {
  await renderScreen(paths.rulesSetup(), { scenario: 'new-user', role: 'new', before: withPlan })
  expect(await screen.findByRole('link', { name: 'Set up an account' })).toHaveAttribute('href', paths.newAccount())
  expect(screen.getByRole('link', { name: 'View invitations' })).toHaveAttribute('href', paths.invitations())
})

test('before the first plan, the first account is part of the registration', async () => {
  await renderScreen(paths.getStarted(), { scenario: 'new-user', role: 'new' })
  expect(await screen.findByRole('link', { name: 'Set up an account' })).toHaveAttribute('href', paths.register())
})

test('a plan without free accounts leads to the invitations', async () => {
  const answers: Record<string, Answer> = {}
  await renderScreen(paths.rulesSetup(), {
    scenario: 'new-user',
    role: 'new',
    answers,
    before: async (open) => {
      await withPlan(open)
      const { body } = await (await open.as('new'))('GET', '/User')
      answers['GET /User'] = {
        body: { ...body, subscriptionDetails: { ...body.subscriptionDetails, accountsLimit: 0 } },
      }
    },
  })
  expect(await screen.findByText('Accept an invitation, or ask a colleague to invite you.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Set up an account' })).toBeNull()
})
