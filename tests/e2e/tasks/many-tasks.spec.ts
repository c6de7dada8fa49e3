// A board with 5,000 tasks is worked by keys alone, with what a screen reader hears; a refused move says why and changes nothing.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const CARDS = 20

test('twenty cards of a full board move by keys, and a refused move says why', async ({ page, openScenario }) => {
  test.setTimeout(240_000)
  const scenario = await openScenario('busy-board')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const column = (status: number) => page.getByRole('region', { name: t(`tasks:status.${status}`), exact: true })
  const spoken = page.locator('output')
  await expect(column(1).getByRole('listitem')).toHaveCount(25)
  for (let count = 0; count < CARDS; count += 1) {
    const card = column(1).locator('[data-task]').first()
    const id = await card.getAttribute('data-task')
    await card.getByRole('link').focus()
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowRight')
    await expect(spoken.filter({ hasText: `${t('tasks:status.2')}, 2 of 5` })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(column(1).locator(`[data-task="${id}"]`)).toHaveCount(0)
    // In the other column it may be further down than the cards that are read; then the focus stays beside the place it left.
    const isShown = (await column(2).locator(`[data-task="${id}"]`).count()) > 0
    await expect(column(isShown ? 2 : 1).locator('[data-task] a:focus')).toHaveCount(1)
  }
  const card = column(1).locator('[data-task]').first()
  const id = await card.getAttribute('data-task')
  await card.getByRole('link').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const reason = t('tasks:board.refused')
    .replace('{{from}}', t('tasks:status.1'))
    .replace('{{to}}', t('tasks:status.3'))
  await expect(spoken.filter({ hasText: reason })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(column(1).locator(`[data-task="${id}"]`)).toBeVisible()
})
