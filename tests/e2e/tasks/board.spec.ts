// A task by keyboard alone: typed in one line, carried to another state, taken back, opened from the list.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test('a task is typed, carried over the board by keys, and the move is undone', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const column = (status: string) => page.getByRole('region', { name: status, exact: true })
  await expect(column(t('tasks:status.1'))).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Exclude rentals !urgent #search tomorrow')
  await page.keyboard.press('Enter')
  const card = column(t('tasks:status.1')).getByRole('link', { name: 'Exclude rentals' })
  await expect(card).toBeVisible()
  await card.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const moved = column(t('tasks:status.2')).getByRole('link', { name: 'Exclude rentals' })
  await expect(moved).toBeVisible()
  await expect(moved).toBeFocused()
  await expect(page.getByRole('button', { name: t('tasks:change.undo') })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(card).toBeFocused()
  await card.click()
  await expect(page).toHaveURL(/\/tasks\/tsk_/)
  await expect(page.getByRole('heading', { name: 'Exclude rentals', level: 2 })).toBeVisible()
})
