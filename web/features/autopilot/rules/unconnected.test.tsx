import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { watchControls } from '#tests/support/controls.ts'
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
  expect(await screen.findByText('No rule is active yet')).toBeVisible()
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Add a rule'])
})
