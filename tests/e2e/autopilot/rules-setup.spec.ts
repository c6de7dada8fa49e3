// From wasted spend to a rule that suggests a change; two people editing one rule; validation of the form.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'
import { paths } from '#web/paths.ts'

const t = wordsOf('en')
const RULE = 'rule_no-conversion-keyword'
test.use({ expectedNoise: /the server responded with a status of (404|409|422)/ })
test.describe.configure({ timeout: 180_000 })

test('a rule for wasted spend is reviewed, previewed while it is edited and activated to suggest changes', async ({
  page,
  openScenario,
}) => {
  // A day on which keywords of the sample match: the metrics of other days have none.
  const scenario = await openScenario('sample', { now: '2026-11-19T10:00:00Z' })
  await signIn(page, scenario, personOf(scenario, 'user'), paths.rulesSetup())

  // First the matches, then the metrics of one item.
  const card = page.getByRole('article', { name: 'Pause keywords without conversions' })
  await expect(card.getByText(t('autopilot-setup:card.cost'))).toBeVisible()
  await card.getByRole('link', { name: /^\d+ match/ }).click()
  const violations = page.getByRole('region', { name: t('autopilot-setup:violations.title') })
  const thing = violations.getByRole('row').nth(1).getByRole('link')
  const name = (await thing.textContent()) ?? ''
  await thing.click()
  await expect(page).toHaveURL(/rules-setup\/tables\/keywords/)
  await expect(
    page
      .getByRole('link', { name })
      .or(page.getByText(name, { exact: true }))
      .first(),
  ).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: t('autopilot-setup:violations.configure') }).click()

  // The preview follows the input; an invalid input keeps the last preview.
  const matched = page.getByText(/^[\d,]+ of [\d,]+ match/)
  await expect(matched).toBeVisible()
  const before = await matched.textContent()
  const value = page.getByRole('textbox', { name: t('autopilot-setup:conditions.value') }).first()
  await value.fill('25,5')
  await expect(matched).not.toHaveText(before ?? '')
  const after = (await matched.textContent()) ?? ''
  await page.getByRole('heading', { name: t('autopilot-setup:backtest.title') }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: t('autopilot-setup:backtest.chart') })).toBeVisible()
  await value.fill('much')
  await expect(page.getByText(t('autopilot-setup:preview.invalid')).first()).toBeVisible()
  await expect(matched).toHaveText(after)
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(value).toBeFocused()
  await value.fill('25,5')

  // Only admins may let a rule apply changes automatically.
  await expect(page.getByRole('radio', { name: t('autopilot-setup:mode.automatic') })).toBeDisabled()
  await page.getByLabel(t('autopilot-setup:form.nameLabel')).fill('Keywords for nothing')

  // Returning to the form keeps all input.
  await page.goto(`${scenario.origin}${paths.configureRule(RULE)}?lng=en`)
  await expect(page.getByText(t('autopilot-setup:draft.title'))).toBeVisible()
  await expect(page.getByLabel(t('autopilot-setup:form.nameLabel'))).toHaveValue('Keywords for nothing')
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(page).toHaveURL(/\/active-rules\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords for nothing' })).toBeVisible()
})

test('two people edit one rule: the second one sees the conflict, and decides', async ({
  page,
  openBrowser,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), paths.configureRule(RULE))
  const nameOn = (on: typeof page) => on.getByLabel(t('autopilot-setup:form.nameLabel'))
  await nameOn(page).fill('Ours')
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(page).toHaveURL(/\/active-rules\/[^/]+$/)
  const edit = `${new URL(page.url()).pathname}/edit`

  const other = await openBrowser()
  await signIn(other, scenario, personOf(scenario, 'admin'), edit)
  await page.goto(`${scenario.origin}${edit}`)
  await expect(nameOn(page)).toHaveValue('Ours')
  await nameOn(other).fill('Theirs')
  await other.getByRole('button', { name: t('autopilot-setup:edit.submit') }).click()
  await expect(other).toHaveURL(/\/active-rules\/[^/]+$/)

  await nameOn(page).fill('Mine')
  await page.getByRole('button', { name: t('autopilot-setup:edit.submit') }).click()
  const told = page.getByRole('alert').filter({ hasText: t('common:ui.editConflict.notSaved') })
  await expect(told).toBeFocused()
  await expect(nameOn(page)).toHaveValue('Mine')
  await told.getByRole('button', { name: t('common:ui.editConflict.overwrite') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
})

test('an empty account, a deleted item and unknown addresses show a message', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), paths.configureRule(RULE))
  await page.getByRole('radio', { name: t('autopilot-setup:scope.some') }).check({ force: true })
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(page.getByText(t('autopilot-setup:error.scope'))).toBeVisible()

  // The selected campaign is deleted before the rule is saved.
  await page.route(/\/autopilot\/\d+$/, (route) => {
    const body = route.request().postDataJSON()
    return route.continue({ postData: { ...body, scope: { ...body?.scope, campaignIds: ['gone'] } } })
  })
  await page.getByRole('button', { name: t('autopilot-setup:scope.campaigns'), exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /·/ })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(RULE))

  for (const [path, words] of [
    [paths.configureRule('rule_nobody'), 'autopilot-setup:configure.missing'],
    [paths.ruleViolations('rule_nobody'), 'autopilot-setup:configure.missing'],
    [paths.editRule('ap_nobody'), 'autopilot-setup:edit.missing'],
    [paths.metricTable('planets', { sortOrder: 'sideways' }), 'autopilot-setup:tables.missing'],
  ] as const) {
    await page.goto(`${scenario.origin}${path}`)
    await expect(page.getByText(t(words))).toBeVisible()
  }
  await page.goto(`${scenario.origin}${paths.metricTable('ads', { orderBy: 'moon', currentPage: -3, pageSize: 7 })}`)
  await expect(
    page
      .getByRole('region', { name: t('autopilot-setup:tables.level.ads') })
      .getByRole('row')
      .nth(1),
  ).toBeVisible()
})
