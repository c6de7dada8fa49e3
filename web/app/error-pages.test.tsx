import { FailedCall } from '@adwright/sdk/client'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { errorLog } from '#web/lib/error-log.ts'
import { ErrorPage } from './ErrorPage.tsx'

beforeEach(async () => {
  // React Router logs what a loader throws.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await withSettings()
})
afterEach(() => {
  vi.restoreAllMocks()
  errorLog.clear()
})

/** The page that replaces a route whose loader throws, once its heading is there. */
async function openFailing(error: unknown) {
  const loader = () => {
    throw error
  }
  renderUi(<p>The view</p>, { route: { loader, ErrorBoundary: ErrorPage } })
  return screen.findByRole('heading', { level: 1 })
}

const response = (status: number, statusText = '') => new Response(null, { status, statusText })
const failed = (status: number) =>
  new FailedCall({
    kind: 'HTTP',
    status,
    method: 'GET',
    url: 'https://api.example/Account',
    message: 'No.',
    detail: 'Why',
  })

const PAGES = [
  [404, 'Page not found!'],
  [401, 'You aren`t authorized to see this'],
  [503, 'Looks like our API is down'],
  [418, 'Tea time!'],
] as const
const SOURCES = [
  ['the router', response],
  ['a call', failed],
] as const

test.each(SOURCES.flatMap(([source, make]) => PAGES.map(([status, title]) => ({ source, make, status, title }))))(
  '$status of $source has its own page with a link home',
  async ({ make, status, title }) => {
    expect(await openFailing(make(status))).toHaveTextContent(title)
    expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
    expect(screen.getByText(String(status))).toBeVisible()
  },
)

test('another error shows its name, message and stack', async () => {
  const error = new RangeError('The list is too short.')
  expect(await openFailing(error)).toHaveTextContent('Unexpected Application Error!')
  const details = screen.getByText(/RangeError: The list is too short\./)
  expect(details).toHaveTextContent('error-pages.test.tsx')
  expect(screen.getByRole('link', { name: 'Go back home' })).toBeVisible()
})

test('another failed call shows its name, message and detail', async () => {
  await openFailing(failed(500))
  expect(screen.getByText(/No\.\s+Why/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go back home' })).toBeVisible()
})

test('what is no error has the generic page', async () => {
  expect(await openFailing('a text')).toHaveTextContent('Unexpected Application Error!')
  expect(screen.getByRole('link', { name: 'Go back home' })).toBeVisible()
})

test('another error of the router shows its status code and status text', async () => {
  expect(await openFailing(response(405, 'Method Not Allowed'))).toHaveTextContent('Method Not Allowed')
  expect(screen.getByText('405')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go back home' })).toBeVisible()
})
