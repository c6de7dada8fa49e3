// The fixtures of every end-to-end test: a page on which no error may go unnoticed, in a language and a theme.
import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

export type Language = 'en' | 'tr'
export type Theme = 'light' | 'dark'

export type Scenario = {
  /** An origin of its own, so that no other test shares its browser storage or sandbox. */
  origin: string
  persons: { email: string; password: string; role: string }[]
  /** A control call to the sandbox of the test (mocks/sandbox/README.md). */
  control: (method: string, path: string, body?: unknown) => Promise<ReturnType<typeof JSON.parse>>
}

type Fixtures = {
  /** Opens a scenario of the sandbox by name, optionally at a given time (ISO 8601). */
  openScenario: (name: string, moment?: { now: string }) => Promise<Scenario>
  language: Language
  theme: Theme
  /**
   * Console errors that a test causes on purpose, such as a refused connection; any other error fails the test. One pattern, because
   * Playwright would read a list of two as a value and its options.
   */
  expectedNoise: RegExp | undefined
  /** A page in a separate browser context, for another person; no error may go unnoticed there either. */
  openBrowser: () => Promise<Page>
  page: Page
}

export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  theme: ['light', { option: true }],
  expectedNoise: [undefined, { option: true }],

  openScenario: async ({ request, baseURL }, use) => {
    const call = async (origin: string, method: string, path: string, body?: unknown) => {
      const { host, port } = new URL(origin)
      // The browser resolves names below localhost to this machine; Node may not.
      const answer = await request.fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { Host: host, 'X-Control-Key': 'sandbox' },
        // The server may close an idle connection at the moment it is reused.
        maxRetries: 2,
        ...(body === undefined ? {} : { data: body }),
      })
      if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
      return answer.json()
    }
    await use(async (name, moment) => {
      const { origin, persons } = await call(baseURL ?? '', 'POST', '/control/scenarios', { name, ...moment })
      return { origin, persons, control: (method, path, body) => call(origin, method, path, body) }
    })
  },

  openBrowser: async ({ browser, language, theme, expectedNoise, baseURL, contextOptions, viewport }, use) => {
    const locale = language === 'tr' ? 'tr-TR' : 'en-US'
    const settings = { ...contextOptions, locale, colorScheme: theme, viewport, ...(baseURL ? { baseURL } : {}) }
    const noise: string[] = []
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext(settings)
      contexts.push(context)
      // Every tab that the test opens is covered.
      context.on('weberror', (thrown) => noise.push(`uncaught: ${thrown.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') noise.push(message.text())
      })
      return context.newPage()
    })
    expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([])
    await Promise.all(contexts.map((context) => context.close()))
  },

  page: async ({ openBrowser }, use) => use(await openBrowser()),
})

/** The texts of the app in a language, by `namespace:key`, so that tests read what a person reads. */
export function wordsOf(language: Language): (key: string) => string {
  return (key) => {
    const [namespace = '', path = ''] = key.split(':')
    const file = readFileSync(`web/public/locales/${language}/${namespace}.json`, 'utf8')
    const text: unknown = path.split('.').reduce((node, name) => Reflect.get(node, name), JSON.parse(file))
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`)
    return text
  }
}
