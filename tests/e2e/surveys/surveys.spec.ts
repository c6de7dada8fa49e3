// A survey from its template to its first answer: written, opened, answered on its page without a script, read in the results.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test('a survey is opened from a template and answered on a page without a script', async ({
  page,
  browser,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/surveys/new?template=pageExit')
  await page.getByRole('button', { name: t('surveys:builder.save') }).click()
  await page.getByRole('button', { name: t('surveys:open.button') }).click()
  await expect(page.getByText(t('surveys:open.done'))).toBeVisible()
  await page.getByRole('tab', { name: t('surveys:tab.share') }).click()
  await page.getByLabel(t('surveys:share.source'), { exact: true }).fill('poster')
  const link = await page.getByRole('code').filter({ hasText: 'via=poster' }).innerText()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(link)
  await visitor.getByRole('button').click()
  await visitor.getByLabel('Partly').check()
  await visitor.getByRole('button', { name: /Next|Send/ }).click()
  await visitor.getByRole('textbox').fill('The weight of the tent')
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByText('Thank you')).toBeVisible()
  await context.close()

  await page.getByRole('tab', { name: t('surveys:tab.results') }).click()
  await expect(page.getByText('The weight of the tent')).toBeVisible()
})
