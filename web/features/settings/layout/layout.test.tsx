import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const linksOf = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('notifications are a setting of the person, and integrations have no second place in the settings', async () => {
  await renderScreen(paths.settingsNotifications())
  await screen.findByRole('heading', { level: 1, name: 'Notifications' })
  expect(linksOf('You')).toContain('Notifications')
  expect(linksOf('Account')).not.toContain('Notifications')
  const settings = within(screen.getByRole('navigation', { name: 'Settings' }))
  expect(settings.queryByRole('link', { name: /Integration/ })).toBeNull()
  expect(settings.getByRole('link', { current: 'page' })).toHaveTextContent('Notifications')
})
