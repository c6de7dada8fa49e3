// Every view with the keyboard alone: Tab reaches everything, where it is can be seen, nothing holds it, Escape leads back.
// A few by a printed seed; all of them with VIEWS=all.
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf, seed } from '#tests/e2e/sample.ts'
import { findTargets, meet, missed } from './keyboard.ts'
import { prepareVisit, scenarioOf, visit } from './open.ts'
import { MENU } from './steps.ts'
import type { View } from './view.ts'
import { VIEWS } from './views.ts'

const SAMPLE_SIZE = 3
/** More than any view has; a list that grows while one walks through it ends here. */
const MOST_STEPS = 400

const wide = VIEWS.filter(({ widths }) => !widths || widths.includes(1440))
const chosen = isWhole('VIEWS') ? wide : sampleOf(wide, SAMPLE_SIZE)

const focused = (page: Page) =>
  page
    .locator('header button')
    .last()
    .focus({ timeout: 1000 })
    .catch(() => undefined)

/** Tab from the beginning until it comes round: everything is met, and each can be seen. */
async function walk(page: Page) {
  const count = await findTargets(page)
  const faults: string[] = []
  let ends = 0
  for (let step = 0; step < Math.min(4 * count + 10, MOST_STEPS); step += 1) {
    await page.keyboard.press('Tab')
    const met = await meet(page)
    if (met.at === 'end') ends += 1
    if (met.at === 'again' || ends > 1) break
    faults.push(...met.faults)
  }
  expect({ faults, missed: count < MOST_STEPS / 4 ? await missed(page) : [] }).toEqual({ faults: [], missed: [] })
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
      // What is opened by a key gives the focus back to where it was.
      const prepare: View['prepare'] = view.prepare && ((...on) => focused(page).then(() => view.prepare?.(...on)))
      await visit(page, address, { ...view, ...(prepare ? { prepare } : {}) }, 'en')
      // The arrows lead through a menu, and Tab out of it.
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
