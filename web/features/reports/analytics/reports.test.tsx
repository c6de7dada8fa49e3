import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { exampleOf } from '#tests/support/example.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, type OpenScreen, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const REPORT = `GET /EAnl/${ACCOUNT}/report`
const PROPERTIES = `GET /EAnl/${ACCOUNT}/analytics-accounts`
const INTEGRATION = `GET /EAnlIntegration/${ACCOUNT}`

const open = (search = '', options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(paths.analyticsReports() + search, { scenario: 'sample', role: 'admin', ...options })

const asked = ({ calls }: Pick<OpenScreen, 'calls'>) => calls(REPORT).map(({ query }) => Object.fromEntries(query))

test('the days of the address are asked for, with those they are held against', async () => {
  const opened = await open('?from=2026-11-01&to=2026-11-10&compare=weekdays')
  await screen.findByLabelText('Metrics over the whole period')
  expect(asked(opened)).toEqual([
    {
      dateBeginCurrentPeriod: '2026-11-01',
      dateEndCurrentPeriod: '2026-11-10',
      dateBeginPreviousPeriod: '2026-10-18',
      dateEndPreviousPeriod: '2026-10-27',
    },
  ])
  const tile = screen.getByRole('link', { name: /^Bounce rate/ })
  expect(tile).toHaveTextContent('Bounce rate38.0%-4.0%better than beforebefore: 39.6%')
})

test('a value of a breakdown limits the whole report, until it is taken away; the focus stays where it can go on', async () => {
  const opened = await open()
  const { user } = opened
  await user.click(await screen.findByLabelText('Germany: limit the report to it'))
  const chip = await screen.findByRole('button', { name: 'Remove the filter Country: Germany' })
  expect(screen.getByRole('link', { name: 'Remove the filter Country: Germany' })).toHaveFocus()
  await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ dimension: 'country', dimensionValue: 'Germany' }))
  await user.click(chip)
  await waitFor(() => expect(screen.queryByLabelText(/^Remove the filter/)).toBeNull())
  expect(location.search).toBe('')
  expect(screen.getByRole('button', { name: /^Period/ })).toHaveFocus()
})

test('another metric is drawn and split without asking again', async () => {
  const opened = await open()
  await opened.user.click(await screen.findByRole('link', { name: /^Revenue/ }))
  expect(screen.getByRole('figure', { name: 'Revenue' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Where it comes from: Revenue' })).toBeVisible()
  await everythingRead()
  expect(asked(opened)).toHaveLength(1)
})

test('in a column nothing is shortened: rows and total can be held against each other', async () => {
  const report = exampleOf('getAnalyticsReport')
  const totals = report.totals.map((one) => (one.metric === 'totalRevenue' ? { ...one, current: 9271234.56 } : one))
  await open('?compare=none', { answers: { [REPORT]: { body: { ...report, totals } } } })
  expect(await screen.findByRole('link', { name: 'Revenue €9.3M' })).toBeVisible()
  expect(screen.getByText('€9,271,234.56')).toBeVisible()
})

test('without a comparison nothing is said to have changed', async () => {
  await open('?compare=none')
  expect(await screen.findByRole('link', { name: 'Sessions 151,888' })).toBeVisible()
})

test('a report that fails keeps the choice of days, and is tried again', async () => {
  const { user } = await open('', { answers: { [REPORT]: [refusal(500, 'The platform does not answer.')] } })
  const failure = within(await screen.findByRole('alert'))
  expect(failure.getByText(/The server could not do this/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Period/ })).toBeVisible()
  await user.click(failure.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Metrics over the whole period')
})

test('the report stands without the names of metrics, the properties and the last sync', async () => {
  const failing = ['GET /EAnl/available-metrics', `GET /EAnl/${ACCOUNT}`, PROPERTIES]
  await open('', { answers: Object.fromEntries(failing.map((name) => [name, refusal(500, 'broken')])) })
  expect(await screen.findByRole('link', { name: /^totalUsers/ })).toBeVisible()
})

test('a property that cannot be read is told, with the way back', async () => {
  const { user } = await open('?propertyName=999999999&metric=luck')
  await screen.findByRole('heading', { name: 'This property cannot be read' })
  await user.click(screen.getByRole('button', { name: 'Show the selected property' }))
  expect(await screen.findByLabelText('Metrics over the whole period')).toBeVisible()
})

test('no figures are a state of their own', async () => {
  const answers = { [REPORT]: { body: exampleOf('getAnalyticsReport', 'noFigures') } }
  const { user } = await open('?period=last7', { answers })
  await screen.findByRole('heading', { name: 'No figures in this period' })
  await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('who may not choose a property is not asked about them', async () => {
  const { calls } = await open('', { role: 'viewer' })
  await screen.findByLabelText('Metrics over the whole period')
  await everythingRead()
  expect(calls(PROPERTIES)).toEqual([])
})

test('without web analytics the report says what it needs, and nothing of it is asked for', async () => {
  const { calls } = await open('', { scenario: 'team' })
  expect(await screen.findByRole('heading', { name: 'Reports need Google Analytics' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Connect Google Analytics' })).toHaveAttribute('href', '/get-started/4')
  await everythingRead()
  expect(calls().filter(({ name }) => name.startsWith('GET /EAnl/'))).toEqual([])
})

const integration = exampleOf('getAnalyticsIntegration')

test.each([
  [{ propertyName: null }, 'Choose a property first', '/get-started/4/select-client'],
  [{}, 'The first figures are on their way', '/get-started/4'],
])('without figures the page says which step is missing', async (state, title, href) => {
  const body = { ...integration, isConnected: true, hasData: false, ...state }
  await open('', { answers: { [INTEGRATION]: { body } } })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', href)
})

test('with permissions left out there is no property to choose: the connection comes again', async () => {
  await open('', {
    answers: { [INTEGRATION]: { body: { ...integration, propertyName: null, hasData: false } } },
    before: async ({ sandbox: { store } }) => {
      for (const { id } of await store.list('credential', ACCOUNT))
        await store.set('credential', id, { grantedScopes: [] })
    },
  })
  expect(await screen.findByRole('link', { name: 'Connect Google Analytics again' })).toHaveAttribute(
    'href',
    '/get-started/4',
  )
})
