// The way of a customer from registering to an anomaly that is read in the report: in one story, in both languages, by all means.
import { expect, type Language, test } from '#tests/e2e/fixtures.ts'
import { sampleOf } from '#tests/e2e/views/sample.ts'
import type { Means } from './hands.ts'
import { beginStage } from './stage.ts'
import { activateRule, approveAndUndo, connectPlatforms, register } from './with-ads.ts'
import { followAnomaly, watchMetric } from './with-analytics.ts'

interface Way {
  language: Language
  means: Means
  width: 'desktop' | 'phone'
}

const WAYS: Way[] = [
  { language: 'en', means: 'mouse', width: 'desktop' },
  { language: 'tr', means: 'touch', width: 'phone' },
  { language: 'en', means: 'keyboard', width: 'desktop' },
  { language: 'tr', means: 'keyboard', width: 'desktop' },
]
const chosen = process.env.JOURNEY === 'all' ? WAYS : sampleOf(WAYS, 1).chosen

for (const { language, means, width } of chosen) {
  test.describe(`in ${language}, ${width}, by ${means}`, () => {
    test.use({
      language,
      // Access lasts for an hour: the first call after the clock moved is answered so, and is made again.
      expectedNoise: [/status of 401/],
      viewport: width === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'reduce', ...(means === 'touch' ? { hasTouch: true, isMobile: true } : {}) },
    })

    test('from registering to an anomaly in the report', async ({ page, openScenario }) => {
      test.setTimeout(240_000)
      const stage = await beginStage({ page, openScenario, language, means })
      await test.step('register, onboard, start the trial', () => register(stage))
      await test.step('connect ads and analytics, choose client and property', () => connectPlatforms(stage))
      const rule = await test.step('activate a rule that suggests', () => activateRule(stage))
      await stage.forward({ days: 1 })
      await test.step('approve, see the change and its effect, undo it', () => approveAndUndo(stage, rule))
      await test.step('watch a metric with the tuner', () => watchMetric(stage))
      await stage.forward({ days: 2, hours: 4 })
      await test.step('see the anomaly, its cause, acknowledge it, read it in the report', () => followAnomaly(stage))
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
}
