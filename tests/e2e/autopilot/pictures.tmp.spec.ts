import { test } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import { paths } from '#web/paths.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ expectedNoise: /.*/ })
const OUT = '/tmp/aw/pic'
const only = process.env.PIC ? new RegExp(process.env.PIC) : /./
test('pictures', async ({ page, openScenario }) => {
  const scenario = await openScenario('sample', { now: '2026-11-19T10:00:00Z' })
  const screens: [string, string, string?][] = [
    ['setup', paths.rulesSetup()],
    ['form', paths.configureRule('rule_no-conversion-keyword')],
    ['rules', paths.activeRules()],
    ['inbox', `${paths.activeRules()}?tab=proposals`],
    ['tables', paths.metricTable('campaigns')],
    ['violations', paths.ruleViolations('rule_no-conversion-keyword')],
    ['activity', paths.activity()],
    ['form-viewer', paths.configureRule('rule_no-conversion-keyword'), 'viewer'],
  ]
  for (const [language, width, dark] of [
    ['en', 1440, false],
    ['tr', 375, false],
    ['en', 768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    for (const [name, path, role] of screens) {
      if (!only.test(`${name}-${width}`)) continue
      await enter(page, scenario, personOf(scenario, role ?? 'owner'), path, language)
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1500)
      await page.screenshot({ path: `${OUT}/${name}-${width}.png` })
      const h = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      if (h[0] > h[1]) console.log(name, width, 'scrolls sideways', h)
    }
  }
})
