import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { exampleOf } from '#tests/support/example.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/report-links`
const VIEW = {
  currentPeriod: { dateBegin: '2026-10-01', dateEnd: '2026-10-31' },
  previousPeriod: null,
  isRolling: false,
  metric: 'totalRevenue',
  dimension: 'deviceCategory',
  dimensionValue: 'mobile',
}

async function share({ as }: OpenSandbox, changes: object = {}) {
  const draft = { name: 'October for the agency', expiresOn: '2026-12-31', view: VIEW, ...changes }
  return (await (await as('user'))('POST', LIST, draft)).body
}

const openShared = async (
  changes: object = {},
  after?: (open: OpenSandbox, id: string) => unknown,
  language?: 'tr',
) => {
  let address = ''
  return renderScreen(() => address, {
    scenario: 'sample',
    role: null,
    ...(language ? { language } : {}),
    before: async (open) => {
      const { id, shareKey } = await share(open, changes)
      address = paths.sharedReport(shareKey)
      await after?.(open, id)
    },
  })
}

/** A report without data is a small screen, in which queries by role are fast. */
const answers = { [`GET /EAnl/${ACCOUNT}/report`]: { body: exampleOf('getAnalyticsReport', 'noFigures') } }

test('the current report is shared by a link, which is shown once', async () => {
  const route = `${paths.analyticsReports()}?from=2026-10-01&to=2026-10-31&metric=totalRevenue&dimension=country&dimensionValue=Germany`
  const { user, calls } = await renderScreen(route, { scenario: 'sample', role: 'user', answers })
  await user.click(await screen.findByText('Share'))
  await user.click(await screen.findByText('Create a link'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this report' }))
  expect(await dialog.findByLabelText('Title')).toHaveValue('Report Oct 1 – Oct 31, 2026')
  expect(dialog.getByLabelText('Last day')).toHaveValue('2026-12-19')
  await user.click(dialog.getByLabelText(/^Move the date range/))
  await user.click(dialog.getByLabelText(/^Password/))
  await user.paste('seven larks')
  await user.click(dialog.getByRole('button', { name: 'Create link' }))
  const created = within(await screen.findByRole('dialog', { name: 'Link created' }))
  expect(created.getByText(/\/r\/[\w-]{22}$/)).toBeVisible()
  expect(calls(`POST ${LIST}`)[0]?.body).toEqual({
    name: 'Report Oct 1 – Oct 31, 2026',
    expiresOn: '2026-12-19',
    password: 'seven larks',
    view: {
      ...VIEW,
      previousPeriod: { dateBegin: '2026-08-31', dateEnd: '2026-09-30' },
      isRolling: true,
      dimension: 'country',
      dimensionValue: 'Germany',
    },
  })
})

test('links are listed and revoked', async () => {
  const { user, calls } = await renderScreen(paths.analyticsReports(), {
    scenario: 'sample',
    role: 'admin',
    answers,
    before: share,
  })
  await user.click(await screen.findByText('Share'))
  await user.click(await screen.findByText('Manage links'))
  const list = within(await screen.findByRole('dialog', { name: 'Links of reports' }))
  await list.findByText(/Oct 1 – Oct 31, 2026 · Expires after Dec 31, 2026/)
  await user.click(list.getByRole('button', { name: 'Actions for the link October for the agency' }))
  await user.click(await screen.findByText('Revoke'))
  const confirm = within(await screen.findByRole('alertdialog', { name: 'Revoke October for the agency?' }))
  await user.click(confirm.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(calls().filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(1))
})

test('a viewer has no way to share', async () => {
  await renderScreen(paths.analyticsReports(), { scenario: 'sample', role: 'viewer' })
  await screen.findByLabelText('Metrics for the whole date range')
  await everythingRead()
  expect(screen.queryByText('Share')).toBeNull()
})

test('a reader sees the view without signing in, with no link into the app', async () => {
  const { user, calls } = await openShared()
  expect(await screen.findByRole('heading', { name: 'October for the agency' })).toBeVisible()
  expect(screen.getByText('Oct 1 – Oct 31, 2026 · Device: mobile')).toBeVisible()
  expect(screen.getByRole('figure', { name: 'Revenue' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Sessions/ }))
  expect(await screen.findByRole('figure', { name: 'Sessions' })).toBeVisible()
  expect(screen.queryByLabelText('Filter report by mobile')).toBeNull()
  const links = screen.getAllByRole('link').map((link) => new URL(link.getAttribute('href') ?? '', location.href))
  const own = links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
  expect(new Set(own)).toEqual(new Set([location.pathname]))
  expect(calls().map(({ name }) => name)).toEqual(['POST /EAnl/shared-report'])
})

test('a password opens the report; a wrong one is refused beside the form', async () => {
  const { user } = await openShared({ password: 'seven larks' })
  await user.type(await screen.findByLabelText('Password'), 'eight larks')
  await user.click(screen.getByRole('button', { name: 'Open report' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('This password is not right.')
  await user.clear(screen.getByLabelText('Password'))
  await user.type(screen.getByLabelText('Password'), 'seven larks')
  await user.click(screen.getByRole('button', { name: 'Open report' }))
  expect(await screen.findByRole('heading', { name: 'October for the agency' })).toBeVisible()
})

test('a revoked, expired or broken link says so', async () => {
  await openShared({}, async ({ as }, id) => (await as('user'))('DELETE', `${LIST}/${id}`))
  expect(await screen.findByText('This link was revoked')).toBeVisible()
  const expire = ({ sandbox }: OpenSandbox, id: string) =>
    sandbox.store.update('reportLink', id, (link) => ({ ...link, expiresOn: '2026-11-18' }))
  await openShared({}, expire, 'tr')
  expect(await screen.findByText('Bu bağlantının süresi doldu')).toBeVisible()
  await renderScreen(paths.sharedReport('short'), { role: null })
  expect(await screen.findByText("This link isn't valid")).toBeVisible()
  await renderScreen(paths.sharedReport('A'.repeat(22)), { role: null })
  expect(await screen.findByText("This link isn't valid")).toBeVisible()
})

test('while the links are unknown nothing says that there are none, and a failed read can be repeated', async () => {
  const { user } = await renderScreen(paths.analyticsReports(), {
    scenario: 'sample',
    answers: { [`GET ${LIST}`]: [refusal(409, 'The links are being moved.')] },
    before: (open) => share(open),
  })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Manage links' }))
  const dialog = await screen.findByRole('dialog', { name: 'Links of reports' })
  expect(within(dialog).queryByText('No links yet')).toBeNull()
  await within(dialog).findByText("Links couldn't be loaded")
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('October for the agency')).toBeVisible()
})
