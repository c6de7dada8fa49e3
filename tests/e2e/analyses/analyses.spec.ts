// A page is analyzed, its finding becomes a task that leads back, and a question is answered with its sources.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')

test('a page is analyzed, a finding shows how it was computed and becomes a task', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/ai-analysis')
  const form = page.getByRole('form', { name: t('analyses:page.title') })
  await form.getByLabel(t('analyses:page.url')).fill('https://www.lindholm-outdoor.example/zelte')
  await form.getByRole('button', { name: t('analyses:start.analyze') }).click()
  await expect(page).toHaveURL(/\/ai-analysis\/pages\/ana_/)
  const findings = page.getByRole('list', { name: t('analyses:run.findings') })
  await findings.getByRole('link', { name: /weigh .* together/ }).click()
  const evidence = page.getByRole('list', { name: t('analyses:finding.evidence') })
  await evidence.getByText(t('analyses:finding.computed')).first().click()
  await expect(evidence.getByText('getAnalysisSource').first()).toBeVisible()
  await page.getByRole('button', { name: t('analyses:finding.task') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('tasks:make.submit') })
    .click()
  await page.getByRole('link', { name: t('analyses:finding.taskOf') }).click()
  await expect(page).toHaveURL(/\/tasks\/tsk_/)
  await page.getByRole('link', { name: t('tasks:card.originOpen'), exact: true }).click()
  await expect(page).toHaveURL(/\/ai-analysis\/findings\/fnd_/)
})

test('campaigns are analyzed, and a question cites the values it speaks of', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/ai-analysis')
  const name = t('analyses:start.analyzeKind').replace('{{kind}}', t('analyses:kind.2'))
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/ai-analysis\/campaigns\/ana_/)
  await expect(page.getByRole('list', { name: t('analyses:run.findings') })).toBeVisible()
  await page.goto(`${scenario.origin}/ai-analysis/ask`)
  await page.getByRole('button', { name: t('analyses:ask.example.change') }).click()
  await page.getByRole('button', { name: t('analyses:ask.submit'), exact: true }).click()
  const sources = page.getByRole('list', { name: t('analyses:ask.sources') })
  await expect(sources.getByRole('listitem').first()).toBeVisible()
})
