// From what costs money for nothing to a rule that suggests against it; two people at one rule; what the form does not take.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'
import { paths } from '#web/paths.ts'

const t = wordsOf('en')
const RULE = 'rule_no-conversion-keyword'
test.use({ expectedNoise: /the server responded with a status of (404|409|422)/ })
test.describe.configure({ timeout: 180_000 })

test('a rule that finds waste is looked through, previewed as it changes and activated to suggest', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario, 'user'), paths.rulesSetup())

  // What it finds, then the figures of one thing.
  const card = page.getByRole('article', { name: 'Pause keywords without conversions' })
  await expect(card.getByText(/spent for nothing/)).toBeVisible()
  await card.getByRole('link', { name: /now$/ }).click()
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

  // The preview answers what is typed; what makes no sense leaves it as it was.
  const matched = page.getByText(/^[\d,]+ of [\d,]+ match/)
  await expect(matched).toBeVisible()
  const before = await matched.textContent()
  const value = page.getByRole('textbox', { name: t('autopilot-setup:conditions.value') }).first()
  await value.fill('2,5')
  await expect(matched).not.toHaveText(before ?? '')
  const after = (await matched.textContent()) ?? ''
  await page.getByRole('heading', { name: t('autopilot-setup:backtest.title') }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: t('autopilot-setup:backtest.chart') })).toBeVisible()
  await value.fill('much')
  await expect(page.getByText(t('autopilot-setup:preview.invalid'))).toBeVisible()
  await expect(matched).toHaveText(after)
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(value).toBeFocused()
  await value.fill('2,5')

  // Only admins let a rule change things by itself.
  await expect(page.getByRole('radio', { name: t('autopilot-setup:mode.automatic') })).toBeDisabled()
  await page.getByLabel(t('autopilot-setup:form.nameLabel')).fill('Keywords for nothing')

  // Coming back takes nothing of it away.
  await page.goto(`${scenario.origin}${paths.configureRule(RULE)}?lng=en`)
  await expect(page.getByText(t('autopilot-setup:draft.title'))).toBeVisible()
  await expect(page.getByLabel(t('autopilot-setup:form.nameLabel'))).toHaveValue('Keywords for nothing')
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(page).toHaveURL(/\/active-rules\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Keywords for nothing' })).toBeVisible()
})

test('two people edit one rule: the second is told, and decides', async ({ page, openBrowser, openScenario }) => {
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
  const told = page.getByRole('alert').filter({ hasText: t('autopilot:editConflict') })
  await expect(told).toBeFocused()
  await expect(nameOn(page)).toHaveValue('Mine')
  await told.getByRole('button', { name: t('autopilot-setup:edit.overwrite') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible()
})

test('an empty part of the account, a thing that is gone and addresses nobody knows are answered in words', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), paths.configureRule(RULE))
  await page.getByRole('radio', { name: t('autopilot-setup:scope.some') }).check({ force: true })
  await page.getByRole('button', { name: t('autopilot-setup:configure.submit') }).click()
  await expect(page.getByText(t('autopilot-setup:error.scope'))).toBeVisible()

  // The campaign that was chosen is deleted before the rule arrives.
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
