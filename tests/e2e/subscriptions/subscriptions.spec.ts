import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
// The checkout responds with 402 to a declined card; the provider's pages have no icon.
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ })
// The test visits many views, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('from the trial through a declined card to a plan, its thank-you page and the billing portal', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('trial-ending')
  await signIn(page, scenario, personOf(scenario), '/subscriptions')
  await expect(page.getByText(/days? left in your trial/).first()).toBeVisible()
  await page.getByRole('link', { name: /^Choose Growth/ }).press('Enter')

  const card = page.getByLabel('Card number')
  await card.fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pay/ }).press('Enter')
  await expect(page.getByText(/The card was declined/)).toBeVisible()

  // The provider delays its event: until then, the payment is not shown as paid.
  await scenario.control('PUT', '/control/checkout', { delayWebhookSeconds: 600 })
  await card.fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay/ }).press('Enter')
  await expect(page).toHaveURL(/\/subscriptions\/thank-you-/)
  await expect(page.getByText(t('subscriptions:thanks.waiting'))).toBeVisible()
  await scenario.control('PUT', '/control/clock', { forward: { minutes: 10 } })
  await expect(page.getByText('Growth is active')).toBeVisible()

  await page.getByRole('link', { name: t('subscriptions:thanks.billing') }).press('Enter')
  await expect(page.getByRole('row', { name: /Subscribed/ })).toBeVisible()
  await page.getByRole('button', { name: t('subscriptions:portal.open') }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  await expect(page.getByText(/Card ending in/)).toBeVisible()
})

test('a first-time buyer waits until the payment is confirmed, and is not sent back to the prices', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('new-user')
  await enter(page, scenario, personOf(scenario, 'new'), '/registration-pricing')
  await page
    .getByRole('link', { name: /Growth/ })
    .first()
    .press('Enter')
  await scenario.control('PUT', '/control/checkout', { delayWebhookSeconds: 600 })
  await page.getByRole('button', { name: /^Pay/ }).press('Enter')
  await expect(page.getByText(t('shell:loading.payment'))).toBeVisible()
  await expect(page).toHaveURL(/\/subscriptions\/thank-you-/)
  await scenario.control('PUT', '/control/clock', { forward: { minutes: 10 } })
  await expect(page.getByText('Growth is active')).toBeVisible()
  await expect(page).toHaveURL(/\/subscriptions\/thank-you-/)
})

test('a failed payment is shown on every view to the owner, and to no one who cannot pay', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('past-due')
  await signIn(page, scenario, personOf(scenario), '/settings/info')
  const banner = page.getByText(t('shell:billing.pastDue'))
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: t('shell:billing.action') }).press('Enter')
  await expect(page.getByText(t('subscriptions:advice.pastDue.title'))).toBeVisible()
  await expect(banner).toBeHidden()
  const viewer = await openBrowser()
  await signIn(viewer, scenario, personOf(scenario, 'viewer'), '/settings/info')
  await expect(viewer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(viewer.getByText(t('shell:billing.pastDue'))).toHaveCount(0)
})
