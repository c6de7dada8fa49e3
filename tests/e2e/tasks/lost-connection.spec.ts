// The connection is lost while a task is added in one line: what was typed stays, and a second try creates it once.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test.use({ expectedNoise: /Failed to load resource/ })

test('a task typed in one line is created once, although the answers are lost', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/tasks?tab=team')
  const line = page.getByRole('textbox', { name: t('tasks:quickAdd.label') })
  await scenario.control('POST', '/control/faults', { kind: 'drop-after', operationId: 'createAccountTask', times: 20 })
  await line.fill('Exclude rentals !urgent')
  await line.press('Enter')
  await expect(page.getByText(t('tasks:quickAdd.failed'))).toBeVisible()
  await expect(line).toHaveValue('Exclude rentals !urgent')
  await scenario.control('DELETE', '/control/faults')
  await line.press('Enter')
  await expect(page.getByText(t('tasks:quickAdd.done').replace('{{title}}', 'Exclude rentals'))).toBeVisible()
  await expect(line).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Exclude rentals' })).toHaveCount(1)
})
