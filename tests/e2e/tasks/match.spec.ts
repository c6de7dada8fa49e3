// A match of a rule becomes a task; once the match has ended, the task says so and is closed from that line.
import { TaskStatus } from '@adwright/sdk/types'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'
import { paths } from '#web/paths.ts'

const t = wordsOf('en')
const RULE = 'rule_no-conversion-keyword'

// The session of an hour ago is renewed.
test.use({ expectedNoise: /the server responded with a status of 401/ })

test('a match becomes a task, which is closed from the line that says that the match has ended', async ({
  page,
  openScenario,
}) => {
  test.slow()
  const scenario = await openScenario('sample', { now: '2026-11-19T10:00:00Z' })
  const forward = (hours: number) => scenario.control('PUT', '/control/clock', { forward: { hours } })
  await signIn(page, scenario, personOf(scenario), paths.ruleViolations(RULE))
  const matches = page.getByRole('region', { name: t('autopilot-setup:violations.title') })
  const row = matches.getByRole('row').nth(1)
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  const choose = async (action: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: t(action) }).click()
  }
  await choose('autopilot-setup:violations.task')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('tasks:make.submit') }).click()
  await expect(dialog).toBeHidden()
  const rulePage = page.url()

  const openTask = async () => {
    await page.goto(`${scenario.origin}/tasks?tab=team&view=list&text=${encodeURIComponent(name)}`)
    await page.getByRole('table').getByRole('row').filter({ hasText: name }).getByText(name).first().click()
    await expect(page.getByText(t('tasks:card.origin').replace('{{kind}}', t('tasks:card.originKind.6')))).toBeVisible()
  }
  await openTask()
  await expect(page.getByText(t('tasks:card.originSolved'))).toHaveCount(0)

  await page.goto(rulePage)
  await choose('autopilot-setup:violations.exclude')
  await dialog.getByRole('button', { name: t('autopilot-setup:violations.exclude') }).click()
  await expect(dialog).toBeHidden()
  // The nightly check no longer finds it.
  await forward(24)
  await openTask()
  await expect(page.getByText(t('tasks:card.originSolved'))).toBeVisible()
  await page.getByRole('button', { name: t('tasks:card.finish') }).click()
  await expect(page.getByRole('button', { name: t('tasks:card.finish') })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: t('tasks:column.status') })).toHaveValue(String(TaskStatus.Done))
})
