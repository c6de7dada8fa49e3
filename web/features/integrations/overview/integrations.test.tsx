import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const adsCredential = async ({ sandbox }: OpenSandbox) =>
  (await sandbox.store.list('credential', ACCOUNT)).find(({ platform }) => platform === IntegrationPlatform.GoogleAds)

test('the consequences stand before a disconnection; a refusal keeps the dialog', async () => {
  const answers: Record<string, Answer[]> = {}
  const { user, calls, ...open } = await renderScreen(paths.integrations(), {
    scenario: 'sample',
    answers,
    before: async (opened) => {
      const call = `DELETE /Integration/${ACCOUNT}/${(await adsCredential(opened))?.id}`
      answers[call] = [refusal(409, 'A rule is making changes with this connection.')]
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Disconnect ads@/ }))
  await screen.findByText(/All rules stop and are marked “Needs attention”/)
  const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Google Ads?' })
  expect(within(dialog).getByText(/^Waits until you reconnect:/)).toHaveTextContent(/\d+ rules/)
  const confirm = () => user.click(screen.getByRole('button', { name: 'Disconnect Google Ads' }))
  expect(calls().some(({ name }) => name.startsWith('DELETE'))).toBe(false)
  await confirm()
  await screen.findByText('A rule is making changes with this connection.')
  expect(screen.getByRole('alertdialog', { name: 'Disconnect Google Ads?' })).toBeVisible()
  expect(await adsCredential(open)).toBeDefined()
  await confirm()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await adsCredential(open)).toBeUndefined()
})

test('the page of a platform leads admins to the history of connections, where expired access is an entry', async () => {
  const { user } = await renderScreen(paths.integrations(IntegrationPlatform.GoogleAds), {
    scenario: 'sample',
    before: async ({ sandbox }) => {
      await revokeAdsAccess({ store: sandbox.store, now: sandbox.clock.now() }, ACCOUNT)
      await sandbox.advance()
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Connection history' }))
  expect(await screen.findByText('Access expired')).toBeVisible()
  expect(screen.getByText('Integrations · Paused')).toBeVisible()
  // Google Analytics has a history of its own.
  expect(screen.getAllByRole('row', { name: /Google Ads/ })).toHaveLength(2)
  expect(screen.queryByRole('row', { name: /Google Analytics/ })).toBeNull()
})

test('a person below admin sees why nothing can be connected', async () => {
  await renderScreen(paths.integrations(), { role: 'user' })
  const button = await screen.findByRole('button', { name: 'Connect Meta' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(button).toHaveAccessibleDescription('Only admins and owners can change connections.'))
})

test('while no permission of a platform works, nothing of it can be chosen, and the button says why', async () => {
  await renderScreen(paths.integrations(), {
    scenario: 'sample',
    before: async (open) =>
      open.sandbox.store.set('credential', (await adsCredential(open))?.id ?? '', { grantedScopes: [] }),
  })
  const change = await screen.findByRole('link', { name: 'Change client account' })
  expect(change).toHaveAccessibleDescription('Connect Google Ads again first.')
})

test('a chosen client that could not be read can be read again', async () => {
  const call = `GET /EA/${ACCOUNT}/information`
  const answers: Record<string, Answer> = { [call]: refusal(500, 'Broken.') }
  const { user } = await renderScreen(paths.integrations(), { scenario: 'sample', answers })
  const again = await screen.findByRole('button', { name: 'Try again' })
  delete answers[call]
  await user.click(again)
  expect(await screen.findByRole('link', { name: 'Change client account' })).toBeVisible()
})

test('a connection says how long its access lasts, and its permissions in words instead of addresses', async () => {
  await renderScreen(paths.integrations(IntegrationPlatform.GoogleAds), {
    scenario: 'sample',
    before: async (open) => {
      const { store, clock } = open.sandbox
      const expiresAt = new Date(clock.now().getTime() + 12 * 86_400_000).toISOString()
      await store.update('credential', (await adsCredential(open))?.id ?? '', (stored) => ({ ...stored, expiresAt }))
    },
  })
  expect(await screen.findByText(/^in 12 days \(Dec 1, 2026/)).toBeVisible()
  expect(screen.getByText('View and manage Google Ads campaigns')).toBeVisible()
  expect(document.body.textContent).not.toMatch(/googleapis|adwords/)
})

test.each([
  ['was revoked is not called endless', null, /^(Access expires|Never)$/, []],
  ['has expired is told in the past', -2, /^Access expire[ds]$/, ['Access expired']],
])('access that %s', async (_, days, shown, texts) => {
  await renderScreen(paths.integrations(IntegrationPlatform.GoogleAds), {
    scenario: 'sample',
    before: async (open) => {
      const { store, clock } = open.sandbox
      const now = clock.now()
      if (days === null) return revokeAdsAccess({ store, now }, ACCOUNT)
      const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString()
      return store.update('credential', (await adsCredential(open))?.id ?? '', (stored) => ({ ...stored, expiresAt }))
    },
  })
  expect(await screen.findByText('Reconnect needed')).toBeVisible()
  expect(screen.queryAllByText(shown).map(({ textContent }) => textContent)).toEqual(texts)
})
