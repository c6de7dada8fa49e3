import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { caller } from '#mocks/sandbox/testing.ts'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { paths } from '#web/paths.ts'
import { tokens } from '#web/session/tokens.ts'

const CREATE = 'POST /Account'
const REFRESH = 'POST /auth/refresh'

async function open(answers: Record<string, Answer | Answer[]> = {}, phone = '+90 532 111 22 33') {
  const opened = await renderScreen(paths.register(), { scenario: 'new-user', role: 'new', answers })
  const { user } = opened
  await screen.findByRole('option', { name: 'Automotive' })
  await user.type(screen.getByLabelText('Account name'), 'Nordlys')
  await user.type(screen.getByLabelText('Company name'), 'Nordlys AS')
  await user.click(screen.getByLabelText('Website'))
  await user.paste('http://nordlys.example')
  if (phone) await user.type(screen.getByLabelText('Primary contact number'), phone)
  await user.selectOptions(screen.getByLabelText('Industry'), 'Automotive')
  await user.selectOptions(screen.getByLabelText('Digital marketing goal'), 'Win leads')
  await user.clear(screen.getByLabelText('Marketing team size'))
  const launch = () => user.click(screen.getByRole('button', { name: 'Launch Account' }))
  const accounts = async () => (await (await opened.as('new'))('GET', '/Account')).body
  return { ...opened, launch, accounts }
}

/** The heading is rendered anew when the account is known. */
const pricesAreShown = () => waitFor(() => expect(screen.getByRole('heading', { name: 'Growth' })).toBeVisible())

test('the account is saved, a fresh token is stored, a toast confirms it, and the prices open', async () => {
  const { calls, launch, accounts } = await open()
  const before = tokens.access.get()
  await launch()
  expect(await screen.findByText('Account setup complete!')).toBeVisible()
  await pricesAreShown()
  expect(location.pathname).toBe(paths.registrationPricing())
  expect(calls(CREATE).map(({ body }) => body)).toEqual([
    {
      name: 'Nordlys',
      companyName: 'Nordlys AS',
      companyWebSite: 'http://nordlys.example',
      primaryContactNumber: '+905321112233',
      industry: 1,
      digitalMarketingGoals: [3],
      marketingTeamCount: 1,
    },
  ])
  expect(await accounts()).toMatchObject([{ name: 'Nordlys' }])
  expect(tokens.access.get()).not.toBe(before)
  expect(savedData.get('onboarding')).toBeUndefined()
})

test.each(['', '+90 532'])('the phone number "%s" is refused by a toast, and nothing is sent', async (phone) => {
  const { calls, launch } = await open({}, phone)
  await launch()
  expect(await screen.findByText('Invalid Phone Number')).toBeVisible()
  expect(screen.getAllByText('Please enter a valid phone number.')).not.toEqual([])
  await everythingRead()
  expect(calls(CREATE)).toEqual([])
})

test.each([
  [refusal(409, 'Your plan has no account left.'), 'Your plan has no account left.'],
  [refusal(500, 'Accounts are closed until noon.'), 'Accounts are closed until noon.'],
  [refusal(500, ''), 'Please check your information and try again.'],
  [undefined, 'Please check your information and try again.'],
])('a failure shows the message of the server or the fixed text, as a toast and in the form', async (answer, text) => {
  const { launch } = await open({ [CREATE]: answer })
  await launch()
  expect(await screen.findByText('Failed to complete setup')).toBeVisible()
  expect(screen.getAllByText(text)).toHaveLength(2)
  expect(screen.getByLabelText('Account name')).toHaveValue('Nordlys')
})

test('after a failed token renewal, a retry creates no second account', async () => {
  const { calls, launch, accounts } = await open({ [REFRESH]: [undefined] })
  await launch()
  expect(await screen.findByText('Failed to complete setup')).toBeVisible()
  await launch()
  await pricesAreShown()
  expect(calls(CREATE)).toHaveLength(1)
  expect(await accounts()).toHaveLength(1)
})

test('the input survives a reload', async () => {
  const { visit } = await open()
  visit(paths.register())
  expect(await screen.findByLabelText('Account name')).toHaveValue('Nordlys')
  expect(screen.getByLabelText('Website')).toHaveValue('nordlys.example')
  expect(await screen.findByDisplayValue('0532 111 22 33')).toBeVisible()
})

test('the form is titled Welcome, and its fields, choices and defaults are those of the specification', async () => {
  await renderScreen(paths.register(), { scenario: 'new-user', role: 'new' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  const labels = ['Account name', 'Company name', 'Website', 'Primary contact number', 'Industry']
  for (const label of [...labels, 'Digital marketing goal']) expect(screen.getByLabelText(label)).toBeRequired()
  const prefix = within(screen.getByLabelText('Website protocol'))
  expect(prefix.getAllByRole('option').map((option) => option.textContent)).toEqual(['https://', 'http://'])
  expect(screen.getByRole('button', { name: /^Country: / })).toBeVisible()
  const team = screen.getByLabelText('Marketing team size')
  expect(team).toHaveValue('1')
  expect(screen.getByRole('button', { name: 'Launch Account' })).toBeVisible()
})

test('industries and goals are the options of one lookup', async () => {
  const { calls, sandbox } = await renderScreen(paths.register(), { scenario: 'new-user', role: 'new' })
  const industry = await screen.findByLabelText('Industry')
  await within(industry).findByRole('option', { name: 'Automotive' })
  expect(calls('GET /App/constants')).toHaveLength(1)
  const { body } = await caller(sandbox)('GET', '/App/constants')
  for (const [label, options] of [
    ['Industry', body.industries],
    ['Digital marketing goal', body.digitalMarketingGoals],
  ] as const) {
    const shown = within(screen.getByLabelText(label)).getAllByRole('option')
    const names = options.map((option: { label: string }) => option.label)
    expect(shown.map((option) => option.textContent)).toEqual(['Choose one', ...names])
  }
})
