// Every view with the keyboard alone: Tab reaches everything, the focus is visible, there is no keyboard trap, Escape closes overlays. A
// sample drawn by the printed seed; all views with VIEWS=all.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf, seed } from '#tests/support/sample.ts'
import { findTargets, meet, missed } from './keyboard.ts'
import { prepareVisit, scenarioOf, visit } from './open.ts'
import { MENU } from './steps.ts'
import type { View } from './view.ts'
import { VIEWS } from './views.ts'

const SAMPLE_SIZE = 2
/** More tab stops than any view has; limits the walk if a list keeps growing. */
const MAX_STEPS = 400

const wide = VIEWS.filter(({ widths }) => !widths || widths.includes(1440))
const chosen = isWhole('VIEWS') ? wide : sampleOf(wide, SAMPLE_SIZE)

const focused = (page: Page) =>
  page
    .locator('header button')
    .last()
    .focus({ timeout: 1000 })
    .catch(() => undefined)

/** Presses Tab until the focus returns to the start: every target is reached and visible. */
async function walk(page: Page) {
  const count = await findTargets(page)
  const faults: string[] = []
  let ends = 0
  for (let step = 0; step < Math.min(4 * count + 10, MAX_STEPS); step += 1) {
    await page.keyboard.press('Tab')
    const met = await meet(page)
    if (met.at === 'end') ends += 1
    if (met.at === 'again' || ends > 1) break
    faults.push(...met.faults)
  }
  expect({ faults, missed: count < MAX_STEPS / 4 ? await missed(page) : [] }).toEqual({ faults: [], missed: [] })
}

for (const view of chosen) {
  test.describe(`seed ${seed}`, () => {
    test.describe.configure({ timeout: 180_000 })
    test.use({
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      expectedNoise: view.noise,
    })

    test(`${view.name} · by keyboard`, async ({ page, openScenario, request }) => {
      const scenario = await scenarioOf(view, openScenario)
      const address = await prepareVisit(page, request, scenario, view, 'en')
      // Closing what was opened with a key returns the focus to its opener.
      const prepare: View['prepare'] = view.prepare && ((...on) => focused(page).then(() => view.prepare?.(...on)))
      await visit(page, address, { ...view, ...(prepare ? { prepare } : {}) }, 'en')
      // The arrow keys move within a menu, and Tab leaves it.
      if (view.overlay !== MENU) await walk(page)
      if (!view.overlay) return
      await page.keyboard.press('Escape')
      const open = page.locator(view.overlay)
      if (view.stays) return expect(open).not.toHaveCount(0)
      await expect(open).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.matches('body, html') ?? true), 'the focus is lost')
        .toBe(false)
    })
  })
}
