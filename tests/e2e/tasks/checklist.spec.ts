// Steps of a task are put in order by dragging their handles.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test('a step is dragged to another place', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const line = page.getByRole('textbox', { name: t('tasks:quickAdd.label') })
  await line.fill('Pack')
  await line.press('Enter')
  await page.getByRole('link', { name: 'Pack' }).click()
  const steps = page.getByRole('region', { name: t('tasks:checklist.title') })
  const field = steps.getByRole('textbox', { name: t('tasks:checklist.add') })
  for (const step of ['First', 'Second', 'Third']) {
    await field.fill(step)
    await field.press('Enter')
    await expect(steps.getByRole('checkbox', { name: step })).toBeVisible()
  }
  const items = steps.getByRole('listitem')
  await items.nth(0).locator('svg').first().dragTo(items.nth(2))
  await expect(items).toHaveText([/Second/, /Third/, /First/])
})
