import type { Locator, Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
test.use({ expectedNoise: /the server responded with a status of 4\d\d/ })
// The test visits many views, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

test('a ticket with an attachment: the draft survives a reload and a lost session; it is resolved, rated, reopened', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const owner = personOf(scenario)
  await signIn(page, scenario, owner, '/help/tickets/new')
  const dialog = page.getByRole('dialog', { name: t('help:new.title') })
  const subject = dialog.getByLabel(t('help:new.subject'), { exact: true })
  const text = dialog.getByLabel(t('help:new.text'), { exact: true })
  await subject.fill('Kosten fehlen seit Dienstag')
  await text.fill('Since Tuesday the costs are 0.')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from('day,cost\n1,0\n2,0\n') })
  await expect(dialog.getByRole('list').getByText('costs.csv')).toBeVisible()

  await page.reload()
  await expect(subject).toHaveValue('Kosten fehlen seit Dienstag')
  await expect(dialog.getByRole('list').getByText('costs.csv')).toBeVisible()

  // The session ends in the background while the form is open.
  await page.evaluate(() => {
    for (const name of ['access', 'refresh']) localStorage.setItem(`adwright-${name}`, 'gone')
  })
  await dialog.getByLabel(t('help:new.category'), { exact: true }).selectOption({ label: t('help:category.4') })
  await dialog.getByRole('button', { name: t('help:new.submit') }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel(t('auth:login.email'), { exact: true }).fill(owner.email)
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(`${scenario.origin}/help/tickets/new`)
  await expect(text).toHaveValue('Since Tuesday the costs are 0.')
  await expect(dialog.getByLabel(t('help:new.category'), { exact: true })).toHaveValue('4')
  await dialog.getByRole('button', { name: t('help:new.submit') }).press('Enter')

  await expect(page).toHaveURL(/\/help\/tickets\/[^/?]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kosten fehlen seit Dienstag' })).toBeVisible()
  await expect(page.getByText('costs.csv')).toBeVisible()
  await scenario.control('PUT', '/control/clock', { forward: { days: 1 } })
  await page.reload()
  await expect(page.getByText('Hannah Brandt').first()).toBeVisible()
  await page.getByRole('button', { name: t('help:ticket.resolve') }).press('Enter')
  await page.getByRole('button', { name: t('help:rating.5') }).press('Enter')
  await expect(page.getByText(t('help:rating.thanks'))).toBeVisible()
  await page.getByRole('button', { name: t('help:ticket.reopen') }).press('Enter')
  await expect(page.getByRole('button', { name: t('help:ticket.resolve') })).toBeVisible()
})

test('an article is found by its text, and a demo is requested, by keyboard alone', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/help')
  await page.getByLabel(t('help:search.label')).focus()
  await page.keyboard.insertText('undo')
  const article = page.getByRole('button', { name: t('help:articles.undo.title') })
  await tabTo(page, article)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/article=undo/)
  await expect(page.locator('#article-undo')).toBeVisible()

  await tabTo(page, page.getByRole('main').getByRole('link', { name: t('book-a-demo:title') }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/book-a-demo$/)
  const topic = page.getByLabel(t('book-a-demo:topic'), { exact: true })
  await expect(topic).toBeVisible()
  await tabTo(page, topic)
  await page.keyboard.press('ArrowDown')
  await expect(topic).toHaveValue('overview')
  await tabTo(page, page.getByLabel(t('book-a-demo:message'), { exact: true }))
  await page.keyboard.insertText('Three of us; we want to see how rules are undone.')
  await tabTo(page, page.getByRole('button', { name: t('book-a-demo:submit') }))
  await page.keyboard.press('Enter')
  const ticket = page.getByRole('link', { name: t('book-a-demo:done.ticket') })
  await expect(ticket).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Demo: ${t('book-a-demo:topics.overview')}` })).toBeVisible()
})
