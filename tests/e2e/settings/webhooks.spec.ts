import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ })

test('an admin adds a webhook, sees a failed test in its log, mends the address and resends', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/settings/webhooks')
  await page
    .getByRole('link', { name: t('settings-webhooks:add') })
    .first()
    .click()
  const adding = page.getByRole('dialog', { name: t('settings-webhooks:add') })
  const address = adding.getByLabel(t('settings-webhooks:form.url'), { exact: true })
  await expect(address).toBeFocused()
  await address.fill('https://192.168.1.10/hook')
  await adding.getByLabel(t('settings-webhooks:events.runFinished')).check()
  await adding.getByRole('button', { name: t('settings-webhooks:add') }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('https://hooks.lindholm-outdoor.example/status/503')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^whsec_/)).toBeVisible()
  await page.getByRole('link', { name: t('settings-webhooks:openNew') }).click()

  await page.getByRole('button', { name: t('settings-webhooks:test.send') }).click()
  const log = page.getByRole('region', { name: t('settings-webhooks:log.title'), exact: true })
  await expect(log.getByText(`503 · ${t('settings-webhooks:failure.1')}`)).toBeVisible({ timeout: 20_000 })

  await page.getByRole('link', { name: t('settings-webhooks:edit.button'), exact: true }).click()
  const editing = page.getByRole('dialog', { name: t('settings-webhooks:edit.title') })
  await editing
    .getByLabel(t('settings-webhooks:form.url'), { exact: true })
    .fill('https://hooks.lindholm-outdoor.example/in')
  await editing.getByRole('button', { name: t('settings-webhooks:edit.submit') }).click()
  await expect(editing).toBeHidden()
  await log.getByRole('link').first().click()
  const delivery = page.getByRole('dialog', { name: t('settings-webhooks:delivery') })
  await delivery.getByRole('button', { name: t('settings-webhooks:resend.button') }).click()
  await page.keyboard.press('Escape')
  await expect(log.getByText(t('settings-webhooks:deliveryStatus.2'))).toBeVisible({ timeout: 20_000 })
})
