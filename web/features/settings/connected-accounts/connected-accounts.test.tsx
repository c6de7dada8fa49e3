import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('only connected accounts are listed; they are managed in Integrations', async () => {
  await renderScreen(paths.connectedAccounts(), { scenario: 'sample' })
  expect(await screen.findByText('ads@lindholm-outdoor.example')).toBeVisible()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Manage in Integrations' })).toHaveAttribute(
    'href',
    paths.integrations(),
  )
  await everythingRead()
  expect(screen.queryByText('Not connected.')).toBeNull()
})

test('without a connected account the screen says what will be listed', async () => {
  await renderScreen(paths.connectedAccounts())
  expect(await screen.findByText('No connected accounts')).toBeVisible()
})
