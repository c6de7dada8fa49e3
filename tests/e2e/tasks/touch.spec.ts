// With a finger on a tablet: a long press drags a task to another column, and a swipe scrolls.
import { fingerOn } from '#tests/e2e/fingers.ts'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { hasTouch: true, isMobile: true } })

test('a task is dragged to another column by a long press', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const column = (status: string) => page.getByRole('region', { name: status, exact: true })
  const card = column(t('tasks:status.1')).locator('[data-task]').first()
  const title = (await card.getByRole('link').textContent()) ?? ''
  const address = page.url()
  const finger = await fingerOn(page)
  // Presses the title, which is a link: a tap would open the task.
  await finger.press(card.getByRole('link'))
  await expect(page.locator('[data-held]')).toBeVisible()
  await expect(page.getByText(t('common:ui.drag.pickedUpByTouch').replace('{{label}}', title))).toBeAttached()
  await finger.moveTo(column(t('tasks:status.2')))
  await expect(page.locator('[data-over]').getByRole('region', { name: t('tasks:status.2') })).toBeVisible()
  await expect(page.locator('[data-drag-ghost]')).toBeVisible()
  await finger.release()
  await expect(column(t('tasks:status.2')).getByRole('link', { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('tasks:change.undo') })).toBeVisible()
  expect(page.url()).toBe(address)
})

test('a swipe over a card scrolls the page and moves nothing', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const cards = page.getByRole('region', { name: t('tasks:status.1'), exact: true }).locator('[data-task]')
  await cards.first().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  const finger = await fingerOn(page)
  await finger.press(cards.last())
  const start = await page.evaluate(() => scrollY)
  await finger.moveTo(page.locator('header').first())
  await finger.release()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(Math.min(before, start))
  await expect(page.locator('[data-held]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('tasks:change.undo') })).toHaveCount(0)
})
