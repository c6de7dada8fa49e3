// Files of the app itself arrive late, broken or not at all.
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import { EXPECTED_CONSOLE_ERRORS, languagesOf, messages, sampleOf } from './faults.ts'

test.use({ expectedNoise: EXPECTED_CONSOLE_ERRORS })

/** A raw translation key, which must never be visible. */
const KEY = /\b[a-z]+(-[a-z]+)*:[a-z]\w*\.\w|\b[a-z]+\.[a-z]\w*[A-Z]\w*\b|\{\{/

const LOSSES = ['missing', 'slow', 'broken'] as const

for (const language of languagesOf(0)) {
  for (const loss of sampleOf(LOSSES, 1)) {
    test.describe(`in ${language}`, () => {
      test.use({ language })

      test(`the texts are ${loss}: no key is shown, and the sign-in screen comes with them`, async ({
        page,
        openScenario,
      }) => {
        const scenario = await openScenario('team')
        let open = () => undefined as void
        const gate = new Promise<void>((resolve) => {
          open = resolve
        })
        let isLost = true
        await page.route('**/locales/**', async (route) => {
          if (loss === 'slow') await gate
          if (loss === 'missing' && isLost) return route.fulfill({ status: 404, body: '' })
          if (loss === 'broken' && isLost)
            return route.fulfill({ contentType: 'application/json', body: '{"login": {"ti' })
          return route.continue()
        })
        await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
        const opened = page.goto(`${scenario.origin}/login?lng=${language}`)
        const retry = page.getByRole('button', { name: wordsOf('en')('common:ui.retry') })
        if (loss !== 'slow') await expect(retry).toBeVisible({ timeout: 40_000 })
        expect(await page.locator('body').innerText()).not.toMatch(KEY)
        isLost = false
        open()
        await opened
        if (loss !== 'slow') await retry.click()
        await expect(page.getByRole('button', { name: wordsOf(language)('auth:login.submit') })).toBeVisible()
      })
    })
  }
}

const t = wordsOf('en')

test('a chunk missing after a deployment: the page reloads once automatically, at the requested address', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await enter(page, scenario, personOf(scenario), '/get-started')
  await expect(page.getByRole('heading', { level: 1, name: t('get-started:title') })).toBeVisible()
  let isOld = true
  await page.route('**/assets/*.js', (route) => (isOld ? route.fulfill({ status: 404, body: '' }) : route.continue()))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.getByRole('link', { name: t('shell:nav.integrations'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('integrations:title') })).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
})

test('a chunk that fails to load without a connection: a retry shows the view', async ({ page, openScenario }) => {
  const scenario = await openScenario('team')
  await enter(page, scenario, personOf(scenario), '/get-started')
  await expect(page.getByRole('heading', { level: 1, name: t('get-started:title') })).toBeVisible()
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('link', { name: t('shell:nav.integrations'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('common:errorPage.lost') })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  // Chromium 150 keeps a failed module for as long as the document lives, so that the retry may need a reload.
  await page.getByRole('button', { name: t('common:ui.retry') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('integrations:title') })).toBeVisible()
  await expect(messages(page)).toHaveCount(0)
})
