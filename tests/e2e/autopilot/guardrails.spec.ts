// The order of rules and the limits for all of them, kept over a reload.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'
import { paths } from '#web/paths.ts'

const t = wordsOf('en')

test('an owner sets the priority of rules by keyboard and a limit, and finds both again', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample', { now: '2026-11-19T10:00:00Z' })
  await signIn(page, scenario, personOf(scenario), paths.activeRules())
  await page.getByRole('tab', { name: t('autopilot:rules.tab.guardrails') }).click()
  const form = page.getByRole('form', { name: t('autopilot:rules.tab.guardrails') })
  const names = form.getByRole('listitem').locator('[data-name]')
  await expect(names.first()).toBeVisible()
  const [first = '', second = ''] = await names.allTextContents()
  const down = form.getByRole('button', { name: `Move “${first}” down` })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(names.first()).toHaveText(second)
  await expect(down).toBeFocused()
  await form.getByRole('textbox', { name: t('autopilot:guardrails.budget') }).fill('20')
  await form.getByRole('button', { name: t('autopilot:guardrails.save') }).click()
  await expect(page.getByText(t('autopilot:guardrails.saved'))).toBeVisible()
  await page.reload()
  await expect(names.first()).toHaveText(second)
  await expect(form.getByRole('textbox', { name: t('autopilot:guardrails.budget') })).toHaveValue('20')
})
