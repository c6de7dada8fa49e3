// The command palette with the keyboard alone.
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
// Signing in starts on a plain file, for which the browser requests an icon.
test.use({ expectedNoise: /the server responded with a status of 404/ })
// The test visits many views, which takes long on a busy machine.
test.describe.configure({ timeout: 180_000 })

test('a media buyer navigates everywhere with the palette, by keyboard alone', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/rules-all|metrics\/\d+\/campaigns|Palette/.test(pathname)) asked.push(pathname)
  })
  await signIn(page, scenario, personOf(scenario), '/settings/info')
  expect(asked).toEqual([])

  const field = page.getByRole('combobox', { name: t('palette:label') })
  const active = page.locator('[role=option][aria-selected=true]')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  // A campaign found by the server, and a rule that is not set up.
  await field.fill('tents')
  await expect(
    page
      .getByRole('group', { name: t('palette:group.campaigns') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
  await field.fill('exclude search')
  await expect(active).toContainText('Exclude search terms without conversions')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rules-setup\/[^/]+$/)

  // A setting; Ctrl+B still toggles the sidebar, Escape closes.
  await page.keyboard.press('Control+k')
  await field.fill('time zone')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await field.fill('change pass')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/settings\/change-password$/)

  // Recent choices are listed; the arrow keys wrap around.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('group', { name: t('palette:group.recent') }).getByRole('option')).toHaveCount(2)
  await expect(active).toContainText(t('settings:password.title'))
  await page.keyboard.press('ArrowUp')
  await expect(active).toContainText(t('palette:action.signOut'))
  await page.keyboard.press('ArrowDown')
  await expect(active).toContainText(t('settings:password.title'))

  // An anomaly opens directly and is among the recent items next time; Turkish words are found in the English app.
  await field.fill('anomali')
  const anomalies = page.getByRole('group', { name: t('palette:group.anomalies') }).getByRole('option')
  await expect(anomalies.first()).toBeVisible()
  const name = (await anomalies.first().locator('span').first().textContent()) ?? ''
  await field.fill(name)
  await expect(active).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/anomaly-activity\/[^/?]+$/)
  await page.keyboard.press('Control+k')
  await expect(active).toContainText(name)
  await field.fill('etkin kurallar')
  await expect(active).toContainText(t('shell:nav.activeRules'))
})

test('a media buyer runs every action with the palette, by keyboard alone, in both languages', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario), '/settings/info')
  const field = page.getByRole('dialog').getByRole('combobox')
  const active = page.locator('[role=option][aria-selected=true]')

  // The theme, then the language, and Turkish typed with ASCII letters.
  await page.keyboard.press('Control+k')
  await field.fill('dark theme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.keyboard.press('Control+k')
  await field.fill('change language')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  const tr = wordsOf('tr')
  await page.keyboard.press('Control+k')
  await field.fill('ETKIN KURALLAR')
  await expect(active).toContainText(tr('shell:nav.activeRules'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/active-rules$/)

  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: tr('palette:shortcuts.title') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await field.fill('cikis')
  await expect(active).toContainText(tr('palette:action.signOut'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('a viewer is not offered forbidden actions', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await signIn(page, scenario, personOf(scenario, 'viewer'), '/settings/info')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: t('palette:label') }).fill('invite')
  await expect(page.getByRole('option', { name: t('palette:action.invite'), exact: true })).toHaveCount(0)
  await expect(
    page
      .getByRole('listbox', { name: t('palette:results') })
      .getByRole('option')
      .first(),
  ).toBeVisible()
})
