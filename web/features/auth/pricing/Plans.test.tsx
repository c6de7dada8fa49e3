import type { User } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal, withSettings } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Plans } from './Plans.tsx'

const examples = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])
}

const userOf = (name: string) => examples('getUser').find((example) => example.name === name)?.value as User
const constants: Answer = { body: examples('getConstants')[0]?.value }
const trial: Answer = { body: userOf('trial').subscriptionDetails }

beforeEach(async () => {
  toaster.dismissAll()
  await withSettings()
})

function Where() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

async function open(person: string, path = '/registration-pricing') {
  const current = {
    user: userOf(person),
    accounts: [],
    account: undefined,
    hasAdsData: false,
    hasAnalyticsData: false,
  }
  const { user } = renderUi(
    connected(
      <CurrentContext value={current}>
        <Plans />
        <Where />
      </CurrentContext>,
    ),
    { path },
  )
  await screen.findByRole('heading', { name: 'Growth' })
  return user
}

const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li') ?? document.body)
const toasts = () => toaster.all().map(({ title, description }) => [title, description])

test('the trial starts once and leads to get started', async () => {
  const calls = answerWith({ 'GET /App/constants': constants, 'POST /User/start-trial': trial })
  const user = await open('noSubscription')
  await user.click(screen.getByRole('button', { name: 'Start the 14-day trial' }))
  expect(await screen.findByText('at /get-started')).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual(['GET /App/constants', 'POST /User/start-trial'])
  expect(toasts()).toEqual([['Your trial has started', undefined]])
})

test('a trial that is refused says why, and the plans stay', async () => {
  answerWith({ 'GET /App/constants': constants, 'POST /User/start-trial': refusal(409, 'A trial starts once.') })
  const user = await open('noSubscription')
  await user.click(screen.getByRole('button', { name: 'Start the 14-day trial' }))
  await waitFor(() => expect(toasts()).toEqual([['The trial could not be started', 'A trial starts once.']]))
  expect(screen.getByText('at /registration-pricing')).toBeVisible()
})

test('the period is in the address, and price, saving and checkout follow it', async () => {
  answerWith({ 'GET /App/constants': constants })
  const user = await open('noSubscription')
  expect(card('Growth').getByText('€129.00')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /Yearly/ }))
  expect(await screen.findByText('at /registration-pricing?period=yearly')).toBeVisible()
  expect(card('Growth').getByText('€1,290.00')).toBeVisible()
  expect(card('Growth').getByText('€107.50 a month, €258.00 less a year')).toBeVisible()
  const { id, checkoutKey } = userOf('noSubscription')
  expect(card('Growth').getByRole('link', { name: 'Choose Growth' })).toHaveAttribute(
    'href',
    `/checkout?plan=2&person=${id}&key=${checkoutKey}&lang=en&period=2`,
  )
})

test('who has a plan is told so and cannot take another one here', async () => {
  const calls = answerWith({ 'GET /App/constants': constants, 'POST /User/start-trial': trial })
  const user = await open('typical')
  const start = screen.getByRole('button', { name: 'Start the 14-day trial' })
  expect(start).toHaveAccessibleDescription(/You have the plan .+ already/)
  await user.click(start)
  expect(calls).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Choose Growth' })).toBeNull()
})

test('in a trial no second one starts, but a plan can be chosen', async () => {
  answerWith({ 'GET /App/constants': constants })
  await open('trial')
  expect(screen.getByRole('button', { name: 'Start the 14-day trial' })).toHaveAttribute('aria-disabled', 'true')
  expect(card('Growth').getByRole('link', { name: 'Choose Growth' })).toBeVisible()
})

test('where plans are not sold online only the trial is offered', async () => {
  await withSettings({ checkoutUrl: null })
  answerWith({ 'GET /App/constants': constants })
  await open('noSubscription')
  expect(screen.getByRole('button', { name: 'Start the 14-day trial' })).toBeVisible()
  expect(screen.queryByText('Choose Growth')).toBeNull()
})
