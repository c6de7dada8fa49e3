import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
// After a day the access token has expired, and is renewed.
test.use({ expectedNoise: /the server responded with a status of 401/ })

test('what the rules and monitors did in a day is in the bell, grouped by kind, until it is read', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/settings/general')
  await scenario.control('PUT', '/control/clock', { forward: { days: 1 } })
  await page.reload()
  const bell = page.getByRole('button', { name: /^Notifications: \d+ unread$/ })
  await bell.click()
  const panel = page.getByRole('dialog', { name: t('shell:notifications.title') })
  await expect(panel.getByRole('region', { name: t('shell:notifications.kind.3') })).toBeVisible()
  await panel.getByRole('button', { name: t('shell:notifications.readAll') }).click()
  await expect(panel.getByRole('region', { name: t('shell:notifications.earlier') })).toBeVisible()
  await page.keyboard.press('Escape')
  const silent = page.getByRole('button', { name: t('shell:notifications.title'), exact: true })
  await expect(silent).toBeFocused()
})
