// Views that moved while they loaded: their content must come where its skeleton was.
import { expect, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { patterns } from '#web/paths.ts'
import { prepareVisit, scenarioOf, visit } from './open.ts'
import { broken, found, publicView, type View, view } from './view.ts'

const SIZES: readonly { shown: View; width: number }[] = [
  { shown: publicView(patterns.register), width: 412 },
  { shown: view(patterns.newTicket), width: 375 },
  { shown: view(patterns.rulesSetup), width: 1440 },
  { shown: view(patterns.dashboard), width: 768 },
  { shown: view(patterns.ruleViolations, { path: found.violations }), width: 375 },
  { shown: view(patterns.socialPostResults), width: 1280 },
  { shown: view(patterns.strategy, { path: found.strategy }), width: 1440 },
  { shown: view(patterns.socialPost, { path: found.socialPost }), width: 1440 },
  { shown: view(patterns.tasks, { path: '/tasks?tab=team' }), width: 1280 },
  { shown: broken(patterns.analyticsReports, ['getAnalyticsReport']), width: 1440 },
  { shown: broken(patterns.activeRules, ['listAutopilotItems']), width: 375 },
]
const tested = isWhole('VIEWS') ? SIZES : sampleOf(SIZES, 2)

/** A tenth of what Core Web Vitals call good. */
const MAX_SHIFT = 0.01

for (const { shown, width } of tested)
  test.describe(`${shown.name} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, ...(shown.noise ? { expectedNoise: shown.noise } : {}) })

    test('does not move while it loads', async ({ page, openScenario, request }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const scenario = await scenarioOf(shown, openScenario)
      await visit(page, await prepareVisit(page, request, scenario, shown, 'en'), shown, 'en')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThanOrEqual(MAX_SHIFT)
    })
  })
