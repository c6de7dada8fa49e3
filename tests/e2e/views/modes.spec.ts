// Views under user preferences: forced colors, 400 % zoom, large text, reduced motion. A sample drawn by the printed seed; all views with VIEWS=all.
import { expect, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { patterns } from '#web/paths.ts'
import { expectNoHorizontalOverflow } from './checks.ts'
import { prepareVisit, scenarioOf, visit } from './open.ts'
import { VIEWS } from './views.ts'

const NAMES: string[] = [
  patterns.login,
  patterns.dashboard,
  patterns.activeRules,
  patterns.anomalyActivity,
  patterns.analyticsReports,
  `${patterns.tickets}, new`,
]
const named = VIEWS.filter(({ name }) => NAMES.includes(name))
const views = isWhole('VIEWS') ? named : sampleOf(named, 1)

for (const view of views) {
  test.describe(view.name, () => {
    test.describe.configure({ timeout: 120_000 })

    test.describe('at 400 %', () => {
      // A window of 1440 × 900 pixels at 400 % zoom.
      test.use({ viewport: { width: 360, height: 225 } })

      test('is readable without horizontal scrolling, and sticky elements do not hide content', async ({
        page,
        openScenario,
        request,
      }) => {
        const scenario = await scenarioOf(view, openScenario)
        await visit(page, await prepareVisit(page, request, scenario, view, 'en'), view, 'en')
        await expectNoHorizontalOverflow(page)
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll('body *')]
            .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
            .filter((one) => one.checkVisibility() && !one.closest('dialog, [role=dialog]'))
            .filter((one) => one.getBoundingClientRect().bottom > 0)
            .filter((one) => one.getBoundingClientRect().height > innerHeight / 2 && one.childElementCount > 0)
            .filter((one) => getComputedStyle(one).pointerEvents !== 'none' && !one.querySelector('[role=dialog]'))
            .map((one) => one.outerHTML.slice(0, 160)),
        )
        expect(covered).toEqual([])
      })
    })

    test.describe('with a root font of 200 %', () => {
      test.use({ viewport: { width: 375, height: 812 } })

      test('is readable on a phone without horizontal scrolling', async ({ page, openScenario, request }) => {
        const scenario = await scenarioOf(view, openScenario)
        await visit(page, await prepareVisit(page, request, scenario, view, 'en'), view, 'en')
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expectNoHorizontalOverflow(page)
      })
    })

    test.describe('in forced colors, with reduced motion', () => {
      test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

      test('shows its buttons, fields and the focus, without animations', async ({ page, openScenario, request }) => {
        const scenario = await scenarioOf(view, openScenario)
        await visit(page, await prepareVisit(page, request, scenario, view, 'en'), view, 'en')
        const borderless = await page.evaluate(() =>
          [...document.querySelectorAll('input:not([type=hidden]), select, textarea')]
            .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            // Native controls follow forced colors by themselves.
            .filter((one) => one.getBoundingClientRect().width > 2 && getComputedStyle(one).appearance === 'none')
            .filter((one) => {
              const frames = [one, one.parentElement].filter((frame) => frame !== null)
              return frames.every((frame) => Number.parseFloat(getComputedStyle(frame).borderBottomWidth) === 0)
            })
            .map((one) => one.outerHTML.slice(0, 160)),
        )
        expect(borderless).toEqual([])
        await page.keyboard.press('Tab')
        const outline = await page.evaluate(() =>
          document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none',
        )
        expect(outline).not.toBe('none')
        const moving = await page.evaluate(() =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 100,
            )
            .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 160)),
        )
        expect(moving).toEqual([])
      })
    })
  })
}
