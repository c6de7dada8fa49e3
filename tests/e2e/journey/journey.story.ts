// The way of a customer from registering to an anomaly that is read in the report: in one story, in both languages, by all means.
import { expect, type Language, test } from '#tests/e2e/fixtures.ts'
import { isWhole, sampleOf } from '#tests/e2e/sample.ts'
import { exportFiles, sessionsIn, WASTED } from './exports.ts'
import type { Means } from './hands.ts'
import { beginStage } from './stage.ts'
import { activateRule, approveAndUndo, connectPlatforms, register, seeItGoOn } from './with-ads.ts'
import { addUp, followAnomaly, watchMetric } from './with-analytics.ts'

interface Way {
  language: Language
  means: Means
  width: 'desktop' | 'phone'
  /** The world of the sandbox, or report exports of the platforms in its place. */
  figures: 'simulated' | 'imported'
}

const HANDS = [
  { language: 'en', means: 'mouse', width: 'desktop' },
  { language: 'tr', means: 'touch', width: 'phone' },
  { language: 'en', means: 'keyboard', width: 'desktop' },
  { language: 'tr', means: 'keyboard', width: 'desktop' },
] as const
const WAYS = HANDS.flatMap((hands): Way[] => [
  { ...hands, figures: 'simulated' },
  { ...hands, figures: 'imported' },
])
const chosen = isWhole('JOURNEY') ? WAYS : sampleOf(WAYS, 1)

for (const { language, means, width, figures } of chosen) {
  test.describe(`in ${language}, ${width}, by ${means}, on ${figures} figures`, () => {
    test.use({
      language,
      // Access lasts for an hour: the calls under way when the clock has moved are answered so, and made again. Others are strays.
      expectedNoise: /status of 401/,
      viewport: width === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'reduce', ...(means === 'touch' ? { hasTouch: true, isMobile: true } : {}) },
    })

    test('from registering to an anomaly in the report', async ({ page, openScenario }) => {
      test.setTimeout(600_000)
      const stage = await beginStage({ page, openScenario, language, means })
      await test.step('register, onboard, start the trial', () => register(stage))
      await test.step('connect ads and analytics, choose client and property', () => connectPlatforms(stage))
      const isImported = figures === 'imported'
      if (isImported) await stage.scenario.control('POST', '/control/reports', { files: exportFiles })
      const rule = await test.step('activate a rule that suggests', () => activateRule(stage))
      await stage.forward({ days: 1 })
      const changed = await test.step('approve, see the change and its effect, undo it', () =>
        approveAndUndo(stage, rule))
      if (isImported) expect(changed).toBe(WASTED)
      await test.step('watch a metric with the tuner', () => watchMetric(stage))
      await stage.forward({ days: 2, hours: 4 })
      await test.step('see the anomaly, its cause, acknowledge it, read it in the report', () => followAnomaly(stage))
      await test.step('the report is the sum of its rows', () => addUp(stage, isImported ? sessionsIn : undefined))
      await test.step('what was undone goes on as before', () => seeItGoOn(stage, changed, isImported))
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(stage.strays, 'calls refused although their token was fresh').toEqual([])
    })
  })
}
