// A read of a view fails: the rest of the view stays, one message names the next step, and a retry is enough.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import {
  EXPECTED_CONSOLE_ERRORS,
  FAULTS,
  isWhole,
  languagesOf,
  messages,
  sampleOf,
  shortenTimeouts,
  switchOff,
  switchOn,
} from './faults.ts'

test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

const chosen = sampleOf(FAULTS, 1)

for (const language of languagesOf(1)) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a list that fails to load is retried in place', async ({ page, openScenario }) => {
      const t = wordsOf(language)
      const scenario = await openScenario('team')
      if (isWhole) test.slow()
      await enter(page, scenario, personOf(scenario), '/help/tickets', language)
      await shortenTimeouts(page)
      await expect(page.getByText(t('help:tickets.empty'))).toBeVisible()
      for (const fault of chosen) {
        await test.step(fault.name, async () => {
          await switchOn(scenario, { ...fault.control, retryAfterSeconds: undefined, operationId: 'listTickets' })
          await page.goto(`${scenario.origin}/help/tickets?lng=${language}`)
          const retry = page.getByRole('main').getByRole('button', { name: t('common:ui.retry') })
          await expect(retry).toBeVisible({ timeout: 20_000 })
          await expect(messages(page)).toHaveCount(1)
          await switchOff(scenario)
          await retry.press('Enter')
          await expect(page.getByText(t('help:tickets.empty'))).toBeVisible()
          await expect(messages(page)).toHaveCount(0)
        })
      }
    })

    test('the signed-in person fails to load: the error page offers a retry without a reload', async ({
      page,
      openScenario,
    }) => {
      const t = wordsOf(language)
      const scenario = await openScenario('team')
      await enter(page, scenario, personOf(scenario), '/robots.txt', language)
      await switchOn(scenario, { kind: 'status', status: 503, operationId: 'getUser' })
      await page.goto(`${scenario.origin}/settings/general?lng=${language}`)
      await expect(page.getByRole('heading', { name: t('common:errorPage.down') })).toBeVisible({ timeout: 20_000 })
      await expect(messages(page)).toHaveCount(0)
      await switchOff(scenario)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await page.getByRole('button', { name: t('common:ui.retry') }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t('settings:general.title') })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    })
  })
}
