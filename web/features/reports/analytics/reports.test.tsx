import type { Account, AnalyticsIntegration, AnalyticsReport, Integration, User } from '@adwright/sdk/types'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Component } from './reports.route.tsx'

function example(operationId: string, name: string): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json']).find((one) => one.name === name)?.value
}

// The screen is large: looking at each element whether it is hidden would take most of the time.
configure({ defaultHidden: true })

const ADMIN = 3
const VIEWER = 1
const report = example('getAnalyticsReport', 'typical') as AnalyticsReport
const account = { ...(example('listAccounts', 'typical') as Account[])[0], id: 'acc_1' } as Account
const REPORT = 'GET /EAnl/acc_1/report'
const PROPERTIES = 'GET /EAnl/acc_1/analytics-accounts'
const reads: Record<string, Answer | Answer[]> = {
  [REPORT]: { body: report },
  'GET /EAnl/available-metrics': { body: example('listAvailableMetrics', 'typical') },
  'GET /EAnl/acc_1': { body: example('getAnalyticsInformation', 'typical') },
  [PROPERTIES]: { body: example('listAnalyticsAccounts', 'typical') },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T10:00:00Z') })
  return () => vi.useRealTimers()
})

const Where = () => <p>{`at ${useLocation().search}`}</p>

function open(path: string, role = ADMIN, hasAnalyticsData = true) {
  const current = {
    user: example('getUser', 'typical') as User,
    accounts: [],
    account: { ...account, role } as Account,
    hasAdsData: true,
    hasAnalyticsData,
  }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <Component />
        <Where />
      </CurrentContext>,
    ),
    { path },
  ).user
}

const asked = (calls: ReturnType<typeof answerWith>) =>
  calls.filter(({ name }) => name === REPORT).map(({ query }) => Object.fromEntries(query))

test('the days of the address are asked for, with those they are held against', async () => {
  const calls = answerWith(reads)
  open('/?from=2026-11-01&to=2026-11-10&compare=weekdays')
  await screen.findByLabelText('Metrics over the whole period')
  expect(asked(calls)).toEqual([
    {
      dateBeginCurrentPeriod: '2026-11-01',
      dateEndCurrentPeriod: '2026-11-10',
      dateBeginPreviousPeriod: '2026-10-18',
      dateEndPreviousPeriod: '2026-10-27',
    },
  ])
  const tile = screen.getByRole('link', { name: /^Bounce rate/ })
  expect(tile).toHaveTextContent('Bounce rate37.0%+0.4%worse than beforebefore: 36.9%')
})

test('a value of a breakdown limits the whole report, until it is taken away; the focus stays where it can go on', async () => {
  const calls = answerWith(reads)
  const user = open('/')
  await user.click(await screen.findByLabelText('Germany: limit the report to it'))
  const chip = await screen.findByRole('button', { name: 'Remove the filter Country: Germany' })
  expect(screen.getByRole('link', { name: 'Remove the filter Country: Germany' })).toHaveFocus()
  await waitFor(() => expect(asked(calls).at(-1)).toMatchObject({ dimension: 'country', dimensionValue: 'Germany' }))
  await user.click(chip)
  expect(await screen.findByText('at')).toBeVisible()
  expect(screen.queryByLabelText(/^Remove the filter/)).toBeNull()
  expect(screen.getByRole('button', { name: /^Period/ })).toHaveFocus()
})

