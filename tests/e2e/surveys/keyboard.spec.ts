// Surveys, findings and media by keys alone: each key acts on what has the focus, which is visible and never lost.
import type { Locator, Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf, signIn } from '#tests/e2e/people.ts'

const t = wordsOf('en')
const MAX_TABS = 60

/** The focus is on an element of the page, with an outline that can be seen. */
const expectVisibleFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'no focus'
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const isVisible = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
        return isVisible ? 'visible' : `no outline: ${element.outerHTML.slice(0, 200)}`
      }),
    )
    .toBe('visible')

async function tabTo(page: Page, target: Locator) {
  const isFocused = () => target.evaluate((one) => one === document.activeElement)
  for (let tabs = 0; tabs < MAX_TABS && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('a bar of the results filters by Enter and by its chip, with the focus in place', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/surveys')
  await page.locator('#content a[href$="/results"]').first().click()
  const bar = page.locator('#content button[aria-pressed=false][title]:enabled').first()
  await expect(bar).toBeVisible()
  await page.getByRole('tab', { name: t('surveys:tab.results') }).focus()
  await tabTo(page, bar)
  await expectVisibleFocus(page)
  await page.keyboard.press('Enter')
  const pressed = page.locator('#content button[aria-pressed=true][title]')
  await expect(pressed).toBeFocused()
  await expect(page).toHaveURL(/answers=/)
  await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0)
  await expect(pressed).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).not.toHaveURL(/answers=/)
  await expect(page.locator('#content [aria-busy=true]')).toHaveCount(0)
  await expect(bar).toBeFocused()
  await expectVisibleFocus(page)
})

test('findings are opened, marked as done and dismissed by keys, with the focus on a row', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/ai-analysis/findings?statuses=1&severities=3')
  const rows = page.locator('#content table tbody tr')
  await expect(rows.nth(2)).toBeVisible()
  const count = await rows.count()
  const box = rows.first().getByRole('checkbox')
  await tabTo(page, box)
  await page.keyboard.press('j')
  await expectVisibleFocus(page)
  await page.keyboard.press('d')
  await expect(rows).toHaveCount(count - 1)
  await expectVisibleFocus(page)
  await page.keyboard.press('j')
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Known')
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
  await dialog.getByRole('button', { name: t('analyses:finding.dismiss'), exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows).toHaveCount(count - 2)
  await expectVisibleFocus(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/findings\/[^/?]+/)
  await expect(page.locator('#content section[tabindex="-1"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expectVisibleFocus(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/findings\?/)
  await expectVisibleFocus(page)
})

test('media are chosen by keys, and the picker gives the focus back', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample')
  await signIn(page, scenario, personOf(scenario), '/social-calendar/new')
  const add = page.getByRole('button', { name: t('social-calendar:media.add') })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const file = dialog.getByRole('checkbox', { name: /\.(png|jpe?g|svg|webp)/i }).first()
  await expect(file).toBeVisible()
  await tabTo(page, file)
  await expectVisibleFocus(page)
  await page.keyboard.press('Space')
  await expect(file).toBeChecked()
  await expect(file).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
})
