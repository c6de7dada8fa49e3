// A report is shared by a link, read by somebody outside with its password, and revoked.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test.use({ expectedNoise: /status of 40[39]/ })

test('a report is read by its link with a password, until the link is revoked', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/analytics-reports?metric=totalRevenue')
  await page.getByRole('button', { name: t('reports:links.share') }).click()
  await page.getByRole('menuitem', { name: t('reports:links.create') }).click()
  await page.getByLabel(t('reports:links.field.name')).fill('For the agency')
  await page.getByRole('textbox', { name: t('reports:links.field.password') }).fill('seven larks')
  await page.getByRole('button', { name: t('reports:links.submit') }).click()
  const address = await page.getByRole('dialog').getByRole('code').innerText()
  expect(address).toMatch(/\/r\/[\w-]{22}$/)
  await page.keyboard.press('Escape')

  const reader = await openBrowser()
  await reader.goto(address)
  await reader.getByRole('button', { name: t('consent:decline') }).click()
  await reader.getByRole('textbox', { name: t('reports:shared.password') }).fill('seven larks')
  await reader.getByRole('button', { name: t('reports:shared.open') }).click()
  await expect(reader.getByRole('heading', { name: 'For the agency' })).toBeVisible()
  await expect(reader.getByRole('figure', { name: 'Revenue' })).toBeVisible()

  await page.getByRole('button', { name: t('reports:links.share') }).click()
  await page.getByRole('menuitem', { name: t('reports:links.manage') }).click()
  await page.getByRole('button', { name: t('reports:links.menu').replace('{{name}}', 'For the agency') }).click()
  await page.getByRole('menuitem', { name: t('reports:links.revoke') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('reports:links.revoke') })
    .click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await reader.reload()
  await expect(reader.getByText(t('reports:shared.revoked'))).toBeVisible()
})
