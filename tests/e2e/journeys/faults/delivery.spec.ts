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

      test(`the texts are ${loss}: the sign-in screen can be used, and shows no key`, async ({
        page,
        openScenario,
      }) => {
        const scenario = await openScenario('team')
        const { email, password } = personOf(scenario)
        let open = () => undefined as void
        const gate = new Promise<void>((resolve) => {
          open = resolve
        })
        await page.route('**/locales/**', async (route) => {
          if (loss === 'missing') return route.fulfill({ status: 404, body: '' })
          if (loss === 'broken') return route.fulfill({ contentType: 'application/json', body: '{"login": {"ti' })
          await gate
          return route.continue()
        })
        await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
        await page.goto(`${scenario.origin}/login?lng=${language}`)
        const submit = page.locator('button[type=submit]')
        await expect(submit).toBeVisible()
        expect(await page.locator('body').innerText()).not.toMatch(KEY)
        await page.locator('input[type=email]').fill(email)
        await page.locator('input[type=password]').fill(password)
        if (loss === 'slow') {
          open()
          // The texts arrive, and the input is kept.
          await expect(page.getByRole('button', { name: wordsOf(language)('auth:login.submit') })).toBeVisible()
          await expect(page.locator('input[type=email]')).toHaveValue(email)
        }
        await submit.click()
        await expect(page).not.toHaveURL(/\/login/)
        await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 20_000 })
        expect(await page.locator('body').innerText()).not.toMatch(KEY)
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

test('a chunk that fails to load without a connection: a retry loads it, and the frame stays', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  await enter(page, scenario, personOf(scenario), '/get-started')
  await expect(page.getByRole('heading', { level: 1, name: t('get-started:title') })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.route('**/*', (route) => route.abort())
  await page.getByRole('link', { name: t('shell:nav.integrations'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('common:errorPage.lost') })).toBeVisible()
  await page.unroute('**/*')
  await page.getByRole('button', { name: t('common:ui.retry') }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t('integrations:title') })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})
