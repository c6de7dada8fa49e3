// A critic who left an address becomes a task; a viewer reads the answer without the address; deleting the person removes it everywhere.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const ADDRESS = 'lena.brandt@example.com'
const WORDS = 'The pegs bend at the first stone'

test('a critic with consent becomes a task, a viewer sees no address, and deleting the person leaves nothing', async ({
  page,
  browser,
  openScenario,
  openBrowser,
}) => {
  test.slow()
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/surveys/new?template=orderFeedback')
  await page.getByRole('button', { name: t('surveys:builder.save') }).click()
  await page.getByRole('button', { name: t('surveys:open.button') }).click()
  await expect(page.getByText(t('surveys:open.done'))).toBeVisible()
  const [, surveyId = ''] = /\/surveys\/([^/]+)/.exec(page.url()) ?? []
  await page.getByRole('tab', { name: t('surveys:tab.share') }).click()
  await page.getByLabel(t('surveys:share.source'), { exact: true }).fill('parcel')
  const link = await page.getByRole('code').filter({ hasText: 'via=parcel' }).innerText()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(link)
  await visitor.getByRole('button').click()
  for (let step = 0; step < 12 && !(await visitor.getByText('Thank you').isVisible()); step += 1) {
    const [number, text, email] = [
      visitor.getByRole('radio').first(),
      visitor.getByRole('textbox').first(),
      visitor.getByRole('checkbox', { name: /write to me|contact|consent|agree/i }),
    ]
    if (await email.isVisible()) {
      await visitor.locator('input[type=email]').fill(ADDRESS)
      await email.check()
    } else if (await number.isVisible()) await number.check()
    else if (await text.isVisible()) await text.fill(WORDS)
    await visitor.getByRole('button', { name: /^(Next|Send)$/ }).click()
  }
  await expect(visitor.getByText('Thank you')).toBeVisible()
  await context.close()

  await page.goto(`${scenario.origin}/surveys/${surveyId}/answers`)
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(ADDRESS)).toBeVisible()
  const answer = new URL(page.url()).pathname
  await page.getByRole('button', { name: t('surveys:results.task') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Description/)).toHaveValue(new RegExp(WORDS))
  await expect(dialog.getByLabel(/^Description/)).not.toHaveValue(/@/)
  await dialog.getByRole('button', { name: t('tasks:make.submit') }).click()
  await expect(dialog).toBeHidden()

  const viewer = await openBrowser()
  await signIn(viewer, scenario, personOf(scenario, 'viewer'), answer)
  await expect(viewer.getByText(WORDS)).toBeVisible()
  await expect(viewer.getByText(t('surveys:answers.hidden'))).toBeVisible()
  await expect(viewer.getByText(ADDRESS)).toHaveCount(0)

  await page.goto(`${scenario.origin}/surveys/${surveyId}/answers`)
  await page.getByRole('button', { name: t('surveys:person.button') }).click()
  await page.getByRole('dialog').getByLabel(t('surveys:person.email')).fill(ADDRESS)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('surveys:person.delete') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${scenario.origin}/tasks?tab=team&view=list&text=${encodeURIComponent('Answer to')}`)
  await page.getByText(t('surveys:answers.taskTitle').replace('{{title}}', 'How was your order?')).first().click()
  await expect(page).toHaveURL(/\/tasks\/tsk_/)
  await expect(page.getByText(t('common:ui.comments.title')).first()).toBeVisible()
  await expect(page.getByText(WORDS)).toHaveCount(0)
  await expect(page.getByText(ADDRESS)).toHaveCount(0)
})
