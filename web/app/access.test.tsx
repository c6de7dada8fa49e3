import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { config } from '#web/lib/config.ts'
import { paths } from '#web/paths.ts'

test('a view whose main read is forbidden says so, with links home and to sign out, and is not retried', async () => {
  const answers = {
    [`GET /EAnl/${ACCOUNT}/anomaly-analysis-configuration`]: refusal(403, 'Your role does not allow this.'),
  }
  await renderScreen(paths.anomalySetup(), { scenario: 'sample', answers })
  await screen.findByText("You don't have access to see the view!")
  expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/logout')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the entries of the user menu that lead to a screen are links', async () => {
  const { user } = await renderScreen(paths.help())
  await user.click(await screen.findByRole('button', { name: /^Account menu|menu/i, expanded: false }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
    paths.subscriptions(),
    paths.bookADemo(),
    paths.help(),
    null,
  ])
})

test('a view that needs a subscription directs a person whose subscription has ended to the business contact', async () => {
  const { user } = await renderScreen(paths.rulesSetup(), { scenario: 'no-access' })
  expect(await screen.findByRole('heading', { name: 'This page is for customers only' })).toBeVisible()
  const { businessContactEmail: email } = config()
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await user.click(screen.getByRole('link', { name: 'View plans' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Billing' })).toBeVisible()
})

test('an account that waits for approval says so, and its settings stay open', async () => {
  const { visit } = await renderScreen(paths.rulesSetup(), { scenario: 'pending-approval' })
  expect(await screen.findByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible()
  visit(paths.settingsInfo())
  expect(await screen.findByRole('heading', { level: 1, name: 'General' })).toBeVisible()
})
