// Credentials and personal data: entered and sent in every possible place while every call fails. They must not be readable anywhere
// afterwards.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, wordsOf } from '#tests/e2e/fixtures.ts'
import { switchOff, switchOn } from '#tests/e2e/journeys/faults/faults.ts'
import { enter, personOf } from '#tests/e2e/people.ts'
import { ANALYTICS_SCRIPT } from '#web/lib/trusted-types.ts'

const t = wordsOf('en')
test.use({ expectedNoise: /^Failed to load resource: the server responded with a status of [45]\d\d/ })
test.describe.configure({ timeout: 180_000 })

const SECRETS = {
  wrongPassword: 'canary wrong larks 4471',
  registerPassword: 'canary seven larks 4472',
  resetPassword: 'canary nine herons 4473',
  presentPassword: 'canary old swifts 4474',
  newPassword: 'canary new swifts 4475',
  registerCode: 'inv_canary4476canary4476canary4476',
  resetCode: 'rst_canary4477canary4477canary4477',
  unsubscribeCode: 'uns_canary4478can0_usr_canary4478',
  consentCode: 'canary4479consent4479',
  consentState: 'canary4480state4480',
  emailCode: '904470',
  phone: '+4930901820146',
  phoneCode: '904471',
}

type Written = { place: string; text: string }

/** Collects the console output and the requested addresses; a code may appear only in the call that exchanges it. */
function recordTraffic(context: BrowserContext): Written[] {
  const written: Written[] = []
  context.on('console', (message) => written.push({ place: 'console', text: message.text() }))
  context.on('request', (request) => {
    const isOfTheCode = request.isNavigationRequest() || new URL(request.url()).pathname.startsWith('/api/')
    if (!isOfTheCode) written.push({ place: 'request', text: `${request.url()} ${request.postData() ?? ''}` })
    written.push({ place: 'referrer', text: request.headers()['referer'] ?? '' })
  })
  return written
}

/** Collects the tokens that the service has issued, also from malformed responses. */
function catchTokens(context: BrowserContext): Set<string> {
  const tokens = new Set<string>()
  context.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    const text = await response.text().catch(() => '')
    // Without the header, which is the same in every token.
    for (const [, token = ''] of text.matchAll(/eyJ[\w-]+\.([\w-]+\.[\w-]+)/g)) tokens.add(token)
  })
  return tokens
}

/** Every message on the screen, the error list, and the data sent to analytics. */
async function look(page: Page, written: Written[]): Promise<string> {
  for (const text of await page.locator('[role=alert], [role=status]').allInnerTexts())
    written.push({ place: 'message', text })
  written.push({ place: 'page view', text: await page.evaluate(() => JSON.stringify(Reflect.get(window, 'sent'))) })
  await page.keyboard.press('Control+l')
  const list = page.getByRole('dialog', { name: t('shell:debug.title') })
  await expect(list).toBeVisible()
  const text = await list.innerText()
  written.push({ place: 'list of errors', text })
  return text
}

