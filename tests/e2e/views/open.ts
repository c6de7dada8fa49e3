// Opens a view as its visitor, and waits until loading and rendering have finished.
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, type Language, type Scenario, wordsOf } from '#tests/e2e/fixtures.ts'
import { personOf } from '#tests/e2e/people.ts'
import type { Api, View } from './view.ts'

export type OpenScenario = (name: string) => Promise<Scenario>

const kept = new Map<string, Promise<Scenario>>()

/** The scenario of a view: read-only views share one per worker, because seeding takes a while. */
export function scenarioOf({ scenario, before, broken }: View, openScenario: OpenScenario): Promise<Scenario> {
  if (before || broken) return openScenario(scenario)
  const opened = kept.get(scenario) ?? openScenario(scenario)
  kept.set(scenario, opened)
  return opened
}

/** Signs in through the API and stores the tokens as the app would, with the language of the view. */
async function signIn(page: Page, request: APIRequestContext, scenario: Scenario, view: View, language: Language) {
  const person = personOf(scenario, view.role)
  // The browser resolves names below localhost to this machine; Node may not.
  const { host, port } = new URL(scenario.origin)
  const headers: Record<string, string> = { Host: host, 'Idempotency-Key': crypto.randomUUID() }
  const api: Api = async (method, path, data) => {
    const answer = await request.fetch(`http://127.0.0.1:${port}/api${path}`, { method, headers, data })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return JSON.parse((await answer.text()) || 'null')
  }
  const { email, password } = person
  const { token, refreshToken } = await api('POST', '/Auth/login', { email, password, signInPlatform: 4 })
  headers.Authorization = `Bearer ${token}`
  await api('PUT', '/User', { language })
  await page.addInitScript(
    ([access, refresh]) => {
      // Skipped after a sign-out in this page.
      if (sessionStorage.getItem('views-entered')) return
      sessionStorage.setItem('views-entered', 'true')
      localStorage.setItem('adwright-access', access)
      localStorage.setItem('adwright-refresh', refresh)
    },
    [token, refreshToken] as const,
  )
  return { api, headers }
}

/** The address of a view for a person who is signed in from now on; activates the faults of the view. */
export async function prepareVisit(
  page: Page,
  request: APIRequestContext,
  scenario: Scenario,
  view: View,
  language: Language,
): Promise<string> {
  if (!view.asksForCookies) await page.addInitScript(() => localStorage.setItem('adwright-cookies', 'false'))
  let path = typeof view.path === 'string' ? view.path : ''
  if (view.role) {
    const { api, headers } = await signIn(page, request, scenario, view, language)
    if (typeof view.path === 'function' || view.before) {
      const account = scenario.persons.length > 1 ? 'acc_8f2KqL' : undefined
      const ads = account && (await api('GET', `/EA/${account}/token`).catch(() => undefined))
      if (ads) headers['X-Ads-Authorization'] = `Bearer ${ads.tokenString}`
      await view.before?.(api)
      if (typeof view.path === 'function') path = await view.path(api)
    }
  }
  for (const operationId of view.broken ?? []) {
    await scenario.control('POST', '/control/faults', { kind: 'status', status: 503, operationId })
  }
  return `${scenario.origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`
}

/** Waits until nothing is loading or rendering. */
export async function settle(page: Page): Promise<void> {
  // By its place: under an open dialog the page has no roles.
  await expect(page.locator('h1')).toHaveCount(1, { timeout: 30_000 })
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export async function visit(page: Page, address: string, view: View, language: Language): Promise<void> {
  await page.goto(address)
  await settle(page)
  await view.prepare?.(page, wordsOf(language))
  if (view.prepare) await settle(page)
}
