// Every view in both themes, both languages and at three widths: axe, no sideways scroll (at 320 px, too), one heading, no failure.
// A few by a printed seed; all of them with VIEWS=all.
import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Language, type Scenario, type Theme, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { sampleOf } from '#tests/e2e/views/sample.ts'
import { VIEWS, type View } from '#tests/e2e/views/views.ts'

const WIDTHS = [1440, 768, 375] as const
const HEIGHTS = { 1440: 900, 768: 1024, 375: 812 } as const
const LANGUAGES: Language[] = ['en', 'tr']
const THEMES: Theme[] = ['light', 'dark']
const SAMPLE_SIZE = 24

/** Signs in over the API, as the app would keep it, in the language that is looked at. */
async function signIn(page: Page, request: APIRequestContext, scenario: Scenario, role: string, language: Language) {
  const person = scenario.persons.find((one) => one.role === role)
  if (!person) throw new Error(`Nobody in this scenario is ${role}.`)
  const { host, port } = new URL(scenario.origin)
  const api = (path: string) => `http://127.0.0.1:${port}/api${path}`
  const headers = { Host: host }
  const login = await request.post(api('/Auth/login'), {
    headers,
    data: { email: person.email, password: person.password, signInPlatform: 4 },
  })
  const { token, refreshToken } = await login.json()
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('adwright-access', access)
      localStorage.setItem('adwright-refresh', refresh)
    },
    [token, refreshToken] as const,
  )
  const changed = await request.put(api('/User'), {
    headers: { ...headers, Authorization: `Bearer ${token}` },
    data: { language },
  })
  if (!changed.ok()) throw new Error(`PUT /User answered ${changed.status()}: ${await changed.text()}`)
}

async function look(page: Page, view: View, t: (key: string) => string) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await view.prepare?.(page, t)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await sideways()).toBe(0)
}

const all = VIEWS.flatMap((view) =>
  THEMES.flatMap((theme) => LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ view, theme, language, width })))),
)
const { chosen, seed } = sampleOf(all, process.env.VIEWS === 'all' ? all.length : SAMPLE_SIZE)

for (const { view, theme, language, width } of chosen) {
  test.describe(`seed ${seed}`, () => {
    test.use({
      theme,
      language,
      viewport: { width, height: HEIGHTS[width] },
      contextOptions: { reducedMotion: 'reduce' },
    })

    test(`${view.name} · ${theme} · ${language} · ${width} px`, async ({ page, openScenario, request }) => {
      const scenario = await openScenario(view.scenario)
      await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
      if (view.role) await signIn(page, request, scenario, view.role, language)
      await page.goto(`${scenario.origin}${view.path}${view.path.includes('?') ? '&' : '?'}lng=${language}`)
      await look(page, view, wordsOf(language))
      if (width === 375) {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      }
      if (process.env.VIEWS_SHOTS) {
        const file = `${view.name.replaceAll(/[^\w]+/g, '-')}_${theme}_${language}_${width}.png`
        await page.screenshot({ path: `${process.env.VIEWS_SHOTS}/${file}`, fullPage: true })
      }
    })
  })
}
