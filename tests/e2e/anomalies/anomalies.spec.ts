import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test('a person opens the last anomaly of a monitor, acknowledges it and takes that back', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/anomaly-setup')
  const monitor = page.getByRole('row', { name: /Web shop health/ })
  await monitor.getByRole('link', { name: /\d{4}$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('anomalies:activity.title') })).toBeVisible()
  await page.locator('[data-row="0"] a').first().click()
  await page.getByRole('button', { name: t('anomalies:action.acknowledge'), exact: true }).click()
  await expect(page.getByText(t('anomalies:status.2'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('anomalies:triage.undo') }).click()
  await expect(page.getByRole('button', { name: t('anomalies:action.acknowledge'), exact: true })).toBeVisible()
})

test('the actions of a row stay in sight beside the open sidebar', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, scenario, personOf(scenario), '/anomaly-activity')
    const menu = page.locator('[data-row="0"] [data-tools]').last().getByRole('button').last()
    await expect(menu).toBeInViewport({ ratio: 1 })
  }
})
