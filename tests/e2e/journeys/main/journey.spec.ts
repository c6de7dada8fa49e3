// The complete journey of a customer from registration to an anomaly in the report: one test, in both languages, with every input device.
import { expect, type Language, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { exportFiles, sessionsIn, WASTED } from './exports.ts'
import type { InputMode } from './input-driver.ts'
import { createTestContext } from './test-context.ts'
import { activateRule, approveAndUndo, checkMetricsContinue, connectPlatforms, register } from './with-ads.ts'
import { addUp, followAnomaly, watchMetric } from './with-analytics.ts'

interface Way {
  language: Language
  inputMode: InputMode
  width: 'desktop' | 'phone'
  /** The sandbox's generated data, or imported report exports. */
  figures: 'simulated' | 'imported'
}

const DEVICES = [
  { language: 'en', inputMode: 'mouse', width: 'desktop' },
  { language: 'tr', inputMode: 'touch', width: 'phone' },
  { language: 'en', inputMode: 'keyboard', width: 'desktop' },
  { language: 'tr', inputMode: 'keyboard', width: 'desktop' },
] as const
const WAYS = DEVICES.flatMap((device): Way[] => [
  { ...device, figures: 'simulated' },
  { ...device, figures: 'imported' },
])
const chosen = isWhole('JOURNEY') ? WAYS : sampleOf(WAYS, 1)

for (const { language, inputMode, width, figures } of chosen) {
  test.describe(`in ${language}, ${width}, by ${inputMode}, on ${figures} figures`, () => {
    test.use({
      language,
      // Access tokens are valid for an hour: calls in flight when the clock moves get a 401 and are retried. Any other 401 is an error.
      expectedNoise: /status of 401/,
      viewport: width === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'reduce', ...(inputMode === 'touch' ? { hasTouch: true, isMobile: true } : {}) },
    })

    test('from registration to an anomaly in the report', async ({ page, openScenario }) => {
      test.setTimeout(600_000)
      const context = await createTestContext({ page, openScenario, language, inputMode })
      await test.step('register, onboard, start the trial', () => register(context))
      await test.step('connect ads and analytics, choose client and property', () => connectPlatforms(context))
      const isImported = figures === 'imported'
      if (isImported) await context.scenario.control('POST', '/control/reports', { files: exportFiles })
      const rule = await test.step('activate a rule that suggests', () => activateRule(context))
      await context.forward({ days: 1 })
      const changed = await test.step('approve, see the change and its effect, undo it', () =>
        approveAndUndo(context, rule))
      if (isImported) expect(changed).toBe(WASTED)
      await test.step('watch a metric with the tuner', () => watchMetric(context))
      await context.forward({ days: 2, hours: 4 })
      await test.step('see the anomaly, its cause, acknowledge it, read it in the report', () => followAnomaly(context))
      await test.step('the report is the sum of its rows', () => addUp(context, isImported ? sessionsIn : undefined))
      await test.step('what was undone goes on as before', () => checkMetricsContinue(context, changed, isImported))
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(context.strays, 'calls refused although their token was fresh').toEqual([])
    })
  })
}
