// What every story has: a page that may not fail silently, in a language and a theme.
import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'

export { expect }

export type Language = 'en' | 'tr'
export type Theme = 'light' | 'dark'

export type Scenario = {
  /** Its own address: browser storage and sandbox are shared with no other story. */
  origin: string
  persons: { email: string; password: string; role: string }[]
  /** A control call of the sandbox behind it (mocks/sandbox/README.md). */
  control: (method: string, path: string, body?: unknown) => Promise<ReturnType<typeof JSON.parse>>
}

type Fixtures = {
  /** Opens a scenario of the sandbox by name, at a moment of its own where one is given (ISO 8601). */
  openScenario: (name: string, moment?: { now: string }) => Promise<Scenario>
  language: Language
  theme: Theme
  /**
   * Failures a story causes on purpose, like a refused connection; everything else that is written to the console fails it. One pattern:
   * a list of two would be read as a value and its options.
   */
  expectedNoise: RegExp | undefined
  /** A page in a browser of its own, as another person has it; in it nothing may fail silently either. */
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
      // Names below localhost are this machine, which the browser knows and Node may not.
      const answer = await request.fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { Host: host, 'X-Control-Key': 'sandbox' },
        // A connection that was kept open may be closed by the server in the moment it is used again.
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
      // Of every tab that the story opens.
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

/** The words of the app in a language, by `namespace:key`: a story reads what a person does. */
export function wordsOf(language: Language): (key: string) => string {
  return (key) => {
    const [namespace = '', path = ''] = key.split(':')
    const file = readFileSync(`web/public/locales/${language}/${namespace}.json`, 'utf8')
    const text: unknown = path.split('.').reduce((node, name) => Reflect.get(node, name), JSON.parse(file))
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}.`)
    return text
  }
}
