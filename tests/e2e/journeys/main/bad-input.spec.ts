// Invalid input and addresses of missing resources always get a message, never a crash.
import type { Page } from '@playwright/test'
import { expect, type Language, type Scenario, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'

test.use({ expectedNoise: /status of 4\d\d/ })
test.describe.configure({ timeout: 120_000 })

/** Addresses of missing resources, with the message of the page. */
const UNKNOWN: [path: string, words: string][] = [
  ['/rules-setup/no-such-rule', 'autopilot-setup:configure.missing'],
  ['/rules-setup/tables/no-such-level', 'autopilot-setup:tables.missing'],
  ['/active-rules/no-such-rule', 'autopilot:detail.missing'],
  ['/active-rules/no-such-rule/edit', 'autopilot-setup:edit.missing'],
  ['/activity/runs/no-such-run', 'autopilot:activity.run.missing'],
  ['/anomaly-setup/no-such-monitor', 'anomalies:monitor.missing'],
  ['/anomaly-setup/no-such-monitor/metrics/no-such-metric', 'anomalies:monitor.missing'],
  ['/anomaly-activity/no-such-anomaly', 'anomalies:detail.missing'],
]

const NONSENSE =
  'tab=%00&currentPage=-7&pageSize=1e9&from=2026-13-45&to=yesterday&period=never&status=99&kinds=x&ruleIds=%F0%9F%92%A5&metric=nothing' +
  '&orderBy=__proto__&sortOrder=sideways&text=%3Cscript%3E&dimension=toString&category=constructor&compare=moon&severity=-1'

/** Every screen with a state in its address, with the heading it shows for any value. */
const SCREENS: [path: string, heading: string][] = [
  ['/get-started', 'get-started:title'],
  ['/integrations', 'integrations:title'],
  ['/rules-setup', 'autopilot-setup:title'],
  ['/rules-setup/tables/campaigns', 'autopilot-setup:tables.level.campaigns'],
  ['/active-rules', 'autopilot:rules.title'],
  ['/activity', 'autopilot:activity.title'],
  ['/anomaly-setup', 'anomalies:setup.title'],
  ['/anomaly-setup/new', 'anomalies:monitor.newTitle'],
  ['/anomaly-activity', 'anomalies:activity.title'],
  ['/analytics-reports', 'reports:title'],
]

const LANGUAGES: Language[] = ['en', 'tr']

/** The number of addresses of each kind that a run visits; JOURNEY=all visits all of them. */
const SAMPLE_SIZE = 4
const drawn = <One>(all: readonly One[]) => (isWhole('JOURNEY') ? all : sampleOf(all, SAMPLE_SIZE))

/** Opens an address in a language, which otherwise the person's own setting would override. */
async function go(page: Page, { origin }: Scenario, path: string, language: Language = 'en') {
  await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
}

for (const language of isWhole('JOURNEY') ? LANGUAGES : sampleOf(LANGUAGES, 1)) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const t = wordsOf(language)

    test('an unknown address shows a not-found page', async ({ page, openScenario }) => {
      const scenario = await openScenario('sample')
      await enter(page, scenario, personOf(scenario), '/get-started', language)
      for (const [path, words] of drawn(UNKNOWN)) {
        await go(page, scenario, path, language)
        await expect.soft(page.locator('#content').getByText(t(words)).first(), path).toBeVisible()
        await expect.soft(page.locator('#content h1'), path).toHaveCount(1)
      }
      for (const path of ['/get-started/99', '/integrations/no-such', '/integrations/1/select-client']) {
        await go(page, scenario, path, language)
        await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
        await expect.soft(page.locator('#content'), path).not.toBeEmpty()
      }
    })

    test('an invalid query of a screen is ignored', async ({ page, openScenario }) => {
      const scenario = await openScenario('sample')
      await enter(page, scenario, personOf(scenario), '/get-started', language)
      for (const [path, heading] of drawn(SCREENS)) {
        await go(page, scenario, `${path}?${NONSENSE}`, language)
        await expect.soft(page.getByRole('heading', { level: 1, name: t(heading) }), path).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect.soft(page.locator('#content').getByRole('alert'), path).toHaveCount(0)
        await expect.soft(page.locator('#content [aria-busy=true]'), path).toHaveCount(0)
      }
    })

    test('the rule form shows an error for each field, and accepts decimals with comma and point', async ({
      page,
      openScenario,
    }) => {
      const scenario = await openScenario('sample')
      await enter(page, scenario, personOf(scenario), '/get-started', language)
      await go(page, scenario, '/rules-setup', language)
      await page.locator('a[href^="/rules-setup/"]:not([href*="/violations"]):not([href*="/tables"])').first().click()
      const name = page.getByLabel(t('autopilot-setup:form.nameLabel'), { exact: true })
      const submit = page.getByRole('button', { name: t('autopilot-setup:configure.submit'), exact: true })
      const value = page.locator('input[name="conditions.0.value"]')

      // Too short: only spaces. Too long: the field accepts no more than the contract allows.
      await name.fill('   ')
      await submit.click()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await name.fill('x'.repeat(300))
      expect((await name.inputValue()).length).toBeLessThanOrEqual(100)
      await name.fill('  Pasted  name \n')

      const one = language === 'tr' ? '1234,5' : '1234.5'
      for (const [typed, read] of [
        ['20,5', language === 'tr' ? '20,5' : '20.5'],
        ['20.5', language === 'tr' ? '20,5' : '20.5'],
        [' 1 234,5 ', one],
        ['1.234,5', one],
        ['1,234.5', one],
      ] as const) {
        await value.fill(typed)
        await value.blur()
        await expect
          .soft(value, typed)
          .toHaveValue(new RegExp(`^${read.replace('1234', '1[.,]?234').replace('.', '\\.')}$`))
      }
      await value.fill('twelve')
      await submit.click()
      await expect(value).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(t('autopilot-setup:preview.invalid')).first()).toBeVisible()
      await value.fill('20')

      await page
        .locator('details', { has: page.locator('input[name=startsOn]') })
        .locator('summary')
        .click()
      await page.locator('input[name=startsOn]').fill('2027-03-02')
      await page.locator('input[name=endsOn]').fill('2027-03-01')
      await submit.click()
      await expect(page.getByText(t('autopilot-setup:error.ends'))).toBeVisible()
      await page.locator('input[name=endsOn]').fill('2027-04-01')

      await page.locator('input[name="scope.includeAll"][value=some]').check()
      await submit.click()
      await expect(page.getByText(t('autopilot-setup:error.scope'))).toBeVisible()
    })
  })
}
