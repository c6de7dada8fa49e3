import { SavedViewScreen } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/Account/${ACCOUNT}/views`

const open = (role: 'admin' | 'viewer' = 'admin', answers = {}) =>
  renderScreen(`${paths.analyticsReports()}?metric=totalRevenue`, { scenario: 'sample', role, answers })

// The screen of reports is large, and queries by role compute a name for each of its elements: what is outside of dialogs is found by text.
test('a report is saved with its filters and a schedule, and is selected from then on', async () => {
  const { user, calls } = await open()
  await user.click(await screen.findByText('Views'))
  await user.click(await screen.findByText('Save this view'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.click(await dialog.findByLabelText('Name'))
  await user.paste('Revenue by device')
  await user.click(dialog.getByLabelText('Share with the team'))
  await user.selectOptions(dialog.getByLabelText(/^Send by email/), 'Weekly')
  const [recipient] = await within(dialog.getByRole('group', { name: 'Recipients' })).findAllByRole('checkbox')
  if (recipient) await user.click(recipient)
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  await screen.findByText('Revenue by device')
  expect(calls(`POST ${LIST}`)[0]?.body).toMatchObject({
    screen: SavedViewScreen.Reports,
    query: 'metric=totalRevenue',
    isShared: true,
    schedule: { frequency: 1, isPaused: false },
  })
})

const REPORT = `GET /EAnl/${ACCOUNT}/report`
const comparedDays = {
  dateBeginCurrentPeriod: '2026-11-01',
  dateEndCurrentPeriod: '2026-11-10',
  dateBeginPreviousPeriod: '2025-11-01',
  dateEndPreviousPeriod: '2025-11-10',
}

test('a comparison that was chosen is saved with the view, and the view compares with it again', async () => {
  const days = `${paths.analyticsReports()}?from=2026-11-01&to=2026-11-10`
  const { user, calls, visit } = await renderScreen(days, { scenario: 'sample', role: 'admin' })
  const lastRead = () => Object.fromEntries(calls(REPORT).at(-1)?.query ?? [])
  await screen.findByLabelText('Metrics for the whole date range')
  await user.click(screen.getByRole('button', { name: /^Date range/ }))
  await user.selectOptions(await screen.findByLabelText('Compare with'), 'Same dates last year')
  await waitFor(() => expect(lastRead()).toEqual(comparedDays))
  await user.keyboard('{Escape}')
  expect(await screen.findByText('vs Nov 1 – Nov 10, 2025')).toBeVisible()
  await user.click(screen.getByText('Views'))
  await user.click(await screen.findByText('Save this view'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await user.click(await dialog.findByLabelText('Name'))
  await user.paste('A year ago')
  await user.click(dialog.getByRole('button', { name: 'Save view' }))
  await screen.findByText('A year ago')

  visit(`${days}&compare=none`)
  await waitFor(() => expect(lastRead()).not.toHaveProperty('dateBeginPreviousPeriod'))
  await user.click(await screen.findByText('Views'))
  await user.click(await screen.findByText(/^A year ago/))
  await waitFor(() => expect(lastRead()).toEqual(comparedDays))
  expect(new URLSearchParams(location.search).get('compare')).toBe('year')
})

test('a viewer saves views for themselves, without sharing and emails, and cannot edit those of others', async () => {
  const { user } = await open('viewer', { [`GET ${LIST}`]: { body: exampleOf('listSavedViews').slice(0, 1) } })
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await dialog.findByLabelText('Name')
  expect(dialog.queryByLabelText('Share with the team')).toBeNull()
  expect(dialog.queryByLabelText(/^Send by email/)).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Views' }))
  const link = await screen.findByRole('menuitem', { name: 'Mobile revenue' })
  expect(link.getAttribute('href')).toContain('dimensionValue=mobile&period=last30')
  await user.click(await screen.findByRole('menuitem', { name: 'Manage views' }))
  const list = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await list.findByText('Mobile revenue')
  expect(list.getByText(/Weekly · 2 recipients · Next email/)).toBeVisible()
  expect(list.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

/** A default view of the owner, and one of the team, on the screen of anomalies. */
const withDefaults = async ({ as }: OpenSandbox) => {
  const call = await as('owner')
  const view = { screen: SavedViewScreen.Anomalies, isDefault: true }
  await call('POST', LIST, { ...view, name: 'Open ones', query: 'statuses=1', isShared: true })
  await call('POST', LIST, { ...view, name: 'Rates', query: 'severities=3&columns=date,severity' })
}

test('a screen opened without filters opens with the own default view and its columns, with filters as the address says', async () => {
  const { visit } = await renderScreen(paths.anomalyActivity(), {
    scenario: 'sample',
    role: 'owner',
    before: withDefaults,
  })
  await waitFor(() => expect(new URLSearchParams(location.search).get('severities')).toBe('3'))
  await screen.findByRole('columnheader', { name: 'Severity' })
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Expected' })).toBeNull())
  visit(`${paths.anomalyActivity()}?statuses=4`)
  await screen.findByRole('columnheader', { name: 'Expected' })
  expect(location.search).toBe('?statuses=4')
})
