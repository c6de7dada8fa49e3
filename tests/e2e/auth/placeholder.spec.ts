// The placeholder before the app has loaded: nothing moves when the app replaces it, and no frame disappears.
import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { enter, personOf } from '#tests/e2e/people.ts'

const MARK_WIDTH = 26

/** Holds the calls that match until the returned function is called. */
async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.fallback()
  })
  return () => release()
}

/** Where the elements are, rounded to whole pixels. */
const places = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return [left, top, width, height].map(Math.round).join(' ')
        }),
      ),
    selectors,
  )

/** Adds up the layout shifts of the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shifts', Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('text has the default color of the theme, not that of a placeholder', async ({ page, openScenario }) => {
  const { origin } = await openScenario('new-user')
  await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
  await page.goto(`${origin}/login`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const colorOf = (element: Element) => getComputedStyle(element).color
  expect(await page.locator('body').evaluate(colorOf)).toBe(await heading.evaluate(colorOf))
})

for (const width of [1440, 768, 375]) {
  test(`the shape of the sign-in form is where the form comes, ${width} px wide`, async ({ page, openScenario }) => {
    const { origin } = await openScenario('new-user')
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
    const release = await hold(page, /\/assets\/index-.*\.js$/)
    await page.goto(`${origin}/login`, { waitUntil: 'commit' })
    await expect(page.locator('.sign-in')).toBeVisible()
    const drawn = ['.header .mark', '.control', '.button', '.aside', '.footer'].map((name) => `.sign-in ${name}`)
    const shape = await places(page, drawn)
    expect(shape[0]).toContain(`${MARK_WIDTH} ${MARK_WIDTH}`)
    // No language and no product name is known yet.
    expect((await page.locator('.sign-in').innerText()).trim()).toBe('')
    release()
    await expect(page.locator('main form button[type=submit]')).toBeVisible()
    await expect(page.locator('.placeholder')).toHaveCount(0)
    const real = ['header a svg', 'main form input', 'main form button[type=submit]', 'aside', 'footer']
    expect(await places(page, real)).toEqual(shape)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBe(0)
  })
}

test('on a slow phone the shape is there first, then form and question, and nothing moves', async ({
  browser,
  openScenario,
}) => {
  const { origin } = await openScenario('new-user')
  const context = await browser.newContext({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const slow = { offline: false, latency: 150, downloadThroughput: 100_000, uploadThroughput: 100_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  await watchShifts(page)
  await page.goto(`${origin}/login`, { waitUntil: 'commit' })
  await expect(page.locator('.sign-in')).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  const decline = page.getByRole('button', { name: wordsOf('en')('consent:decline') })
  await expect(page.locator('main form')).toBeVisible()
  await decline.tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Inter comes after the text, and moves words by fractions of a pixel.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBeLessThan(0.001)
  await context.close()
})

/** Notes whether any frame was drawn since the document began. */
const watchFrame = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const shape = document.querySelector('.placeholder.frame')
      const isShown = shape !== null && getComputedStyle(shape).display !== 'none'
      if (isShown || document.querySelector('aside[data-state]')) Reflect.set(globalThis, 'hasShownFrame', true)
      requestAnimationFrame(look)
    }
    look()
  })
const hasShownFrame = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'hasShownFrame') === true)

test('a signed-in address immediately shows the frame with the loading screen', async ({ page, openScenario }) => {
  const t = wordsOf('en')
  const scenario = await openScenario('team')
  await enter(page, scenario, personOf(scenario), '/robots.txt')
  const releaseApp = await hold(page, /\/assets\/index-.*\.js$/)
  const releaseUser = await hold(page, '**/api/User')
  const releaseAccounts = await hold(page, '**/api/Account')
  await page.goto(`${scenario.origin}/help`, { waitUntil: 'commit' })
  await expect(page.locator('.frame .sidebar')).toBeVisible()
  const shape = await places(page, ['.frame .sidebar', '.frame .mark'])
  releaseApp()
  await expect(page.getByRole('heading', { level: 1, name: 'Loading User Data' })).toBeVisible()
  await expect(page.getByText('Preparing your personalized data')).toBeVisible()
  expect(await places(page, ['aside', 'aside svg'])).toEqual(shape)
  await expect(page.getByRole('link')).toHaveCount(0)
  releaseUser()
  await expect(page.getByRole('heading', { level: 1, name: 'Checking Account Status' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  releaseAccounts()
  await expect(page.getByRole('heading', { level: 1, name: t('help:title') })).toBeVisible()
  expect(await places(page, ['aside', 'aside > a svg'])).toEqual(shape)
})

test('a visitor of a guarded address sees no frame on the way to the sign-in form', async ({ page, openScenario }) => {
  const { origin } = await openScenario('team')
  await watchFrame(page)
  await page.goto(`${origin}/dashboard`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('main form')).toBeVisible()
  expect(await hasShownFrame(page)).toBe(false)
})

test('a session that has ended shows no frame on the way to the sign-in form', async ({ page, openScenario }) => {
  const { origin } = await openScenario('team')
  await watchFrame(page)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', 'true')
    const ended = `e30.${btoa('{"exp":1}')}.signature`
    for (const key of ['access', 'refresh']) localStorage.setItem(`adwright-${key}`, ended)
    localStorage.setItem('adwright-cookies', 'false')
  })
  await page.goto(`${origin}/dashboard`)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('main form')).toBeVisible()
  expect(await hasShownFrame(page)).toBe(false)
})

test('who has no subscription sees no frame on the way to the prices, after the sign-in and in later loads', async ({
  page,
  openScenario,
}) => {
  const t = wordsOf('en')
  const scenario = await openScenario('team')
  const { email, password } = personOf(scenario)
  const { host, hostname } = new URL(scenario.origin)
  await page.route('**/api/User', async (route) => {
    // Names below localhost are this machine, which the browser knows and Node may not.
    const url = route.request().url().replace(hostname, '127.0.0.1')
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } })
    const user = await response.json()
    user.subscriptionDetails.subscriptionId = null
    await route.fulfill({ response, json: user })
  })
  await watchFrame(page)
  await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
  await page.goto(`${scenario.origin}/login`)
  await page.getByLabel(t('auth:login.email')).fill(email)
  await page.getByLabel(t('auth:login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth:login.submit') }).click()
  await expect(page).toHaveURL(/\/registration-pricing$/)
  expect(await hasShownFrame(page)).toBe(false)
  for (const path of ['/dashboard', '/registration-pricing']) {
    await page.goto(`${scenario.origin}${path}`)
    await expect(page.getByRole('heading', { level: 1, name: t('auth:pricing.title') })).toBeVisible()
    await expect(page).toHaveURL(/\/registration-pricing$/)
    expect(await hasShownFrame(page)).toBe(false)
  }
})
