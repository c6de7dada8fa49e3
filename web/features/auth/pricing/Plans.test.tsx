import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import type { OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const TRIAL = 'POST /User/start-trial'

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)

/** The pricing page of a person who has just registered. */
async function open(options: Parameters<typeof renderScreen>[1] = {}) {
  const opened = await renderScreen(paths.registrationPricing(), { scenario: 'new-user', role: 'new', ...options })
  await screen.findByRole('heading', { name: 'Growth' })
  const start = screen.getByRole('button', { name: 'Start the 14-day trial' })
  return { ...opened, start }
}

test('the trial starts once and leads to get started', async () => {
  const { user, calls, start } = await open()
  await user.click(start)
  expect(await screen.findByText('Your trial has started')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Set up an account' })).toBeVisible()
  expect(location.pathname).toBe(paths.getStarted())
  expect(calls(TRIAL)).toHaveLength(1)
})

test('a trial that is refused says why, and the plans stay', async () => {
  const { user, start } = await open({ answers: { [TRIAL]: refusal(409, 'A trial starts once.') } })
  await user.click(start)
  expect(await screen.findByText("Your trial couldn't start")).toBeVisible()
  expect(screen.getByText('A trial starts once.')).toBeVisible()
  expect(location.pathname).toBe(paths.registrationPricing())
})

test('the period is in the address, and price, saving and checkout follow it', async () => {
  const { user, as } = await open()
  expect(card('Growth').getByText('€129.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Yearly/ }))
  expect(await screen.findByText('€1,290.00')).toBeVisible()
  expect(location.search).toBe('?period=yearly')
  expect(card('Growth').getByText('€107.50 per month. Save €258.00 a year.')).toBeVisible()
  const { id, checkoutKey } = (await (await as('new'))('GET', '/User')).body
  expect(card('Growth').getByRole('link', { name: 'Choose Growth' })).toHaveAttribute(
    'href',
    `/checkout?plan=2&person=${id}&key=${checkoutKey}&lang=en&period=2`,
  )
})

test('a person with a plan sees which one they have and the way to Billing, no trial and no second purchase', async () => {
  const { as } = await renderScreen(paths.registrationPricing(), { scenario: 'sample', role: 'owner' })
  const { subscriptionProductName } = (await (await as('owner'))('GET', '/User')).body.subscriptionDetails
  expect(await screen.findByRole('heading', { level: 1, name: `Your plan: ${subscriptionProductName}` })).toBeVisible()
  expect(card(subscriptionProductName).getByText('Your plan')).toBeVisible()
  expect(screen.getAllByText('Your plan')).toHaveLength(1)
  expect(screen.queryByText('Recommended')).toBeNull()
  // The sample pays by the year: its price is what the page shows first.
  expect(await screen.findByRole('button', { name: /Yearly/, pressed: true })).toBeVisible()
  expect(card(subscriptionProductName).getByText(/^€2,990/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', paths.subscriptions())
  expect(screen.queryByRole('button', { name: /trial/ })).toBeNull()
  expect(screen.queryByText(/^Choose/)).toBeNull()
  await waitFor(() => expect(document.title).toMatch(`Your plan: ${subscriptionProductName}`))
})

test('in a trial no second one is offered, and a plan can be chosen', async () => {
  const before = async ({ as }: OpenSandbox) => (await as('new'))('POST', '/User/start-trial')
  await renderScreen(paths.registrationPricing(), { scenario: 'new-user', role: 'new', before })
  expect(await screen.findByText(/^Your trial is running/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /trial/ })).toBeNull()
  expect(card('Growth').getByRole('link', { name: 'Choose Growth' })).toBeVisible()
})

test('where plans are not sold online only the trial is offered', async () => {
  const { start } = await open({ settings: { checkoutUrl: null } })
  expect(start).toBeVisible()
  expect(card('Growth').getByText('€129.00')).toBeVisible()
  expect(screen.queryByText('Choose Growth')).toBeNull()
})
