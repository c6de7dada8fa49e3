import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { controls, watchControls } from '#tests/support/controls.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test.each([
  ['anomaly activity', paths.anomalyActivity()],
  ['anomaly setup', paths.anomalySetup()],
])('without web analytics, connecting it is the only action in %s', async (_, path) => {
  const seen = watchControls()
  await renderScreen(path)
  expect(await screen.findByRole('link', { name: 'Connect Google Analytics' })).toBeVisible()
  await everythingRead()
  expect([...seen]).toEqual(['Connect Google Analytics'])
  expect(screen.queryByLabelText('Search anomalies')).toBeNull()
})

test('anomalies from before a disconnection can still be searched', async () => {
  await renderScreen(paths.anomalyActivity(), {
    scenario: 'sample',
    before: async ({ sandbox: { store }, as }) => {
      for (const { id, platform } of await store.list('credential', ACCOUNT))
        if (platform === IntegrationPlatform.GoogleAnalytics)
          await (await as('owner'))('DELETE', `/Integration/${ACCOUNT}/${id}`)
    },
  })
  expect(await screen.findByLabelText('Search anomalies')).toBeVisible()
})

const withoutMonitors = async ({ sandbox: { store } }: OpenSandbox) => {
  await store.deleteAll('anomaly', { accountId: ACCOUNT })
  await store.deleteAll('anomalyWatch', { accountId: ACCOUNT })
}

test('without monitors, creating one is the only action', async () => {
  await renderScreen(paths.anomalySetup(), { scenario: 'sample', before: withoutMonitors })
  expect(await screen.findByText('No monitors yet')).toBeVisible()
  expect(controls()).toEqual(['New monitor'])
})

test('the list does not claim that nothing is unusual when nothing is monitored', async () => {
  await renderScreen(paths.anomalyActivity(), { scenario: 'sample', before: withoutMonitors })
  expect(await screen.findByText('No monitors yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New monitor' })).toBeVisible()
  await everythingRead()
  expect(screen.queryByText('Nothing unusual in this period')).toBeNull()
})
