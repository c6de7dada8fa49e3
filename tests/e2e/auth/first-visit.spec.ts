// The first visit: the page, with the cookie question over it.

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, type Language, type Theme, test, wordsOf } from '#tests/e2e/fixtures.ts'
import shipped from '#web/public/config.json' with { type: 'json' }

const PRODUCT = 'Kelebek Pazarlama'
const VISITS: { language: Language; theme: Theme; path: string }[] = [
  { language: 'en', theme: 'light', path: '/login' },
  { language: 'en', theme: 'dark', path: '/register' },
  { language: 'tr', theme: 'light', path: '/recovery' },
  { language: 'tr', theme: 'dark', path: '/dashboard' },
]

/** Another installation of the product, with a name of its own. */
const renameProduct = (page: Page) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, productName: PRODUCT } }))

const answerOf = (page: Page) => page.evaluate(() => localStorage.getItem('adwright-cookies'))

for (const { language, theme, path } of VISITS) {
  test.describe(`${path} in ${language}, ${theme}`, () => {
    test.use({ language, theme })

    test('the question says whose product asks; the page behind it is drawn, but cannot be reached', async ({
      page,
      openScenario,
    }) => {
      const t = wordsOf(language)
      const { origin } = await openScenario('new-user')
      await renameProduct(page)
      await page.goto(`${origin}${path}?lng=${language}`)
      const dialog = page.getByRole('dialog', { name: t('consent:title') })
      await expect(dialog).toContainText(PRODUCT)
      await expect(dialog.getByRole('heading')).toBeFocused()
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/)
      // Drawn behind it, and not in the tree that a screen reader browses.
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('#root')).toHaveAttribute('inert')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

      const [accept, decline] = await Promise.all(
        ['consent:accept', 'consent:decline'].map((key) => dialog.getByRole('button', { name: t(key) }).boundingBox()),
      )
      expect(accept?.width).toBe(decline?.width)
      await dialog.getByRole('button', { name: t('consent:decline') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(dialog).toHaveCount(0)
      expect(await answerOf(page)).toBe('false')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })
  })
}

test('by keyboard: Tab stays in the question, Escape is no answer, Enter is one', async ({ page, openScenario }) => {
  const t = wordsOf('en')
  const { origin } = await openScenario('new-user')
  await page.goto(`${origin}/login`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  const stops: string[] = []
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  const links = [...t('consent:links').matchAll(/<\w+>(.*?)<\/\w+>/g)].map(([, text]) => text)
  const names = [...links, ...['consent:accept', 'consent:decline', 'common:language.tr'].map(t)]
  expect(stops).toEqual([...names, names[0]])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await answerOf(page)).toBe('true')
})

test('by touch on a phone: the question fits, and its buttons are large enough', async ({ browser, openScenario }) => {
  const t = wordsOf('en')
  const { origin } = await openScenario('new-user')
  const phone = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, locale: 'en-US' }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  const decline = page.getByRole('button', { name: t('consent:decline') })
  await expect(decline).toBeInViewport({ ratio: 1 })
  // The dialog grows to its size while it opens.
  await expect.poll(async () => (await decline.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await decline.tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel(t('auth:login.email')).tap()
  await expect(page.getByLabel(t('auth:login.email'))).toBeFocused()
  await context.close()
})

test('an answer in another tab closes the question', async ({ page, openScenario }) => {
  const { origin } = await openScenario('new-user')
  await page.goto(`${origin}/login`)
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(`${origin}/register`)
  await other.getByRole('button', { name: wordsOf('en')('consent:accept') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('main h1')).toBeFocused()
})

test('the language is switched for the question and the page behind it', async ({ page, openScenario }) => {
  const { origin } = await openScenario('new-user')
  await page.goto(`${origin}/login`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Türkçe' }).click()
  const t = wordsOf('tr')
  await expect(dialog).toHaveAccessibleName(t('consent:title'))
  await expect(dialog.getByRole('button', { name: 'English' })).toBeFocused()
  await expect(page.locator('main h1')).toHaveText(t('auth:login.title'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test.describe('in a browser that prefers Turkish', () => {
  test.use({ language: 'tr' })

  test('a first visit begins in English, and offers Turkish in one click', async ({ page, openScenario }) => {
    const { origin } = await openScenario('new-user')
    await page.goto(`${origin}/login`)
    const dialog = page.getByRole('dialog', { name: wordsOf('en')('consent:title') })
    await dialog.getByRole('button', { name: 'Türkçe devam edin' }).click()
    const t = wordsOf('tr')
    await page.getByRole('button', { name: t('consent:decline') }).click()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:login.title'))
    await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toBeVisible()
  })

  test('where nothing is asked, public pages offer it until it is dismissed', async ({ page, openScenario }) => {
    const t = wordsOf('en')
    const { origin } = await openScenario('new-user')
    await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, cookieConsent: false } }))
    await page.goto(`${origin}/register`)
    const offer = page.getByRole('button', { name: 'Türkçe devam edin' })
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: t('common:language.keep.en') }).click()
    await expect(page.getByRole('button', { name: 'Türkçe', exact: true })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth:register.title'))
    await expect(page.getByRole('button', { name: 'Türkçe', exact: true })).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})
