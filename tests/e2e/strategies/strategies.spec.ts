import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test('a person starts a strategy from a template, checks in and completes it with a learning', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/strategies/new?template=keep-customers')
  await page.getByLabel(t('strategies:form.target'), { exact: true }).fill('0.3')
  await page.getByRole('button', { name: t('strategies:new.submit') }).click()
  await page.getByRole('link', { name: t('strategies:checkIn.button') }).click()
  await page.getByLabel(t('strategies:checkIn.text')).fill('The first customers came back.')
  await page.getByRole('button', { name: t('strategies:checkIn.submit') }).click()
  await expect(page.getByText('The first customers came back.').first()).toBeVisible()
  await page.getByRole('link', { name: t('strategies:close.button') }).click()
  await page.getByLabel(t('strategies:close.learning')).fill('Ask after the second order.')
  await page.getByRole('button', { name: t('strategies:close.submit') }).click()
  await expect(page.getByText('Ask after the second order.')).toBeVisible()
})