test('another metric is drawn and split without asking again', async () => {
  const calls = answerWith(reads)
  const user = open('/')
  await user.click(await screen.findByRole('link', { name: /^Revenue/ }))
  expect(screen.getByRole('figure', { name: 'Revenue' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Where it comes from: Revenue' })).toBeVisible()
  expect(asked(calls)).toHaveLength(1)
})

test('in a column nothing is shortened: rows and total can be held against each other', async () => {
  const totals = report.totals.map((one) => (one.metric === 'totalRevenue' ? { ...one, current: 9271234.56 } : one))
  answerWith({ ...reads, [REPORT]: { body: { ...report, totals } } })
  open('/?compare=none')
  expect(await screen.findByRole('link', { name: 'Revenue €9.3M' })).toBeVisible()
  expect(screen.getByText('€9,271,234.56')).toBeVisible()
})

test('without a comparison nothing is said to have changed', async () => {
  answerWith(reads)
  open('/?compare=none')
  expect(await screen.findByRole('link', { name: 'Sessions 137,173' })).toBeVisible()
})

test('a report that fails keeps the choice of days, and is tried again', async () => {
  answerWith({ ...reads, [REPORT]: [refusal(500, 'The platform does not answer.'), { body: report }] })
  const user = open('/')
  const failure = within(await screen.findByRole('alert'))
  expect(failure.getByText(/The server could not do this/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Period/ })).toBeVisible()
  await user.click(failure.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Metrics over the whole period')
})

test('the report stands without the names of metrics, the properties and the last sync', async () => {
  answerWith({ [REPORT]: { body: report } })
  open('/')
  expect(await screen.findByRole('link', { name: /^totalUsers/ })).toBeVisible()
})

test('a property that cannot be read is told, with the way back', async () => {
  answerWith({ ...reads, [REPORT]: [refusal(404, 'Not there.'), { body: report }] })
  const user = open('/?propertyName=999999999&metric=luck')
  expect(await screen.findByRole('heading', { name: 'This property cannot be read' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show the selected property' }))
  await screen.findByLabelText('Metrics over the whole period')
})

test('no figures are a state of their own', async () => {
  answerWith({ ...reads, [REPORT]: { body: example('getAnalyticsReport', 'noFigures') } })
  const user = open('/?period=last7')
  await screen.findByRole('heading', { name: 'No figures in this period' })
  await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }))
  expect(screen.getByText('at')).toBeVisible()
})

test('who may not choose a property is not asked about them', async () => {
  const calls = answerWith(reads)
  open('/', VIEWER)
  await screen.findByLabelText('Metrics over the whole period')
  expect(calls.some(({ name }) => name === PROPERTIES)).toBe(false)
})

test('without web analytics the report says what it needs', () => {
  const calls = answerWith(reads)
  open('/', ADMIN, false)
  expect(screen.getByRole('link', { name: 'Connect Google Analytics' })).toHaveAttribute('href', '/get-started/4')
  expect(calls).toEqual([])
})

test.each([
  [{ isConnected: false, propertyName: null }, 'Reports need Google Analytics', '/get-started/4'],
  [{ isConnected: true, propertyName: null }, 'Choose a property first', '/get-started/4/select-client'],
  [{ isConnected: true }, 'The first figures are on their way', '/get-started/4'],
])('without figures the page says which step is missing', async (state, title, href) => {
  const integration = example('getAnalyticsIntegration', 'typical') as AnalyticsIntegration
  answerWith({ ...reads, 'GET /EAnlIntegration/acc_1': { body: { ...integration, hasData: false, ...state } } })
  open('/', ADMIN, false)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', href)
})

test('with permissions left out there is no property to choose: the connection comes again', async () => {
  const integration = example('getAnalyticsIntegration', 'typical') as AnalyticsIntegration
  const integrations = (example('listIntegrations', 'typical') as Integration[]).map((one) => ({
    ...one,
    isConnected: true,
    credentials: one.credentials.map((credential) => ({ ...credential, missingScopes: ['all'] })),
  }))
  answerWith({
    ...reads,
    'GET /EAnlIntegration/acc_1': { body: { ...integration, propertyName: null, hasData: false } },
    'GET /Integration/acc_1': { body: integrations },
  })
  open('/', ADMIN, false)
  expect(await screen.findByRole('link', { name: 'Connect Google Analytics again' })).toHaveAttribute(
    'href',
    '/get-started/4',
  )
})
