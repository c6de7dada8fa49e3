import { type AnomalyConfiguration, IntegrationPlatform } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revokeAnalyticsAccess } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { ACCOUNT, NOW, type OpenSandbox, type Role } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const expired = async ({ sandbox: { store } }: OpenSandbox) => {
  await revokeAnalyticsAccess({ store, now: NOW }, ACCOUNT)
}

test.each([
  ['monitors', paths.anomalySetup()],
  ['anomalies', paths.anomalyActivity()],
])('with an expired connection the list of %s says that nothing is checked and how to reconnect', async (_, path) => {
  await renderScreen(path, { scenario: 'sample', before: expired })
  expect(await screen.findByText('Monitors are paused')).toBeVisible()
  expect(screen.getByText(/Access to Google Analytics has expired.*No new data is checked/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute(
    'href',
    paths.integrations(IntegrationPlatform.GoogleAnalytics),
  )
})

test('a viewer reads who can reconnect', async () => {
  await renderScreen(paths.anomalySetup(), { scenario: 'sample', role: 'viewer', before: expired })
  expect(await screen.findByText(/until an admin reconnects it/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Reconnect' })).toBeNull()
})

test('with a working connection nothing is said', async () => {
  await renderScreen(paths.anomalySetup(), { scenario: 'sample' })
  await screen.findByText('Web shop health')
  await everythingRead()
  expect(screen.queryByText('Monitors are paused')).toBeNull()
})

async function openMonitor(role: Role, pathOf: (id: string) => string) {
  let monitor: AnomalyConfiguration | undefined
  const before = async ({ as }: OpenSandbox) => {
    const list: AnomalyConfiguration[] = (
      await (
        await as('owner')
      )('GET', `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`)
    ).body
    monitor = list.find(({ isDefault }) => !isDefault)
  }
  return renderScreen(() => pathOf(monitor?.id ?? ''), { scenario: 'sample', role, before })
}

test.each([
  ['settings', paths.editAnomalyMonitor],
  ['a new metric', (id: string) => paths.anomalyMetric(id, 'new')],
])('a viewer is not shown a form for %s that they cannot save', async (_, pathOf) => {
  await openMonitor('viewer', pathOf)
  expect(await screen.findByText("Your role doesn't allow this. Ask an admin of the account.")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to monitor' })).toBeVisible()
  await everythingRead()
  expect(document.querySelector('#content form')).toBeNull()
})

test('the settings of a monitor have one form of their own, with the holidays it expects to be unusual', async () => {
  const { user, calls } = await openMonitor('owner', paths.editAnomalyMonitor)
  await screen.findByLabelText('Expect unusual values on holidays and shopping days')
  await user.click(screen.getByRole('checkbox', { name: /^Black Friday/ }))
  await user.click(screen.getByRole('button', { name: 'Save monitor' }))
  expect(await screen.findByText('Web shop health was saved')).toBeVisible()
  const saved = calls().find(({ name }) => name.startsWith('PUT /EAnl'))
  expect(saved?.body).toMatchObject({ ignoresHolidays: true, checkedHolidays: ['black-friday'] })
  expect(await screen.findByText('Black Friday (like any other day)')).toBeInTheDocument()
  expect(screen.getByText(/^\d+ in the next 12 months, 1 of them like any other day$/)).toBeInTheDocument()
})
