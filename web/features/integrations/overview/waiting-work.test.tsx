import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { revokeAnalyticsAccess } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { ACCOUNT, NOW, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

const REVOKE = { [GoogleAds]: revokeAdsAccess, [GoogleAnalytics]: revokeAnalyticsAccess }

const expire =
  (platform: keyof typeof REVOKE) =>
  ({ sandbox: { store } }: OpenSandbox) =>
    REVOKE[platform]({ store, now: NOW }, ACCOUNT)

test('the page of an expired connection says what waits, with links, and how to reconnect', async () => {
  await renderScreen(paths.integrations(GoogleAds), { scenario: 'sample', before: expire(GoogleAds) })
  expect(await screen.findByText('Waiting for this connection:')).toBeVisible()
  expect(screen.getByRole('link', { name: /^\d+ rules$/ })).toHaveAttribute('href', paths.activeRules())
  const steps = screen.getByRole('list', { name: 'How to reconnect' })
  expect(steps).toHaveTextContent(/^Select “Reconnect Google Ads” and sign in as ads@/)
})

test('a person who may not reconnect reads what waits, but no steps', async () => {
  await renderScreen(paths.integrations(GoogleAnalytics), {
    scenario: 'sample',
    role: 'viewer',
    before: expire(GoogleAnalytics),
  })
  expect(await screen.findByRole('link', { name: /^\d+ monitors?$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: '2 regular reports' })).toHaveAttribute('href', paths.analyticsReports())
  expect(screen.queryByRole('list', { name: 'How to reconnect' })).toBeNull()
})

const endIn =
  (days: number) =>
  async ({ sandbox: { store, clock } }: OpenSandbox) => {
    const expiresAt = new Date(clock.now().getTime() + days * 86_400_000).toISOString()
    for (const { id, platform } of await store.list('credential', ACCOUNT))
      if (platform === GoogleAds) await store.update('credential', id, (stored) => ({ ...stored, expiresAt }))
  }

test.each([
  ['en', /^Stops when access expires:/, /^\d+ rules$/],
  ['tr', /^Erişim süresi dolunca durur:/, /^\d+ kural$/],
] as const)('a connection that expires soon says what would stop (%s)', async (language, label, rules) => {
  await renderScreen(paths.integrations(), { scenario: 'sample', language, before: endIn(5) })
  const line = await screen.findByText(label)
  expect(within(line).getByRole('link', { name: rules })).toHaveAttribute('href', paths.activeRules())
})

test('nothing waits while the connection works', async () => {
  await renderScreen(paths.integrations(GoogleAds), { scenario: 'sample' })
  await screen.findByRole('button', { name: /^Disconnect ads@/ })
  await everythingRead()
  expect(screen.queryByText('Waiting for this connection:')).toBeNull()
})

test.each([paths.dashboard(), paths.activeRules()])('the banner at %s counts the rules that wait', async (path) => {
  await renderScreen(path, { scenario: 'sample', language: 'tr', before: expire(GoogleAds) })
  await waitFor(() => expect(screen.getByText('Bu bağlantıyı bekleyenler:')).toBeVisible())
  expect(screen.getByRole('link', { name: /^\d+ kural$/ })).toHaveAttribute('href', paths.activeRules())
})
