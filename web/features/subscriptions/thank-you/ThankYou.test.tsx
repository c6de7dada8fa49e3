import { SubscriptionStatus } from '@adwright/sdk/types'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GROWTH } from '#mocks/sandbox/scenarios/people.ts'
import { NOW, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Puts the owner into a trial, as while the provider has not confirmed the payment yet. */
const trial = ({ sandbox, personOf }: OpenSandbox) =>
  sandbox.store.set('person', personOf('owner').id, {
    subscription: {
      ...GROWTH,
      status: SubscriptionStatus.Trialing,
      productName: 'Trial',
      trialEndsAt: '2026-12-01T09:00:00Z',
      currentPeriodEndsAt: null,
    },
  })

const open = (before: (open: OpenSandbox) => unknown = () => undefined) =>
  renderScreen(paths.thankYouYearly(), { before })

test('a confirmed payment names what was bought and the next payment', async () => {
  await open()
  expect(await screen.findByText('Growth is active')).toBeVisible()
  expect(await screen.findByText('Growth, €1,290.00 per year (excl. tax)')).toBeVisible()
  expect(screen.getByText(/Next payment: €1,290.00 on Oct 15, 2027/)).toBeVisible()
  expect(screen.getByText('Your plan is billed yearly.')).toBeVisible()
})

test('a payment that is still on its way is not called paid', async () => {
  await open(trial)
  expect(await screen.findByText('Your payment is being confirmed')).toBeVisible()
  expect(screen.queryByText(/is active/)).toBeNull()
})

test('a late payment is polled until it is confirmed, can be checked on demand, and links to support', async () => {
  const { calls, sandbox, personOf } = await open(async (opened) => {
    await trial(opened)
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  })
  const reads = () => calls('GET /User').length
  const forward = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  // Advances the fake timers until the screen is there.
  await vi.waitFor(() => screen.getByText('Your payment is being confirmed'), 15_000)
  for (let second = 0; second < 600; second += 5) await forward(5000)
  expect(screen.getByText('Confirmation is taking longer than usual')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help/tickets')
  const before = reads()
  expect(before).toBeLessThan(80)
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await forward(1000)
  expect(reads()).toBe(before + 1)
  await sandbox.store.set('person', personOf('owner').id, { subscription: GROWTH })
  await forward(20_000)
  expect(screen.getByText('Growth is active')).toBeVisible()
})
