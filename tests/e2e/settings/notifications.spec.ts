import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
// The access token expires while time is moved, and is renewed.
test.use({ expectedNoise: /the server responded with a status of 401/ })
test.describe.configure({ timeout: 180_000 })

test('an answer of support is in the bell until it is read, and its link leads to the ticket', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/help/tickets/new')
  const dialog = page.getByRole('dialog', { name: t('help:new.title') })
  await dialog.getByLabel(t('help:new.subject'), { exact: true }).fill('Conversions are missing')
  await dialog.getByLabel(t('help:new.text'), { exact: true }).fill('Since Monday.')
  await dialog.getByLabel(t('help:new.category'), { exact: true }).selectOption({ label: t('help:category.4') })
  await dialog.getByRole('button', { name: t('help:new.submit') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Conversions are missing' })).toBeVisible()
  const ticket = new URL(page.url()).pathname

  await scenario.control('PUT', '/control/clock', { forward: { minutes: 30 } })
  await page.goto(`${scenario.origin}/settings/general`)
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).press('Enter')
  const panel = page.getByRole('dialog', { name: t('shell:notifications.title') })
  const group = panel.getByRole('region', { name: t('shell:notifications.kind.5') })
  await group.getByRole('link', { name: /^Support answered ticket/ }).click()
  await expect(page).toHaveURL(`${scenario.origin}${ticket}`)
  const silent = page.getByRole('button', { name: t('shell:notifications.title'), exact: true })
  await expect(silent).toBeVisible()
})
