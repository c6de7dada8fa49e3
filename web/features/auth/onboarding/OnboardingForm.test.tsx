import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { tokens } from '#web/session/tokens.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { OnboardingForm } from './OnboardingForm.tsx'

const FRESH = { token: 'ffffffffffffffff.bbbb.cccc', expiresIn: 900 }

/** The first example the contract gives for an answer. */
const exampleOf = (operationId: string, status: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses[status]?.content?.['application/json'])[0]?.value
}

const created: Answer = { status: 201, body: exampleOf('createAccount', '201') }
const constants: Answer = { body: exampleOf('getConstants', '200') }

beforeEach(() => {
  toaster.dismissAll()
  savedData.clear()
  tokens.keep({ token: 'aaaaaaaaaaaaaaaa.bbbb.cccc', expiresIn: 900 })
})

const Where = () => <p>{`at ${useLocation().pathname}`}</p>

function open() {
  const { user } = renderUi(
    connected(
      <>
        <OnboardingForm />
        <Where />
      </>,
    ),
    { path: '/register' },
  )
  return user
}

async function fill(user: ReturnType<typeof open>, phone = '+90 532 111 22 33') {
  await screen.findByRole('option', { name: 'Automotive' })
  await user.type(screen.getByLabelText('Account name'), 'Lindholm')
  await user.type(screen.getByLabelText('Company name'), 'Lindholm Outdoor AB')
  await user.click(screen.getByLabelText('Website'))
  await user.paste('http://lindholm-outdoor.example')
  if (phone) await user.type(screen.getByLabelText('Primary contact number'), phone)
  await user.selectOptions(screen.getByLabelText('Industry'), 'Automotive')
  await user.selectOptions(screen.getByLabelText('Digital marketing goal'), 'Win leads')
  await user.clear(screen.getByLabelText('Marketing team size'))
}

const launch = (user: ReturnType<typeof open>) => user.click(screen.getByRole('button', { name: 'Launch Account' }))
const toasts = () => toaster.all().map(({ title, description }) => [title, description])

test('the account is saved, then a fresh token stored, then told, then the prices open', async () => {
  const calls = answerWith({
    'GET /App/constants': constants,
    'POST /Account': created,
    'POST /auth/refresh': { body: FRESH },
  })
  const user = open()
  await fill(user)
  await launch(user)
  expect(await screen.findByText('at /registration-pricing')).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual(['GET /App/constants', 'POST /Account', 'POST /auth/refresh'])
  expect(calls[1]?.body).toEqual({
    name: 'Lindholm',
    companyName: 'Lindholm Outdoor AB',
    companyWebSite: 'http://lindholm-outdoor.example',
    primaryContactNumber: '+905321112233',
    industry: 1,
    digitalMarketingGoals: [3],
    marketingTeamCount: 1,
  })
  expect(tokens.access.get()).toBe(FRESH.token)
  expect(toasts()).toEqual([['Account setup complete!', undefined]])
  expect(savedData.get('onboarding')).toBeUndefined()
})

test.each(['', '+90 532'])('the phone number "%s" is told by a toast and nothing is sent', async (phone) => {
  const calls = answerWith({ 'GET /App/constants': constants })
  const user = open()
  await fill(user, phone)
  await launch(user)
  await waitFor(() => expect(toasts()).toEqual([['Invalid Phone Number', 'Please enter a valid phone number.']]))
  expect(calls).toHaveLength(1)
})

test('a failure is told with the words of the server', async () => {
  answerWith({ 'GET /App/constants': constants, 'POST /Account': refusal(409, 'Your plan has no account left.') })
  const user = open()
  await fill(user)
  await launch(user)
  await waitFor(() => expect(toasts()).toEqual([['Failed to complete setup', 'Your plan has no account left.']]))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your plan has no account left.')
  expect(screen.getByLabelText('Account name')).toHaveValue('Lindholm')
})

test('when only the token failed, a second try makes no second account', async () => {
  const calls = answerWith({
    'GET /App/constants': constants,
    'POST /Account': created,
    'POST /auth/refresh': [undefined, { body: FRESH }],
  })
  const user = open()
  await fill(user)
  await launch(user)
  await waitFor(() =>
    expect(toasts()).toEqual([['Failed to complete setup', 'Please check your information and try again.']]),
  )
  await launch(user)
  expect(await screen.findByText('at /registration-pricing')).toBeVisible()
  expect(calls.filter(({ name }) => name === 'POST /Account')).toHaveLength(1)
})

test('what was typed is there again after a reload', async () => {
  answerWith({ 'GET /App/constants': constants })
  await fill(open())
  document.body.replaceChildren()
  open()
  expect(screen.getByLabelText('Account name')).toHaveValue('Lindholm')
  expect(screen.getByLabelText('Website')).toHaveValue('lindholm-outdoor.example')
  expect(await screen.findByDisplayValue('0532 111 22 33')).toBeVisible()
})
