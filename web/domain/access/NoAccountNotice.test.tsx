import type { User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withSettings } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { NoAccountNotice } from './NoAccountNotice.tsx'

const operation = contractOperations.find(({ operationId }) => operationId === 'getUser')
const person = examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value as User

beforeEach(() => withSettings())

function open(details: Partial<User['subscriptionDetails']>) {
  const user = { ...person, subscriptionDetails: { ...person.subscriptionDetails, accountsCount: 0, ...details } }
  renderUi(
    <CurrentContext value={{ user, accounts: [], account: undefined, hasAdsData: false, hasAnalyticsData: false }}>
      <NoAccountNotice />
    </CurrentContext>,
  )
}

test.each([
  ['sub_1', '/settings/general/new-account'],
  [null, '/register'],
])('the owner of a plan can create the first account (subscription %s)', async (subscriptionId, address) => {
  open({ subscriptionId, accountsLimit: subscriptionId === null ? 0 : 3 })
  expect(await screen.findByRole('link', { name: 'Set up an account' })).toHaveAttribute('href', address)
  expect(screen.getByRole('link', { name: 'View invitations' })).toHaveAttribute('href', '/invitations')
})

test('a plan without free accounts leads to the invitations', async () => {
  open({ subscriptionId: 'sub_1', accountsLimit: 0 })
  expect(await screen.findByText('Accept an invitation, or ask a colleague to invite you.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Set up an account' })).toBeNull()
})
