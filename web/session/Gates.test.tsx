import type { User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import type { PropsWithChildren, ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerThrough, answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths } from '#web/paths.ts'
import { Gates } from './Gates.tsx'
import { isGateClosed, renewSession, saveGateState, signIn, signOut } from './session.ts'

const operation = contractOperations.find(({ operationId }) => operationId === 'getUser')
const user = examplesOf(operation?.responses['200']?.content?.['application/json']).find(
  ({ name }) => name === 'typical',
)?.value as User
const unpaid: User = { ...user, subscriptionDetails: { ...user.subscriptionDetails, subscriptionId: null } }

const Frame = vi.fn<(props: PropsWithChildren) => ReactNode>(({ children }) => (
  <section aria-label="frame">{children}</section>
))

function open(path: string, person = user, isFramed = true) {
  const calls = answerWith({ 'GET /User': { body: person }, 'GET /Account': { body: [] } })
  renderUi(connected(<Gates frame={Frame} />), { path, handle: { isFramed } })
  return calls
}

const isLoadingFramed = () => screen.getByText('Preparing your personalized data').closest('section') !== null

beforeEach(() => {
  saveGateState(false)
  Frame.mockClear()
})

test('a full load immediately shows the frame with the loading screen', () => {
  open(paths.dashboard())
  expect(screen.getByRole('heading', { level: 1, name: 'Loading User Data' })).toBeVisible()
  expect(isLoadingFramed()).toBe(true)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a view without a frame shows the loading screen without one', () => {
  open(paths.registrationPricing(), user, false)
  expect(isLoadingFramed()).toBe(false)
})

test('after a sign-in, and on the next load, no frame flashes before the pricing page', async () => {
  signIn({ token: 'token', expiresIn: 3600 })
  open(paths.dashboard(), unpaid)
  expect(isLoadingFramed()).toBe(false)
  await waitFor(() => expect(screen.queryByText('Preparing your personalized data')).toBeNull())
  expect(Frame).not.toHaveBeenCalled()
  expect(isGateClosed()).toBe(true)
})

test('a full load with a session that has ended shows no frame before the sign-in form', () => {
  const ended = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 - 90 }))}.signature`
  renewSession({ token: ended, refreshToken: ended, expiresIn: 900 })
  open(paths.dashboard())
  expect(isLoadingFramed()).toBe(false)
  expect(Frame).not.toHaveBeenCalled()
  signOut()
})

test('an ended subscription is saved for the next load', async () => {
  open(paths.dashboard(), unpaid)
  await waitFor(() => expect(isGateClosed()).toBe(true))
})

test('views without the pricing redirect show their frame, and with a subscription every view does', async () => {
  saveGateState(true)
  open(paths.getStarted())
  expect(isLoadingFramed()).toBe(true)
  await waitFor(() => expect(isGateClosed()).toBe(false))
})

test('while the account is loaded the loading screen says so', async () => {
  answerThrough(async ({ url }) => (url.endsWith('/User') ? Response.json(user) : new Promise(() => undefined)))
  renderUi(connected(<Gates frame={Frame} />), { path: paths.dashboard() })
  expect(await screen.findByRole('heading', { name: 'Checking Account Status' })).toBeVisible()
  expect(screen.getByText('Preparing your personalized data')).toBeVisible()
})

test('without an account neither of its data sets is requested', async () => {
  const calls = open(paths.getStarted())
  await waitFor(() => expect(screen.queryByText('Preparing your personalized data')).toBeNull())
  expect(calls.map(({ name }) => name).toSorted()).toEqual(['GET /Account', 'GET /User'])
})
