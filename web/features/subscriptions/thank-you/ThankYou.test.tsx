import type { Account, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { ThankYou } from './ThankYou.tsx'

const examples = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])
}
const userOf = (name: string) => examples('getUser').find((example) => example.name === name)?.value as User
const [account] = (examples('listAccounts')[0]?.value ?? []) as Account[]

function open(person: User) {
  if (!account) throw new Error('the contract has no account')
  answerWith({
    'GET /User': { body: person },
    [`GET /Account/${account.id}/subscription`]: {
      body: {
        activeSubscriptionExists: true,
        status: 4,
        productName: 'Growth',
        trialEndsAt: null,
        cancelAtPeriodEnd: false,
        currentPeriodEndsAt: '2027-11-21T09:00:00Z',
      },
    },
  })
  const current = { user: person, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <ThankYou period="yearly" />
      </CurrentContext>,
    ),
  )
}

test('a payment that has arrived names the plan and the next payment', async () => {
  open(userOf('typical'))
  expect(await screen.findByText('Growth is active')).toBeVisible()
  expect(await screen.findByText(/Next payment on Nov 21, 2027/)).toBeVisible()
  expect(screen.getByText('Your plan is paid yearly.')).toBeVisible()
})

test('a payment that is still on its way is not called paid', async () => {
  open(userOf('trial'))
  expect(await screen.findByText('Your payment is being confirmed')).toBeVisible()
  expect(screen.queryByText(/is active/)).toBeNull()
})
