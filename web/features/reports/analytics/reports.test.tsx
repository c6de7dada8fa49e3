import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
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

test('the report requests the days of the URL and of the comparison period', async () => {
  const opened = await open('?from=2026-11-01&to=2026-11-10&compare=weekdays')
  await screen.findByLabelText('Metrics for the whole date range')
  expect(asked(opened)).toEqual([
    {
      dateBeginCurrentPeriod: '2026-11-01',
      dateEndCurrentPeriod: '2026-11-10',
      dateBeginPreviousPeriod: '2026-10-18',
      dateEndPreviousPeriod: '2026-10-27',
    },
  ])
  const tile = screen.getByRole('link', { name: /^Bounce rate/ })
  expect(tile).toHaveTextContent('Bounce rate38.0%-1.6 ptsbetter than beforeprevious: 39.6%')
})

test('a value of a breakdown filters the whole report until the filter is removed; the focus is not lost', async () => {
  const opened = await open()
  const { user } = opened
  await user.click(await screen.findByLabelText('Filter report by Germany'))
  const chip = await screen.findByRole('button', { name: 'Remove the filter Country: Germany' })
  expect(screen.getByRole('link', { name: 'Remove the filter Country: Germany' })).toHaveFocus()
  await waitFor(() => expect(asked(opened).at(-1)).toMatchObject({ dimension: 'country', dimensionValue: 'Germany' }))
  await user.click(chip)
  await waitFor(() => expect(screen.queryByLabelText(/^Remove the filter/)).toBeNull())
  expect(location.search).toBe('')
  expect(screen.getByRole('button', { name: /^Date range/ })).toHaveFocus()
})

test('a chart zooms to days by the date range, and goes back to the range from before', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  onTestFinished(() => width.mockRestore())
  const { user } = await open('?period=last7&compare=none')
  const plot = await screen.findByRole('group', { name: /hold Shift to select a range/ })
  plot.focus()
  await user.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{Enter}')
  await waitFor(() => expect(location.search).toContain('from=2026-11-12&to=2026-11-13'))
  await everythingRead()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(location.search).toBe('?compare=none&period=last7'))
  await everythingRead()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('another metric is charted and broken down without another request', async () => {
  const opened = await open()
  await opened.user.click(await screen.findByRole('link', { name: /^Revenue/ }))
  expect(screen.getByRole('figure', { name: 'Revenue' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Revenue by dimension' })).toBeVisible()
  await everythingRead()
  expect(asked(opened)).toHaveLength(1)
})

test('table cells are not abbreviated, so that rows and total can be compared', async () => {
  const report = exampleOf('getAnalyticsReport')
  const totals = report.totals.map((one) => (one.metric === 'totalRevenue' ? { ...one, current: 9271234.56 } : one))
  await open('?compare=none', { answers: { [REPORT]: { body: { ...report, totals } } } })
  expect(await screen.findByRole('link', { name: 'Revenue €9.3M' })).toBeVisible()
  expect(screen.getByText('€9,271,234.56')).toBeVisible()
})

test('without a comparison no change is shown', async () => {
  await open('?compare=none')
  expect(await screen.findByRole('link', { name: 'Sessions 151,888' })).toBeVisible()
})

test('a failed report keeps the date range and can be retried', async () => {
  const { user } = await open('', { answers: { [REPORT]: [refusal(500, 'The platform does not answer.')] } })
  const failure = within(await screen.findByRole('alert'))
  expect(failure.getByText(/Something went wrong on our end/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Date range/ })).toBeVisible()
  await user.click(failure.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Metrics for the whole date range')
})

test('the report is shown although metric names, properties and last sync cannot be read', async () => {
  const failing = ['GET /EAnl/available-metrics', `GET /EAnl/${ACCOUNT}`, PROPERTIES]
  await open('', { answers: Object.fromEntries(failing.map((name) => [name, refusal(500, 'broken')])) })
  expect(await screen.findByRole('link', { name: /^totalUsers/ })).toBeVisible()
})

test('an unreadable property has a message with a link to the selected property', async () => {
  const { user } = await open('?propertyName=999999999&metric=luck')
  await screen.findByRole('heading', { name: "This property isn't available" })
  await user.click(screen.getByRole('button', { name: 'Show the selected property' }))
  expect(await screen.findByLabelText('Metrics for the whole date range')).toBeVisible()
})

test('a period without data has an empty state', async () => {
  const answers = { [REPORT]: { body: exampleOf('getAnalyticsReport', 'noFigures') } }
  const { user } = await open('?period=last7', { answers })
  await screen.findByRole('heading', { name: 'No data for this date range' })
  await user.click(screen.getByRole('button', { name: 'Show the last 30 days' }))
  await waitFor(() => expect(location.search).toBe(''))
})

test('the list of properties is not read for a viewer', async () => {
  const { calls } = await open('', { role: 'viewer' })
  await screen.findByLabelText('Metrics for the whole date range')
  await everythingRead()
  expect(calls(PROPERTIES)).toEqual([])
})

test('without Google Analytics the page names the missing step and requests no report', async () => {
  const { calls } = await open('', { scenario: 'team' })
  expect(await screen.findByRole('heading', { name: 'Connect Google Analytics to see reports' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Connect Google Analytics' })).toHaveAttribute('href', '/get-started/4')
  await everythingRead()
  expect(calls().filter(({ name }) => name.startsWith('GET /EAnl/'))).toEqual([])
})

const integration = exampleOf('getAnalyticsIntegration')

test.each([
  [{ propertyName: null }, 'Choose a property first', '/get-started/4/select-client'],
  [{}, 'Your first data is on its way', '/get-started/4'],
])('without data the page names the missing step', async (state, title, href) => {
  const body = { ...integration, isConnected: true, hasData: false, ...state }
  await open('', { answers: { [INTEGRATION]: { body } } })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', href)
})

test('with missing permissions the page offers to reconnect instead of selecting a property', async () => {
  await open('', {
    answers: { [INTEGRATION]: { body: { ...integration, propertyName: null, hasData: false } } },
    before: async ({ sandbox: { store } }) => {
      for (const { id } of await store.list('credential', ACCOUNT))
        await store.set('credential', id, { grantedScopes: [] })
    },
  })
  expect(await screen.findByRole('link', { name: 'Reconnect Google Analytics' })).toHaveAttribute(
    'href',
    '/get-started/4',
  )
})

test('a comparison with missing days says so and shows no change', async () => {
  const report = { ...exampleOf('getAnalyticsReport'), previousDaysWithData: 22 }
  await open('', { answers: { [REPORT]: { body: report } } })
  expect(await screen.findByText('Sep 20 – Oct 19, 2026: 22 of 30 days have data')).toBeVisible()
  const tile = screen.getByRole('link', { name: /^Sessions/ })
  expect(tile).toHaveTextContent('Sessions137,173previous: 129,206')
  expect(screen.queryByText('better than before')).toBeNull()
})

test('unknown metrics are dashes, not 0', async () => {
  const report = exampleOf('getAnalyticsReport')
  const totals = report.totals.map((one) => (one.metric === 'totalRevenue' ? { ...one, current: null } : one))
  await open('?compare=none', { answers: { [REPORT]: { body: { ...report, totals } } } })
  expect(await screen.findByRole('link', { name: 'Revenue –' })).toBeVisible()
})

test('a ranking by a rate shows its minimum number of sessions', async () => {
  await open('?metric=engagementRate')
  const title = await screen.findByRole('heading', { name: 'Engagement rate by dimension' })
  expect(title.parentElement).toHaveTextContent(/Values with at least [\d,]+ sessions\./)
})