test('secrets appear in no log, message, error list, address, page view, script or storage', async ({
  page,
  openScenario,
}) => {
  const scenario = await openScenario('team')
  const owner = personOf(scenario)
  const context = page.context()
  const written = recordTraffic(context)
  const tokens = catchTokens(context)
  const seen = () => look(page, written)
  const open = (path: string) => page.goto(`${scenario.origin}${path}`)
  const fails = (operationId: string) => switchOn(scenario, { kind: 'status', status: 500, operationId })
  // A failure of another kind, because consecutive equal failures are one entry of the list.
  const failsToo = (operationId: string) => switchOn(scenario, { kind: 'html', operationId })
  const fill = (key: string, text: string) => page.getByLabel(t(key), { exact: true }).fill(text)
  const submit = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click()
  const told = (key: string) => expect(page.getByText(t(key)).first()).toBeVisible()
  const alerted = () => expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()

  const scripts = new Map<string, string>()
  context.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/')) scripts.set(pathname, await response.text().catch(() => ''))
  })
  const settings = JSON.parse(readFileSync('web/public/config.json', 'utf8'))
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...settings, analytics: true } }))
  await page.route(`**${ANALYTICS_SCRIPT}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.sent = window.vaq ?? []; window.va = (...view) => window.sent.push(view)',
    }),
  )
  await context.addInitScript(() => localStorage.setItem('adwright-cookies', 'true'))

  await test.step('signing in', async () => {
    await open('/login?lng=en')
    await fill('auth:login.email', owner.email)
    await fill('auth:login.password', SECRETS.wrongPassword)
    await submit('auth:login.submit')
    await told('auth:login.failed')
    await switchOn(scenario, { kind: 'malformed', operationId: 'login' })
    await fill('auth:login.password', owner.password)
    await submit('auth:login.submit')
    await expect.poll(() => tokens.size).toBe(2)
    await told('auth:login.failed')
    await seen()
  })

  await test.step('registering', async () => {
    await failsToo('checkRegistrationCode')
    await fails('registerWithCode')
    await open(`/register?code=${SECRETS.registerCode}&lng=en`)
    await fill('auth:register.firstName', 'Nora')
    await fill('auth:register.lastName', 'Lind')
    await fill('auth:register.email', 'nora@lind.example')
    await fill('auth:register.password', SECRETS.registerPassword)
    await submit('auth:register.submit')
    await told('auth:register.failed')
    expect(await seen()).toContain('/Auth/register/')
  })

  await test.step('choosing a password anew', async () => {
    await failsToo('checkVerificationCode')
    await fails('resetPassword')
    await open(`/reset/${SECRETS.resetCode}?lng=en`)
    await fill('auth:reset.newPassword', SECRETS.resetPassword)
    await fill('auth:reset.confirmation', SECRETS.resetPassword)
    await submit('auth:reset.submit')
    await told('auth:reset.failed')
    expect(await seen()).toContain('/Verification/password-reset')
  })

  await test.step('unsubscribing', async () => {
    await fails('unsubscribe')
    await open(`/unsubscribe/${SECRETS.unsubscribeCode}?lng=en`)
    await submit('auth:unsubscribe.submit')
    await alerted()
    expect(await seen()).toContain('/Auth/unsubscribe/')
  })

  await test.step('settings, and an answer of a platform that nobody asked for', async () => {
    await switchOff(scenario)
    await fails('updatePassword')
    await fails('requestPhoneChange')
    await enter(page, scenario, owner, '/settings/change-password')
    await fill('settings:password.current', SECRETS.presentPassword)
    await fill('settings:password.new', SECRETS.newPassword)
    await fill('settings:password.confirmation', SECRETS.newPassword)
    await submit('settings:password.submit')
    await alerted()
    await seen()
    await fails('confirmEmailChange')
    await open('/settings/change-email')
    await fill('settings:email.new', 'elif@lindholm-outdoor.example')
    await submit('settings:email.submit')
    await fill('settings:verify.code', SECRETS.emailCode)
    await page.keyboard.press('Enter')
    await alerted()
    await seen()
    await scenario.control('PUT', '/control/clock', { forward: { minutes: 20 } })
    await open('/settings/change-phone')
    await fill('settings:phone.new', SECRETS.phone)
    await submit('settings:phone.submit')
    await alerted()
    await seen()
    await switchOff(scenario)
    await fails('confirmPhoneChange')
    await page.keyboard.press('Escape')
    await submit('settings:phone.submit')
    await fill('settings:verify.code', SECRETS.phoneCode)
    await page.keyboard.press('Enter')
    await alerted()
    await seen()
    await open(`/integrations/3?code=${SECRETS.consentCode}&state=${SECRETS.consentState}`)
    await expect(page).not.toHaveURL(/canary/)
    await told('integrations:consent.foreign')
    await seen()
  })

  await open('/logout')
  await expect(page).toHaveURL(/\/login$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  written.push({ place: 'storage', text: kept })

  for (const [path, text] of scripts) written.push({ place: `script ${path}`, text })
  expect(scripts.size).toBeGreaterThan(3)
  expect([...scripts.values()].filter((text) => text.includes('sourceMappingURL'))).toEqual([])

  // Two sign-ins and a token renewal.
  expect(tokens.size).toBeGreaterThanOrEqual(6)
  const secrets = { ...SECRETS, ownPassword: owner.password, ...Object.fromEntries([...tokens].entries()) }
  const places = new Set(written.map(({ place }) => place))
  expect(Object.keys(secrets).length).toBeGreaterThanOrEqual(20)
  for (const place of ['console', 'request', 'message', 'list of errors', 'page view', 'storage'])
    expect(places, 'places that were looked at').toContain(place)
  const found = Object.entries(secrets).flatMap(([name, secret]) =>
    written.filter(({ text }) => text.includes(secret)).map(({ place, text }) => `${name} in ${place}: ${text}`),
  )
  expect(found).toEqual([])
})
