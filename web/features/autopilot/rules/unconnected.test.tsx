import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { watchControls } from '#tests/support/controls.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test.each([
  ['active rules', paths.activeRules()],
  ['rules setup', paths.rulesSetup()],
])('without a client account connecting one is the only thing to do in %s', async (_, path) => {
  const seen = watchControls()
  await renderScreen(path)
  expect(await screen.findByRole('link', { name: 'Connect Google Ads' })).toBeVisible()
  await everythingRead()
  expect([...seen]).toEqual(['Connect Google Ads'])
})

test('with imported data the actions are there from the start', async () => {
  const seen = watchControls()
  await renderScreen(paths.activeRules(), { scenario: 'sample' })
  await screen.findByRole('table')
  expect([...seen][0]).toBe('Add a rule')
})

test('without an active rule there is one way to add one', async () => {
  await renderScreen(paths.activeRules(), {
    scenario: 'sample',
    before: async ({ sandbox: { store } }) => {
      for (const { id } of await store.listAll('autopilotItem')) await store.delete('autopilotItem', id)
    },
  })
  expect(await screen.findByText('No active rules yet')).toBeVisible()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Add a rule'])
})

const revoke = ({ sandbox: { store, clock } }: OpenSandbox) => revokeAdsAccess({ store, now: clock.now() }, ACCOUNT)

test('with expired access the page says that no rules run, how to reconnect, and keeps its rules', async () => {
  await renderScreen(paths.activeRules(), { scenario: 'sample', before: revoke })
  await screen.findByRole('table')
  await everythingRead()
  expect(screen.getByText('No rules run: Google Ads access has expired')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reconnect Google Ads' })).toBeVisible()
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(1)
  expect(screen.queryAllByText(/couldn't (load|be loaded)/)).toEqual([])
  expect(screen.queryByText('Data loading error!')).toBeNull()
})

test('with withdrawn access no rule has a day of its next run', async () => {
  await renderScreen(paths.activeRules(), { scenario: 'sample', before: revoke })
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  expect(rows).not.toEqual([])
  await waitFor(() => {
    for (const row of rows) expect(row).toHaveTextContent('Waiting')
  })
})
