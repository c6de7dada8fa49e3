import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const { GoogleAds, GoogleAnalytics } = IntegrationPlatform

test.each([
  ['Google Ads', GoogleAds],
  ['Google Analytics', GoogleAnalytics],
] as const)('with missing permissions %s can be reconnected', async (name, platform) => {
  const { calls } = await renderScreen(paths.getStartedSelectClient(platform), {
    scenario: 'sample',
    role: 'owner',
    before: async ({ sandbox: { store } }) => {
      for (const { id } of await store.list('credential', ACCOUNT))
        await store.set('credential', id, { grantedScopes: [] })
    },
  })
  // The page behind the dialog has a button with the same name.
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByRole('button', { name: `Reconnect ${name}` })).toBeVisible()
  expect(dialog.getByText(/keep every permission checked/)).toBeVisible()
  await everythingRead()
  const lists = { [GoogleAds]: /customer-clients$/, [GoogleAnalytics]: /analytics-accounts$/ }
  expect(calls().filter((call) => lists[platform].test(call.name))).toEqual([])
})
