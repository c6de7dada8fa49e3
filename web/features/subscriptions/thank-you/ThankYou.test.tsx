import type { Account, User } from '@adwright/sdk/types'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, answerWith, connected } from '#tests/support/api.tsx'
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
  const table: Record<string, Answer> = {
    'GET /User': { body: person },
    [`GET /Account/${account.id}/subscription`]: {
      body: {
        activeSubscriptionExists: true,
        status: 4,
        productName: 'Growth',
        trialEndsAt: null,
        cancelAtPeriodEnd: false,
        currentPeriodEndsAt: '2027-11-21T09:00:00Z',
        billing: {
          plan: 2,
          period: 2,
          price: 1290,
          currencyCode: 'EUR',
          nextAmount: 1290,
          nextPeriod: 2,
          cardLastFour: '4242',
        },
      },
    },
  }
  const calls = answerWith(table)
  const current = { user: person, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <ThankYou period="yearly" />
      </CurrentContext>,
    ),
  )
  return { table, reads: () => calls.filter(({ name }) => name === 'GET /User').length }
}

test('a confirmed payment names what was bought and the next payment', async () => {
  open(userOf('typical'))
  expect(await screen.findByText('Growth is active')).toBeVisible()
  expect(await screen.findByText('Growth, €1,290.00 per year (excl. tax)')).toBeVisible()
  expect(screen.getByText(/Next payment: €1,290.00 on Nov 21, 2027/)).toBeVisible()
  expect(screen.getByText('Your plan is billed yearly.')).toBeVisible()
})

test('a payment that is still on its way is not called paid', async () => {
  open(userOf('trial'))
  expect(await screen.findByText('Your payment is being confirmed')).toBeVisible()
  expect(screen.queryByText(/is active/)).toBeNull()
})

test('a late payment is asked for until it is there, at once on demand, and support is one step away', async () => {
  vi.useFakeTimers()
  const forward = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  try {
    const { table, reads } = open(userOf('trial'))
    for (let second = 0; second < 600; second += 5) await forward(5000)
    expect(screen.getByText('Confirmation is taking longer than usual')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help/tickets')
    const before = reads()
    expect(before).toBeLessThan(80)
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await forward(1000)
    expect(reads()).toBe(before + 1)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    table['GET /User'] = { body: userOf('typical') }
    await forward(20_000)
    expect(screen.getByText('Growth is active')).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})
