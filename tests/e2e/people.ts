// What a person does in many stories: sign in, and read a mail.
import type { Page } from '@playwright/test'
import { expect, type Language, type Scenario } from './fixtures.ts'

/** The person of a scenario in a role; the owner unless told. */
export function personOf({ persons }: Scenario, role = 'owner') {
  const person = persons.find((one) => one.role === role)
  if (!person) throw new Error(`The scenario has nobody in the role ${role}.`)
  return person
}

/** Opens an address signed in, in a language, without the way through the sign-in screen; cookies are declined. */
export async function enter(
  page: Page,
  { origin }: Scenario,
  { email, password }: { email: string; password: string },
  path: string,
  language: Language = 'en',
) {
  // A page of this address on which nothing runs, and which asks for no picture.
  await page.route(`${origin}/entrance`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(`${origin}/entrance`)
  await page.evaluate(
    async ({ language: spoken, ...credentials }) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ ...credentials, signInPlatform: 4 })
      const grant = await (await fetch('/api/Auth/login', { method: 'POST', headers, body })).json()
      // The person's own language, which every sign-in brings back.
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

/** The same in English for a view in the frame, once the frame is there and has the keys. */
export async function signIn(
  page: Page,
  scenario: Scenario,
  person: { email: string; password: string },
  path: string,
) {
  await enter(page, scenario, person, path)
  // By its place: under an open dialog the frame has no roles.
  await expect(page.locator('#content h1').first()).toBeAttached()
}

interface Mail {
  to: string
  kind: string
  code: string | null
  link: string | null
}

/** The latest mail to an address. */
export async function latestMail({ control }: Scenario, to: string): Promise<Mail> {
  const [mail] = await control('GET', `/control/mails?to=${encodeURIComponent(to)}`)
  if (!mail) throw new Error(`There is no mail to ${to}.`)
  return mail
}
