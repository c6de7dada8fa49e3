// Common actions of a person: sign in, and read an email.
import type { Page } from '@playwright/test'
import { expect, type Language, type Scenario } from './fixtures.ts'

/** The person of a scenario with a role; by default the owner. */
export function personOf({ persons }: Scenario, role = 'owner') {
  const person = persons.find((one) => one.role === role)
  if (!person) throw new Error(`The scenario has nobody in the role ${role}.`)
  return person
}

/** Opens an address signed in, in a language, without using the sign-in screen; cookies are declined. */
export async function enter(
  page: Page,
  { origin }: Scenario,
  { email, password }: { email: string; password: string },
  path: string,
  language: Language = 'en',
) {
  // A plain file of this origin that runs no script and requests no icon.
  await page.route(`${origin}/entrance`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(`${origin}/entrance`)
  await page.evaluate(
    async ({ language: spoken, ...credentials }) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ ...credentials, signInPlatform: 4 })
      const grant = await (await fetch('/api/Auth/login', { method: 'POST', headers, body })).json()
      // The person's language setting, which every sign-in applies.
      const signed = { ...headers, Authorization: `Bearer ${grant.token}` }
      await fetch('/api/User', { method: 'PUT', headers: signed, body: JSON.stringify({ language: spoken }) })
      localStorage.setItem('adwright-cookies', 'false')
      localStorage.setItem('adwright-refresh', grant.refreshToken)
      localStorage.setItem('adwright-access', grant.token)
    },
    { email, password, language },
  )
  await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
}

/** The same in English for a view inside the frame, once the frame is rendered and handles keys. */
export async function signIn(
  page: Page,
  scenario: Scenario,
  person: { email: string; password: string },
  path: string,
) {
  await enter(page, scenario, person, path)
  // Located by its position, because elements behind an open dialog have no accessible roles.
  await expect(page.locator('#content h1').first()).toBeAttached()
}

/** Calls an operation of the API as the person whose session the page has; the answer is its JSON. */
export function callApi<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([verb = '', address = '', sent]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('adwright-access')}`,
        'Content-Type': 'application/json',
      }
      return (await fetch(address, { method: verb, headers, ...(sent ? { body: sent } : {}) })).json()
    },
    [method, `/api${path}`, body && JSON.stringify(body)],
  )
}

interface Mail {
  to: string
  kind: string
  code: string | null
  link: string | null
}

/** Returns the latest email to an address. */
export async function latestMail({ control }: Scenario, to: string): Promise<Mail> {
  const [mail] = await control('GET', `/control/mails?to=${encodeURIComponent(to)}`)
  if (!mail) throw new Error(`There is no mail to ${to}.`)
  return mail
}
